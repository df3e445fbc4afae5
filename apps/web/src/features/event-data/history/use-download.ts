import type { AuditKind } from '@planner/domain'
import type { WireAuditEntry } from '@planner/protocol'
import { useState } from 'react'
import { downloadTextFile } from '../../../lib/download-text-file.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { Refused } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { toCsv } from '../import/sample-table.ts'
import { useHistoryTexts } from './use-history-texts.ts'

const PAGE = 500
/** A spreadsheet would take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Downloads all entries of a kind as a table; AUDIT-8. */
export function useDownload(kind: AuditKind | '') {
  const t = useT()
  const { audit } = useLive()
  const texts = useHistoryTexts()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  const rowOf = (entry: WireAuditEntry) => [
    new Date(entry.at).toISOString(),
    texts.who(entry),
    texts.what(entry),
    String(entry.times),
  ]
  const start = async () => {
    setBusy(true)
    const rows: string[][] = []
    let before: number | null = null
    do {
      const ack: Awaited<ReturnType<typeof audit.read>> = await audit.read({
        before,
        limit: PAGE,
        kinds: kind === '' ? [] : [kind],
      })
      setRefused(ack.ok ? null : ack)
      if (!ack.ok) {
        setBusy(false)
        return
      }
      rows.push(...ack.entries.map(rowOf))
      before = ack.next
    } while (before !== null)
    setBusy(false)
    const header = [t('history.column.when'), t('history.column.who'), t('history.column.what')]
    const table = [[...header, t('history.column.times')], ...rows]
    downloadTextFile(t('history.file'), 'text/csv', toCsv(table.map((row) => row.map(asText))))
  }
  return { start, isBusy, refused }
}

function asText(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field
}
