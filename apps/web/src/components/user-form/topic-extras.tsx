import { NativeSelect, Switch, Textarea } from '@mantine/core'
import {
  can,
  type GroupRoom,
  groupRoomsOf,
  settingValue,
  TOPIC_TYPES,
  type TopicFieldKey,
  visibleTopicFields,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { ReactNode } from 'react'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { ShortInteger } from '../form/integer-input.tsx'
import { TOPIC_TYPE_LABELS } from '../topic-facts.tsx'
import { TimeRangesField } from './time-ranges/time-ranges-field.tsx'
import type { TopicDraft } from './user-draft.ts'

type TopicExtrasProps = {
  topic: TopicDraft
  /** Label, help and error of a field. */
  common: (
    field: keyof TopicDraft,
    label: string,
    help?: MessageKey,
  ) => { label: string; description?: string; error?: string }
  onChange: (changes: Partial<TopicDraft>) => void
}

/** The fields of a topic besides its name, which only some variants have; TOPIC-7. */
export function TopicExtras({ topic, common, onChange }: TopicExtrasProps) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const extras: Record<TopicFieldKey, () => ReactNode> = {
    description: () => (
      <Textarea
        {...common('description', t('userData.topic.description'))}
        rows={3}
        value={topic.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    ),
    topicType: () => (
      <NativeSelect
        {...common('topicType', t('userData.topic.type'))}
        value={topic.topicType}
        data={TOPIC_TYPES.map((type) => ({ value: type, label: t(TOPIC_TYPE_LABELS[type]) }))}
        onChange={(event) => onChange({ topicType: event.currentTarget.value })}
      />
    ),
    sessionDurationInHours: () => (
      <ShortInteger
        {...common(
          'sessionDurationInHours',
          t(can(variant, 'sessionLabels') ? 'userData.topic.durationInSessions' : 'userData.topic.duration'),
          'userData.topic.duration.help',
        )}
        min={1}
        max={state.event.sessionDurationInHours ?? 1}
        value={topic.sessionDurationInHours}
        onChange={(sessionDurationInHours) => onChange({ sessionDurationInHours })}
      />
    ),
    maxNumberOfParticipants: () => (
      <ShortInteger
        {...common('maxNumberOfParticipants', t('userData.topic.maxParticipants'))}
        min={settingValue(variant, state.settings, 'parameters|groups|minGroupSize')}
        max={settingValue(variant, state.settings, 'parameters|groups|maxGroupSize')}
        value={topic.maxNumberOfParticipants}
        onChange={(maxNumberOfParticipants) => onChange({ maxNumberOfParticipants })}
      />
    ),
    beginnerFriendlyFlag: () => (
      <Switch
        label={t('userData.topic.beginnerFriendly')}
        checked={topic.beginnerFriendlyFlag}
        onChange={(event) => onChange({ beginnerFriendlyFlag: event.currentTarget.checked })}
      />
    ),
    topicGroupOnEveryWeek: () => (
      <NativeSelect
        {...common('topicGroupOnEveryWeek', t('userData.topic.frequency'))}
        value={String(topic.topicGroupOnEveryWeek)}
        data={[
          { value: 'true', label: t('userData.topic.everyWeek') },
          { value: 'false', label: t('userData.topic.everySecondWeek') },
        ]}
        onChange={(event) => onChange({ topicGroupOnEveryWeek: event.currentTarget.value === 'true' })}
      />
    ),
    topicGroupTimeRange: () => (
      <TimeRangesField
        value={topic.topicGroupTimeRange}
        onChange={(topicGroupTimeRange) => onChange({ topicGroupTimeRange })}
      />
    ),
    roomWish: () => (
      <NativeSelect
        {...common('roomWish', t('userData.topic.roomWish'), 'userData.topic.roomWish.help')}
        value={topic.roomWish}
        data={roomOptions(t, groupRoomsOf(variant, state.event), topic.roomWish)}
        onChange={(event) => onChange({ roomWish: event.currentTarget.value })}
      />
    ),
  }
  return visibleTopicFields(variant, state).map((field) => <div key={field}>{extras[field]()}</div>)
}

/** The rooms of the event, and a wish for one that is not on its list any more. */
function roomOptions(t: Translate, rooms: readonly GroupRoom[], wish: string) {
  const isKnown = wish === '' || rooms.some(({ name }) => name === wish)
  return [
    { value: '', label: t('userData.topic.roomWish.none') },
    ...rooms.map(({ name, capacity }) => ({
      value: name,
      label: t('schedule.field.room.option', { room: name, capacity }),
    })),
    ...(isKnown ? [] : [{ value: wish, label: wish }]),
  ]
}
