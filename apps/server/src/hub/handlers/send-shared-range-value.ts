import { addressesOfRange } from '@planner/protocol'
import { editCells } from './edit-cells.ts'
import type { Handler } from './handler.ts'

/** Sets a rectangle of a person's week; LIVE-8. */
export const sendSharedRangeValue: Handler<'SendSharedRangeValue'> = (
  context,
  connection,
  payload,
  authority,
) => {
  const { eventAdminGuid: _a, eventUserPrivateGuid: _p, eventShareGuid: _s, ...range } = payload
  const { value, timestamp } = range
  const edit = { addresses: addressesOfRange(range), cell: { value, timestamp } }
  return editCells(context, connection, authority, edit, { kind: 'range', range })
}
