import { Button, Center, Loader, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { can } from '@planner/domain'
import type { ImportResult } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseTable } from './choose-table.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ImportBar } from './import-bar.tsx'
import { useImport } from './use-import.ts'

/** Imports people, topics and preferences: choose a table, name its columns, check, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { stage, read, setColumns, backToColumns, check, change, commit, restart } = useImport()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isOfPairs ? 'import.title.pairs' : 'import.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      fullScreen={isNarrow ?? false}
      size="xl"
    >
      {stage.kind === 'choose' && (
        <ChooseTable error={stage.error} onCheck={(csv) => void read(csv)} onError={restart} />
      )}
      {stage.kind === 'busy' && (
        <Center h={200} role="status" aria-label={t('import.busy')}>
          <Loader />
        </Center>
      )}
      {stage.kind === 'columns' && (
        <ColumnsStep
          hand={stage.hand}
          error={stage.error}
          onChange={(columns) => setColumns(stage.hand, columns)}
          onNext={() => void check(stage.hand)}
          onBack={() => restart()}
        />
      )}
      {stage.kind === 'check' && (
        <CheckStep
          preview={stage.preview}
          mapping={stage.hand.mapping}
          isStale={stage.isStale}
          error={stage.error}
          onChange={(mapping) => change(stage.hand, stage.preview, mapping)}
          onCommit={() => void commit(stage.hand, stage.preview)}
          onBack={() => backToColumns(stage.hand)}
        />
      )}
      {stage.kind === 'done' && <ImportDone result={stage.result} onClose={onClose} />}
    </Modal>
  )
}

/** What an import did, and the way to take back what it added; IMPORT-18. */
function ImportDone({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const t = useWords()
  const live = useLive()
  const isOfPairs = can(useVariant(), 'pairs')
  const [isUndone, setUndone] = useState(false)
  const [error, setError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const { rows } = result
  const added = rows?.added ?? []
  const takeBack = async () => {
    const ack = await live.invoke('RemoveUsers', { userIds: added })
    setUndone(ack.ok)
    setError(ack.ok ? undefined : failureText(t, ack))
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
        {isUndone && <Text mt="xs">{t('import.undo.done')}</Text>}
      </div>
      {!isUndone && added.length > 0 && <Text size="sm">{t('import.undo.text')}</Text>}
      <ImportBar error={error}>
        {!isUndone && added.length > 0 && <BusyButton onClick={takeBack}>{t('import.undo')}</BusyButton>}
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </ImportBar>
    </Stack>
  )
}
