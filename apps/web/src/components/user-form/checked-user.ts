import {
  type EventState,
  timeRangeErrors,
  type UserForm,
  type VariantDescription,
  validateUser,
} from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { changedFields } from '../form/draft.ts'
import type { RefusedField } from '../form/field-error.ts'
import type { TopicDraft, UserDraft } from './user-draft.ts'

/** A normalized draft, ready to be validated and sent, and the form keys of its topics in the order they are sent. */
export type CheckedUser = { form: UserForm; topicKeys: readonly string[] }

/**
 * Trims texts and drops topics without a name. The first topic is kept where it represents its person (`keepsFirst`,
 * variants that match people in pairs). Without an author the topic is the name (TOPIC-10).
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
 * Validation errors by form field: `name`, or `topics.<key>.numberOfGroups` for a topic's.
 * The first topic stays while there are others (TOPIC-6).
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

/**
 * Maps errors, which name topics by their index as sent or by their id, to form keys. An error about a missing topic belongs
 * to the first one.
 */
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

export function userInputOf({ form }: CheckedUser, id: string | undefined): UserInput {
  const { timeZoneOffsetInHours: _, numMeetingRequests, topics, ...fields } = form
  return {
    ...fields,
    ...(id === undefined ? {} : { id }),
    isEventAdmin: false,
    newNumMeetingRequests: numMeetingRequests,
    languages: [...fields.languages],
    topics: topics.map(({ topicGroupTimeRange, ...topic }) => ({
      ...topic,
      topicGroupTimeRange: topicGroupTimeRange?.map((day) => day.map((range) => ({ ...range }))) ?? null,
    })),
  }
}

/** A person's changes, and the form keys of the topics among them in the order they are sent. */
export type UserChanges = { user: UserInput; topicKeys: readonly string[] }

/**
 * What differs from the stored person, whom others may edit at the same time (WIRE-22). Topics are sent with their changed
 * fields alone, and those that are gone from the form as removed.
 */
export function userChangesOf(id: string, checked: CheckedUser, stored: CheckedUser): UserChanges {
  const { topics = [], ...fields } = userInputOf(checked, undefined)
  const { topics: storedTopics = [], ...storedFields } = userInputOf(stored, undefined)
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
