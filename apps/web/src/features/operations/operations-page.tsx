import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { timeOfDay } from '../../lib/time-text.ts'
import { EventsSection } from './events-section.tsx'
import { Figures } from './figures.tsx'
import { ReceiversSection } from './receivers-section.tsx'
import { ReportsSection } from './reports-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { RunsSection } from './runs-section.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type Operations, useOperations } from './use-operations.ts'

/** For those who run the site: events, people, storage, runs, feedback and error reports, retention; OPS-1. */
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
          {stage === 'signedIn' && (
            <Button variant="default" mih={44} onClick={() => void signOut()}>
              {t('operations.signOut')}
            </Button>
          )}
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
      <Alert color="orange" role="alert">
        {failure}
      </Alert>
    )
  return (
    <>
      {failure === undefined ? (
        <Text size="sm">{t('operations.updated', { time })}</Text>
      ) : (
        <Alert color="orange" role="alert">
          {t('operations.stale', { time, message: failure })}
        </Alert>
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
