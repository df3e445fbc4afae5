import { refuse } from '../../gate/refusal.ts'
import { SINGLE_CELL_TABLES, singleCell } from '../single-cell.ts'
import { editCells } from './edit-cells.ts'
import type { Handler } from './handler.ts'

/** Sets one cell of a table whose cells are sent one by one; WIRE-9. */
export const sendSharedValue: Handler<'SendSharedValue'> = (context, connection, payload, authority) => {
  const address = singleCell(payload)
  if (!address) {
    context.log.debug('Unknown table in a shared value')
    return refuse(422, 'unknownTable', `tableName must be one of ${SINGLE_CELL_TABLES.join(', ')}.`)
  }
  const cell = { value: payload.value, timestamp: payload.timestamp }
  return editCells(context, connection, authority, { addresses: [address], cell }, { kind: 'cells' })
}
