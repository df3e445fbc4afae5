import type { HidingSetting } from './event-fields.ts'

type TopicFieldControl = 'multiline' | 'integer' | 'toggle' | 'topicType' | 'timeRanges' | 'groupRoom'

export type TopicField = {
  control: TopicFieldControl
  hiddenBySetting?: HidingSetting
  /** Asked for only while the event has rooms; SESSION-13. */
  needsRooms?: true
}

/** Topic fields that only some variants have; TOPIC-7. */
export const TOPIC_FIELDS = {
  description: { control: 'multiline' },
  topicType: { control: 'topicType' },
  sessionDurationInHours: { control: 'integer' },
  maxNumberOfParticipants: { control: 'integer' },
  beginnerFriendlyFlag: { control: 'toggle' },
  topicGroupOnEveryWeek: { control: 'toggle', hiddenBySetting: 'parameters|ui|hideCalendar' },
  topicGroupTimeRange: { control: 'timeRanges', hiddenBySetting: 'parameters|ui|hideCalendar' },
  roomWish: { control: 'groupRoom', needsRooms: true },
} as const satisfies Record<string, TopicField>

export type TopicFieldKey = keyof typeof TOPIC_FIELDS

/** A topic that somebody wishes to hear about: its owner is not its host; TOPIC-21. */
export const SESSION_REQUEST = 'Session Request'

export const TOPIC_TYPES = ['', 'Talk + Discussion', 'Discussion', 'Other', 'Fun', SESSION_REQUEST] as const
