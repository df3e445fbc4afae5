import { type AddressedCell, cellKey, supersedes, TABLE_NAMES, TABLES } from '@planner/domain'
import {
  addressesOfRange,
  addressFromWire,
  type InvocationPayload,
  type InvocationsOf,
} from '@planner/protocol'

type CellEditName = InvocationsOf<'editor'>

export const SINGLE_CELL_TABLES = TABLE_NAMES.filter((table) => TABLES[table].wireFormat === 'value')

/** The cells that an invocation sets; undefined for a table whose cells are not sent one by one (WIRE-9). */
const EDITED_CELLS: {
  [N in CellEditName]: (payload: InvocationPayload<N>) => readonly (AddressedCell | undefined)[]
} = {
  SendSharedValue: (cell) => [addressed(cell)],
  EditCells: ({ cells }) => newest(cells.map(addressed)),
  SendSharedRangeValue: (range) => {
    const { value, timestamp } = range
    return addressesOfRange(range).map((address) => ({ address, value, timestamp }))
  },
}

export function editedCells<N extends CellEditName>(
  name: N,
  payload: InvocationPayload<N>,
): readonly (AddressedCell | undefined)[] {
  return EDITED_CELLS[name](payload)
}

function addressed(cell: WireCell): AddressedCell | undefined {
  const address = addressFromWire(cell)
  if (!address || TABLES[address.table].wireFormat !== 'value') return undefined
  return { address, value: cell.value, timestamp: cell.timestamp }
}

type WireCell = InvocationPayload<'EditCells'>['cells'][number]

/** Of several values of one cell the one that wins. */
function newest(cells: readonly (AddressedCell | undefined)[]): (AddressedCell | undefined)[] {
  const known = new Map<string, AddressedCell | undefined>()
  for (const cell of cells) {
    const key = cell ? cellKey(cell.address) : ''
    if (!cell || supersedes(cell, known.get(key))) known.set(key, cell)
  }
  return [...known.values()]
}
