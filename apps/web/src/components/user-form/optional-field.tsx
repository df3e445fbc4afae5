import { Loader, Switch, Textarea, TextInput } from '@mantine/core'
import type { UserFieldKey } from '@planner/domain'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { UserDraftForm } from './use-user-form.ts'

const LanguagesField = lazyComponent(async () => (await import('./languages-field.tsx')).LanguagesField)
const TimeZoneField = lazyComponent(async () => (await import('../form/time-zone-field.tsx')).TimeZoneField)

export type OptionalFieldKey = Exclude<
  UserFieldKey,
  'name' | 'email' | 'phone' | 'topics' | 'topicNumberOfGroups' | 'numUserSessions' | 'newNumMeetingRequests'
>

type OptionalFieldProps = {
  field: OptionalFieldKey
  /** Label, help and error. */
  common: { label: string; description?: string; error?: string; 'aria-required': boolean }
  form: UserDraftForm
  isSelf: boolean
}

/** Fields that only some variants and events use. */
export function OptionalField({ field, common, form, isSelf }: OptionalFieldProps): ReactNode {
  const { draft, change } = form
  switch (field) {
    case 'timeInvolvedInEA':
      return (
        <TextInput
          {...common}
          autoComplete="off"
          value={draft[field]}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, [field]: value }))}
        />
      )
    case 'profile':
    case 'causeAreasEA':
    case 'relevantOrgsEA':
      return (
        <Textarea
          {...common}
          rows={3}
          value={draft[field]}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, [field]: value }))}
        />
      )
    case 'registerTopicWithoutAuthor':
    case 'showContactDetails': {
      const { 'aria-required': _, ...rest } = common
      return (
        <Switch
          {...rest}
          checked={draft[field]}
          onChange={({ currentTarget: { checked } }) => change((before) => ({ ...before, [field]: checked }))}
        />
      )
    }
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
            offers="personal"
            required={common['aria-required']}
            // Whoever needs one and has none, as after an import, is offered it too.
            suggestsOwn={
              isSelf && (form.saved === null || (common['aria-required'] && form.saved.timeZone === ''))
            }
            onChange={(timeZone) => change((before) => ({ ...before, timeZone }))}
          />
        </Suspense>
      )
  }
}
