import { Button, Fieldset, Loader, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { can, settingValue, TOPIC_TYPES, type TopicFieldKey } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { lazy, type ReactNode, Suspense } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { fieldErrorText, type RefusedField } from '../field-error.ts'
import { IntegerInput } from '../integer-input.tsx'
import type { TopicDraft } from './user-draft.ts'

const TimeRangesField = lazy(async () => ({
  default: (await import('./time-ranges-field.tsx')).TimeRangesField,
}))

type TopicFieldsetProps = {
  topic: TopicDraft
  /** 1-based place among the person's topics. */
  number: number
  isOnly: boolean
  errors: Readonly<Record<string, RefusedField>>
  asksForGroups: boolean
  onChange: (changes: Partial<TopicDraft>) => void
  onDelete?: () => void
}

/** One topic with what its variant asks besides the name; spec 2.4. Extras wait until the topic has a name. */
export function TopicFieldset(props: TopicFieldsetProps) {
  const { topic, number, isOnly, errors, asksForGroups, onChange, onDelete } = props
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const hasName = topic.name.trim() !== ''
  const common = (field: keyof TopicDraft, label: string, help?: MessageKey) => {
    const error = errors[`topics.${topic.key}.${field}`]
    return {
      label,
      ...(help === undefined ? {} : { description: t(help) }),
      ...(error === undefined ? {} : { error: fieldErrorText(t, error, label) }),
    }
  }
  const name = (
    <TextInput
      {...common('name', t('userData.topics'))}
      {...(number === 1 ? { description: t('userData.topics.help') } : {})}
      value={topic.name}
      autoComplete="off"
      onChange={(event) => onChange({ name: event.currentTarget.value })}
    />
  )
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
      <IntegerInput
        {...NARROW}
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
      <IntegerInput
        {...NARROW}
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
      <Suspense fallback={<Loader />}>
        <TimeRangesField
          value={topic.topicGroupTimeRange}
          onChange={(topicGroupTimeRange) => onChange({ topicGroupTimeRange })}
        />
      </Suspense>
    ),
  }
  const content = (
    <Stack gap="md">
      {name}
      {hasName && asksForGroups && (
        <IntegerInput
          {...NARROW}
          {...common(
            'numberOfGroups',
            t('userData.topicNumberOfGroups'),
            'userData.topicNumberOfGroups.help',
          )}
          min={1}
          max={state.event.numberOfGroupsForTopic}
          value={topic.numberOfGroups}
          onChange={(numberOfGroups) => onChange({ numberOfGroups })}
        />
      )}
      {hasName && variant.topicFields.map((field) => <div key={field}>{extras[field]()}</div>)}
      {onDelete && (
        <div>
          <Button variant="light" color="red" size="md" onClick={onDelete}>
            {t('userData.deleteTopic', { topic: topic.name.trim() || t('userData.topicNumber', { number }) })}
          </Button>
        </div>
      )}
    </Stack>
  )
  return isOnly ? content : <Fieldset legend={t('userData.topicNumber', { number })}>{content}</Fieldset>
}

/** A short field below labels that may take the whole line. */
const NARROW = { w: '100%', styles: { wrapper: { maxWidth: 160 } } } as const

const TOPIC_TYPE_LABELS = {
  '': 'userData.topicType.none',
  'Talk + Discussion': 'userData.topicType.talk',
  Discussion: 'userData.topicType.discussion',
  Other: 'userData.topicType.other',
  Fun: 'userData.topicType.fun',
  'Session Request': 'userData.topicType.request',
} as const satisfies Record<(typeof TOPIC_TYPES)[number], MessageKey>
