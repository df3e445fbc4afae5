import { Button, List, NativeSelect, Stack, Text } from '@mantine/core'
import { can, isolatedText, PREFERENCE_SCALES } from '@planner/domain'
import type { ImportedRows, ImportMapping, ImportPreview } from '@planner/protocol'
import { useEffect, useRef } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { CauseList } from './cause-list.tsx'
import classes from './import.module.css'
import { ImportBar } from './import-bar.tsx'
import {
  causeGroups,
  isReady,
  placesText,
  skippedByCause,
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

/** What an import would do, with what has to be said before: the meaning of words, and rows with something wrong. */
export function CheckStep({ preview, mapping, isStale, error, onChange, onCommit, onBack }: CheckStepProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { problems, rows } = preview
  const words = rows?.words ?? []
  const groups = causeGroups(preview)
  const ready = isReady(preview)
  return (
    <Stack>
      <Text component="h3" fw={650} fz="lg" ref={heading} tabIndex={-1} m={0} aria-live="polite">
        {t(headingOf(preview))}
      </Text>
      <Effects preview={preview} mapping={mapping} onChange={onChange} />
      {words.length > 0 && (
        <WordsList words={words} onSay={(word, value) => onChange(withWord(mapping, word, value))} />
      )}
      {groups.length > 0 && <CauseList groups={groups} mapping={mapping} onChange={onChange} />}
      <ImportBar error={error}>
        {(problems.length > 0 || !ready) && <Text size="sm">{t('import.fixFirst')}</Text>}
        <Button variant="default" onClick={onBack}>
          {t('import.backToColumns')}
        </Button>
        <BusyButton
          onClick={onCommit}
          disabled={!ready || (isStale && error !== undefined)}
          isBusy={isStale && error === undefined}
        >
          {t('import.commit')}
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
  const counts = (all: readonly string[], known: readonly string[]) => ({
    count: all.length,
    fresh: all.length - known.length,
    known: known.length,
  })
  return (
    <>
      <ul className={classes.counts}>
        <li>{t('import.preview.people', counts(people, existingPeople))}</li>
        {!isOfPairs && <li>{t('import.preview.topics', counts(topics, existingTopics))}</li>}
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

type WordsListProps = { words: readonly Word[]; onSay: (word: Word, value: string) => void }

const UNSAID = '?'

/** Words that the event does not know, each once, with what it means; IMPORT-15. */
function WordsList({ words, onSay }: WordsListProps) {
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
    <section className={classes.group} aria-labelledby="import-words">
      <Stack gap="xs">
        <Text component="h4" id="import-words" fw={600} m={0}>
          {t('import.words.title')}
        </Text>
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
