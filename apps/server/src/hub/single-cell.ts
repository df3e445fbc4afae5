import { type CellAddress, TABLE_NAMES, TABLES } from '@planner/domain'
import { addressFromWire, type InvocationPayload } from '@planner/protocol'

export const SINGLE_CELL_TABLES = TABLE_NAMES.filter((table) => TABLES[table].wireFormat === 'value')

/** The cell that SendSharedValue names; undefined for a table whose cells are not sent one by one (WIRE-9). */
export function singleCell(payload: InvocationPayload<'SendSharedValue'>): CellAddress | undefined {
  const address = addressFromWire(payload)
  return address && TABLES[address.table].wireFormat === 'value' ? address : undefined
}
