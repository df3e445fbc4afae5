import { Alert, Text } from '@mantine/core'
import type { Ack } from '@planner/protocol'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { DateText } from '../../../components/date-text.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { EventRole } from '../../../components/event-role.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { timeOfDay } from '../../../lib/time-text.ts'
import classes from './advanced.module.css'
import { AdvancedItem } from './advanced-item.tsx'

const SHOWN = 8

type EventSession = Extract<Ack<'ListSessions'>, { ok: true }>['sessions'][number]

/** The browsers that have the event open, and a way to end each session; HTTP-15. */
export function OpenSessions() {
  const t = useT()
  const live = useLive()
  const [sessions, setSessions] = useState<readonly EventSession[]>()
  const [failure, setFailure] = useState('')
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    const ack = await live.invoke('ListSessions')
    setLoading(false)
    setFailure(ack.ok ? '' : failureText(t, ack))
    if (ack.ok) setSessions(ack.sessions)
  }
  const { shown, button } = useShortList(inOrder(sessions ?? []), SHOWN)
  const title = t('life.sessions.title')
  return (
    <AdvancedItem
      title={title}
      help={t('life.sessions.help')}
      action={
        <BusyButton isBusy={isLoading} onClick={() => void load()}>
          {t(sessions === undefined ? 'life.sessions.show' : 'life.sessions.refresh')}
        </BusyButton>
      }
    >
      {sessions?.length === 0 && <Text size="sm">{t('life.sessions.none')}</Text>}
      {shown.length > 0 && (
        <ul className={classes.sessions} aria-label={title}>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => void load()} />
          ))}
        </ul>
      )}
      {button}
      {failure !== '' && <Alert color="red">{failure}</Alert>}
    </AdvancedItem>
  )
}

/** This browser's first, then who was here last. */
function inOrder(sessions: readonly EventSession[]): EventSession[] {
  return [...sessions].sort(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || Number(b.lastUsedAt) - Number(a.lastUsedAt),
  )
}

function SessionRow({ session, onEnded }: { session: EventSession; onEnded: () => void }) {
  const t = useT()
  const live = useLive()
  const { id, role, lastUsedAt, isOwn } = session
  const browser = session.browser || t('life.sessions.unknown')
  return (
    <li>
      <span className={classes.browser}>{browser}</span>
      <span>
        <EventRole role={role} />
      </span>
      <Text span size="sm" c="dimmed">
        <DateText at={lastUsedAt} /> {timeOfDay(new Date(lastUsedAt))}
      </Text>
      {isOwn ? (
        <Text span size="sm" fw={600}>
          {t('life.sessions.own')}
        </Text>
      ) : (
        <ConfirmButton
          label={t('life.sessions.end')}
          ariaLabel={t('life.sessions.endOf', { browser })}
          question={t('life.sessions.askTitle')}
          text={t('life.sessions.ask')}
          confirmLabel={t('life.sessions.end')}
          buttonProps={{ size: 'xs' }}
          onConfirm={() => live.invoke('EndSession', { sessionId: id })}
          onDone={onEnded}
        />
      )}
    </li>
  )
}
