import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { ImportMapping, ImportProblem } from '@planner/protocol'
import { useState } from 'react'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './import.module.css'
import { expectedText } from './import-problems.tsx'
import { type CauseGroup, placesText, withFix, withoutColumns, withoutRows } from './mapping-changes.ts'

type CauseListProps = {
  groups: readonly CauseGroup[]
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

const SHOWN = 6

/** What is wrong by cause: leave the rows or columns out, or mend single cells in place; IMPORT-16. */
export function CauseList({ groups, mapping, onChange }: CauseListProps) {
  const t = useWords()
  return (
    <Stack gap="sm" role="group" aria-label={t('import.problems')}>
      {groups.map((group) => (
        <Cause
          key={`${group.cause} ${group.columns.length > 0}`}
          group={group}
          mapping={mapping}
          onChange={onChange}
        />
      ))}
    </Stack>
  )
}

function Cause({ group, mapping, onChange }: { group: CauseGroup } & Omit<CauseListProps, 'groups'>) {
  const t = useWords()
  const [limit, setLimit] = useState(SHOWN)
  const { cause, rows, columns, problems } = group
  const [first] = problems
  const isRepeated = rows.length > 0 && (cause === 'duplicateName' || cause === 'duplicateTopic')
  const canFix = rows.length > 0 || columns.length > 0
  return (
    <section className={classes.group}>
      <Stack gap={6}>
        <Text component="h4" fw={600} m={0}>
          {t(`import.problem.${cause}`)}
        </Text>
        {first && first.allowed.length > 0 && <Text size="sm">{expectedText(t, first)}</Text>}
        {rows.length > 0 && <Text size="sm">{t('import.group.rows', { rows: placesText(rows) })}</Text>}
        {columns.length > 0 && (
          <Text size="sm">{t('import.group.columns', { columns: placesText(columns) })}</Text>
        )}
        <Group gap="xs">
          {isRepeated && (
            <>
              <Button variant="light" onClick={() => onChange({ ...mapping, repeated: 'first' })}>
                {t('import.group.first')}
              </Button>
              <Button variant="light" onClick={() => onChange({ ...mapping, repeated: 'last' })}>
                {t('import.group.last')}
              </Button>
            </>
          )}
          {rows.length > 0 && !isRepeated && (
            <Button
              variant="light"
              aria-label={t('import.group.skipOf', { rows: placesText(rows) })}
              onClick={() => onChange(withoutRows(mapping, rows, cause))}
            >
              {t('import.group.skip')}
            </Button>
          )}
          {columns.length > 0 && (
            <Button
              variant="light"
              aria-label={t('import.group.dropOf', { columns: placesText(columns) })}
              onClick={() => onChange(withoutColumns(mapping, columns))}
            >
              {t('import.group.drop')}
            </Button>
          )}
        </Group>
        {canFix && (
          <ul className={classes.fixes}>
            {problems.slice(0, limit).map((problem) => (
              <li key={`${problem.row}/${problem.column}`}>
                <FixField problem={problem} onFix={(fix) => onChange(withFix(mapping, fix))} />
              </li>
            ))}
          </ul>
        )}
        {canFix && problems.length > limit && (
          <Group>
            <Button variant="subtle" onClick={() => setLimit(limit * 4)}>
              {t('participants.showMore')}
            </Button>
          </Group>
        )}
      </Stack>
    </section>
  )
}

type Fix = ImportMapping['fixes'][number]

/** A cell that can be mended: with Enter, or by leaving the field. */
function FixField({ problem, onFix }: { problem: ImportProblem; onFix: (fix: Fix) => void }) {
  const t = useWords()
  const { row, column, columnName } = problem
  // An address that is missing is reported with whose it is.
  const isMissing = problem.problem === 'emptyEmail'
  const before = isMissing ? '' : problem.value
  const [value, setValue] = useState(before)
  const mend = () => value !== before && onFix({ row, column, value })
  const name = columnName === '' ? '' : ` (${isolatedText(columnName)})`
  return (
    <TextInput
      label={t('import.group.fix', { row, column, name })}
      description={isMissing ? isolatedText(problem.value) : undefined}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={mend}
      onKeyDown={(event) => event.key === 'Enter' && mend()}
      labelProps={{ style: { fontWeight: 400, overflowWrap: 'anywhere' } }}
    />
  )
}
