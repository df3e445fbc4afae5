import { Alert, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { AUDIT_KINDS, type AuditKind, isolatedText } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { downloadTextFile } from '../../../lib/download-file.ts'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { type Failure, failureText } from '../../../lib/i18n/refusal-text.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useNow } from '../../../lib/live/use-now.ts'
import { agoText, dayText, timeOfDay } from '../../../lib/time-text.ts'
import { toCsv } from '../import/sample-table.ts'
import { AdminNameForm, useAdminName } from './admin-name.tsx'
import styles from './history.module.css'
import { useHistoryTexts } from './use-history-texts.ts'

/** The event's audit with its filter, page by page and live; AUDIT-7, AUDIT-8. */
export function History() {
  const t = useT()
  const [kind, setKind] = useState<AuditKind | ''>('')
  const { entries, hasMore, numDropped, isReading, refused, readMore } = useHistory(kind)
  const download = useDownload(kind)
  const failed = refused ?? download.refused
  return (
    <Stack gap="sm" py="sm">
      <OwnAdminName />
      <Group align="flex-end">
        <NativeSelect
          label={t('history.filter')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as AuditKind | '')}
          data={[
            { value: '', label: t('history.kind.all') },
            ...AUDIT_KINDS.map((each) => ({ value: each, label: t(`history.kind.${each}`) })),
          ]}
        />
        <BusyButton onClick={download.start}>{t('history.download')}</BusyButton>
      </Group>
      {failed && <Alert color="red">{failureText(t, failed)}</Alert>}
      {entries.length > 0 && <HistoryList entries={entries} />}
      <Text size="sm" role="status">
        {isReading && entries.length === 0 ? t('app.loading') : ''}
        {!isReading && !refused && entries.length === 0 ? t('history.empty') : ''}
        {!hasMore && numDropped > 0 ? t('history.dropped', { count: numDropped }) : ''}
      </Text>
      {hasMore && (
        <BusyButton style={{ alignSelf: 'flex-start' }} isBusy={isReading} onClick={() => void readMore()}>
          {t('history.more')}
        </BusyButton>
      )}
    </Stack>
  )
}

/** Where a holder of the admin link gives a name, or changes it; AUDIT-3. */
function OwnAdminName() {
  const t = useT()
  const { isNeeded, name, save } = useAdminName()
  if (!isNeeded) return null
  return (
    <AdminNameForm
      label={t('history.name.own')}
      description={t('history.name.claim')}
      name={name ?? ''}
      onSave={save}
    />
  )
}

const PAGE = 500
/** A spreadsheet would take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Downloads all entries of a kind as a table; AUDIT-8. */
function useDownload(kind: AuditKind | '') {
  const t = useT()
  const live = useLive()
  const texts = useHistoryTexts()
  const [refused, setRefused] = useState<Failure | null>(null)
  const rowOf = (entry: WireAuditEntry) => [
    new Date(entry.at).toISOString(),
    texts.who(entry),
    texts.what(entry),
    String(entry.times),
  ]
  const start = async () => {
    const rows: string[][] = []
    let before: number | null = null
    do {
      const ack: CommandResult<'ReadAudit'> = await live.invoke('ReadAudit', {
        before,
        limit: PAGE,
        kinds: kind === '' ? [] : [kind],
      })
      setRefused(ack.ok ? null : ack)
      if (!ack.ok) return
      rows.push(...ack.entries.map(rowOf))
      before = ack.next
    } while (before !== null)
    const header = [t('history.column.when'), t('history.column.who'), t('history.column.what')]
    const table = [[...header, t('history.column.times')], ...rows]
    downloadTextFile(t('history.file'), 'text/csv', toCsv(table.map((row) => row.map(asText))))
  }
  return { start, refused }
}

function asText(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field
}

/** One line per entry: when, what, who; the first of a day names the day. */
function HistoryList({ entries }: { entries: readonly WireAuditEntry[] }) {
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

/** The heading of a day: weekday and DD.MM.YYYY (TEXT-3). Screen readers hear the day with each time. */
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

const PAUSE_MS = 300
const NOTHING: ReadSoFar = { entries: [], next: null }

/**
 * The entries of a kind ('' for all) read so far; the newest are read again whenever the audit grows. A
 * `Question` would not do: its answers replace each other, and pages of the history are added up.
 */
function useHistory(kind: AuditKind | '') {
  const live = useLive()
  const [read, setRead] = useState<ReadSoFar>(NOTHING)
  const [numDropped, setNumDropped] = useState(0)
  const [isReading, setReading] = useState(true)
  const [refused, setRefused] = useState<Failure | null>(null)
  const current = useRef(kind)
  current.current = kind

  const readPage = useCallback(
    async (before: number | null) => {
      setReading(true)
      const ack = await live.invoke('ReadAudit', { before, kinds: kind === '' ? [] : [kind] })
      // The filter may have changed meanwhile.
      if (current.current !== kind) return
      setReading(false)
      setRefused(ack.ok ? null : ack)
      if (!ack.ok) return
      setNumDropped(ack.numDropped)
      setRead((known) => (before === null ? withNewest(known, ack) : withOlder(known, ack)))
    },
    [live, kind],
  )

  useEffect(() => {
    setRead(NOTHING)
    let isBusy = false
    let isDue = false
    const readNewest = async () => {
      isDue = true
      if (isBusy) return
      isBusy = true
      while (isDue) {
        isDue = false
        await readPage(null)
        // An organiser who fills in a matrix changes many cells a second.
        if (isDue) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      isBusy = false
    }
    void readNewest()
    return live.audit.subscribe(() => void readNewest())
  }, [live, readPage])

  return {
    entries: read.entries,
    hasMore: read.next !== null,
    numDropped,
    isReading,
    refused,
    readMore: () => readPage(read.next),
  }
}

/** The entries read so far, newest first. `next` is where the following page begins, null at the end. */
export type ReadSoFar = { entries: readonly WireAuditEntry[]; next: number | null }

/** The newest page on top of what was read before, which is dropped where the two do not meet. */
export function withNewest(before: ReadSoFar, newest: ReadSoFar): ReadSoFar {
  const oldest = newest.entries.at(-1)?.position
  const meets = before.entries.some(({ position }) =>
    newest.entries.some((each) => each.position === position),
  )
  if (oldest === undefined || newest.next === null || !meets) return newest
  const older = before.entries.filter(({ position }) => position < oldest)
  return older.length === 0 ? newest : { entries: [...newest.entries, ...older], next: before.next }
}

export function withOlder(before: ReadSoFar, page: ReadSoFar): ReadSoFar {
  const last = before.entries.at(-1)?.position ?? Number.POSITIVE_INFINITY
  return {
    entries: [...before.entries, ...page.entries.filter(({ position }) => position < last)],
    next: page.next,
  }
}
