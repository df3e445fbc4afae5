import { Alert } from '@mantine/core'
import { useLanguage, useT } from '../lib/i18n/i18n.ts'

/** Says that the page shows what was last seen, and when that was; OFFLINE-2. */
export function OfflineNote({ seenAt }: { seenAt: number }) {
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
