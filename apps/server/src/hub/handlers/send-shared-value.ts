import { TABLE_NAMES, TABLES } from '@planner/domain'
import { addressFromWire } from '@planner/protocol'
import { refuse } from '../../gate/refusal.ts'
import { editCells } from './edit-cells.ts'
import type { Handler } from './handler.ts'

const SINGLE_CELL_TABLES = TABLE_NAMES.filter((table) => TABLES[table].wireFormat === 'value')

/** Sets one cell of a table whose cells are sent one by one; WIRE-9. */
export const sendSharedValue: Handler<'SendSharedValue'> = (context, connection, payload, authority) => {
  const address = addressFromWire(payload)
  if (!address || TABLES[address.table].wireFormat !== 'value') {
    context.log.warn('Unknown table in a shared value')
    return refuse(422, 'unknownTable', `tableName must be one of ${SINGLE_CELL_TABLES.join(', ')}.`)
  }
  const cell = { value: payload.value, timestamp: payload.timestamp }
  return editCells(context, connection, authority, { addresses: [address], cell }, { kind: 'cells' })
}
