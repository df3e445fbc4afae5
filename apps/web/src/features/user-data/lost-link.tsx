import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { isEmail } from '@planner/domain'
import { type FormEvent, useRef, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { ContactLine } from '../../components/contact-line.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { fieldErrorTexts, focusFirstError } from '../../components/form/field-error.ts'
import { RequiredLabel } from '../../components/form/required-label.tsx'
import { request } from '../../lib/http/http.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

/** Has the personal link sent to whoever joined with this address; the answer tells nobody who has. LETTER-10 */
export function LostLink({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen={isOpen} title={t('tell.lostLink.title')} onClose={onClose}>
      <LostLinkForm onClose={onClose} />
    </Dialog>
  )
}

function LostLinkForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { variant, keys } = useLiveSnapshot()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing')
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    const wanted = email.trim()
    const rule = wanted === '' ? 'required' : isEmail(wanted) ? undefined : 'email'
    const texts = rule ? fieldErrorTexts(t, [{ field: 'email', rule }], () => t('userData.email')) : {}
    setError(texts.email)
    setFailure('')
    if (rule) return focusFirstError(form.current)
    setStage('sending')
    const asked = { variant: variant.id, shareKey: keys.shareKey, email: wanted }
    const answer = await request('/api/Letters/LostLink', asked)
    setStage(answer.ok ? 'sent' : 'writing')
    if (!answer.ok) setFailure(answer.message)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextInput
          type="email"
          name="email"
          label={<RequiredLabel>{t('userData.email')}</RequiredLabel>}
          description={t('tell.lostLink.help')}
          required
          autoComplete="email"
          data-autofocus
          value={email}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value)
            setError(undefined)
            // Another address has no answer yet.
            if (stage === 'sent') setStage('writing')
          }}
        />
        {failure !== '' && <Alert color="orange">{failure}</Alert>}
        <div role="status">
          {stage === 'sent' && (
            <Alert>
              <Text size="sm">{t('tell.lostLink.answer')}</Text>
              <ContactLine />
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t(stage === 'sent' ? 'app.close' : 'app.cancel')}</Button>
          <BusyButton variant="filled" type="submit" isBusy={stage === 'sending'}>
            {t('tell.lostLink.send')}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  )
}
