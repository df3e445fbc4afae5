import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { can, isolatedText } from '@planner/domain'
import type { ImportPreview } from '@planner/protocol'
import { useEffect, useRef } from 'react'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { ImportProblems } from './import-problems.tsx'

type ImportPreviewViewProps = {
  preview: ImportPreview
  error: string | undefined
  onCommit: () => void
  onBack: () => void
}

/** Preview of the changes an import would make. */
export function ImportPreviewView({ preview, error, onCommit, onBack }: ImportPreviewViewProps) {
  const t = useWords()
  const isOfPairs = can(useVariant(), 'pairs')
  const { people, topics, numPreferences, existingPeople, existingTopics, problems } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const hasProblems = problems.length > 0
  return (
    <Stack>
      <Text component="h3" fw={600} ref={heading} tabIndex={-1} m={0}>
        {t(hasProblems ? 'import.preview.problems' : 'import.preview.good')}
      </Text>
      <List>
        <List.Item>
          {t('import.preview.people', { count: people.length, known: existingPeople.length })}
        </List.Item>
        {!isOfPairs && (
          <List.Item>
            {t('import.preview.topics', { count: topics.length, known: existingTopics.length })}
          </List.Item>
        )}
        <List.Item>
          {t(isOfPairs ? 'import.preview.wishes' : 'import.preview.preferences', { count: numPreferences })}
        </List.Item>
      </List>
      {existingPeople.length > 0 && (
        <Text size="sm">
          {t('import.preview.known', { names: existingPeople.map(isolatedText).join(', ') })}
        </Text>
      )}
      {hasProblems && <ImportProblems problems={problems} />}
      {error !== undefined && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group justify="flex-end">
        {hasProblems && <Text size="sm">{t('import.fixFirst')}</Text>}
        <Button variant="default" onClick={onBack}>
          {t('import.back')}
        </Button>
        <Button onClick={onCommit} disabled={hasProblems}>
          {t('import.commit')}
        </Button>
      </Group>
    </Stack>
  )
}
