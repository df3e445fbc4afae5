import { Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/live/use-now.ts'
import { dayText } from '../../../lib/time-text.ts'
import { DayText } from './day-text.tsx'
import styles from './history.module.css'
import { TimeText } from './time-text.tsx'
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
