import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { groupHosts, isAdmin, membersIn, type ScheduledGroup, type Session } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { byName } from '../../lib/name-order.ts'
import { ZoneNote } from './mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { UnplacedList } from './unplaced-list.tsx'
import { useNames } from './use-names.ts'

/** The plan as a list: sessions, their groups with names, the viewer's own group first. */
export function PlanList() {
  const names = useNames()
  const { schedule, viewer } = useSchedule()
  const isWeekly = schedule.layout === 'weeks'
  return (
    <Stack gap="xl">
      <ZoneNote clock={isAdmin(viewer) ? null : viewer.personId} />
      {schedule.sessions.map((session) => (
        <section key={session.id} aria-label={names.session(session)}>
          <Title order={2} size="h4" mb="sm">
            {names.session(session)}
          </Title>
          <SessionGroups session={session} />
          {!isWeekly && <UnplacedList session={session} />}
        </section>
      ))}
      {isWeekly && <UnplacedList />}
    </Stack>
  )
}

function SessionGroups({ session }: { session: Session }) {
  const t = useT()
  const { schedule, viewer } = useSchedule()
  const running = schedule.groups.filter((group) => group.sessions.includes(session.id))
  if (running.length === 0) return <Text c="dimmed">{t('schedule.session.noGroups')}</Text>
  const isOwn = (group: ScheduledGroup) =>
    viewer.personId !== null && membersIn(group, session.id).includes(viewer.personId)
  const start = (group: ScheduledGroup) => group.starts.get(session.id) ?? Number.POSITIVE_INFINITY
  const sorted = running.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (start(a) < start(b) ? -1 : 0),
  )
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
      {sorted.map((group) => (
        <GroupCard key={group.key} group={group} session={session} isOwn={isOwn(group)} />
      ))}
    </SimpleGrid>
  )
}

type GroupCardProps = { group: ScheduledGroup; session: Session; isOwn: boolean }

function GroupCard({ group, session, isOwn }: GroupCardProps) {
  const t = useT()
  const names = useNames()
  const { variant, state, schedule } = useSchedule()
  const members = membersIn(group, session.id)
  const hosts = groupHosts(variant, state, group, session.id)
  const others = members.filter((id) => !hosts.includes(id))
  const people = others.map(names.person).sort(byName)
  return (
    <Card
      withBorder
      padding="sm"
      style={isOwn ? { borderColor: 'var(--mantine-primary-color-filled)', borderWidth: 2 } : undefined}
    >
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {names.group(group)}
        </Title>
        {isOwn && (
          <Badge tt="none" style={{ flexShrink: 0 }}>
            {t('schedule.list.yours')}
          </Badge>
        )}
      </Group>
      {schedule.layout === 'weeks' && <Text size="sm">{names.time(group, session.id, 'long')}</Text>}
      {hosts.length > 0 && <Text size="sm">{t('schedule.list.hosts', { names: names.people(hosts) })}</Text>}
      <Text size="sm" {...(members.length === 0 && { c: 'dimmed' })}>
        {members.length === 0
          ? t('schedule.list.nobody')
          : people.length > 0 && t('schedule.list.people', { names: people.join(', ') })}
      </Text>
    </Card>
  )
}
