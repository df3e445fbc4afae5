/** Reads people, topics, cells and meetings of the Planner's compact data: the `packed` of a signal, as docs/protocol.md describes it. */
export async function unpack(packed: Uint8Array<ArrayBuffer>) {
  const json = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const { persons, topics, ids, cells, meetings } = (await new Response(json).json()) as Columns
  const lists = { person: rows(persons), topic: rows(topics) }
  const partsOf = (table: string): Record<string, string> => PARTS[table] ?? {}
  return {
    persons: lists.person,
    topics: lists.topic,
    cells: Object.entries(cells as Record<string, Columns>).flatMap(([table, columns]) => {
      const parts = Object.entries(partsOf(table)).map(([part, kind]) => {
        const numbers = sums(columns[part] ?? [])
        const list = kind === 'number' ? undefined : lists[kind as 'person' | 'topic']
        const idAt = (position: number) => list?.[position]?.id ?? ids[position - (list?.length ?? 0)]
        return [part, list ? numbers.map(idAt) : numbers] as const
      })
      const timestamps = sums(columns.timestamp ?? [])
      return timestamps.map((timestamp, index) => ({
        table,
        ...Object.fromEntries(parts.map(([part, column]) => [part, column[index]])),
        value: columns.values?.[columns.value?.[index]],
        timestamp,
      }))
    }),
    meetings: meetings.map(([a, b, week, sessionId, state, by, timestamp, wishers]: Columns[string]) => {
      const people = [a, b].map((position: number) => lists.person[position]?.id)
      return {
        personIds: people,
        week,
        sessionId,
        state: ['reserved', 'committed', 'past', 'cancelled'][state],
        cancelledBy: by === null ? null : (people[by] ?? 'organiser'),
        timestamp,
        wishedBy: wishers.map((index: number) => people[index]),
        contact: null,
      }
    }),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an example without schemas
type Columns = Record<string, any>

/** What the parts of each table name; docs/protocol.md, "Shared cells". */
const PARTS: Record<string, Record<string, 'person' | 'topic' | 'number'>> = {
  preferences: { userId: 'person', topicId: 'topic' },
  contactPreferences: { userId: 'person', topicId: 'person' },
  availabilities: { userId: 'person', sessionId: 'number' },
  weekDayHourAvailabilities: { userId: 'person', hour: 'number' },
  assignments: { sessionId: 'number', userId: 'person', topicId: 'topic', topicGroupIndex: 'number' },
  pins: { userId: 'person', topicId: 'topic', topicGroupIndex: 'number' },
  weekDayHourAssignments: { topicId: 'topic', topicGroupIndex: 'number', sessionId: 'number' },
  fixedTopics: { topicId: 'topic', topicGroupIndex: 'number', sessionId: 'number' },
  topicGroupRooms: { topicId: 'topic', topicGroupIndex: 'number' },
  fixedRooms: { topicId: 'topic', topicGroupIndex: 'number' },
}

function rows({ id: ids = [], ...columns }: Columns): Columns[] {
  const entry = (column: Columns, index: number) => column[column.length === 1 ? 0 : index]
  return ids.map((id: string, index: number) => ({
    id,
    ...Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [field, column === 'id' ? id : entry(column, index)]),
    ),
  }))
}

function sums(differences: (number | [number])[]): number[] {
  let last = 0
  return differences.map((each) => {
    last = typeof each === 'number' ? last + each : each[0]
    return last
  })
}
