import { Button, Group, List, Text } from '@mantine/core'
import { isAdmin, membershipEdits, type Opening, type Session, unplacedPeople } from '@planner/domain'
import { useMemo } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSchedule } from './schedule-context.tsx'
import { useApplyEdits } from './use-apply-edits.ts'
import { useNames } from './use-names.ts'

const MAX_OPENINGS = 3

/** For admins: people without a group in a session, each with preferred groups that have free places. */
export function UnplacedList({ session }: { session: Session }) {
  const t = useT()
  const { variant, state, schedule, viewer } = useSchedule()
  const mayKnow = isAdmin(viewer)
  const unplaced = useMemo(
    () => (mayKnow ? unplacedPeople(variant, state, schedule, session.id) : []),
    [mayKnow, variant, state, schedule, session.id],
  )
  if (unplaced.length === 0) return null
  return (
    <Disclosure label={t('schedule.unplaced.title', { number: unplaced.length })}>
      <List spacing={4} listStyleType="none">
        {unplaced.map(({ personId, openings }) => (
          <List.Item key={personId}>
            <UnplacedPerson personId={personId} openings={openings} session={session} />
          </List.Item>
        ))}
      </List>
    </Disclosure>
  )
}

type PersonProps = { personId: string; openings: readonly Opening[]; session: Session }

function UnplacedPerson({ personId, openings, session }: PersonProps) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const person = names.person(personId)
  return (
    <Group gap="xs">
      <Text span fw={600}>
        {person}
      </Text>
      {openings.length === 0 && (
        <Text span c="dimmed" size="sm">
          {t('schedule.unplaced.noRoom')}
        </Text>
      )}
      {openings.slice(0, MAX_OPENINGS).map(({ group, places }) => (
        <Button
          key={group.key}
          variant="default"
          size="compact-sm"
          mih={36}
          aria-label={t('schedule.unplaced.place', { person, group: names.group(group) })}
          onClick={() => apply(membershipEdits(schedule, group, session.id, personId, true))}
        >
          {t('schedule.places', { group: names.group(group), number: places })}
        </Button>
      ))}
    </Group>
  )
}
