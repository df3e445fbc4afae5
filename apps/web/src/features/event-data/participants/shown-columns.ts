import type { ParticipantColumn } from '@planner/domain'
import { byName } from '../../../lib/name-order.ts'
import type { ParticipantRow } from './participant-rows.ts'

/** What is done with a person, by the menu of the row. */
type Act = 'makeAdmin' | 'archiveUser'

export type ShownColumn = Exclude<ParticipantColumn, Act>

export type Sort = { column: ShownColumn; isDescending: boolean }

/** People by name, topics without a person last. */
export const BY_NAME: Sort = { column: 'name', isDescending: false }

type Column = {
  /** In px; what a table has to spare is given to columns by `share`. */
  minWidth: number
  share: number
  /** Undefined for the order of `participantRows`. */
  compare?: (a: ParticipantRow, b: ParticipantRow) => number
  /** Left out while it is the same for everybody. */
  isEmpty?: (row: ParticipantRow) => boolean
}

/** Blanks come last. */
const text = (minWidth: number, share: number, read: (row: ParticipantRow) => string): Column => ({
  minWidth,
  share,
  compare: (a, b) => Number(read(a) === '') - Number(read(b) === '') || byName(read(a), read(b)),
  isEmpty: (row) => read(row) === '',
})

/** Who is it comes first. */
const flag = (read: (row: ParticipantRow) => boolean): Column => ({
  minWidth: 112,
  share: 0,
  compare: (a, b) => Number(read(b)) - Number(read(a)),
})

/** Who has not answered comes first, who is not asked last. */
const ANSWER_ORDER = (row: ParticipantRow) => (row.hasAnswered === undefined ? 2 : Number(row.hasAnswered))

const COLUMNS: Record<ShownColumn, Column> = {
  name: { minWidth: 232, share: 2 },
  email: text(184, 1, ({ person }) => person.email),
  phone: text(148, 0, ({ person }) => person.phone),
  topic: text(172, 2, ({ topic }) => topic),
  answered: {
    minWidth: 132,
    share: 0,
    compare: (a, b) => ANSWER_ORDER(a) - ANSWER_ORDER(b),
    isEmpty: ({ hasAnswered }) => hasAnswered === undefined,
  },
  personalLink: { minWidth: 132, share: 0, isEmpty: ({ personalLink }) => personalLink === '' },
  anyContactChoice: flag(({ contacts }) => contacts.any),
  allContactChoices: flag(({ contacts }) => contacts.all),
  accountEnabled: flag(({ person }) => person.enableAccount),
  eventAdmin: flag(({ person }) => person.isEventAdmin),
  archived: flag(({ person }) => person.isArchived),
}

/** The columns with something in them; the name is always there. A personal link is a key, so paper has none. */
export function shownColumns(
  columns: readonly ParticipantColumn[],
  rows: readonly ParticipantRow[],
  isPrinting = false,
): ShownColumn[] {
  return columns.filter((column): column is ShownColumn => {
    if (!isShown(column) || (isPrinting && column === 'personalLink')) return false
    const { isEmpty } = COLUMNS[column]
    return isEmpty === undefined || !rows.every(isEmpty)
  })
}

function isShown(column: ParticipantColumn): column is ShownColumn {
  return column in COLUMNS
}

/** Widths in px: as wide as the place at least, shared out. */
export function columnWidths(columns: readonly ShownColumn[], place: number): number[] {
  const needed = columns.reduce((sum, column) => sum + COLUMNS[column].minWidth, 0)
  const shares = columns.reduce((sum, column) => sum + COLUMNS[column].share, 0)
  const spare = Math.max(0, place - needed)
  return columns.map((column) => {
    const { minWidth, share } = COLUMNS[column]
    return minWidth + (shares === 0 ? 0 : Math.floor((spare * share) / shares))
  })
}

/** The rows in another order; those that are alike stay as they were. */
export function sorted(
  rows: readonly ParticipantRow[],
  { column, isDescending }: Sort,
): readonly ParticipantRow[] {
  const { compare } = COLUMNS[column]
  if (compare === undefined) return isDescending ? rows.toReversed() : rows
  return rows.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)))
}
