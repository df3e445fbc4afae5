import { Button, Center, Group, Loader, Modal, Stack, Text } from '@mantine/core'
import { can } from '@planner/domain'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { ChooseTable } from './choose-table.tsx'
import { ImportPreviewView } from './import-preview.tsx'
import { useImport } from './use-import.ts'

/** Imports people, topics and preferences from a table: choose, preview, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const { stage, check, commit, restart } = useImport()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isOfPairs ? 'import.title.pairs' : 'import.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      closeOnClickOutside={false}
      size="xl"
    >
      {stage.kind === 'choose' && <ChooseTable error={stage.error} onCheck={check} onError={restart} />}
      {stage.kind === 'busy' && (
        <Center h={200} role="status" aria-label={t('import.busy')}>
          <Loader />
        </Center>
      )}
      {stage.kind === 'preview' && (
        <ImportPreviewView
          preview={stage.preview}
          error={stage.error}
          onCommit={() => void commit(stage.csv, stage.preview)}
          onBack={() => restart()}
        />
      )}
      {stage.kind === 'done' && (
        <Stack>
          <Text role="status">
            {t(isOfPairs ? 'import.done.pairs' : 'import.done', {
              people: stage.result.numPeople,
              topics: stage.result.numTopics,
              preferences: stage.result.numPreferences,
            })}
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {t('app.close')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
