import {
  newPersonFields,
  type PersonFields,
  sanitiseLine,
  sanitiseText,
  type UserFieldKey,
  type VariantDescription,
  zoneOffsetInHours,
} from '@planner/domain'
import type { UserInput } from '@planner/protocol'

/**
 * Maps a submitted form to person fields. Fields the variant's form does not have keep their `existing` or default value. An
 * entry for a topic without an author gets the topic's name (TOPIC-10).
 */
export function personFieldsFrom(
  variant: VariantDescription,
  input: UserInput,
  options: { now: number; firstTopicName: string; existing?: PersonFields },
): PersonFields {
  const { existing = newPersonFields() } = options
  const take = <K extends keyof PersonFields>(field: UserFieldKey, key: K, value: PersonFields[K]) =>
    variant.userFields.includes(field) ? value : existing[key]
  const isTopicOnly = take(
    'registerTopicWithoutAuthor',
    'registerTopicWithoutAuthor',
    input.registerTopicWithoutAuthor,
  )
  const timeZone = take('timeZone', 'timeZone', input.timeZone.trim())
  return {
    name: isTopicOnly ? options.firstTopicName : sanitiseLine(input.name),
    profile: take('profile', 'profile', sanitiseText(input.profile)),
    registerTopicWithoutAuthor: isTopicOnly,
    email: take('email', 'email', input.email.trim()),
    phone: take('phone', 'phone', input.phone.trim()),
    numUserSessions: take('numUserSessions', 'numUserSessions', input.numUserSessions),
    numMeetingRequests: take('newNumMeetingRequests', 'numMeetingRequests', input.newNumMeetingRequests),
    languages: take('languages', 'languages', trimmed(input.languages)),
    timeZone,
    timeZoneOffsetInHours: timeZone === '' ? null : (zoneOffsetInHours(timeZone, options.now) ?? null),
    timeInvolvedInEA: take('timeInvolvedInEA', 'timeInvolvedInEA', sanitiseText(input.timeInvolvedInEA)),
    causeAreasEA: take('causeAreasEA', 'causeAreasEA', sanitiseText(input.causeAreasEA)),
    relevantOrgsEA: take('relevantOrgsEA', 'relevantOrgsEA', sanitiseText(input.relevantOrgsEA)),
  }
}

function trimmed(languages: readonly string[]): string[] {
  return [...new Set(languages.map(sanitiseLine).filter((language) => language !== ''))]
}
