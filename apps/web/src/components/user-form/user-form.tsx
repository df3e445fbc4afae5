import { Alert, Group, Stack, Text } from '@mantine/core'
import { can, type PersonRecord, randomUserName, visibleUserFields } from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { useRef, useState } from 'react'
import { leaveEarlyForm } from '../../lib/early-form.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useSession } from '../../lib/session/session.tsx'
import { BusyButton } from '../busy-button.tsx'
import { focusFirstError } from '../form/field-error.ts'
import { useEarlyForm } from './use-early-form.ts'
import { type SavedUser, type SaveUser, useUserForm } from './use-user-form.ts'
import { newUserDraft } from './user-draft.ts'
import { UserField } from './user-field.tsx'

export type UserFormProps = {
  /** Null for a new person. Use a different React `key` for each person. */
  person: PersonRecord | null
  onDone: (saved: SavedUser) => void
  /** How to save; by default the person is updated, or a new one registered by an admin. */
  onSubmit?: SaveUser
  /** The form is about the current user, so browser autofill and suggested values apply. */
  isSelf?: boolean
  /** Nothing can be sent at the moment; what is typed stays. */
  isBlocked?: boolean
}

/** A person's data: the fields of the variant, validated before they are sent; PERSON-13. */
export function UserForm({ person, onDone, onSubmit, isSelf = false, isBlocked = false }: UserFormProps) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const { environment } = useSession()
  const [blank] = useState(() =>
    isSelf && can(variant, 'randomUserName') ? newUserDraft(randomUserName(Math.random)) : newUserDraft(),
  )
  const byDefault = (user: UserInput) =>
    person
      ? live.invoke('UpdateUser', { user })
      : live.invoke('RegisterUser', { user: { ...user, isEventAdmin: false } })
  const form = useUserForm(person, blank, onSubmit ?? byDefault)
  const element = useRef<HTMLFormElement>(null)
  const { draft, saved } = form
  const fields = visibleUserFields({ variant, state, viewer, environment, draft, saved })

  const submit = async () => {
    const stored = await form.save()
    // What it covers takes no focus.
    leaveEarlyForm()
    if (stored) onDone(stored)
    else focusFirstError(element.current)
  }
  useEarlyForm({ isNext: isSelf && person === null, element, change: form.change, submit })

  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      noValidate
    >
      <Stack maw="var(--measure-form)">
        {fields.map((field) => (
          <UserField key={field} field={field} form={form} fields={fields} isSelf={isSelf} />
        ))}
        {form.isUnanswered && <Alert color="orange">{t('userData.unanswered')}</Alert>}
        <Group>
          <BusyButton variant="filled" type="submit" size="md" isBusy={form.isSaving} disabled={isBlocked}>
            {t(person ? 'userData.update' : isSelf ? 'userData.register' : 'userData.addPerson')}
          </BusyButton>
          {person !== null && form.isChanged && <Text size="sm">{t('app.unsaved')}</Text>}
        </Group>
      </Stack>
    </form>
  )
}
