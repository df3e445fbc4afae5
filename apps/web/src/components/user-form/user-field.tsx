import { Loader, Switch, Textarea, TextInput } from '@mantine/core'
import { isEmailRequired, type UserFieldKey, type VariantDescription } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { lazy, type ReactNode, Suspense } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { fieldErrorText } from '../field-error.ts'
import { IntegerInput } from '../integer-input.tsx'
import { TopicsField } from './topics-field.tsx'
import type { UserDraftForm } from './use-user-draft.ts'

// Few events ask for these, and their lists are heavy: they stay out of the join page's first load.
const LanguagesField = lazy(async () => ({
  default: (await import('./languages-field.tsx')).LanguagesField,
}))
const TimeZoneField = lazy(async () => ({ default: (await import('./time-zone-field.tsx')).TimeZoneField }))

export type UserFieldProps = {
  field: UserFieldKey
  form: UserDraftForm
  /** All fields that are shown: the topics ask for their number of groups among themselves. */
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
  languages: 'userData.languages.help',
  timeZone: 'userData.timeZone.help',
}

const AUTO_COMPLETE: Partial<Record<UserFieldKey, string>> = { name: 'name', email: 'email', phone: 'tel' }

/** One field of a person's data, by the control that the domain names for it. */
export function UserField({ field, form, fields, isSelf }: UserFieldProps): ReactNode {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { draft, errors, change } = form
  const label = t(field === 'name' && isSelf ? 'userData.ownName' : `userData.${field}`)
  const error = errors[field]
  const help = isSelf ? helpOf(field, variant) : undefined
  const isRequired =
    field === 'name' ||
    field === 'newNumMeetingRequests' ||
    (field === 'numUserSessions' && variant.limits.numUserSessions.required) ||
    (field === 'email' && isEmailRequired(variant, state.settings) && !draft.registerTopicWithoutAuthor)
  const common = {
    label: isRequired ? t('userData.requiredLabel', { label }) : label,
    'aria-required': isRequired,
    ...(help === undefined ? {} : { description: t(help) }),
    ...(error === undefined ? {} : { error: fieldErrorText(t, error, label) }),
  }
  const text = (key: TextKey) => ({
    ...common,
    value: draft[key],
    name: key,
    autoComplete: (isSelf && AUTO_COMPLETE[key]) || 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      change((before) => ({ ...before, [key]: value }))
    },
  })
  switch (field) {
    case 'name':
    case 'timeInvolvedInEA':
      return <TextInput {...text(field)} />
    case 'email':
    case 'phone':
      return <TextInput {...text(field)} type={field === 'email' ? 'email' : 'tel'} />
    case 'profile':
    case 'causeAreasEA':
    case 'relevantOrgsEA':
      return <Textarea {...text(field)} rows={3} />
    case 'topics':
      return <TopicsField form={form} asksForGroups={fields.includes('topicNumberOfGroups')} />
    case 'topicNumberOfGroups':
      return null
    case 'registerTopicWithoutAuthor': {
      const { 'aria-required': _, ...rest } = common
      return (
        <Switch
          {...rest}
          checked={draft.registerTopicWithoutAuthor}
          onChange={({ currentTarget: { checked } }) =>
            change((before) => ({ ...before, registerTopicWithoutAuthor: checked }))
          }
        />
      )
    }
    case 'numUserSessions':
      return (
        <IntegerInput
          {...common}
          {...NARROW}
          {...bounds(variant.limits.numUserSessions)}
          value={draft.numUserSessions}
          onChange={(value) => change((before) => ({ ...before, numUserSessions: value }))}
        />
      )
    case 'newNumMeetingRequests':
      return (
        <IntegerInput
          {...common}
          {...NARROW}
          {...bounds(variant.limits.numMeetingRequests)}
          value={draft.numMeetingRequests}
          onChange={(value) => change((before) => ({ ...before, numMeetingRequests: value }))}
        />
      )
    case 'languages':
      return (
        <Suspense fallback={<Loader />}>
          <LanguagesField
            {...common}
            value={draft.languages}
            onChange={(languages) => change((before) => ({ ...before, languages }))}
          />
        </Suspense>
      )
    case 'timeZone':
      return (
        <Suspense fallback={<Loader />}>
          <TimeZoneField
            {...common}
            value={draft.timeZone}
            suggestsOwn={isSelf && form.saved === null}
            onChange={(timeZone) => change((before) => ({ ...before, timeZone }))}
          />
        </Suspense>
      )
  }
}

type TextKey = Extract<
  UserFieldKey,
  'name' | 'profile' | 'email' | 'phone' | 'timeInvolvedInEA' | 'causeAreasEA' | 'relevantOrgsEA'
>

/** Where the number may not be left empty, its help does not say how to. */
function helpOf(field: UserFieldKey, variant: VariantDescription): MessageKey | undefined {
  if (field === 'numUserSessions' && variant.limits.numUserSessions.required)
    return 'userData.numUserSessions.requiredHelp'
  return HELP[field]
}

/** A short field below labels that may take the whole line. */
const NARROW = { w: '100%', styles: { wrapper: { maxWidth: 160 } } } as const

function bounds({ min, max }: { min: number; max: number }) {
  return { min, max }
}
