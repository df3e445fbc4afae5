import { Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'

/** That the session has ended, what is safe and what to do; ERROR-18. */
export function SessionLost() {
  const t = useT()
  return (
    <div>
      <Text fw={600}>{t('session.lost.title')}</Text>
      <Text size="sm">{t('session.lost.text')}</Text>
      <Text size="sm">{t('session.lost.help')}</Text>
    </div>
  )
}
