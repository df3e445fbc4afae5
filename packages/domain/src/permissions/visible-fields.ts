import type { EventState } from '../cells/event-state.ts'
import { groupRoomsOf } from '../entities/group-rooms.ts'
import type { PersonFields } from '../entities/person.ts'
import { settingValue } from '../entities/setting-values.ts'
import { TOPIC_FIELDS, type TopicField, type TopicFieldKey } from '../fields/topic-fields.ts'
import type { UserFieldKey } from '../fields/user-fields.ts'
import { isEmailRequired } from '../validation/user.ts'
import type { Environment } from '../variants/description.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { mayAddTopics } from './editing.ts'
import type { Viewer } from './viewer.ts'

/** The fields of a topic that are asked for, in the variant's order; SCHED-24. */
export function visibleTopicFields(
  variant: VariantDescription,
  { event, settings }: Pick<EventState, 'event' | 'settings'>,
): TopicFieldKey[] {
  return variant.topicFields.filter((key) => {
    const { hiddenBySetting, needsRooms }: TopicField = TOPIC_FIELDS[key]
    if (needsRooms && groupRoomsOf(variant, event).length === 0) return false
    return !hiddenBySetting || !settingValue(variant, settings, hiddenBySetting)
  })
}

/** The field values that determine which fields are shown. */
export type UserFieldValues = Pick<
  PersonFields,
  'registerTopicWithoutAuthor' | 'email' | 'phone' | 'profile' | 'numUserSessions' | 'languages'
> & { topics: readonly { name: string }[] }

type UserFieldContext = {
  variant: VariantDescription
  state: EventState
  viewer: Viewer
  environment: Environment
  /** The current form values. */
  draft: UserFieldValues
  /** The stored values, so that a field does not disappear while being cleared. Null for a new person. */
  saved: UserFieldValues | null
}

type Rule = (facts: UserFieldContext) => boolean

const hasTopic: Rule = (facts) =>
  holds(facts, (user) => user.topics.some((topic) => topic.name.trim() !== ''))
const isAdvanced: Rule = ({ state }) => state.event.showAdvancedFields
const isNotTopicOnly: Rule = ({ draft }) => !draft.registerTopicWithoutAuthor
const showsTopicAndIntro: Rule = ({ variant, state }) =>
  !settingValue(variant, state.settings, 'parameters|ui|hideTopicAndIntro')

const rules: Record<UserFieldKey, Rule> = {
  name: isNotTopicOnly,
  topics: (facts) =>
    showsTopicAndIntro(facts) && (mayAddTopics(facts.state, facts.viewer) || hasTopic(facts)),
  registerTopicWithoutAuthor: (facts) =>
    showsTopicAndIntro(facts) &&
    (facts.draft.registerTopicWithoutAuthor || (hasTopic(facts) && isAdvanced(facts))),
  topicNumberOfGroups: (facts) => showsTopicAndIntro(facts) && hasTopic(facts),
  profile: (facts) => isNotTopicOnly(facts) && showsTopicAndIntro(facts) && showsProfile(facts),
  numUserSessions: (facts) =>
    isNotTopicOnly(facts) &&
    (isAdvanced(facts) ||
      facts.variant.limits.numUserSessions.required ||
      holds(facts, (user) => user.numUserSessions !== null)),
  newNumMeetingRequests: isNotTopicOnly,
  email: (facts) =>
    isAdvanced(facts) ||
    isEmailRequired(facts.variant, facts.state.settings) ||
    holds(facts, (user) => user.email !== ''),
  phone: (facts) => isAdvanced(facts) || holds(facts, (user) => user.phone !== ''),
  showContactDetails: isNotTopicOnly,
  languages: (facts) =>
    settingValue(facts.variant, facts.state.settings, 'parameters|ui|showLanguagesField') ||
    holds(facts, (user) => user.languages.length > 0),
  timeZone: isNotTopicOnly,
  timeInvolvedInEA: isNotTopicOnly,
  causeAreasEA: isNotTopicOnly,
  relevantOrgsEA: isNotTopicOnly,
}

/** The fields of the your data tab that this person sees, in the variant's order; PERSON-13. */
export function visibleUserFields(facts: UserFieldContext): UserFieldKey[] {
  return facts.variant.userFields.filter((field) => rules[field](facts))
}

/** Where everybody enters contact preferences, profiles describe the people to choose from. */
function showsProfile(facts: UserFieldContext): boolean {
  const { variant, state, environment } = facts
  const hasProfile = holds(facts, (user) => user.profile !== '')
  if (can(variant, 'contactChoiceColumns')) {
    const onlyHosts = settingValue(variant, state.settings, 'parameters|ui|showContactPreferencesOnlyToHosts')
    return hasProfile || (state.event.considerContactPreferences && !onlyHosts)
  }
  return environment !== 'production' && (isAdvanced(facts) || hasProfile)
}

function holds({ draft, saved }: UserFieldContext, has: (user: UserFieldValues) => boolean): boolean {
  return has(draft) || (saved !== null && has(saved))
}
