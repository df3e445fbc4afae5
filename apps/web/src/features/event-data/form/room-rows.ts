import { roomLines } from '@planner/domain'

/** A room as it is typed; what is typed need not be a room yet. */
export type RoomRow = { name: string; seats: string; sessions: string }

export const EMPTY_ROW: RoomRow = { name: '', seats: '', sessions: '' }

/** The lines of the list of rooms (SESSION-7) as rows. */
export function roomRows(text: string): RoomRow[] {
  return roomLines(text).map((line) => {
    const [name = '', seats = '', ...sessions] = line.split(';').map((part) => part.trim())
    return { name, seats, sessions: sessions.join('; ') }
  })
}

export function isEmptyRow({ name, seats, sessions }: RoomRow): boolean {
  return `${name}${seats}${sessions}`.trim() === ''
}

/** The list of rooms as it is stored; a row without anything is none. */
export function roomsOfRows(rows: readonly RoomRow[]): string {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map(({ name, seats, sessions }) => [name.trim(), seats.trim(), sessions.trim()])
    .map(([name, seats, sessions]) =>
      sessions === '' ? `${name}; ${seats}` : `${name}; ${seats}; ${sessions}`,
    )
    .join('\n')
}

/** `Room A, 30` and `Room A, 30, 1-3` with semicolons; null for what is no such line. */
function withSemicolons(line: string): string | null {
  const [name = '', seats = '', ...sessions] = line.split(',')
  if (name === '' || name.includes(';') || !/^\d{1,5}$/.test(seats.trim())) return null
  return `${name}; ${seats.trim()}; ${sessions.join(',').trim()}`
}

/**
 * Rows of several lines or columns that are pasted, without a head that names the columns; null for a single
 * text, which belongs into its field.
 */
export function pastedRows(text: string): RoomRow[] | null {
  const lines = roomLines(text)
  const [first = ''] = lines
  if (lines.length < 2 && !/[;\t]/.test(text.trim()) && withSemicolons(first) === null) return null
  const rows = roomRows(lines.map((line) => withSemicolons(line) ?? line).join('\n'))
  const [head, ...others] = rows
  const isHead = head !== undefined && !/\d/.test(head.seats) && head.seats !== ''
  return isHead && others.some(({ seats }) => /^\d+$/.test(seats)) ? others : rows
}
