import { isTableName } from '@planner/domain'
import type { PendingEdit, Send } from './pending-edit.ts'

/** `send` is the place in `sends`: the cells of a rectangle share one. */
type Kept = { sends: Send[]; edits: (Omit<PendingEdit, 'send'> & { send: number })[] }

/** Edits as a text that `readEdits` understands. */
export function writeEdits(edits: readonly PendingEdit[]): string {
  const sends = [...new Set(edits.map(({ send }) => send))]
  const kept: Kept = { sends, edits: edits.map((edit) => ({ ...edit, send: sends.indexOf(edit.send) })) }
  return JSON.stringify(kept)
}

/** What was written by `writeEdits`, perhaps of an older version: what this one does not know is left out. */
export function readEdits(text: string): PendingEdit[] {
  const kept = JSON.parse(text) as Kept
  return kept.edits.flatMap(({ cell, before, send }) => {
    const how = kept.sends[send]
    const isWhole = how && isTableName(cell.address.table) && Number.isFinite(cell.timestamp)
    return isWhole ? [{ cell, before, send: how }] : []
  })
}
