import { Loader, TextInput } from '@mantine/core'
import { can, isEmailRequired, type UserFieldKey, type VariantDescription } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { type ReactNode, Suspense } from 'react'
import { firstComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { fieldErrorText } from '../form/field-error.ts'
import { ShortInteger } from '../form/short-integer.tsx'
import { TopicsField } from './topics-field.tsx'
import type { UserDraftForm } from './use-user-form.ts'

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

/** One field of a person's data, rendered with the control that the domain defines for it. */
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

/** A required number has a help text of its own, since it may not be left empty, and so has a zone in which sessions are read. */
function helpOf(field: UserFieldKey, variant: VariantDescription): MessageKey | undefined {
  if (field === 'numUserSessions' && variant.limits.numUserSessions.required)
    return 'userData.numUserSessions.requiredHelp'
  if (field === 'timeZone' && !can(variant, 'personalTimeZone')) return 'userData.timeZone.sessionsHelp'
  return HELP[field]
}

function bounds({ min, max }: { min: number; max: number }) {
  return { min, max }
}
