import { Table } from '@mantine/core'
import type { ReportedChange } from '@planner/protocol'
import { useShortList } from '../../../../components/use-short-list.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useEventNames } from '../../names.ts'
import { sessionChange } from './session-change.ts'

/** What a new plan did to the meetings of the plan before it; MEET-21. `titleOf` names a meeting. */
export function ChangeTable({
  changes,
  titleOf,
}: {
  changes: readonly ReportedChange[]
  titleOf: (personIds: ReportedChange['personIds']) => string
}) {
  const t = useT()
  const names = useEventNames()
  const { shown, button } = useShortList(changes)
  return (
    <>
      <Table.ScrollContainer minWidth={0} maw={720} type="native">
        <Table fz="sm" verticalSpacing={6} aria-label={t('outcome.changes')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('meeting.column.meeting')}</Table.Th>
              <Table.Th scope="col">{t('outcome.column.change')}</Table.Th>
              {names.hasSessions && <Table.Th scope="col">{t('meeting.column.session')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((each) => (
              <Table.Tr key={each.personIds.join('|')}>
                <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
                  {titleOf(each.personIds)}
                </Table.Th>
                <Table.Td fw={each.change === 'kept' ? 400 : 600}>
                  {t(`outcome.change.${each.change}`)}
                </Table.Td>
                {names.hasSessions && <Table.Td>{sessionChange(each, names.sessionOf)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {button}
    </>
  )
}
