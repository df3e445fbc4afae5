import { type EventState, type UserForm, type VariantDescription, validateUser } from '@planner/domain'
import type { UserInput } from '@planner/protocol'
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
  const errors = validateUser(variant, state.event, state.settings, checked.form)
  const named = namedByKey(errors, checked, draft.topics)
  const first = draft.topics[0]
  const losesFirst =
    first?.id !== undefined && first.name.trim() === '' && checked.form.topics.some(({ name }) => name !== '')
  return losesFirst ? [{ field: `topics.${first.key}.name`, rule: 'required' }, ...named] : named
}

/** Maps errors, which index topics as sent, to form keys. An error about a missing topic belongs to the first one. */
export function namedByKey(
  errors: readonly RefusedField[],
  { topicKeys }: CheckedUser,
  topics: readonly TopicDraft[],
): RefusedField[] {
  return errors.map((error) => {
    const [, index, field] = TOPIC_FIELD.exec(error.field) ?? []
    if (index === undefined) return error
    const key = topicKeys[Number(index)] ?? topics[0]?.key ?? ''
    return { ...error, field: `topics.${key}.${field}` }
  })
}

const TOPIC_FIELD = /^topics\.(\d+)\.(.+)$/

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
