import { Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'

/** How a session ended: the server has forgotten it (ERROR-18), or another tab has logged out (HTTP-9). */
export type SessionEnd = 'lost' | 'elsewhere' | 'timeout'

/** That the session has ended, why, what is safe and what to do. */
export function SessionNotice({ end }: { end: SessionEnd }) {
  const t = useT()
  return (
    <div>
      <Text fw={600}>{t(`session.${end}.title`)}</Text>
      <Text size="sm">{t(end === 'lost' ? 'session.lost.text' : 'session.elsewhere.text')}</Text>
      <Text size="sm">{t('session.lost.help')}</Text>
    </div>
  )
}
