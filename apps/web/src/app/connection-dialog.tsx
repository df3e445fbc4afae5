import { Alert, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Dialog } from '../components/dialog/dialog.tsx'
import { announce } from '../lib/announce.ts'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { useSession } from '../lib/session/session.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'

/**
 * Shows that the connection is lost (LIVE-15), or "Still connecting" before the first one. A modal dialog, but a
 * banner in the debug environment (ENV-3).
 */
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
