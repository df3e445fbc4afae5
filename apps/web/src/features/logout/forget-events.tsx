import { Alert, Anchor, Container, Group, List, Stack, Text, Title } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { BusyButton } from '../../components/busy-button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { EventRole } from '../../components/event-role.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'

type ForgetEventsProps = {
  events: SessionResponse['allUserEvents']
  state: 'asking' | 'ending' | 'failed'
  onConfirm: () => void
}

/** Asks before a browser forgets its events; each link can be copied first; HTTP-9. */
export function ForgetEvents({ events, state, onConfirm }: ForgetEventsProps) {
  const t = useT()
  return (
    <Container component="main" id="content" py="xl" size="sm">
      <Stack>
        <Title order={1} size="h2">
          {t('logout.title')}
        </Title>
        <Text>{t('logout.text')}</Text>
        {events.length > 0 && <Text fw={600}>{t('logout.copyFirst')}</Text>}
        <List listStyleType="none" withPadding={false}>
          {events.map(({ name, link, role }) => (
            <List.Item key={link} py={4}>
              <Group gap="sm">
                <Text span style={{ overflowWrap: 'anywhere' }}>
                  <UserText>{name}</UserText>
                </Text>
                <EventRole role={role} />
                <CopyButton size="xs" text={new URL(link, window.location.origin).href} label={name}>
                  {t('logout.copy')}
                </CopyButton>
              </Group>
            </List.Item>
          ))}
        </List>
        {state === 'failed' && <Alert color="red">{t('session.logoutFailed')}</Alert>}
        <Group>
          <BusyButton variant="filled" color="red" isBusy={state === 'ending'} onClick={onConfirm}>
            {t('logout.confirm')}
          </BusyButton>
          <Anchor href="/welcome/" py={10}>
            {t('logout.keep')}
          </Anchor>
        </Group>
      </Stack>
    </Container>
  )
}
