/** Fields of the your data tab, in the order in which a variant lists them; PERSON-13. */
export const USER_FIELDS = [
  'name',
  'topics',
  'registerTopicWithoutAuthor',
  'topicNumberOfGroups',
  'profile',
  'numUserSessions',
  'newNumMeetingRequests',
  'email',
  'phone',
  'showContactDetails',
  'languages',
  'timeZone',
  'timeInvolvedInEA',
  'causeAreasEA',
  'relevantOrgsEA',
] as const

export type UserFieldKey = (typeof USER_FIELDS)[number]
