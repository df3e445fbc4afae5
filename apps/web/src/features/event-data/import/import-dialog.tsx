import { Center, Loader, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { can } from '@planner/domain'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseTable } from './choose-table.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ImportDone } from './import-done.tsx'
import { useImport } from './use-import.ts'

/** Imports people, topics and preferences from a table: choose, say what its columns are, look what it does, import. */
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
      closeOnClickOutside={false}
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
