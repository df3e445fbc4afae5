import { isSame, mergeUntouched } from '../form/draft.ts'
import { type TopicDraft, type UserDraft, withSomeTopic } from './user-draft.ts'

/**
 * Merges received data into untouched fields: a field counts as touched when it differs from `base`, the stored data that the
 * form started from. Touched fields keep their input.
 */
export function mergeUser(base: UserDraft, typed: UserDraft, incoming: UserDraft): UserDraft {
  const { topics: baseTopics, ...baseFields } = base
  const { topics: typedTopics, ...typedFields } = typed
  const { topics: incomingTopics, ...incomingFields } = incoming
  return withSomeTopic({
    ...mergeUntouched(baseFields, typedFields, incomingFields),
    topics: mergeTopics(baseTopics, typedTopics, incomingTopics),
  })
}

function mergeTopics(
  base: readonly TopicDraft[],
  typed: readonly TopicDraft[],
  incoming: readonly TopicDraft[],
): TopicDraft[] {
  const find = (topics: readonly TopicDraft[], key: string) => topics.find((topic) => topic.key === key)
  const kept = incoming.flatMap((topic) => {
    const before = find(base, topic.key)
    const now = find(typed, topic.key)
    if (!before) return [topic]
    return now ? [mergeUntouched(before, now, topic)] : []
  })
  const own = typed.flatMap((topic) => {
    const before = find(base, topic.key)
    if (find(incoming, topic.key) || (before && isSame(topic, before))) return []
    // Deleted elsewhere while being edited here: the input is kept as a new topic.
    const { id: _, ...fields } = topic
    return [fields]
  })
  return [...kept, ...own]
}
