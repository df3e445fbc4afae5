import {
  can,
  type EventState,
  type PersonRecord,
  timeRangeErrors,
  topicsOf,
  type UserForm,
  type VariantDescription,
  validateUser,
} from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { useMemo } from 'react'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useUnsavedInput } from '../../lib/unsaved-input.ts'
import { changedFields, isSame, mergeUntouched } from '../form/draft.ts'
import type { RefusedField } from '../form/field-error.ts'
import { startOf } from '../form/use-draft.ts'
import { useDraftForm } from '../form/use-draft-form.ts'
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
          : { user: userInputOf(checked), topicKeys: checked.topicKeys }
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

/** Merges received data into untouched fields; touched ones, which differ from `base`, keep their input. */
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

/** A normalized draft, ready to be validated and sent, and its topics' form keys in sending order. */
type CheckedUser = { form: UserForm; topicKeys: readonly string[] }

/**
 * Trims texts and drops topics without a name. The first topic is kept where it represents its person
 * (`keepsFirst`, pair variants). Without an author the topic is the name (TOPIC-10).
 */
export function checkedUser(draft: UserDraft, keepsFirst: boolean): CheckedUser {
  const topics = draft.topics
    .map((topic) => ({ ...topic, name: topic.name.trim() }))
    .filter((topic, index) => topic.name !== '' || (keepsFirst && index === 0))
  const name = draft.registerTopicWithoutAuthor ? (topics[0]?.name ?? '') : draft.name.trim()
  const form: UserForm = {
    ...draft,
    name,
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    numMeetingRequests: draft.numMeetingRequests ?? Number.NaN,
    languages: draft.languages.map((language) => language.trim()).filter((language) => language !== ''),
    topics: topics.map(({ key: _, ...topic }) => ({ ...topic, numberOfGroups: topic.numberOfGroups ?? 1 })),
  }
  return { form, topicKeys: topics.map((topic) => topic.key) }
}

/**
 * Validation errors by form field: `name`, or `topics.<key>.numberOfGroups` for a topic's. The first topic
 * stays while there are others (TOPIC-6).
 */
export function userErrors(
  variant: VariantDescription,
  state: EventState,
  checked: CheckedUser,
  draft: UserDraft,
): RefusedField[] {
  const errors = [
    ...validateUser(variant, state.event, state.settings, checked.form),
    ...checked.form.topics.flatMap(({ id = '', topicGroupTimeRange }, index) => {
      const stored = state.topics.get(id)?.topicGroupTimeRange
      return timeRangeErrors(`topics.${index}.topicGroupTimeRange`, topicGroupTimeRange, stored)
    }),
  ]
  const named = namedByKey(errors, checked, draft.topics)
  const first = draft.topics[0]
  const losesFirst =
    first?.id !== undefined && first.name.trim() === '' && checked.form.topics.some(({ name }) => name !== '')
  return losesFirst ? [{ field: `topics.${first.key}.name`, rule: 'required' }, ...named] : named
}

/** Maps errors, which name topics by index or id, to form keys; those of a missing topic to the first one. */
export function namedByKey(
  errors: readonly RefusedField[],
  { topicKeys }: Pick<CheckedUser, 'topicKeys'>,
  topics: readonly TopicDraft[],
): RefusedField[] {
  return errors.map((error) => {
    const [, index, field] = TOPIC_FIELD.exec(error.field) ?? []
    if (index === undefined) return error
    const key = topicKeys[Number(index)] ?? topics.find(({ id }) => id === index)?.key ?? topics[0]?.key ?? ''
    return { ...error, field: `topics.${key}.${field}` }
  })
}

const TOPIC_FIELD = /^topics\.([^.]+)\.(.+)$/

export function userInputOf({ form }: CheckedUser): UserInput {
  const { timeZoneOffsetInHours: _, numMeetingRequests, topics, ...fields } = form
  return {
    ...fields,
    isEventAdmin: false,
    newNumMeetingRequests: numMeetingRequests,
    languages: [...fields.languages],
    topics: topics.map(({ topicGroupTimeRange, ...topic }) => ({
      ...topic,
      topicGroupTimeRange: topicGroupTimeRange?.map((day) => day.map((range) => ({ ...range }))) ?? null,
    })),
  }
}

/**
 * The changes against the stored person, whom others may edit too (WIRE-22): changed fields of topics, and
 * the topics that are gone from the form as removed. With the form keys of the topics in sending order.
 */
export function userChangesOf(id: string, checked: CheckedUser, stored: CheckedUser) {
  const { topics = [], ...fields } = userInputOf(checked)
  const { topics: storedTopics = [], ...storedFields } = userInputOf(stored)
  const changes = topics.flatMap((topic, index) => {
    const before = storedTopics.find((each) => each.id === topic.id)
    const changed = topic.id === undefined || !before ? topic : changedFields(topic, before)
    if (Object.keys(changed).length === 0) return []
    return [{ key: checked.topicKeys[index] ?? '', topic: { ...changed, ...(topic.id && { id: topic.id }) } }]
  })
  const kept = new Set(topics.map((topic) => topic.id))
  const removedTopics = storedTopics.flatMap((topic) =>
    topic.id === undefined || kept.has(topic.id) ? [] : [topic.id],
  )
  const user: UserInput = {
    ...changedFields(fields, storedFields),
    id,
    isEventAdmin: false,
    ...(changes.length + removedTopics.length > 0 && {
      topics: changes.map(({ topic }) => topic),
      removedTopics,
    }),
  }
  return { user, topicKeys: changes.map(({ key }) => key) }
}
