import { Button, Group, List, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { can, isolatedText, PREFERENCE_SCALES } from '@planner/domain'
import type { ImportedRows, ImportMapping, ImportPreview, ImportProblem } from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './import.module.css'
import { ImportBar } from './import-bar.tsx'
import { expectedText } from './import-problems.tsx'
import {
  type CauseGroup,
  causeGroups,
  isReady,
  placesText,
  skippedByCause,
  withFix,
  withoutColumns,
  withoutRows,
  withRowsBack,
  withWord,
} from './mapping-changes.ts'

type CheckStepProps = {
  preview: ImportPreview
  mapping: ImportMapping
  /** Something was changed that the preview does not show yet. */
  isStale: boolean
  error: string | undefined
  onChange: (mapping: ImportMapping) => void
  onCommit: () => void
  onBack: () => void
}

/** What an import would do, and what it needs to know first: meanings of words, rows with faults. */
export function CheckStep({ preview, mapping, isStale, error, onChange, onCommit, onBack }: CheckStepProps) {
  const t = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { problems, rows } = preview
  const heading = headingOf(preview)
  const words = rows?.words ?? []
  const groups = causeGroups(preview)
  const ready = isReady(preview)
  return (
    <Stack>
      <Text component="h3" fw={650} fz="lg" ref={title} tabIndex={-1} m={0} aria-live="polite">
        {t(heading)}
      </Text>
      <Effects preview={preview} mapping={mapping} onChange={onChange} />
      {words.length > 0 && (
        <WordsList
          words={words}
          // The heading of the step says it already.
          isTitled={heading !== 'import.preview.open'}
          onSay={(word, value) => onChange(withWord(mapping, word, value))}
        />
      )}
      {groups.length > 0 && <CauseList groups={groups} mapping={mapping} onChange={onChange} />}
      <ImportBar error={error}>
        {(problems.length > 0 || !ready) && <Text size="sm">{t('import.fixFirst')}</Text>}
        <Button onClick={onBack}>{t('import.backToColumns')}</Button>
        <BusyButton
          variant="filled"
          onClick={onCommit}
          disabled={!ready || (isStale && error !== undefined)}
          isBusy={isStale && error === undefined}
        >
          {t('participants.import')}
        </BusyButton>
      </ImportBar>
    </Stack>
  )
}

function headingOf(preview: ImportPreview) {
  const { problems, rows } = preview
  if (problems.length > 0) return 'import.preview.problems'
  if (rows?.words.some(({ value }) => value === null)) return 'import.preview.open'
  return rows?.numImported === 0 ? 'import.preview.nothing' : 'import.preview.good'
}

/** How many of what: new, updated, left out and why; IMPORT-17. */
function Effects({ preview, mapping, onChange }: Pick<CheckStepProps, 'preview' | 'mapping' | 'onChange'>) {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const { people, topics, numPreferences, existingPeople, existingTopics, rows } = preview
  const counted = (of: 'people' | 'topics', all: readonly string[], known: readonly string[]) => {
    if (known.length === 0) return t(`import.preview.${of}.new`, { count: all.length })
    const fresh = all.length - known.length
    return t(`import.preview.${of}`, { count: all.length, fresh, known: known.length })
  }
  return (
    <>
      <ul className={classes.counts}>
        <li>{counted('people', people, existingPeople)}</li>
        {!isOfPairs && <li>{counted('topics', topics, existingTopics)}</li>}
        <li>
          {t(isOfPairs ? 'import.preview.wishes' : 'import.preview.preferences', { count: numPreferences })}
        </li>
        {rows && rows.numAvailabilities > 0 && (
          <li>{t('import.preview.availabilities', { count: rows.numAvailabilities })}</li>
        )}
        {rows && rows.skipped.length > 0 && (
          <li className={classes.skipped}>
            {t('import.preview.skipped', { count: rows.skipped.length })}
            <List>
              {skippedByCause(rows.skipped).map(({ because, rows: places }) => (
                <List.Item key={because}>
                  {t('import.preview.because', {
                    reason: t(`import.problem.${because}`),
                    rows: placesText(places),
                  })}{' '}
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    mih={44}
                    aria-label={t('import.preview.bringBackOf', { rows: placesText(places) })}
                    onClick={() => onChange(withRowsBack(mapping, because))}
                  >
                    {t('import.preview.bringBack')}
                  </Button>
                </List.Item>
              ))}
            </List>
          </li>
        )}
      </ul>
      {existingPeople.length > 0 && (
        <Text size="sm" lineClamp={4}>
          {t('import.preview.known', { names: existingPeople.map(isolatedText).join(', ') })}
        </Text>
      )}
    </>
  )
}

type Word = ImportedRows['words'][number]

type WordsListProps = {
  words: readonly Word[]
  isTitled: boolean
  onSay: (word: Word, value: string) => void
}

const UNSAID = '?'

/** Words that the event does not know, each once, with what it means; IMPORT-15. */
function WordsList({ words, isTitled, onSay }: WordsListProps) {
  const t = useWords()
  const { preferenceScale } = useVariant()
  const choices: readonly string[] = PREFERENCE_SCALES[preferenceScale].choices
  const labels = {
    choice: choices.map((value) => ({
      value,
      label: value === '' ? t('import.words.nothing') : preferenceLabel(t, value),
    })),
    availability: [
      { value: '', label: t('import.words.nothing') },
      { value: 'Yes', label: t('preference.yes') },
      { value: 'Maybe', label: t('import.words.maybe') },
      { value: 'No', label: t('import.words.no') },
    ],
  }
  return (
    <section className={classes.group} aria-label={t('import.words.title')}>
      <Stack gap="xs">
        {isTitled && (
          <Text component="h4" fw={600} m={0}>
            {t('import.words.title')}
          </Text>
        )}
        <Text size="sm">{t('import.words.help')}</Text>
        <ul className={classes.columns}>
          {words.map((word) => (
            <li key={`${word.of} ${word.word}`}>
              <div>
                <q className={classes.header}>
                  <UserText>{word.word}</UserText>
                </q>
                <div className={classes.samples}>{t('import.words.count', { count: word.count })}</div>
              </div>
              <NativeSelect
                aria-label={t('import.words.means', { word: isolatedText(word.word) })}
                error={word.value === null}
                data={
                  word.value === null
                    ? [{ value: UNSAID, label: t('import.words.choose') }, ...labels[word.of]]
                    : labels[word.of]
                }
                value={word.value ?? UNSAID}
                onChange={({ currentTarget: { value } }) => value !== UNSAID && onSay(word, value)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

type CauseListProps = {
  groups: readonly CauseGroup[]
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

const SHOWN = 6

/** What is wrong by cause: leave the rows or columns out, or mend single cells in place; IMPORT-16. */
function CauseList({ groups, mapping, onChange }: CauseListProps) {
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
          {isRepeated &&
            (['first', 'last'] as const).map((repeated) => (
              <Button key={repeated} variant="light" onClick={() => onChange({ ...mapping, repeated })}>
                {t(`import.group.${repeated}`)}
              </Button>
            ))}
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
              {t('import.problems.showMore')}
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
