import { Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'

/** The reason of a logout that nobody has asked for; ROUTE-1. */
const TIMEOUT = 'timeout'

/** That another tab has logged out, why, and what is safe; HTTP-9. */
export function LoggedOutElsewhere({ reason }: { reason: string }) {
  const t = useT()
  return (
    <div>
      <Text fw={600}>{t(reason === TIMEOUT ? 'session.timeout.title' : 'session.elsewhere.title')}</Text>
      <Text size="sm">{t('session.elsewhere.text')}</Text>
      <Text size="sm">{t('session.lost.help')}</Text>
    </div>
  )
}
