type UserFieldControl =
  | 'text'
  | 'multiline'
  | 'integer'
  | 'toggle'
  | 'email'
  | 'phone'
  | 'languages'
  | 'timeZone'
  | 'topics'

/** Fields of the your data tab, in the order in which a variant lists them; PERSON-13. */
export const USER_FIELDS = {
  name: { control: 'text' },
  topics: { control: 'topics' },
  registerTopicWithoutAuthor: { control: 'toggle' },
  topicNumberOfGroups: { control: 'integer' },
  profile: { control: 'multiline' },
  numUserSessions: { control: 'integer' },
  newNumMeetingRequests: { control: 'integer' },
  email: { control: 'email' },
  phone: { control: 'phone' },
  showContactDetails: { control: 'toggle' },
  languages: { control: 'languages' },
  timeZone: { control: 'timeZone' },
  timeInvolvedInEA: { control: 'text' },
  causeAreasEA: { control: 'multiline' },
  relevantOrgsEA: { control: 'multiline' },
} as const satisfies Record<string, { control: UserFieldControl }>

export type UserFieldKey = keyof typeof USER_FIELDS
