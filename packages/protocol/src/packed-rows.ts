import type { AddressPart, CellValue, TableName } from '@planner/domain'
import type { EventData } from './entities.ts'

/**
 * Records in columns by field: one entry a record in the order of `id`, or a single entry that all share, or
 * the text `id` where the entries are those of `id`. Where some records lack the field, an object of entries
 * by the record's number.
 */
export type Columns = Record<string, readonly unknown[] | Record<number, unknown> | 'id'>

/**
 * The cells of a table in columns. `value` holds positions in `values`. Each part and `timestamp` hold
 * differences to the cell before; timestamps that no difference yields exactly are listed themselves. Ids
 * count by their position in the list of people or topics that the part names, continued by `PackedRows.ids`.
 */
export type CellColumns = Partial<Record<AddressPart, readonly number[]>> & {
  values: readonly CellValue[]
  value: readonly number[]
  timestamp: readonly (number | readonly [number])[]
}

/**
 * A meeting: the positions of both people, week, session, the number of its state among
 * `MEETING_FACT_STATES`, who of the two cancelled it (0 or 1, -1 for the organiser, null for nobody),
 * timestamp, who of the two had asked, and who has agreed. Contact details and messages are not in it: the
 * two get their meetings beside the packed ones.
 */
export type PackedMeeting = readonly [
  number,
  number,
  number,
  number | null,
  number,
  number | null,
  number,
  readonly number[],
  readonly number[],
]

/** The people, topics, cells and meetings of the full data; WIRE-18. Links lack scheme and host. */
export type PackedRows = {
  persons: Columns
  topics: Columns
  /** Ids that cells name and that are no longer among people and topics. */
  ids: readonly string[]
  cells: Partial<Record<TableName, CellColumns>>
  meetings: readonly PackedMeeting[]
}

/**
 * Full data for a client that has joined with the format `compact`: `packed` is gzip of `PackedRows` as JSON.
 * The people, topics and meetings beside it replace those of the same id or pair in it, or are added.
 */
export type PackedData = EventData & {
  packed: ArrayBuffer | Uint8Array<ArrayBuffer>
  /** What the personal links in `packed` begin with. */
  linkBase: string
}
