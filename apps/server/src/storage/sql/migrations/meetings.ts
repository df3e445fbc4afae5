import type { Migration } from 'kysely'
import { workOff } from '../cell-backlog.ts'
import { type CellRow, deleteCells, putCells } from '../cells.ts'
import { putMeetings } from '../meetings.ts'
import type { Db } from '../schema.ts'

/** Meetings of two, which cells of one of them implied before, become facts of their own. */
export const meetings: Migration = { up }

async function up(db: Db): Promise<void> {
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

async function deriveFacts(db: Db, eventId: string, { numSessions }: { numSessions: number }): Promise<void> {
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

type Value = string | number | boolean | null
type FormerCell = { key: string; value: Value; timestamp: number }

/**
 * An event as it was stored while a meeting was what the cells of the two said; other fields do not matter.
 */
type FormerEvent = {
  numSessions: number
  persons: readonly { id: string; isArchived: boolean; isWaiting?: boolean; enableAccount: boolean }[]
  topics: readonly { id: string; ownerId: string }[]
  cells: readonly FormerCell[]
}

type Fact = {
  people: [string, string]
  week: number
  sessionId: number | null
  state: 'reserved' | 'committed' | 'past'
  wishedBy: string[]
  cancelledBy: null
  timestamp: number
}

/** The later ones win over the earlier. */
const STATES = ['reserved', 'committed', 'past'] as const

type Pair = { people: [string, string]; said: (FormerCell & { from: string })[]; sessions: number[] }

/**
 * The meetings that an event had, the cells that both people need to show them, and the keys of cells that
 * are needed no longer. Meetings of people who take no part, and reserved ones whose session is gone, are
 * requests again.
 */
function factsOfCells(event: FormerEvent): {
  facts: Fact[]
  changed: FormerCell[]
  removed: string[]
} {
  const { pairs, removed } = pairsOf(event)
  const cells = new Map(event.cells.map((cell) => [cell.key, cell]))
  const takesPart = new Set(
    event.persons
      .filter((person) => !person.isArchived && !person.isWaiting && person.enableAccount)
      .map(({ id }) => id),
  )
  const facts: Fact[] = []
  const changed: FormerCell[] = []
  for (const { people, said, sessions } of pairs) {
    const state = STATES.findLast((each) => said.some(({ value }) => stateOf(value) === each))
    const choice = said.find(({ value }) => stateOf(value) === state)?.value
    if (state === undefined || choice === undefined) continue
    const sessionId = event.numSessions > 1 ? (sessions.find((id) => id <= event.numSessions) ?? null) : null
    const isSessionGone =
      state === 'reserved' && sessionId === null && sessions.some((id) => id > event.numSessions)
    const timestamp = Math.max(...said.map((cell) => cell.timestamp))
    if (isSessionGone || (state !== 'past' && !people.every((id) => takesPart.has(id)))) {
      for (const { key, timestamp: at } of said)
        changed.push({ key, value: 'Yes pending', timestamp: at + 1 })
      continue
    }
    const wishedBy = [...new Set(said.map(({ from }) => from))].sort()
    facts.push({ people, week: 1, sessionId, state, wishedBy, cancelledBy: null, timestamp })
    for (const from of people) {
      const other = people.find((id) => id !== from) ?? ''
      const own = said.filter((cell) => cell.from === from).map(({ key }) => key)
      const keys = own.length > 0 ? own : keysFor(event, cells, from, other)
      for (const key of keys) {
        const known = cells.get(key)
        if (known?.value !== choice)
          changed.push({ key, value: choice, timestamp: Math.max(timestamp, (known?.timestamp ?? 0) + 1) })
      }
    }
  }
  return { facts, changed, removed }
}

function pairsOf({ persons, topics, cells }: FormerEvent): { pairs: Pair[]; removed: string[] } {
  const owners = new Map(topics.map(({ id, ownerId }) => [id, ownerId]))
  const known = new Set(persons.map(({ id }) => id))
  const pairs = new Map<string, Pair>()
  const removed: string[] = []
  const pairOf = (from: string, topicId: string): Pair | undefined => {
    const to = owners.get(topicId)
    if (to === undefined || to === from || !known.has(from) || !known.has(to)) return undefined
    const people: [string, string] = from < to ? [from, to] : [to, from]
    const key = people.join('|')
    const pair = pairs.get(key) ?? { people, said: [], sessions: [] }
    pairs.set(key, pair)
    return pair
  }
  for (const cell of cells) {
    const [, ...parts] = cell.key.split('|')
    if (cell.key.startsWith('preferences|')) {
      const [from = '', topicId = ''] = parts
      if (stateOf(cell.value) !== undefined) pairOf(from, topicId)?.said.push({ ...cell, from })
      continue
    }
    const [session, from = '', topicId = ''] = parts
    const pair = pairOf(from, topicId)
    if (!pair) continue
    removed.push(cell.key)
    if (cell.value === true) pair.sessions.push(Number(session))
  }
  return { pairs: [...pairs.values()], removed }
}

/** The topic at which a silent person shows a meeting: their choice, or the other's first topic. */
function keysFor(
  { topics }: FormerEvent,
  cells: ReadonlyMap<string, FormerCell>,
  from: string,
  to: string,
): string[] {
  const all = topics.filter(({ ownerId }) => ownerId === to).map(({ id }) => `preferences|${from}|${id}`)
  const chosen = all.filter((key) => (cells.get(key)?.value ?? '') !== '')
  return chosen.length > 0 ? chosen : all.filter((key) => key === `preferences|${from}|${to}`)
}

function stateOf(value: Value): (typeof STATES)[number] | undefined {
  return typeof value === 'string' && value.startsWith('Yes ')
    ? STATES.find((state) => value.endsWith(` ${state}`))
    : undefined
}
