import { Badge, Card, Group, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import {
  activePeople,
  groupHosts,
  isAdmin,
  membersIn,
  type PersonId,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { useState } from 'react'
import { DayNav } from '../../components/sessions/day-nav.tsx'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { TopicFacts } from '../../components/topic-facts.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { byName } from '../../lib/name-order.ts'
import { usePrinting } from '../../lib/printing.ts'
import { PeopleChips } from './cards/chips.tsx'
import { DayList } from './day-list.tsx'
import { EventTime, RoomText } from './group-facts.tsx'
import { ZoneNote } from './mine/mine-view.tsx'
import { useNames, useSchedule } from './schedule-context.tsx'
import { UnplacedList } from './unplaced-list.tsx'
import { WhyNames } from './why/ask-why.tsx'

/** The plan as a list: sessions, their groups with names, the viewer's own group first. */
export function PlanList({ days }: { days: SessionDays }) {
  const { schedule } = useSchedule()
  const [personId, setPersonId] = useState<PersonId>('')
  const isWeekly = schedule.layout === 'weeks'
  return (
    <Stack gap="xl">
      <DayNav nav={days}>
        {schedule.layout === 'sessions' && schedule.sessions.length > 1 && (
          <PersonSelect value={personId} onChange={setPersonId} />
        )}
      </DayNav>
      <ZoneNote />
      <DayList days={days} gap="xl">
        {(session, title, order) => (
          <>
            <Title order={order} size="h4" mb="sm">
              {title}
            </Title>
            <SessionGroups session={session} personId={personId} order={order === 2 ? 3 : 4} />
            {!isWeekly && personId === '' && <UnplacedList session={session} />}
          </>
        )}
      </DayList>
      {isWeekly && <UnplacedList />}
    </Stack>
  )
}

/** Shows the groups of one person only; SCREEN-13. */
function PersonSelect({ value, onChange }: { value: PersonId; onChange: (personId: PersonId) => void }) {
  const t = useT()
  const names = useNames()
  const { state } = useSchedule()
  const people = activePeople(state).sort((a, b) => byName(a.name, b.name))
  return (
    <NativeSelect
      label={t('schedule.list.of')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('schedule.list.everybody') },
        ...people.map(({ id }) => ({ value: id, label: names.person(id) })),
      ]}
      style={{ flex: '1 1 200px', maxWidth: 320 }}
    />
  )
}

type SessionGroupsProps = { session: Session; personId: PersonId; order: 3 | 4 }

function SessionGroups({ session, personId, order }: SessionGroupsProps) {
  const t = useT()
  const { schedule, viewer } = useSchedule()
  const running = schedule.groups.filter(
    (group) =>
      group.sessions.includes(session.id) &&
      (personId === '' || membersIn(group, session.id).includes(personId)),
  )
  if (running.length === 0)
    return (
      <Text c="dimmed">{t(personId === '' ? 'schedule.session.noGroups' : 'schedule.session.notIn')}</Text>
    )
  const isOwn = (group: ScheduledGroup) => membersIn(group, session.id).some((id) => id === viewer.personId)
  const start = (group: ScheduledGroup) => group.starts.get(session.id) ?? Number.POSITIVE_INFINITY
  const sorted = running.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (start(a) < start(b) ? -1 : 0),
  )
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
      {sorted.map((group) => (
        <GroupCard key={group.key} group={group} session={session} isOwn={isOwn(group)} order={order} />
      ))}
    </SimpleGrid>
  )
}

type GroupCardProps = { group: ScheduledGroup; session: Session; isOwn: boolean; order: 3 | 4 }

function GroupCard({ group, session, isOwn, order }: GroupCardProps) {
  const t = useT()
  const names = useNames()
  const { variant, state, viewer, schedule } = useSchedule()
  const members = membersIn(group, session.id)
  const hosts = groupHosts(variant, state, group, session.id)
  const others = members.filter((id) => !hosts.includes(id))
  const people = others.toSorted((a, b) => byName(names.person(a), names.person(b)))
  // Other plans are cards of chips already; names are less ink on paper.
  const hasChips = !usePrinting() && schedule.layout === 'weeks' && members.length > 0
  const told = hasChips ? hosts.filter((id) => !members.includes(id)) : hosts
  return (
    <Card
      withBorder
      padding="sm"
      style={isOwn ? { borderColor: 'var(--mantine-primary-color-filled)', borderWidth: 2 } : undefined}
    >
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={order} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {names.group(group)}
        </Title>
        {isOwn && (
          <Badge tt="none" style={{ flexShrink: 0 }}>
            {t('schedule.list.yours')}
          </Badge>
        )}
      </Group>
      <TopicFacts topic={group.topic} />
      <RoomText group={group} sessionIds={[session.id]} />
      {schedule.layout === 'weeks' && <Text size="sm">{names.time(group, session.id, 'long')}</Text>}
      {!isAdmin(viewer) && <EventTime text={names.eventTime(group, session.id)} />}
      {hasChips && <PeopleChips group={group} sessionId={session.id} />}
      {told.length > 0 && (
        <Text size="sm">
          <WhyNames text="schedule.list.hosts" people={told} group={group} sessionId={session.id} />
        </Text>
      )}
      <Text size="sm" {...(members.length === 0 && { c: 'dimmed' })}>
        {members.length === 0
          ? t('schedule.list.nobody')
          : !hasChips &&
            people.length > 0 && (
              <WhyNames text="schedule.list.people" people={people} group={group} sessionId={session.id} />
            )}
      </Text>
    </Card>
  )
}
