import type { Kysely, Migration } from 'kysely'
import { workOff } from '../cell-backlog.ts'
import { type CellRow, deleteCells, putCells } from '../cells.ts'
import { putMeetings } from '../meetings.ts'
import type { Schema } from '../schema.ts'
import { type FormerCell, factsOfCells } from './meetings-of-cells.ts'

/** Meetings of two become facts of their own, which the cells of both people show. Before they were what cells of one said. */
export const meetings: Migration = { up }

async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('meeting')
    .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
    .addColumn('person_a', 'text', (column) => column.notNull())
    .addColumn('person_b', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('meeting_pair', ['event_id', 'person_a', 'person_b'])
    .execute()
  while (await workOff(db));
  const events = await db
    .selectFrom('cell')
    .innerJoin('event', 'event.id', 'cell.event_id')
    .select(['event.id', 'event.data'])
    .distinct()
    .where('cell.key', 'like', 'preferences|%')
    .where('cell.value', 'like', '"Yes %')
    .orderBy('event.id')
    .execute()
  for (const { id, data } of events) await deriveFacts(db, id, JSON.parse(data) as { numSessions: number })
}

async function deriveFacts(
  db: Kysely<Schema>,
  eventId: string,
  { numSessions }: { numSessions: number },
): Promise<void> {
  const persons = await db.selectFrom('person').select('data').where('event_id', '=', eventId).execute()
  const topics = await db.selectFrom('topic').select('data').where('event_id', '=', eventId).execute()
  const cells = await db
    .selectFrom('cell')
    .select(['key', 'value', 'timestamp'])
    .where('event_id', '=', eventId)
    .where((eb) => eb.or([eb('key', 'like', 'preferences|%'), eb('key', 'like', 'assignments|%')]))
    .orderBy('key')
    .execute()
  const { facts, changed, removed } = factsOfCells({
    numSessions,
    persons: persons.map((row) => JSON.parse(row.data)),
    topics: topics.map((row) => JSON.parse(row.data)),
    cells: cells.map((row): FormerCell => ({ ...row, value: JSON.parse(row.value) })),
  })
  await putMeetings(
    db,
    eventId,
    facts.map((fact) => ({ personA: fact.people[0], personB: fact.people[1], data: JSON.stringify(fact) })),
  )
  await putCells(
    db,
    changed.map((cell): CellRow => ({ eventId, ...cell })),
  )
  await deleteCells(db, eventId, removed)
}
