import type { TOPIC_TYPES } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

/** The messages of the types a topic may have; TOPIC-7. */
export const TOPIC_TYPE_LABELS = {
  '': 'userData.topicType.none',
  'Talk + Discussion': 'userData.topicType.talk',
  Discussion: 'userData.topicType.discussion',
  Other: 'userData.topicType.other',
  Fun: 'userData.topicType.fun',
  'Session Request': 'userData.topicType.request',
} as const satisfies Record<(typeof TOPIC_TYPES)[number], MessageKey>
