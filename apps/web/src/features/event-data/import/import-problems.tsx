import { Table, Text } from '@mantine/core'
import type { ImportProblem } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'

const SHOWN = 100

/** Where a table is wrong, and what would be right there. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useT()
  const inOrder = [...problems].sort((a, b) => a.row - b.row || a.column - b.column)
  return (
    <>
      <Table.ScrollContainer minWidth={480} type="native" scrollAreaProps={{ tabIndex: 0 }} maxHeight={320}>
        <Table fz="sm" aria-label={t('import.problems')} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('import.problem.row')}</Table.Th>
              <Table.Th scope="col">{t('import.problem.column')}</Table.Th>
              <Table.Th scope="col">{t('import.problem.value')}</Table.Th>
              <Table.Th scope="col">{t('import.problem.what')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {inOrder.slice(0, SHOWN).map((problem) => (
              <Table.Tr key={`${problem.row}/${problem.column}/${problem.problem}`}>
                <Table.Td>{problem.row}</Table.Td>
                <Table.Td>
                  {problem.columnName === '' ? problem.column : `${problem.column} (${problem.columnName})`}
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'break-word', maxWidth: 200 }}>{problem.value}</Table.Td>
                <Table.Td>
                  {t(`import.problem.${problem.problem}`)}
                  {problem.allowed.length > 0 &&
                    ` ${t('import.problem.allowed', { choices: problem.allowed.filter(Boolean).join(', ') })}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {problems.length > SHOWN && (
        <Text size="sm">{t('import.problems.more', { count: problems.length - SHOWN })}</Text>
      )}
    </>
  )
}
