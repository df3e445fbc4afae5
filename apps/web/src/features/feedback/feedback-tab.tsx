import { Alert, Button, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { type FieldError, isEmail, MAX_TEXT } from '@planner/domain'
import type { FeedbackRequest, FeedbackResult } from '@planner/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { ContactLine } from '../../components/contact-line.tsx'
import { fieldErrorTexts, focusFirstError } from '../../components/form/field-error.ts'
import { RequiredLabel } from '../../components/form/required-label.tsx'
import { request } from '../../lib/http/http.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useUnsavedInput } from '../../lib/unsaved-input.ts'

const EMPTY: FeedbackRequest = { text: '', email: '' }

/** A feedback form: text and an optional e-mail address for a reply; TAB-13. */
export function FeedbackTab() {
  const t = useT()
  const [values, setValues] = useState(EMPTY)
  useUnsavedInput(values.text !== '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing')
  const form = useRef<HTMLFormElement>(null)
  const labels: Record<string, string> = { text: t('feedback.text'), email: t('feedback.email') }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    const texts = fieldErrorTexts(t, problemsOf(values), (field) => labels[field] ?? field)
    setErrors(texts)
    setFailure(undefined)
    if (Object.keys(texts).length > 0) return focusFirstError(form.current)
    setStage('sending')
    const result = await request<FeedbackResult>('/api/Feedback', values)
    setStage(result.ok ? 'sent' : 'writing')
    if (result.ok) setValues(EMPTY)
    else setFailure(result.message)
  }

  if (stage === 'sent') {
    return (
      <Stack align="flex-start">
        <Alert role="status" w="100%">
          {t('feedback.thanks')}
        </Alert>
        <Button onClick={() => setStage('writing')}>{t('feedback.another')}</Button>
      </Stack>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="feedback-title">
      <Title order={2} id="feedback-title" mb="xs">
        {t('feedback.title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('feedback.intro')}
      </Text>
      <Paper withBorder p="lg" mb="md">
        <Stack>
          <Textarea
            label={<RequiredLabel>{t('feedback.text')}</RequiredLabel>}
            required
            autosize
            minRows={6}
            value={values.text}
            error={errors.text}
            onChange={(event) => setValues({ ...values, text: event.currentTarget.value })}
          />
          <TextInput
            type="email"
            label={t('feedback.email')}
            description={t('feedback.email.help')}
            autoComplete="email"
            value={values.email}
            error={errors.email}
            onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
          />
          {failure !== undefined && <Alert color="orange">{failure}</Alert>}
          <BusyButton variant="filled" type="submit" isBusy={stage === 'sending'} w="fit-content">
            {t('feedback.send')}
          </BusyButton>
        </Stack>
      </Paper>
      <ContactLine />
    </form>
  )
}

function problemsOf({ text, email }: FeedbackRequest): FieldError[] {
  const errors: FieldError[] = []
  if (text.trim() === '') errors.push({ field: 'text', rule: 'required' })
  if (text.length > MAX_TEXT.text)
    errors.push({ field: 'text', rule: 'tooLong', params: { max: MAX_TEXT.text } })
  if (email.trim() !== '' && !isEmail(email.trim())) errors.push({ field: 'email', rule: 'email' })
  return errors
}
