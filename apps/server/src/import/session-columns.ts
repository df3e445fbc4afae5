import { columnKindsOf, type Session, type VariantDescription } from '@planner/domain'
import type { ImportColumns } from '@planner/protocol'
import { keyOf } from './column-words.ts'

/** The proposals of a table with what only the event can tell: the names of its sessions. */
export function sessionColumns(
  table: ImportColumns,
  variant: VariantDescription,
  sessions: readonly Session[],
): ImportColumns {
  if (!columnKindsOf(variant).includes('availability')) return table
  const numbers = new Map(
    sessions.flatMap(({ id, name }) => (name === '' ? [] : [[keyOf(name), id] as const])),
  )
  const columns = table.columns.map((column) => {
    const { header, role } = column
    const row = /\[([^[\]]+)\]$/.exec(header.slice(-1000))?.[1] ?? header
    const session = numbers.get(keyOf(row))
    if (session !== undefined) return { ...column, role: { is: 'availability' as const, session } }
    const isUnknown = role.session !== undefined && role.session > sessions.length
    return isUnknown ? { ...column, role: { is: 'ignore' as const } } : column
  })
  return { ...table, columns }
}
