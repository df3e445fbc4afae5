import { Button, Center, List, Loader, Modal, Stack, Text } from '@mantine/core'
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
import { placesText, type SkippedRows } from './mapping-changes.ts'
import { showAdded, type Undone } from './undo-note.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useImport } from './use-import.ts'

/** Imports people, topics and preferences: choose a table, name its columns, check, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const { doneText, undoOf } = useImportNews()
  const close = useFocusBack(onClose)
  const { stage, read, setColumns, backToColumns, check, change, commit, restart } = useImport((result) => {
    close()
    showAdded({ text: doneText(result), undo: undoOf(result) })
  })
  return (
    <Modal
      opened
      onClose={close}
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
      {stage.kind === 'done' && <ImportDone result={stage.result} skipped={stage.skipped} onClose={close} />}
    </Modal>
  )
}

/** What an import did as a sentence, and the way to undo it, where it added anything; IMPORT-18. */
function useImportNews() {
  const t = useWords()
  const live = useLive()
  const isOfPairs = can(useVariant(), 'pairs')
  const doneText = ({ numPeople, numTopics, numPreferences }: ImportResult): string =>
    t(isOfPairs ? 'import.done.pairs' : 'import.done', {
      people: numPeople,
      topics: numTopics,
      choices: numPreferences,
    })
  const undoOf = ({ rows }: ImportResult) => {
    const userIds = rows?.added ?? []
    if (userIds.length === 0) return undefined
    const run = async (): Promise<Undone> => {
      const ack = await live.invoke('RemoveUsers', { userIds })
      return { isUndone: ack.ok, text: ack.ok ? t('import.undo.done') : failureText(t, ack) }
    }
    return { label: t('import.undo'), run }
  }
  return { doneText, undoOf }
}

type ImportDoneProps = { result: ImportResult; skipped: readonly SkippedRows[]; onClose: () => void }

/** What an import left out, then what it did; IMPORT-65. */
function ImportDone({ result, skipped, onClose }: ImportDoneProps) {
  const t = useWords()
  const { doneText, undoOf } = useImportNews()
  const [said, setSaid] = useState<Undone>()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const undo = said?.isUndone ? undefined : undoOf(result)
  return (
    <Stack ref={place} tabIndex={-1}>
      <div role="status">
        <Text fw={600}>{t('import.done.skipped', { count: result.rows?.numSkipped ?? 0 })}</Text>
        <List size="sm" my="xs">
          {skipped.map(({ because, rows }) => (
            <List.Item key={because}>
              {t('import.preview.because', {
                reason: t(`import.problem.${because}`),
                rows: placesText(rows),
              })}
            </List.Item>
          ))}
        </List>
        <Text>{doneText(result)}</Text>
        {said?.isUndone && <Text mt="xs">{said.text}</Text>}
      </div>
      {undo && <Text size="sm">{t('import.undo.text')}</Text>}
      <ImportBar error={said?.isUndone === false ? said.text : undefined}>
        {undo && <BusyButton onClick={async () => setSaid(await undo.run())}>{undo.label}</BusyButton>}
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </ImportBar>
    </Stack>
  )
}
