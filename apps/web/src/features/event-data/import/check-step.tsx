import { Button, List, Stack, Text } from '@mantine/core'
import { can, isolatedText } from '@planner/domain'
import type { ImportMapping, ImportPreview } from '@planner/protocol'
import { useEffect, useRef } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
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
import { WordsList } from './words-list.tsx'

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
    ...{ count: all.length, fresh: all.length - known.length, known: known.length },
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
