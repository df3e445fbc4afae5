import { Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/live/use-now.ts'
import styles from './history.module.css'
import { TimeText } from './time-text.tsx'
import { useHistoryTexts } from './use-history-texts.ts'

/** One line per entry: when, who, what. On narrow screens they stand below each other. */
export function HistoryList({ entries }: { entries: readonly WireAuditEntry[] }) {
  const t = useT()
  const { who, what } = useHistoryTexts()
  const now = useNow()
  return (
    <ul className={styles.list} aria-label={t('history.title')}>
      {entries.map((entry) => (
        <li key={entry.position} className={styles.entry}>
          <TimeText at={entry.at} now={now} />
          <strong>{isolatedText(who(entry))}</strong>
          <span>
            {what(entry)}
            {entry.times > 1 && (
              <Text component="span" size="sm" c="dimmed">
                {` ${t('history.times', { count: entry.times })}`}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
