import type { ColumnRole } from '@planner/domain'
import {
  EVENT_KEY_HEADER,
  type ImportColumns,
  type ImportMapping,
  type ImportPreview,
  type ImportRequest,
  type ImportResult,
} from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { rememberedAdminName } from '../../../lib/admin-name.ts'
import { type HttpResult, request } from '../../../lib/http/http.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { type SkippedRows, skippedByCause } from './mapping-changes.ts'

/** A table that was read, with what is said of it. */
export type TableInHand = { csv: string; table: ImportColumns; mapping: ImportMapping }

export type ImportStage =
  | { kind: 'choose'; error?: string }
  | { kind: 'busy' }
  | { kind: 'columns'; hand: TableInHand; error?: string }
  /** `preview` is of an earlier mapping while `isStale`. */
  | { kind: 'check'; hand: TableInHand; preview: ImportPreview; isStale: boolean; error?: string }
  /** Something was left out, which is told before the dialog closes. */
  | { kind: 'done'; result: ImportResult; skipped: readonly SkippedRows[] }

/** Further changes are waited for, so that typing asks once. */
const SETTLED_MS = 350

/**
 * Reads a table, previews its mapping, then imports it. Nothing is stored before `commit`; `onDone` hears of
 * a table that was imported as a whole.
 */
export function useImport(onDone: (result: ImportResult) => void) {
  const { variant, keys, state, viewer } = useLiveSnapshot()
  const [stage, setStage] = useState<ImportStage>({ kind: 'choose' })
  const timer = useRef(0)
  const asked = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  // With their own key the history names the person who imports (AUDIT-3).
  const isPersonAdmin = viewer.personId !== null && state.persons.get(viewer.personId)?.isEventAdmin === true
  const send = <T>(step: 'Columns' | 'Preview' | 'Commit', csv: string, mapping?: ImportMapping) => {
    const adminKey = (isPersonAdmin && keys.privateKey) || keys.adminKey
    const body: ImportRequest = {
      variant: variant.id,
      adminKey,
      csv,
      adminName: rememberedAdminName(localStorage) ?? '',
      ...(mapping && { mapping }),
    }
    return request<T>(`/api/Import/${step}`, body, { [EVENT_KEY_HEADER]: adminKey })
  }

  const read = async (csv: string) => {
    setStage({ kind: 'busy' })
    const result = await send<ImportColumns>('Columns', csv)
    if (!result.ok) setStage({ kind: 'choose', error: result.message })
    else setStage({ kind: 'columns', hand: { csv, table: result.data, mapping: mappingOf(result.data) } })
  }
  const setColumns = (hand: TableInHand, columns: ColumnRole[]) =>
    setStage({ kind: 'columns', hand: { ...hand, mapping: { ...hand.mapping, columns } } })
  const backToColumns = (hand: TableInHand) => {
    clearTimeout(timer.current)
    asked.current += 1
    setStage({ kind: 'columns', hand })
  }
  const check = async (hand: TableInHand, before?: ImportPreview) => {
    const turn = ++asked.current
    if (!before) setStage({ kind: 'busy' })
    const result = await send<ImportPreview>('Preview', hand.csv, hand.mapping)
    // Something was changed meanwhile, and is asked for.
    if (turn !== asked.current) return
    if (result.ok) setStage({ kind: 'check', hand, preview: result.data, isStale: false })
    else if (before) setStage({ kind: 'check', hand, preview: before, isStale: true, error: result.message })
    else setStage({ kind: 'columns', hand, error: result.message })
  }
  const change = (hand: TableInHand, preview: ImportPreview, mapping: ImportMapping) => {
    const changed = { ...hand, mapping }
    asked.current += 1
    clearTimeout(timer.current)
    setStage({ kind: 'check', hand: changed, preview, isStale: true })
    timer.current = window.setTimeout(() => void check(changed, preview), SETTLED_MS)
  }
  const commit = async (hand: TableInHand, preview: ImportPreview) => {
    setStage({ kind: 'busy' })
    const result = await send<ImportResult>('Commit', hand.csv, hand.mapping)
    if (result.ok && (result.data.rows?.numSkipped ?? 0) === 0) onDone(result.data)
    else if (result.ok) {
      const skipped = skippedByCause(preview.rows?.skipped ?? [])
      setStage({ kind: 'done', result: result.data, skipped })
    } else {
      // The event may have changed since the preview: a refusal carries an updated preview.
      const updated = previewIn(result) ?? preview
      setStage({ kind: 'check', hand, preview: updated, isStale: false, error: result.message })
    }
  }
  const restart = (error?: string) => setStage({ kind: 'choose', ...(error !== undefined && { error }) })
  return { stage, read, setColumns, backToColumns, check, change, commit, restart }
}

function mappingOf({ columns }: ImportColumns): ImportMapping {
  const roles = columns.map(({ role }) => role)
  return { columns: roles, words: [], skipRows: [], repeated: 'report', fixes: [] }
}

function previewIn({ data }: Extract<HttpResult<ImportResult>, { ok: false }>): ImportPreview | undefined {
  if (data === null || typeof data !== 'object' || !('preview' in data) || !data.preview) return undefined
  return data.preview as ImportPreview
}
