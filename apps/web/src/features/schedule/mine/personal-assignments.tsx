import { ScrollArea, Stack, Table, Title } from '@mantine/core'
import {
  activePeople,
  isAdmin,
  type PersonalSession,
  type PersonId,
  personalSchedule,
  type ScheduledGroup,
} from '@planner/domain'
import { Fragment, useMemo, useRef } from 'react'
import { ColumnHeading } from '../../../components/sessions/break-mark.tsx'
import sessionClasses from '../../../components/sessions/sessions.module.css'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { PinSign } from '../pins.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useToggles } from '../use-toggles.ts'
import { PersonalSessions } from './mine-view.tsx'
import classes from './personal-assignments.module.css'

/** Personal schedules: everybody's for admins, one's own for participants; a toggle (SCHED-8). */
export function PersonalAssignments({ days }: { days: SessionDays }) {
  const t = useT()
  const { viewer } = useSchedule()
  const { showPersonal } = useToggles()
  const place = useRef<HTMLDivElement>(null)
  if (!showPersonal) return null
  return (
    <section aria-label={t('schedule.personal.title')}>
      <Title order={2} size="h4" mb="sm">
        {t('schedule.personal.title')}
      </Title>
      {isAdmin(viewer) ? (
        <AllAssignments days={days} />
      ) : (
        viewer.personId !== null && (
          <Stack maw="var(--measure-reading)">
            <PersonalSessions personId={viewer.personId} days={{ ...days, place }} />
          </Stack>
        )
      )}
    </section>
  )
}

/** People by sessions; on narrow screens one person below the other. */
function AllAssignments({ days }: { days: SessionDays }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { state } = plan
  const people = useMemo(() => activePeople(state).sort((a, b) => byName(a.name, b.name)), [state])
  const isNarrow = useIsNarrow()
  const isPrinting = usePrinting()
  const partsOf = (id: PersonId) =>
    personalSchedule(plan, id).filter(({ session }) => days.isShown(session.id))
  const sessions = days.shown.flatMap((day) => day.sessions)
  const isAlone = sessions.length === 1
  if (isNarrow && !isPrinting)
    return (
      <ul className={classes.people}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <h3 className={classes.personName}>
              <UserText>{name}</UserText>
            </h3>
            <dl className={classes.parts} data-alone={isAlone || undefined}>
              {partsOf(id).map((personal) => (
                <div key={personal.session.id}>
                  <dt className={isAlone ? 'visually-hidden' : undefined}>
                    {names.session(personal.session)}
                  </dt>
                  <dd data-none={personal.status !== 'placed' || undefined}>
                    <PersonalGroups personId={id} personal={personal} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    )
  return (
    <ScrollArea.Autosize mah="80dvh" type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table
        className={classes.everybody ?? ''}
        layout="fixed"
        stickyHeader
        withTableBorder
        miw={180 * (1 + sessions.length)}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={sessionClasses.rowName}>{t('app.person')}</Table.Th>
            {sessions.map((session) => (
              <Table.Th key={session.id}>
                <ColumnHeading name={names.session(session)} breakAfter={session.breakAfter} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" className={sessionClasses.rowName}>
                <UserText>{name}</UserText>
              </Table.Th>
              {partsOf(id).map((personal) => (
                <Table.Td key={personal.session.id}>
                  <PersonalGroups personId={id} personal={personal} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}

/** The groups of somebody in one session. */
function PersonalGroups({ personId, personal }: { personId: PersonId; personal: PersonalSession }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  if (personal.status === 'away') return t('schedule.personal.away')
  if (personal.status !== 'placed') return t('schedule.personal.none')
  const text = (group: ScheduledGroup) => {
    if (schedule.layout === 'weeks')
      return `${names.group(group)} (${names.time(group, personal.session.id, 'short')})`
    const room = group.rooms.get(personal.session.id)
    return room ? `${names.group(group)} (${names.room(room)})` : names.group(group)
  }
  return personal.groups.map((group, index) => (
    <Fragment key={group.key}>
      {index > 0 && <span className={classes.comma}>, </span>}
      <span className={classes.group}>
        {text(group)}
        {group.keeps.has(personId) && <PinSign isNamed />}
      </span>
    </Fragment>
  ))
}
