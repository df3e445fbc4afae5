import { Alert, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../components/dialog/dialog.tsx'
import { announce } from '../lib/announce.ts'
import { useLanguage, useT } from '../lib/i18n/i18n.ts'
import type { ConnectionStatus } from '../lib/live/hub-connection.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { useSession } from '../lib/session/session.tsx'

/** Says that the connection is lost (LIVE-15) or not there yet: a dialog, in debug a banner (ENV-3). */
export function ConnectionDialog() {
  const t = useT()
  const { connection, seenAt } = useLiveSnapshot()
  const { environment } = useSession()
  const notice = useConnectionNotice(connection)
  useReturn(notice === 'lost' || (seenAt !== null && connection !== 'connected'))
  // What was last seen can be read and changed meanwhile (OFFLINE-2).
  if (seenAt !== null) return connection === 'connected' ? null : <OfflineNote seenAt={seenAt} />
  const title = t(`connection.${notice ?? 'first'}.title`)
  const text = t(`connection.${notice ?? 'first'}.text`)
  if (environment === 'debug') {
    return notice ? (
      <Alert color="orange" title={title} role="status" pos="sticky" top={0} style={{ zIndex: 300 }}>
        {text}
      </Alert>
    ) : null
  }
  return (
    <Dialog isOpen={notice !== null} title={title}>
      <Stack align="center">
        <Loader />
        <Text>{text}</Text>
      </Stack>
    </Dialog>
  )
}

/** Says that the connection is back once it was lost: the notice of that goes without a word. */
function useReturn(isLost: boolean): void {
  const t = useT()
  const wasLost = useRef(isLost)
  useEffect(() => {
    if (wasLost.current && !isLost) announce(t('connection.back'))
    wasLost.current = isLost
  }, [isLost, t])
}

const CHECK_AFTER_MS = 5000

/** `first`: there was no connection yet; `lost`: there was one. */
type ConnectionNotice = 'first' | 'lost'

/**
 * The notice that is due: at once after a close or failure, else after five seconds (LIVE-15); null without.
 */
export function useConnectionNotice(connection: ConnectionStatus): ConnectionNotice | null {
  const wasConnected = useRef(false)
  if (connection === 'connected') wasConnected.current = true
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    if (connection !== 'connecting') return
    const timer = setTimeout(() => setOverdue(true), CHECK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [connection])
  if (connection === 'connected' || (connection === 'connecting' && !isOverdue)) return null
  return wasConnected.current ? 'lost' : 'first'
}

/** Says that the page shows what was last seen, and when that was; OFFLINE-2. */
function OfflineNote({ seenAt }: { seenAt: number }) {
  const t = useT()
  const language = useLanguage()
  const isToday = new Date(seenAt).toDateString() === new Date().toDateString()
  const format = new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
  return (
    <Alert color="orange" role="status" radius={0} className="no-print">
      {t('offline.seen', { time: format.format(seenAt) })}
    </Alert>
  )
}
