import { cellAddress } from '@planner/domain'
import { hoursOfRange } from '@planner/protocol'
import { tellRange } from '../broadcast.ts'
import { editCells, editorOf } from './edit-cells.ts'
import type { Handler } from './handler.ts'

/** A rectangle of a person's week; spec 4. */
export const sendSharedRangeValue: Handler<'SendSharedRangeValue'> = async (context, connection, payload) => {
  const authority = await editorOf(context, connection, payload)
  if (!authority.ok) return authority
  const { eventAdminGuid: _a, eventUserPrivateGuid: _p, eventShareGuid: _s, ...range } = payload
  const { userId, value, timestamp } = range
  const addresses = hoursOfRange(range).map((hour) =>
    cellAddress('weekDayHourAvailabilities', { userId, hour }),
  )
  return editCells(context, connection, authority, { addresses, cell: { value, timestamp } }, () =>
    tellRange(authority.room, range, connection),
  )
}
