import {
  clockOf,
  type EventFields,
  firstNoon,
  newPersonFields,
  type PersonFields,
  sanitiseLine,
  sanitiseText,
  type UserFieldKey,
  type VariantDescription,
  zoneOffsetInHours,
} from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import type { StoredPerson } from '../storage/storage.ts'

/**
 * Maps a submitted form to person fields. Fields that are absent or that the variant's form does not have
 * keep their `existing` or default value (WIRE-22). An entry for a topic without an author gets the topic's
 * name (TOPIC-10). `offsetAt`: the moment to which the zone's offset belongs, ms since the epoch.
 */
export function personFieldsFrom(
  variant: VariantDescription,
  input: UserInput,
  options: { offsetAt: number; firstTopicName: string; existing?: PersonFields },
): PersonFields {
  const { existing = newPersonFields() } = options
  const take = <K extends keyof PersonFields>(
    field: UserFieldKey,
    key: K,
    value: PersonFields[K] | undefined,
  ): PersonFields[K] => (value !== undefined && variant.userFields.includes(field) ? value : existing[key])
  const isTopicOnly = take(
    'registerTopicWithoutAuthor',
    'registerTopicWithoutAuthor',
    input.registerTopicWithoutAuthor,
  )
  const ownName = input.name === undefined ? existing.name : sanitiseLine(input.name)
  const timeZone = take('timeZone', 'timeZone', input.timeZone?.trim())
  return {
    name: isTopicOnly ? options.firstTopicName : ownName,
    profile: take('profile', 'profile', multiline(input.profile)),
    registerTopicWithoutAuthor: isTopicOnly,
    email: take('email', 'email', input.email?.trim()),
    phone: take('phone', 'phone', input.phone?.trim()),
    showContactDetails: take('showContactDetails', 'showContactDetails', input.showContactDetails),
    numUserSessions: take('numUserSessions', 'numUserSessions', input.numUserSessions),
    numMeetingRequests: take('newNumMeetingRequests', 'numMeetingRequests', input.newNumMeetingRequests),
    languages: take('languages', 'languages', input.languages && trimmed(input.languages)),
    timeZone,
    timeZoneOffsetInHours:
      input.timeZone === undefined ? existing.timeZoneOffsetInHours : offsetOf(timeZone, options.offsetAt),
    timeInvolvedInEA: take('timeInvolvedInEA', 'timeInvolvedInEA', multiline(input.timeInvolvedInEA)),
    causeAreasEA: take('causeAreasEA', 'causeAreasEA', multiline(input.causeAreasEA)),
    relevantOrgsEA: take('relevantOrgsEA', 'relevantOrgsEA', multiline(input.relevantOrgsEA)),
  }
}

/** A zone's offset from UTC at a moment, whole hours; WEEK-3. */
function offsetOf(timeZone: string, at: number): number | null {
  return timeZone === '' ? null : (zoneOffsetInHours(timeZone, at) ?? null)
}

function multiline(text: string | undefined): string | undefined {
  return text === undefined ? undefined : sanitiseText(text)
}

function trimmed(languages: readonly string[]): string[] {
  return [...new Set(languages.map(sanitiseLine).filter((language) => language !== ''))]
}

/**
 * The people whose offset from UTC differs in the first week of an event with these fields, as they are to be
 * stored; WEEK-3. They have saved nothing themselves, so `timestamp` stays.
 */
export function offsetChanges(
  event: Pick<EventFields, 'timeZone' | 'firstMonday'>,
  people: Iterable<StoredPerson>,
): StoredPerson[] {
  const clock = clockOf(event)
  if (!clock) return []
  const at = firstNoon(clock)
  const offsets = new Map<string, number | null>()
  return [...people].flatMap((person) => {
    const { timeZone } = person
    // Many share a zone, and computing its offset is slow.
    if (!offsets.has(timeZone)) offsets.set(timeZone, offsetOf(timeZone, at))
    const timeZoneOffsetInHours = offsets.get(timeZone) ?? null
    // Without a known time zone the stored offset is kept.
    if (timeZoneOffsetInHours === null || timeZoneOffsetInHours === person.timeZoneOffsetInHours) return []
    return [{ ...person, timeZoneOffsetInHours }]
  })
}
