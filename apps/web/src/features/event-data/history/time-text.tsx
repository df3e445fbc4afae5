import { Text } from '@mantine/core'
import { useLanguage } from '../../../lib/i18n/i18n.ts'
import { agoText, timeOfDay } from '../../../lib/time-text.ts'
import styles from './history.module.css'

/** A point in time (ms since the epoch) as HH:mm in local time, below its day, and how long ago that was. */
export function TimeText({ at, now }: { at: number; now: number }) {
  const language = useLanguage()
  const date = new Date(at)
  const inWords = date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={date.toISOString()}>
      <span aria-hidden="true">{timeOfDay(date)}</span>
      <span className="visually-hidden">{inWords}</span>
      <Text component="span" size="xs" c="dimmed" className={styles.ago ?? ''}>
        {agoText(language, now - at)}
      </Text>
    </time>
  )
}
