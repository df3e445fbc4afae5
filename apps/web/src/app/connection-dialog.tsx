import { Alert, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog/dialog.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { useSession } from '../lib/session/session.tsx'

const CHECK_AFTER_MS = 5000

/**
 * Says that the connection is away (spec 4 "Connection"): five seconds after it failed, "Still connecting" before the
 * first one. Blocking, but in the debug environment a banner (decision 15).
 */
export function ConnectionDialog() {
  const t = useT()
  const { connection } = useLiveSnapshot()
  const { environment } = useSession()
  const [isLate, setLate] = useState(false)
  const [everConnected, setEverConnected] = useState(false)

  useEffect(() => {
    if (connection === 'connected') {
      setLate(false)
      setEverConnected(true)
      return
    }
    const timer = setTimeout(() => setLate(true), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [connection])

  const title = t(everConnected ? 'connection.lost.title' : 'connection.first.title')
  const text = t(everConnected ? 'connection.lost.text' : 'connection.first.text')
  if (environment === 'debug') {
    return isLate ? (
      <Alert color="orange" title={title} role="status" pos="sticky" top={0} style={{ zIndex: 300 }}>
        {text}
      </Alert>
    ) : null
  }
  return (
    <Dialog isOpen={isLate} title={title}>
      <Stack align="center">
        <Loader />
        <Text>{text}</Text>
      </Stack>
    </Dialog>
  )
}
