import { Button, Fieldset, Group, Loader, Stack, TextInput } from '@mantine/core'
import {
  can,
  isEmailRequired,
  MAX_TOPICS_PER_USER,
  mayAddTopics,
  type UserFieldKey,
  type VariantDescription,
  visibleTopicFields,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { type ReactNode, Suspense, useRef } from 'react'
import { firstComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { fieldErrorText, type RefusedField } from '../form/field-error.ts'
import { ShortInteger } from '../form/integer-input.tsx'
import type { UserDraftForm } from './use-user-form.ts'
import { type TopicDraft, withAddedTopic, withoutTopic, withTopic } from './user-draft.ts'

// Few events use these fields, so they are not part of the join page's initial load.
const OptionalField = firstComponent(async () => (await import('./optional-field.tsx')).OptionalField)

export type UserFieldProps = {
  field: UserFieldKey
  form: UserDraftForm
  /** All fields that are shown: `topics` renders the topics' number of groups itself. */
  fields: readonly UserFieldKey[]
  isSelf: boolean
}

const HELP: Partial<Record<UserFieldKey, MessageKey>> = {
  name: 'userData.name.help',
  registerTopicWithoutAuthor: 'userData.registerTopicWithoutAuthor.help',
  profile: 'userData.profile.help',
  numUserSessions: 'userData.numUserSessions.help',
  newNumMeetingRequests: 'userData.newNumMeetingRequests.help',
  email: 'userData.email.help',
  phone: 'userData.phone.help',
  showContactDetails: 'userData.showContactDetails.help',
  languages: 'userData.languages.help',
  timeZone: 'userData.timeZone.help',
}

/** One field of a person's data. */
export function UserField({ field, form, fields, isSelf }: UserFieldProps): ReactNode {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const { draft, errors, change } = form
  const label = t(field === 'name' && isSelf ? 'userData.ownName' : `userData.${field}`)
  const error = errors[field]
  const help = isSelf ? helpOf(field, variant) : undefined
  const isRequired =
    field === 'name' ||
    field === 'newNumMeetingRequests' ||
    (field === 'numUserSessions' && variant.limits.numUserSessions.required) ||
    (field === 'timeZone' && can(variant, 'personalTimeZone')) ||
    (field === 'email' && isEmailRequired(variant, state.settings) && !draft.registerTopicWithoutAuthor)
  const common = {
    label: isRequired ? t('userData.requiredLabel', { label }) : label,
    'aria-required': isRequired,
    ...(help === undefined ? {} : { description: t(help) }),
    ...(error === undefined ? {} : { error: fieldErrorText(t, error, label) }),
  }
  switch (field) {
    case 'name':
    case 'email':
    case 'phone':
      return (
        <TextInput
          {...common}
          type={TEXT_TYPES[field]}
          name={field}
          data-field={field}
          autoComplete={isSelf ? AUTO_COMPLETE[field] : 'off'}
          value={draft[field]}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, [field]: value }))}
        />
      )
    case 'topics':
      return <TopicsField form={form} hasNumberOfGroups={fields.includes('topicNumberOfGroups')} />
    case 'topicNumberOfGroups':
      return null
    case 'numUserSessions':
      return (
        <ShortInteger
          {...common}
          {...bounds(variant.limits.numUserSessions)}
          value={draft.numUserSessions}
          onChange={(value) => change((before) => ({ ...before, numUserSessions: value }))}
        />
      )
    case 'newNumMeetingRequests':
      return (
        <ShortInteger
          {...common}
          {...bounds(variant.limits.numMeetingRequests)}
          value={draft.numMeetingRequests}
          onChange={(value) => change((before) => ({ ...before, numMeetingRequests: value }))}
        />
      )
    default:
      return (
        <Suspense fallback={<Loader />}>
          <OptionalField field={field} common={common} form={form} isSelf={isSelf} />
        </Suspense>
      )
  }
}

const TEXT_TYPES = { name: 'text', email: 'email', phone: 'tel' } as const
const AUTO_COMPLETE = { name: 'name', email: 'email', phone: 'tel' } as const

/** A required number and a zone for sessions have help texts of their own. */
function helpOf(field: UserFieldKey, variant: VariantDescription): MessageKey | undefined {
  if (field === 'numUserSessions' && variant.limits.numUserSessions.required)
    return 'userData.numUserSessions.requiredHelp'
  if (field === 'timeZone' && !can(variant, 'personalTimeZone')) return 'userData.timeZone.sessionsHelp'
  return HELP[field]
}

function bounds({ min, max }: { min: number; max: number }) {
  return { min, max }
}

/** A person's topics, up to ten; the first one cannot be deleted (TOPIC-5, TOPIC-6). */
function TopicsField({ form, hasNumberOfGroups }: { form: UserDraftForm; hasNumberOfGroups: boolean }) {
  const t = useWords()
  const { state, viewer } = useLiveSnapshot()
  const { draft, change } = form
  const { topics } = draft
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(0)
  const add = () => {
    added.current += 1
    const key = `new-${added.current}`
    change((before) => withAddedTopic(before, key))
    // The new topic is the last one after the next render.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const mayAdd = mayAddTopics(state, viewer) && topics.length < MAX_TOPICS_PER_USER
  const hasNamed = topics[0]?.name.trim() !== ''
  return (
    <Stack gap="sm" ref={list}>
      {topics.map((topic, index) => (
        <TopicFieldset
          key={topic.key}
          topic={topic}
          number={index + 1}
          isOnly={topics.length === 1}
          errors={form.errors}
          hasNumberOfGroups={hasNumberOfGroups}
          onChange={(changes) => change((before) => withTopic(before, topic.key, changes))}
          {...(index === 0 ? {} : { onDelete: () => change((before) => withoutTopic(before, topic.key)) })}
        />
      ))}
      {mayAdd && hasNamed && (
        <Group>
          <Button size="md" onClick={add}>
            {t('userData.addTopic')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

// Lazy: in most variants a topic has no field but its name.
const TopicExtras = firstComponent(async () => (await import('./topic-extras.tsx')).TopicExtras)

type TopicFieldsetProps = {
  topic: TopicDraft
  /** 1-based index among the person's topics. */
  number: number
  isOnly: boolean
  errors: Readonly<Record<string, RefusedField>>
  hasNumberOfGroups: boolean
  onChange: (changes: Partial<TopicDraft>) => void
  onDelete?: () => void
}

/** One topic with the variant's further fields; TOPIC-7. Extra fields are shown once the topic has a name. */
function TopicFieldset(props: TopicFieldsetProps) {
  const { topic, number, isOnly, errors, hasNumberOfGroups, onChange, onDelete } = props
  const t = useWords()
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
      {...(number === 1 ? { description: t('userData.topics.help'), 'data-field': 'topics' } : {})}
      value={topic.name}
      autoComplete="off"
      onChange={(event) => onChange({ name: event.currentTarget.value })}
    />
  )
  const content = (
    <Stack>
      {name}
      {hasName && hasNumberOfGroups && (
        <ShortInteger
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
      {hasName && visibleTopicFields(variant, state).length > 0 && (
        <Suspense fallback={<Loader />}>
          <TopicExtras topic={topic} common={common} onChange={onChange} />
        </Suspense>
      )}
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
