import { Alert, Anchor, Button, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { isEmail } from '@planner/domain'
import type { FeedbackResult } from '@planner/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { fieldErrorTexts, focusFirstError } from '../../components/form/field-error.ts'
import { RequiredLabel } from '../../components/form/required-label.tsx'
import { request } from '../../lib/http/http.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.tsx'
import { usePlannerTab } from '../../lib/tab.ts'

/** How to hear of news: a form where a newsletter is configured, else the way to the feedback form; TAB-76. */
export function News() {
  const t = useT()
  const { newsletterEmail } = useSession().site
  const { tabs, openTab } = usePlannerTab()
  if (newsletterEmail === '' && !tabs.includes('feedback')) return null
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="about-news">
      <Title order={2} size="h3" id="about-news" mb="sm">
        {t('about.news')}
      </Title>
      {newsletterEmail !== '' ? (
        <SubscribeForm address={newsletterEmail} />
      ) : (
        <>
          <Text mb="sm">{t('about.news.byFeedback')}</Text>
          <Button className="no-print" onClick={() => openTab('feedback')}>
            {t('about.news.toFeedback')}
          </Button>
        </>
      )}
    </Paper>
  )
}

/** Sends an e-mail address to those who run the site, as feedback goes. */
function SubscribeForm({ address }: { address: string }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    const wanted = email.trim()
    const rule = wanted === '' ? 'required' : isEmail(wanted) ? undefined : 'email'
    const texts = rule ? fieldErrorTexts(t, [{ field: 'email', rule }], () => t('about.news.email')) : {}
    setError(texts.email)
    setFailure(undefined)
    if (rule) return focusFirstError(form.current)
    setStage('sending')
    const result = await request<FeedbackResult>('/api/Feedback', {
      text: t('about.news.request'),
      email: wanted,
    })
    setStage(result.ok ? 'sent' : 'writing')
    if (!result.ok) setFailure(result.message)
  }

  if (stage === 'sent') return <Alert role="status">{t('about.news.thanks', { email: email.trim() })}</Alert>
  return (
    <form ref={form} noValidate className="no-print" onSubmit={(event) => void submit(event)}>
      <Text mb="sm">{t('about.news.help')}</Text>
      <Group align="end" gap="sm">
        <TextInput
          type="email"
          name="email"
          label={<RequiredLabel>{t('about.news.email')}</RequiredLabel>}
          required
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <BusyButton variant="filled" type="submit" isBusy={stage === 'sending'}>
          {t('about.news.subscribe')}
        </BusyButton>
      </Group>
      {failure !== undefined && (
        <Alert color="orange" mt="sm">
          {failure}
        </Alert>
      )}
      <Text size="sm" mt="sm">
        {t('about.news.write')}{' '}
        <Anchor href={`mailto:${address}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Anchor>
      </Text>
    </form>
  )
}
