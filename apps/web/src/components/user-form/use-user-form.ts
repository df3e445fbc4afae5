import { can, type PersonRecord, topicsOf } from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { useMemo } from 'react'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useUnsavedInput } from '../../lib/unsaved-input.ts'
import { isSame, mergeUntouched } from '../form/draft.ts'
import { startOf } from '../form/use-draft.ts'
import { useDraftForm } from '../form/use-draft-form.ts'
import { checkedUser, namedByKey, userChangesOf, userErrors, userInputOf } from './checked-user.ts'
import { draftOfPerson, type TopicDraft, type UserDraft, withSomeTopic } from './user-draft.ts'

export type SaveUser = (
  user: UserInput,
) => Promise<CommandResult<'RegisterUser'> | CommandResult<'UpdateUser'>>
export type SavedUser = Extract<Awaited<ReturnType<SaveUser>>, { ok: true }>

export type UserDraftForm = ReturnType<typeof useUserForm>

/** The form state of one person. `blank` holds the initial values of a new person. */
export function useUserForm(person: PersonRecord | null, blank: UserDraft, send: SaveUser) {
  const { variant, state } = useLiveSnapshot()
  const { topics } = state
  const stored = useMemo(
    () => (person ? draftOfPerson(person, topicsOf(topics.values(), person.id)) : null),
    [person, topics],
  )
  const form = useDraftForm({ stored, start: startOf(stored ?? blank), merge: mergeUser, valueAt })
  const { draft, isChanged, isSaving, isUnanswered, change } = form
  useUnsavedInput(isChanged)

  const save = (): Promise<SavedUser | undefined> => {
    const checked = checkedUser(draft.typed, can(variant, 'pairs'))
    return form.save(
      (typed) => userErrors(variant, state, checked, typed),
      async (typed, stored) => {
        const { user, topicKeys } = person
          ? userChangesOf(person.id, checked, checkedUser(stored, can(variant, 'pairs')))
          : { user: userInputOf(checked, undefined), topicKeys: checked.topicKeys }
        const ack = await send(user)
        if (ack.ok) return ack
        const fields = 'fields' in ack ? (ack.fields ?? []) : []
        return { ...ack, fields: namedByKey(fields, { topicKeys }, typed.topics) }
      },
    )
  }

  return {
    draft: draft.typed,
    /** The stored person; null for a new one. */
    saved: person ? draft.stored : null,
    /** By form field, see `userErrors`. */
    errors: Object.fromEntries(form.errors.map((error) => [error.field, error])),
    isSaving,
    isChanged,
    isUnanswered,
    change,
    save,
  }
}

function valueAt(draft: UserDraft, field: string): unknown {
  const [name = '', key, part = ''] = field.split('.')
  if (key === undefined) return draft[formField(name)]
  return draft.topics.find((topic) => topic.key === key)?.[part as keyof UserDraft['topics'][number]]
}

function formField(name: string): keyof UserDraft {
  return (name === 'newNumMeetingRequests' ? 'numMeetingRequests' : name) as keyof UserDraft
}

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
