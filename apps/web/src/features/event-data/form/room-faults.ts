import { MAX_TEXT, readRooms } from '@planner/domain'
import { isEmptyRow, type RoomRow, roomsOfRows } from './room-rows.ts'

type Fault = { row: number; column: keyof RoomRow }

/** Where a list of rooms that was refused is wrong; VALID-18. */
export function faultyFields(rows: readonly RoomRow[]): Fault[] {
  const filled = [...rows.keys()].filter((index) => rows[index] && !isEmptyRow(rows[index]))
  const faults = readRooms(roomsOfRows(rows)).faults.flatMap(({ line, fault }): Fault[] => {
    const row = filled[line - 1]
    if (row === undefined) return []
    if (fault === 'roomSessions') return [{ row, column: 'sessions' }]
    const isNamed = rows[row]?.name.trim() !== ''
    return [{ row, column: fault === 'roomLine' && isNamed ? 'seats' : 'name' }]
  })
  if (faults.length > 0) return faults
  // Each is a room, but one of them has too long a name, or there are too many.
  const long = filled.filter((row) => (rows[row]?.name.length ?? 0) > MAX_TEXT.line)
  return (long.length > 0 ? long : filled.slice(-1)).map((row) => ({ row, column: 'name' }))
}
