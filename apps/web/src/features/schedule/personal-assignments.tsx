import { ScrollArea, Stack, Table, Title } from '@mantine/core'
import { activePeople, isAdmin, type PersonalSession, personalSchedule } from '@planner/domain'
import { useMemo } from 'react'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { byName } from '../../lib/name-order.ts'
import { PersonalSessions } from './mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { useToggles } from './use-toggles.ts'

/** Personal schedules: everybody's for admins, the viewer's own for participants; behind a toggle (SCHED-8). */
export function PersonalAssignments() {
  const t = useT()
  const { viewer } = useSchedule()
  const { showPersonal } = useToggles()
  if (!showPersonal) return null
  return (
    <section aria-label={t('schedule.personal.title')}>
      <Title order={2} size="h4" mb="sm">
        {t('schedule.personal.title')}
      </Title>
      {isAdmin(viewer) ? (
        <AllAssignmentsTable />
      ) : (
        viewer.personId !== null && (
          <Stack maw={640}>
            <PersonalSessions personId={viewer.personId} />
          </Stack>
        )
      )}
    </section>
  )
}

function AllAssignmentsTable() {
  const t = useT()
  const names = useNames()
  const { variant, state, schedule } = useSchedule()
  const people = useMemo(() => activePeople(state).sort((a, b) => byName(a.name, b.name)), [state])
  const groupsText = (personal: PersonalSession): string => {
    if (personal.status === 'away') return t('schedule.personal.away')
    if (personal.status !== 'placed') return t('schedule.personal.none')
    const timed = schedule.layout === 'weeks'
    return personal.groups
      .map((group) =>
        timed
          ? `${names.group(group)} (${names.time(group, personal.session.id, 'short')})`
          : names.group(group),
      )
      .join(', ')
  }
  return (
    <ScrollArea.Autosize mah="80dvh" type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table stickyHeader striped withTableBorder miw={160 + 180 * schedule.sessions.length}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('schedule.person')}</Table.Th>
            {schedule.sessions.map((session) => (
              <Table.Th key={session.id}>{names.session(session)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">
                <UserText>{name}</UserText>
              </Table.Th>
              {personalSchedule(variant, state, schedule, id).map((personal) => (
                <Table.Td key={personal.session.id}>{groupsText(personal)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
