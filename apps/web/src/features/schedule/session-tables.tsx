import { Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import {
  isActivePerson,
  isAdmin,
  isPlanned,
  membersIn,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { LazyMount } from '../../components/lazy-mount.tsx'
import { DayNav } from '../../components/sessions/day-nav.tsx'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSetting } from '../../lib/live/live-context.tsx'
import { byName } from '../../lib/name-order.ts'
import { AddGroup } from './add-group.tsx'
import { DayList } from './day-list.tsx'
import { AssignmentGrid } from './grid/assignment-grid.tsx'
import { ZoneNote } from './mine/mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { UnplacedList } from './unplaced-list.tsx'
import { useToggles } from './use-toggles.ts'

/** One table per enabled session; SCHED-1. */
export function SessionTables({ days }: { days: SessionDays }) {
  const { schedule } = useSchedule()
  return (
    <Stack gap="xl">
      <DayNav nav={days} />
      <ZoneNote />
      <DayList days={days} gap="xl">
        {(session, title, order) => <SessionTable session={session} title={title} order={order} />}
      </DayList>
      {schedule.layout === 'weeks' && <UnplacedList />}
    </Stack>
  )
}

type SessionTableProps = { session: Session; title: ReactNode; order: 2 | 3 }

/** A session's table under a collapsible heading; not rendered while collapsed or far from the viewport. */
function SessionTable({ session, title, order }: SessionTableProps) {
  const t = useT()
  const { viewer, schedule } = useSchedule()
  const [isOpen, setOpen] = useState(true)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const panelId = useId()
  const { shown, hidden } = useColumns(session, added)
  const people = usePeople(session, shown)
  const running = shown.filter((group) => group.sessions.includes(session.id))
  const placed = new Set(running.flatMap((group) => membersIn(group, session.id)))
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Title order={order} size="h4">
          <UnstyledButton
            fw="inherit"
            fz="inherit"
            py={8}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <span style={{ display: 'inline-block', width: '1.2em', verticalAlign: '-3px' }}>
              <Icon name={isOpen ? 'open' : 'closed'} />
            </span>
            {title}{' '}
            <Text span c="dimmed" fw={400} size="sm">
              {t('schedule.session.sums', { groups: running.length, people: placed.size })}
            </Text>
          </UnstyledButton>
        </Title>
        {isOpen && isAdmin(viewer) && (
          <AddGroup
            session={session}
            groups={hidden}
            onReveal={(group) => setAdded(new Set([...added, group.key]))}
          />
        )}
      </Group>
      <div id={panelId}>
        {isOpen && shown.length === 0 && <Text c="dimmed">{t('schedule.session.noGroups')}</Text>}
        {isOpen && shown.length > 0 && (
          <LazyMount minHeight={Math.min(600, 120 + people.length * 36)}>
            <AssignmentGrid session={session} groups={shown} people={people} />
          </LazyMount>
        )}
        {isOpen && schedule.layout !== 'weeks' && <UnplacedList session={session} />}
      </div>
    </>
  )
}

/** The groups that run in the session; with the toggle off also unplanned ones, for who may fill them. */
function useColumns(
  session: Session,
  added: ReadonlySet<string>,
): { shown: ScheduledGroup[]; hidden: ScheduledGroup[] } {
  const { schedule, viewer } = useSchedule()
  const { hideUnplanned } = useToggles()
  const mayChange = useSetting('parameters|ui|allowUsersToChangeSchedule')
  const showsUnplanned = !hideUnplanned && (isAdmin(viewer) || mayChange)
  const isShown = (group: ScheduledGroup) =>
    group.sessions.includes(session.id) || (!isPlanned(group) && (showsUnplanned || added.has(group.key)))
  return {
    shown: schedule.groups.filter(isShown),
    hidden: schedule.groups.filter((group) => !isPlanned(group) && !isShown(group)),
  }
}

/** Participants and people in a group of this session, the viewer first, then by name. */
function usePeople(session: Session, groups: readonly ScheduledGroup[]): string[] {
  const { state, viewer } = useSchedule()
  const members = new Set(groups.flatMap((group) => membersIn(group, session.id)))
  return [...state.persons.values()]
    .filter(({ id }) => isActivePerson(state, id) || members.has(id))
    .sort(
      (a, b) => Number(b.id === viewer.personId) - Number(a.id === viewer.personId) || byName(a.name, b.name),
    )
    .map(({ id }) => id)
}
