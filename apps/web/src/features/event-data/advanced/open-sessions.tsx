import { Alert, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { DateText } from '../../../components/date-text.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { EventRole } from '../../../components/event-role.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import type { EventSession } from '../../../lib/live/event-lifecycle.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { AdvancedItem } from './advanced-item.tsx'

/** The browsers that have the event open, and a way to end each session; HTTP-15. */
export function OpenSessions() {
  const t = useT()
  const { life } = useLive()
  const [sessions, setSessions] = useState<readonly EventSession[]>()
  const [failure, setFailure] = useState('')
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    const ack = await life.sessions()
    setLoading(false)
    setFailure(ack.ok ? '' : ack.status === 0 ? t('life.notAnswered') : refusalText(t, ack))
    if (ack.ok) setSessions(ack.sessions)
  }
  return (
    <AdvancedItem title={t('life.sessions.title')} help={t('life.sessions.help')}>
      {sessions?.length === 0 && <Text size="sm">{t('life.sessions.none')}</Text>}
      {sessions !== undefined && sessions.length > 0 && (
        <List listStyleType="none" withPadding={false} aria-label={t('life.sessions.title')}>
          {sessions.map((session) => (
            <List.Item key={session.id} py={4}>
              <SessionRow session={session} onEnded={() => void load()} />
            </List.Item>
          ))}
        </List>
      )}
      {failure !== '' && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <BusyButton variant="default" isBusy={isLoading} onClick={() => void load()}>
        {t(sessions === undefined ? 'life.sessions.show' : 'life.sessions.refresh')}
      </BusyButton>
    </AdvancedItem>
  )
}

function SessionRow({ session, onEnded }: { session: EventSession; onEnded: () => void }) {
  const t = useT()
  const { life } = useLive()
  const { id, role, lastUsedAt, isOwn } = session
  const browser = session.browser || t('life.sessions.unknown')
  return (
    <Group gap="sm">
      <Text span>{browser}</Text>
      <EventRole role={role} />
      <Text span size="sm">
        <DateText at={lastUsedAt} />
      </Text>
      {isOwn ? (
        <Text span size="sm" c="dimmed">
          {t('life.sessions.own')}
        </Text>
      ) : (
        <ConfirmButton
          label={t('life.sessions.end')}
          ariaLabel={t('life.sessions.endOf', { browser })}
          question={t('life.sessions.askTitle')}
          text={t('life.sessions.ask')}
          confirmLabel={t('life.sessions.end')}
          buttonProps={{ size: 'xs', variant: 'default' }}
          onConfirm={() => life.endSession(id)}
          onDone={onEnded}
        />
      )}
    </Group>
  )
}
