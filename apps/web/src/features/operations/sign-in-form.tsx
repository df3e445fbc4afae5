import { PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { focusFirstError } from '../../components/form/field-error.ts'
import { useT } from '../../lib/i18n/i18n.ts'

/** Asks for the site administrator's key, which is sent once and not kept; OPS-11. */
export function SignInForm({ onSignIn }: { onSignIn: (key: string) => Promise<string | undefined> }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const failed = await onSignIn(key.trim())
    setSending(false)
    setFailure(failed)
    if (failed !== undefined) focusFirstError(form.current)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack maw={480}>
        <PasswordInput
          label={t('operations.key')}
          description={t('operations.key.help')}
          visibilityToggleButtonProps={{ 'aria-label': t('operations.key.show') }}
          autoComplete="current-password"
          size="md"
          value={key}
          error={failure}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <BusyButton type="submit" w="fit-content" isBusy={isSending}>
          {t('operations.signIn')}
        </BusyButton>
      </Stack>
    </form>
  )
}
