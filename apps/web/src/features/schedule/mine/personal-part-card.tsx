import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import {
  assignmentAddress,
  editRefusal,
  groupHosts,
  isMember,
  membershipEdits,
  membersIn,
  type NoOpeningReason,
  type Opening,
  type PersonalPart,
  type ScheduledGroup,
} from '@planner/domain'
import type { ReactNode } from 'react'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { EventTime, RoomText } from '../group-facts.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningMark } from '../warnings.tsx'
import { WhyLink } from '../why/ask-why.tsx'
import classes from './mine-view.module.css'

type Props = {
  part: PersonalPart
  personId: string
  /** Instead of the names of its sessions. */
  title?: ReactNode
  /** It is what comes next: in how many minutes, where that is soon. */
  next?: { minutes: number | undefined } | undefined
}

/** A person's groups of one or all sessions, or why there is none and which groups they could join. */
export function PersonalPartCard({ part, personId, title, next }: Props) {
  const t = useT()
  const names = useNames()
  const sessionIds = part.sessions.map(({ id }) => id)
  const isPlaced = part.status === 'placed'
  const why = <WhyLink personId={personId} sessionId={sessionIds[0] ?? null} isWithout={!isPlaced} />
  return (
    <Card withBorder padding="md" className={classes.card ?? ''} data-next={next ? true : undefined}>
      <div className={classes.when}>
        <Title order={3} size="h6" c="dimmed">
          {title ?? names.sessionsById(sessionIds)}
        </Title>
        {next && (
          <span className={classes.soon}>
            {next.minutes === undefined
              ? t('schedule.mine.next')
              : t('schedule.mine.soon', { number: next.minutes })}
          </span>
        )}
      </div>
      {isPlaced && (
        <Stack>
          {part.groups.map((group) => (
            <OwnGroup key={group.key} group={group} sessionIds={sessionIds} personId={personId}>
              {part.groups.length === 1 && why}
            </OwnGroup>
          ))}
        </Stack>
      )}
      {part.status === 'away' && <Text>{t('schedule.mine.away')}</Text>}
      {part.status === 'enough' && <Text>{t('schedule.mine.enough')}</Text>}
      {part.status === 'open' && (
        <Openings openings={part.openings} reason={part.reason} personId={personId} />
      )}
      {!(isPlaced && part.groups.length === 1) && why}
    </Card>
  )
}

type GroupProps = {
  group: ScheduledGroup
  sessionIds: readonly number[]
  personId: string
  /** Stands beside the button. */
  children: ReactNode
}

/** One group of one or several sessions, which is left as a whole; SCHED-27. */
function OwnGroup({ group, sessionIds, personId, children }: GroupProps) {
  const t = useT()
  const names = useNames()
  const warningOf = useWarnings().ofSeat
  const { mayChange, change } = useOwnEdit(personId)
  const { variant, state, schedule } = useSchedule()
  const sessionId = sessionIds[0] ?? 1
  const hosts = groupHosts(variant, state, group, sessionId)
  const otherMembers = membersIn(group, sessionId).filter((id) => id !== personId && !hosts.includes(id))
  const people = otherMembers.map(names.person).sort(byName)
  const warnings = new Set(sessionIds.map((id) => warningOf(group, id, personId)))
  const warning = [...warnings].filter((text) => text !== '').join('; ')
  const name = names.group(group)
  // Who hosts a topic is in all its groups.
  const isRepeated =
    !hosts.includes(personId) &&
    schedule.groups.some(
      (other) => other !== group && other.topic.id === group.topic.id && isMember(other, personId),
    )
  return (
    <div>
      <Text fw={600} size="lg" style={{ overflowWrap: 'anywhere' }}>
        {name} {warning && <WarningMark text={warning} />}
      </Text>
      <TopicFacts topic={group.topic} />
      <RoomText group={group} sessionIds={sessionIds} />
      {schedule.layout === 'weeks' && (
        <>
          <Text>{names.ownTime(group, sessionId, 'long')}</Text>
          <EventTime text={names.eventTime(group, sessionId)} />
        </>
      )}
      {isRepeated && (
        <Text size="sm">
          {t(schedule.layout === 'weeks' ? 'schedule.mine.repeated.week' : 'schedule.mine.repeated')}
        </Text>
      )}
      {hosts.length > 0 && <Text size="sm">{t('schedule.list.hosts', { names: names.people(hosts) })}</Text>}
      {people.length > 0 && <Text size="sm">{t('schedule.list.people', { names: people.join(', ') })}</Text>}
      <Group justify="space-between" gap="sm" className="no-print">
        {children}
        {mayChange(group, sessionId) && (
          <Button
            variant="subtle"
            ms="auto"
            me={-14}
            aria-label={t('schedule.mine.leave.label', { group: name })}
            onClick={() => change(group, sessionId, false)}
          >
            {t('schedule.mine.leave')}
          </Button>
        )}
      </Group>
    </div>
  )
}

type OpeningsProps = { openings: readonly Opening[]; reason: NoOpeningReason | null; personId: string }

function Openings({ openings, reason, personId }: OpeningsProps) {
  const t = useT()
  const names = useNames()
  const { mayChange, change } = useOwnEdit(personId)
  if (openings.length === 0) {
    return (
      <>
        <Text>{t('schedule.mine.open')}</Text>
        {reason && <Text size="sm">{t(`schedule.mine.none.${reason}`)}</Text>}
      </>
    )
  }
  const mayJoin = openings.some(({ group, sessionId }) => mayChange(group, sessionId))
  return (
    <>
      <Text>{t('schedule.mine.open')}</Text>
      <Text size="sm">{t('schedule.mine.openings')}</Text>
      <ul className={classes.openings}>
        {openings.map(({ group, sessionId, places }) => (
          <li key={group.key} className={classes.opening}>
            <span className={classes.group}>{names.group(group)}</span>
            <span className={classes.free}>{t('schedule.mine.free', { number: places })}</span>
            {mayJoin && (
              <Button
                aria-label={t('schedule.mine.join.label', { group: names.group(group) })}
                onClick={() => change(group, sessionId, true)}
              >
                {t('schedule.mine.join')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!mayJoin && <Text size="sm">{t('schedule.mine.askOrganiser')}</Text>}
    </>
  )
}

/** Lets participants join and leave groups themselves, where the event allows it; ROLE-5. */
function useOwnEdit(personId: string) {
  const { variant, state, viewer, schedule } = useSchedule()
  const live = useLive()
  return {
    mayChange: (group: ScheduledGroup, sessionId: number) =>
      editRefusal(variant, state, viewer, assignmentAddress(group, sessionId, personId)) === undefined,
    change: (group: ScheduledGroup, sessionId: number, isIn: boolean) =>
      live.setCells(membershipEdits(schedule, group, sessionId, personId, isIn)),
  }
}
