import { Button, Group, List, Text } from '@mantine/core'
import {
  isAdmin,
  membershipEdits,
  openingsIn,
  type PersonId,
  type Session,
  unplacedIds,
} from '@planner/domain'
import { useMemo } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { useNames, useSchedule } from './schedule-context.tsx'
import { WhyName } from './why/ask-why.tsx'

const MAX_OPENINGS = 3

/** For admins: people without a group, with free groups that they prefer, or why there are none. */
export function UnplacedList({ session }: { session?: Session }) {
  const t = useT()
  const plan = useSchedule()
  const { schedule, viewer } = plan
  const unplaced = useMemo(
    () => (isAdmin(viewer) ? unplacedIds(plan, session ? [session] : schedule.sessions) : []),
    [viewer, plan, schedule, session],
  )
  if (unplaced.length === 0) return null
  // In a week a group of any hour will do, and people who have fewer than they want are among them.
  const title = schedule.layout === 'weeks' ? 'schedule.unplaced.fewer' : 'schedule.unplaced.title'
  return (
    <Disclosure label={t(title, { number: unplaced.length })} isPrinted>
      <List spacing={4} listStyleType="none" className="print-columns">
        {unplaced.map((personId) => (
          <List.Item key={personId}>
            <UnplacedRow personId={personId} session={session} />
          </List.Item>
        ))}
      </List>
    </Disclosure>
  )
}

type RowProps = { personId: PersonId; session: Session | undefined }

function UnplacedRow({ personId, session }: RowProps) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { schedule } = plan
  const { openings, reason } = useMemo(
    () => openingsIn(plan, session ? [session] : schedule.sessions, personId),
    [plan, schedule, session, personId],
  )
  const { setCells: apply } = useLive()
  const person = names.person(personId)
  return (
    <Group gap="xs">
      <Text span fw={600}>
        <WhyName personId={personId} sessionId={session?.id ?? null} isWithout>
          {person}
        </WhyName>
      </Text>
      {reason && (
        <Text span c="dimmed" size="sm">
          {t(`schedule.unplaced.none.${reason}`)}
        </Text>
      )}
      {openings.slice(0, MAX_OPENINGS).map(({ group, sessionId: inSession, places }) => (
        <Button
          key={group.key}
          size="compact-sm"
          mih={36}
          aria-label={t('schedule.unplaced.place', { person, group: names.group(group) })}
          onClick={() => apply(membershipEdits(schedule, group, inSession, personId, true))}
        >
          {t('schedule.places', { group: names.group(group), number: places })}
        </Button>
      ))}
    </Group>
  )
}
