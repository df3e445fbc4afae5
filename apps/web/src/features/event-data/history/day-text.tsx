import { useLanguage } from '../../../lib/i18n/i18n.ts'
import { dayText } from '../../../lib/time-text.ts'
import styles from './history.module.css'

/** Above the entries of a day: its weekday and DD.MM.YYYY (TEXT-3). Who hears the page is told the day with every time. */
export function DayText({ at }: { at: number }) {
  const language = useLanguage()
  const date = new Date(at)
  return (
    <span className={styles.day} aria-hidden="true">
      {date.toLocaleDateString(language, { weekday: 'long' })}
      <span className={styles.date}>{dayText(date)}</span>
    </span>
  )
}
