import type { EventFieldKey } from '@planner/domain'

/** In the order in which the form asks. */
export const FIELD_GROUPS = ['about', 'place', 'people'] as const

export type FieldGroup = (typeof FIELD_GROUPS)[number]

/** What a field of the event is about. */
const GROUP_OF = {
  name: 'about',
  description: 'about',
  showAdvancedFields: 'about',
  contactName: 'about',
  email: 'about',
  phone: 'about',
  numSessions: 'place',
  newSessionLabels: 'place',
  groupRooms: 'place',
  sessionDurationInHours: 'place',
  timeZone: 'place',
  firstMonday: 'place',
  limitAllUsersToOneGroupOnly: 'people',
  allowParticipantsToAddTopics: 'people',
  allowUsersToSeeEachOthersTopicPreferences: 'people',
  considerContactPreferences: 'people',
  numberOfGroupsForTopic: 'people',
  googleFormUrl: 'people',
} as const satisfies Record<EventFieldKey, FieldGroup>

/** The fields by what they are about, in their order; a group without fields is not there. */
export function grouped(fields: readonly EventFieldKey[]) {
  return FIELD_GROUPS.map((group) => ({
    group,
    fields: fields.filter((field) => GROUP_OF[field] === group),
  })).filter((each) => each.fields.length > 0)
}
