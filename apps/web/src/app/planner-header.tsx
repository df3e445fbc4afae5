import { Group, Text, Title } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import { Suspense, useEffect } from 'react'
import { PreferencesMenu } from '../components/preferences-menu.tsx'
import { UserText } from '../components/user-text.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'

const UndoButtons = lazyComponent(async () => (await import('./undo-buttons.tsx')).UndoButtons)

/** Title, event name, and the person's name, or the topic's when it has no author; ROUTE-15. */
export function PlannerHeader() {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const person = viewer.personId === null ? undefined : state.persons.get(viewer.personId)
  const who = person?.registerTopicWithoutAuthor ? state.topics.get(person.id)?.name : person?.name
  const parts = [t('app.title'), state.event.isRegistered ? state.event.name : '', who ?? ''].filter(Boolean)
  const heading = parts.map(isolatedText).join(' – ')
  useEffect(() => {
    document.title = heading
  }, [heading])
  return (
    <Group component="header" justify="space-between" wrap="nowrap" px="md" pt="md" pb="xs">
      <Title order={1} size="h3" lineClamp={3} title={heading} style={{ overflowWrap: 'anywhere' }}>
        {parts[0]}
        {parts.slice(1).map((part) => (
          <Text span inherit fw={400} key={part}>
            {' – '}
            <UserText>{part}</UserText>
          </Text>
        ))}
      </Title>
      <Group gap="xs" wrap="nowrap">
        {/* Visitors have nothing to undo and need not load this chunk. */}
        {viewer.role !== 'visitor' && (
          <Suspense>
            <UndoButtons />
          </Suspense>
        )}
        <PreferencesMenu />
      </Group>
    </Group>
  )
}
