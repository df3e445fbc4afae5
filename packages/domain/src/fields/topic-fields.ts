import type { HidingSetting } from './event-fields.ts'

export type TopicField = {
  hiddenBySetting?: HidingSetting
  /** Asked for only while the event has rooms; SESSION-13. */
  needsRooms?: true
}

/** Topic fields that only some variants have; TOPIC-7. */
export const TOPIC_FIELDS = {
  description: {},
  topicType: {},
  sessionDurationInHours: {},
  maxNumberOfParticipants: {},
  beginnerFriendlyFlag: {},
  topicGroupOnEveryWeek: { hiddenBySetting: 'parameters|ui|hideCalendar' },
  topicGroupTimeRange: { hiddenBySetting: 'parameters|ui|hideCalendar' },
  roomWish: { needsRooms: true },
} as const satisfies Record<string, TopicField>

export type TopicFieldKey = keyof typeof TOPIC_FIELDS

/** A topic that somebody wishes to hear about: its owner is not its host; TOPIC-21. */
export const SESSION_REQUEST = 'Session Request'

export const TOPIC_TYPES = ['', 'Talk + Discussion', 'Discussion', 'Other', 'Fun', SESSION_REQUEST] as const
