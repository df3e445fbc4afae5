import { Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/live/use-now.ts'
import { agoText, dayText, timeOfDay } from '../../../lib/time-text.ts'
import styles from './history.module.css'
import { useHistoryTexts } from './use-history-texts.ts'

/** One line per entry: when, what, who. The first of a day says which day it is. On narrow screens who stands below what. */
export function HistoryList({ entries }: { entries: readonly WireAuditEntry[] }) {
  const t = useT()
  const { who, what } = useHistoryTexts()
  const now = useNow()
  const days = entries.map(({ at }) => dayText(new Date(at)))
  return (
    <ul className={styles.list} aria-label={t('history.title')}>
      {entries.map((entry, index) => (
        <li key={entry.position} className={styles.entry}>
          {days[index] !== days[index - 1] && <DayText at={entry.at} />}
          <TimeText at={entry.at} now={now} />
          <span className={styles.what}>
            {what(entry)}
            {entry.times > 1 && (
              <Text component="span" size="sm" c="dimmed">
                {` ${t('history.times', { count: entry.times })}`}
              </Text>
            )}
          </span>
          <strong className={styles.who}>{isolatedText(who(entry))}</strong>
        </li>
      ))}
    </ul>
  )
}

/** Above the entries of a day: its weekday and DD.MM.YYYY (TEXT-3). Who hears the page is told the day with every time. */
function DayText({ at }: { at: number }) {
  const language = useLanguage()
  const date = new Date(at)
  return (
    <span className={styles.day} aria-hidden="true">
      {date.toLocaleDateString(language, { weekday: 'long' })}
      <span className={styles.date}>{dayText(date)}</span>
    </span>
  )
}

/** A point in time (ms since the epoch) as HH:mm in local time, below its day, and how long ago that was. */
function TimeText({ at, now }: { at: number; now: number }) {
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
