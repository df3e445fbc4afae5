import { mergeUntouched } from '../../lib/merge-untouched.ts'
import { type TopicDraft, type UserDraft, withSomeTopic } from './user-draft.ts'

/**
 * Takes over what came in wherever the person has not typed: a field counts as touched when it differs from `base`,
 * the stored data that the form started from. Touched fields stay as typed.
 */
export function mergeDraft(base: UserDraft, typed: UserDraft, incoming: UserDraft): UserDraft {
  const { topics: baseTopics, ...baseFields } = base
  const { topics: typedTopics, ...typedFields } = typed
  const { topics: incomingTopics, ...incomingFields } = incoming
  return withSomeTopic({
    ...mergeUntouched(baseFields, typedFields, incomingFields, isSame),
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
    return now ? [mergeUntouched(before, now, topic, isSame)] : []
  })
  const own = typed.flatMap((topic) => {
    const before = find(base, topic.key)
    if (find(incoming, topic.key) || (before && isSame(topic, before))) return []
    // Deleted elsewhere while it was being edited here: what was typed is kept as a new topic.
    const { id: _, ...fields } = topic
    return [fields]
  })
  return [...kept, ...own]
}

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
}
