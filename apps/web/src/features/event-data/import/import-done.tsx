import { Button, Stack, Text } from '@mantine/core'
import { can } from '@planner/domain'
import type { ImportResult } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { ImportBar } from './import-bar.tsx'

/** What an import did, and the way to take back what it added; IMPORT-18. */
export function ImportDone({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const t = useWords()
  const { life } = useLive()
  const isOfPairs = can(useVariant(), 'pairs')
  const [state, setState] = useState<'done' | 'busy' | 'undone'>('done')
  const [error, setError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const { rows } = result
  const added = rows?.added ?? []
  const takeBack = async () => {
    setState('busy')
    const ack = await life.removePeople(added)
    setState(ack.ok ? 'undone' : 'done')
    setError(ack.ok ? undefined : ack.status === 0 ? t('life.notAnswered') : refusalText(t, ack))
  }
  return (
    <Stack ref={place} tabIndex={-1}>
      <div role="status">
        <Text>
          {t(isOfPairs ? 'import.done.pairs' : 'import.done', {
            people: result.numPeople,
            topics: result.numTopics,
            preferences: result.numPreferences,
          })}
        </Text>
        {rows && (
          <Text size="sm">
            {t('import.done.rows', {
              people: rows.numNewPeople,
              known: result.numPeople - rows.numNewPeople,
              topics: rows.numNewTopics,
              skipped: rows.numSkipped,
            })}
          </Text>
        )}
        {state === 'undone' && <Text mt="xs">{t('import.undo.done')}</Text>}
      </div>
      {state !== 'undone' && added.length > 0 && <Text size="sm">{t('import.undo.text')}</Text>}
      <ImportBar error={error}>
        {state !== 'undone' && added.length > 0 && (
          <BusyButton variant="default" isBusy={state === 'busy'} onClick={() => void takeBack()}>
            {t('import.undo')}
          </BusyButton>
        )}
        <Button onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </ImportBar>
    </Stack>
  )
}
