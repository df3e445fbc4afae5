import { Button, Group, Stack } from '@mantine/core'
import { MAX_TOPICS_PER_USER, mayAddTopics } from '@planner/domain'
import { useRef } from 'react'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { TopicFieldset } from './topic-fieldset.tsx'
import type { UserDraftForm } from './use-user-form.ts'
import { withAddedTopic, withoutTopic, withTopic } from './user-draft.ts'

/** A person's topics, up to ten; the first one cannot be deleted (TOPIC-5, TOPIC-6). */
export function TopicsField({
  form,
  hasNumberOfGroups,
}: {
  form: UserDraftForm
  hasNumberOfGroups: boolean
}) {
  const t = useWords()
  const { state, viewer } = useLiveSnapshot()
  const { draft, change } = form
  const { topics } = draft
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(0)
  const add = () => {
    added.current += 1
    const key = `new-${added.current}`
    change((before) => withAddedTopic(before, key))
    // The new topic is the last one after the next render.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const mayAdd = mayAddTopics(state, viewer) && topics.length < MAX_TOPICS_PER_USER
  const hasNamed = topics[0]?.name.trim() !== ''
  return (
    <Stack gap="sm" ref={list}>
      {topics.map((topic, index) => (
        <TopicFieldset
          key={topic.key}
          topic={topic}
          number={index + 1}
          isOnly={topics.length === 1}
          errors={form.errors}
          hasNumberOfGroups={hasNumberOfGroups}
          onChange={(changes) => change((before) => withTopic(before, topic.key, changes))}
          {...(index === 0 ? {} : { onDelete: () => change((before) => withoutTopic(before, topic.key)) })}
        />
      ))}
      {mayAdd && hasNamed && (
        <Group>
          <Button variant="default" size="md" onClick={add}>
            {t('userData.addTopic')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
