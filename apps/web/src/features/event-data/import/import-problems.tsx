import { List, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { ImportProblem } from '@planner/protocol'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useWords } from '../../../lib/live/use-words.ts'

const SHOWN = 100

/** What belongs there, or who was probably meant. */
export function expectedText(t: Translate, { problem, allowed }: ImportProblem): string {
  if (problem === 'unknownPerson')
    return t('import.problem.nearest', { name: allowed.map(isolatedText).join(', ') })
  return t('import.problem.allowed', {
    choices: allowed
      .filter(Boolean)
      .map((choice) => preferenceLabel(t, choice))
      .join(', '),
  })
}

/** The problems of a table: where they are and what is expected there. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useWords()
  const inOrder = [...problems].sort((a, b) => a.row - b.row || a.column - b.column)
  return (
    <>
      <List aria-label={t('import.problems')} spacing="xs" size="sm" type="unordered">
        {inOrder.slice(0, SHOWN).map((problem) => (
          <List.Item key={`${problem.row}/${problem.column}/${problem.problem}`}>
            <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
              {t('import.problem.place', {
                row: problem.row,
                column: problem.column,
                name: problem.columnName === '' ? '' : ` (${isolatedText(problem.columnName)})`,
              })}{' '}
              {problem.value !== '' && (
                <q>
                  <UserText>{problem.value}</UserText>
                </q>
              )}
            </Text>
            <br />
            {t(`import.problem.${problem.problem}`)}
            {problem.allowed.length > 0 && ` ${expectedText(t, problem)}`}
          </List.Item>
        ))}
      </List>
      {problems.length > SHOWN && (
        <Text size="sm">{t('import.problems.more', { count: problems.length - SHOWN })}</Text>
      )}
    </>
  )
}
