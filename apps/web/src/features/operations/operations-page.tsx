import { Alert, Anchor, Button, Container, Group, PasswordInput, Stack, Text, Title } from '@mantine/core'
import type { SiteOperations } from '@planner/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { DateText } from '../../components/date-text.tsx'
import { focusFirstError } from '../../components/form/field-error.ts'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { refusalText } from '../../lib/i18n/refusal-text.ts'
import { timeOfDay } from '../../lib/time-text.ts'
import { Ago } from './ago.tsx'
import { EventRow, EventsSection } from './events-section.tsx'
import { Figures } from './figures.tsx'
import { ReceiversSection } from './receivers-section.tsx'
import { Facts, Rows, Section } from './section.tsx'
import { type Operations, useOperations } from './use-operations.ts'

/** For those who run the site: events, people, storage, runs, feedback, errors, retention; OPS-1. */
export function OperationsPage() {
  const t = useT()
  const operations = useOperations()
  useDisplayType()
  const { stage, signOut } = operations
  const title = useFocusOnChange<HTMLHeadingElement>(stage)
  useEffect(() => {
    document.title = `${t('operations.title')} – ${t('app.title')}`
  }, [t])
  return (
    <Container size="lg" px="var(--page-inset)" pb="xl">
      <Group component="header" justify="space-between" wrap="nowrap" py="md">
        <Group gap="sm" wrap="nowrap">
          <Logo />
          <Text fw={600}>{t('app.title')}</Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          {stage === 'signedIn' && <Button onClick={() => void signOut()}>{t('operations.signOut')}</Button>}
          <PreferencesMenu />
        </Group>
      </Group>
      <Stack component="main" id="content" gap="xl">
        <div>
          <Title order={1} size="h2" ref={title} tabIndex={-1}>
            {t('operations.title')}
          </Title>
          <Text>{t('operations.intro')}</Text>
        </div>
        {stage === 'signedIn' ? (
          <SignedIn operations={operations} />
        ) : (
          <SignInForm onSignIn={operations.signIn} />
        )}
      </Stack>
    </Container>
  )
}

/** Takes the focus when what stands below changes, whose own focus would be lost with it. */
function useFocusOnChange<E extends HTMLElement>(stage: Operations['stage']) {
  const element = useRef<E>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current !== stage) element.current?.focus()
    shown.current = stage
  }, [stage])
  return element
}

function SignedIn({ operations: { data, failure } }: { operations: Operations }) {
  const t = useT()
  const time = data === undefined ? '' : timeOfDay(new Date(data.now))
  if (data === undefined)
    return failure === undefined ? (
      <Text role="status">{t('app.loading')}</Text>
    ) : (
      <Alert color="orange">{failure}</Alert>
    )
  return (
    <>
      {failure === undefined ? (
        <Text size="sm">{t('operations.updated', { time })}</Text>
      ) : (
        <Alert color="orange">{t('operations.stale', { time, message: failure })}</Alert>
      )}
      <Figures data={data} />
      {data.storage.isReadable && (
        <>
          <EventsSection data={data} />
          <RunsSection data={data} />
          <RetentionSection data={data} />
        </>
      )}
      <ReceiversSection data={data} />
      <ReportsSection data={data} />
    </>
  )
}

type Run = SiteOperations['runs'][number]

/** Planner runs: how many there were, and the newest. */
function RunsSection({ data: { now, runs, runsOfDay } }: { data: SiteOperations }) {
  const t = useT()
  return (
    <Section title={t('operations.runs')}>
      {runsOfDay.length > 0 && (
        <Facts>
          <span>{t('operations.runsOfDay')}:</span>
          {runsOfDay.map(({ status, count }) => (
            <span key={status}>
              {t(`operations.run.${status}`)} {count}
            </span>
          ))}
        </Facts>
      )}
      <Rows label={t('operations.runs')} none={t('operations.noRuns')}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} now={now} />
        ))}
      </Rows>
    </Section>
  )
}

function RunRow({ run, now }: { run: Run; now: number }) {
  const t = useT()
  const { eventName, status, createdAt, startedAt, endedAt, seconds, reason } = run
  const took = startedAt === null ? undefined : Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1000))
  return (
    <>
      <Text fw={600}>
        <UserText>{eventName}</UserText>
      </Text>
      <Facts>
        <strong>{t(`operations.run.${status}`)}</strong>
        <Ago at={createdAt} now={now} />
        {took !== undefined && <span>{t('operations.run.took', { seconds: took, limit: seconds })}</span>}
        {reason !== '' && <span>{refusalText(t, { message: reason, reason })}</span>}
      </Facts>
    </>
  )
}

/** What people have written, and what pages have reported. */
function ReportsSection({ data: { feedback, errors } }: { data: SiteOperations }) {
  const t = useT()
  return (
    <>
      <Section title={t('operations.feedback')}>
        <Rows label={t('operations.feedback')} none={t('operations.noFeedback')}>
          {feedback.map(({ at, text, email }) => (
            <div key={at + text}>
              <Text style={{ whiteSpace: 'pre-line' }}>
                <UserText>{text}</UserText>
              </Text>
              <Facts>
                <DateText at={at} />
                {email !== '' && (
                  <Anchor size="sm" href={`mailto:${email}`}>
                    {email}
                  </Anchor>
                )}
              </Facts>
            </div>
          ))}
        </Rows>
      </Section>
      <Section title={t('operations.errors')}>
        <Rows label={t('operations.errors')} none={t('operations.noErrors')}>
          {errors.map(({ command, status, reason, count, at }) => (
            <Facts key={`${command} ${status} ${reason}`}>
              <strong>{command}</strong>
              {(status !== 0 || reason !== '') && (
                <span>{[status || '', reason].filter(Boolean).join(' ')}</span>
              )}
              <span>{t('operations.errors.times', { count })}</span>
              <DateText at={at} />
            </Facts>
          ))}
        </Rows>
      </Section>
    </>
  )
}

/** When unused events are deleted, and which ones have been announced; OPS-9. */
function RetentionSection({ data: { now, retention } }: { data: SiteOperations }) {
  const t = useT()
  const { days, announced } = retention
  return (
    <Section title={t('operations.retention')}>
      {days === 0 ? (
        <Text>{t('operations.retention.off')}</Text>
      ) : (
        <>
          <Text>{t('operations.retention.days', { days })}</Text>
          <Rows label={t('operations.retention')} none={t('operations.retention.none')}>
            {announced.map((event) => (
              <EventRow key={event.id} event={event} now={now} />
            ))}
          </Rows>
        </>
      )}
    </Section>
  )
}

/** Asks for the site administrator's key, which is sent once and not kept; OPS-11. */
function SignInForm({ onSignIn }: { onSignIn: (key: string) => Promise<string | undefined> }) {
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
        <BusyButton variant="filled" type="submit" w="fit-content" isBusy={isSending}>
          {t('operations.signIn')}
        </BusyButton>
      </Stack>
    </form>
  )
}
