import {
  cellAddress,
  keyInRow,
  MEETING_FACT_STATES,
  ownerOf,
  PARTS,
  PERSON_TABLES,
  pairKey,
  TABLES,
  type TableName,
  TOPIC_TABLES,
} from '@planner/domain'
import type { EventData, WireMeeting, WirePersonWithCells, WireTopicWithTimes } from './entities.ts'
import type { CellColumns, Columns, PackedData, PackedMeeting, PackedRows } from './packed-rows.ts'
import { byField } from './row-cells.ts'

type Rows = { persons: WirePersonWithCells[]; topics: WireTopicWithTimes[]; meetings: WireMeeting[] }
type AnyRow = { id: string } & Record<string, Record<string, unknown>>

/** Whether a signal's payload is full data in compact form. */
export function isPacked(payload: unknown): payload is PackedData {
  return typeof payload === 'object' && payload !== null && 'packed' in payload
}

/** Compact full data in plain form. Rejects when they cannot be read. */
export async function unpackData(data: PackedData): Promise<EventData> {
  const { packed, linkBase, ...rest } = data
  const json = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const rows = unpackRows((await new Response(json).json()) as PackedRows)
  for (const person of rows.persons)
    if (person.personalLink) person.personalLink = linkBase + person.personalLink
  return {
    ...rest,
    persons: replaced(rows.persons, data.persons),
    topics: replaced(rows.topics, data.topics),
    meetings: [
      ...new Map(
        [...rows.meetings, ...data.meetings].map((each) => [pairKey(...each.personIds), each]),
      ).values(),
    ],
  }
}

function replaced<T extends { id: string }>(packed: readonly T[], newer: readonly T[]): T[] {
  return [...new Map([...packed, ...newer].map((row) => [row.id, row])).values()]
}

/** The inverse of `RowPacker`. */
function unpackRows({ persons, topics, ids, cells, meetings }: PackedRows): Rows {
  const rows = {
    person: rowsOf(persons, () => byField(PERSON_TABLES, () => ({}))),
    topic: rowsOf(topics, () => byField(TOPIC_TABLES, () => ({}))),
  }
  const byId = {
    person: new Map(rows.person.map((row) => [row.id, row])),
    topic: new Map(rows.topic.map((row) => [row.id, row])),
  }
  const idAt = (kind: 'person' | 'topic', position: number) =>
    rows[kind][position]?.id ?? ids[position - rows[kind].length]
  for (const [name, columns] of Object.entries(cells)) {
    const table = name as TableName
    if (!TABLES[table]) continue
    for (const { parts, cell } of cellsOf(table, columns, idAt)) {
      const address = cellAddress(table, parts)
      const { kind, id } = ownerOf(address)
      const row = byId[kind].get(id)?.[TABLES[table].field]
      if (row) row[keyInRow(address)] = cell
    }
  }
  const people = (position: number) => idAt('person', position) ?? ''
  return {
    persons: rows.person,
    topics: rows.topic,
    meetings: meetings.map((each) => meetingOf(each, people)),
  } as unknown as Rows
}

function meetingOf(
  [a, b, week, sessionId, state, by, timestamp, wishers, agreed]: PackedMeeting,
  idAt: (position: number) => string,
): WireMeeting {
  const personIds: [string, string] = [idAt(a), idAt(b)]
  return {
    personIds,
    week,
    sessionId,
    state: MEETING_FACT_STATES[state] ?? 'cancelled',
    cancelledBy: by === null ? null : (personIds[by] ?? 'organiser'),
    timestamp,
    wishedBy: wishers.flatMap((index) => personIds[index] ?? []),
    agreedBy: agreed.flatMap((index) => personIds[index] ?? []),
    // Told to one of the two only, so that neither is ever packed.
    said: [],
    contact: null,
  }
}

function rowsOf({ id: ids, ...columns }: Columns, cells: () => object): AnyRow[] {
  return ((ids ?? []) as string[]).map((id, index) => {
    const row: Record<string, unknown> = { id, ...cells() }
    for (const [field, column] of Object.entries(columns)) {
      const entry =
        column === 'id' ? id : (column as unknown[])[(column as unknown[]).length === 1 ? 0 : index]
      if (entry !== undefined) row[field] = entry
    }
    return row as AnyRow
  })
}

function* cellsOf(
  table: TableName,
  { values, value, timestamp, ...columns }: CellColumns,
  idAt: (kind: 'person' | 'topic', position: number) => string | undefined,
) {
  const last: Record<string, number> = {}
  let time = 0
  for (let index = 0; index < value.length; index += 1) {
    const parts: Record<string, unknown> = {}
    for (const [part, reference] of PARTS[table]) {
      const position = (last[part] ?? 0) + (columns[part]?.[index] ?? 0)
      last[part] = position
      parts[part] = reference === 'person' || reference === 'topic' ? idAt(reference, position) : position
    }
    const step = timestamp[index] ?? 0
    time = typeof step === 'number' ? time + step : step[0]
    yield { parts, cell: { value: values[value[index] ?? 0], timestamp: time } }
  }
}
