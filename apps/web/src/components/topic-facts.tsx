import { Text } from '@mantine/core'
import {
  groupDuration,
  scheduleLayout,
  type TOPIC_TYPES,
  type TopicFieldKey,
  type TopicRecord,
  visibleTopicFields,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useMemo } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'

/** The facts of a topic: kind, duration, how many it is for, and for whom; TOPIC-22. */
export function useTopicFacts(): (topic: TopicRecord) => string[] {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { event, settings } = state
  return useMemo(() => {
    const fields = visibleTopicFields(variant, { event, settings })
    const has = (field: TopicFieldKey) => fields.includes(field)
    const layout = scheduleLayout(variant, { settings })
    return (topic) => {
      const { topicType, maxNumberOfParticipants: number, beginnerFriendlyFlag } = topic
      const kind = TOPIC_TYPE_LABELS[topicType as keyof typeof TOPIC_TYPE_LABELS]
      return [
        has('topicType') && topicType !== '' && (kind ? t(kind) : topicType),
        has('sessionDurationInHours') &&
          t('topicFacts.sessions', { number: groupDuration(variant, { event }, layout, topic) }),
        has('maxNumberOfParticipants') && number !== null && t('topicFacts.max', { number }),
        has('beginnerFriendlyFlag') && beginnerFriendlyFlag && t('userData.topic.beginnerFriendly'),
      ].filter((fact) => fact !== false)
    }
  }, [t, variant, event, settings])
}

/** The facts of a topic in a line; nothing where its variant has none. */
export function TopicFacts({ topic }: { topic: TopicRecord }) {
  const facts = useTopicFacts()(topic)
  return facts.length === 0 ? null : <Text size="sm">{facts.join(' · ')}</Text>
}

/** The messages of the types a topic may have; TOPIC-7. */
export const TOPIC_TYPE_LABELS = {
  '': 'userData.topicType.none',
  'Talk + Discussion': 'userData.topicType.talk',
  Discussion: 'userData.topicType.discussion',
  Other: 'userData.topicType.other',
  Fun: 'userData.topicType.fun',
  'Session Request': 'userData.topicType.request',
} as const satisfies Record<(typeof TOPIC_TYPES)[number], MessageKey>
