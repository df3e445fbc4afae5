import {
  newPersonFields,
  type PersonFields,
  type UserFieldKey,
  type VariantDescription,
  zoneOffsetInHours,
} from '@planner/domain'
import type { UserInput } from '@planner/protocol'

/**
 * The fields of a person's saved form: those the variant asks for, the others as they are (`existing`) or at
 * their defaults. A topic without an author lends the entry its name (spec 3).
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
    name: isTopicOnly ? options.firstTopicName : input.name.trim(),
    profile: take('profile', 'profile', input.profile.trim()),
    registerTopicWithoutAuthor: isTopicOnly,
    email: take('email', 'email', input.email.trim()),
    phone: take('phone', 'phone', input.phone.trim()),
    numUserSessions: take('numUserSessions', 'numUserSessions', input.numUserSessions),
    numMeetingRequests: take('newNumMeetingRequests', 'numMeetingRequests', input.newNumMeetingRequests),
    languages: take('languages', 'languages', trimmed(input.languages)),
    timeZone,
    timeZoneOffsetInHours: timeZone === '' ? null : (zoneOffsetInHours(timeZone, options.now) ?? null),
    timeInvolvedInEA: take('timeInvolvedInEA', 'timeInvolvedInEA', input.timeInvolvedInEA.trim()),
    causeAreasEA: take('causeAreasEA', 'causeAreasEA', input.causeAreasEA.trim()),
    relevantOrgsEA: take('relevantOrgsEA', 'relevantOrgsEA', input.relevantOrgsEA.trim()),
  }
}

function trimmed(languages: readonly string[]): string[] {
  return [...new Set(languages.map((language) => language.trim()).filter((language) => language !== ''))]
}
