import {
  type AddressedCell,
  type CellAddress,
  type CellValue,
  cellAddress,
  cellKey,
  type EventState,
  isMeetingValue,
  isStanding,
  type MeetingChange,
  type MeetingKey,
  type PersonId,
  pairKey,
  sortedPair,
  type TopicId,
} from '@planner/domain'
import { type ImportedState, isRating, stateOf } from './column-words.ts'
import { isUnchanged, type PackedImport } from './packed-import.ts'
import type { MappedTable } from './parse-table.ts'

/** The choices of a table, with rows and columns resolved to ids. */
type ChoiceTable = Pick<PackedImport, 'values' | 'choices'> & {
  people: readonly PersonId[]
  topics: readonly TopicId[]
  /** Each topic represents its owner, and nobody chooses themselves. */
  meetsInPairs: boolean
  /** Whether the table brings a meeting of the two along, which their cells then show. */
  isMeeting: (userId: PersonId, otherId: PersonId) => boolean
}

/**
 * The cells in which a table differs from the event, in row order; null for a step without one, so that the
 * caller can pause at any step. A blank clears an existing choice and is not stored where there is none
 * (CHOICE-1).
 */
export function* importedChoices(
  state: EventState,
  { people, topics, values, choices, meetsInPairs, isMeeting }: ChoiceTable,
  now: number,
): Iterable<AddressedCell | null> {
  const after = stampOf(state, now)
  const stored = new Map<PersonId, Set<TopicId>>()
  for (const { address } of [...state.cells.values()]) {
    const topicsOf = stored.get(address.userId) ?? new Set()
    stored.set(address.userId, topicsOf.add(address.topicId))
    yield null
  }
  let position = 0
  for (const userId of people) {
    const known = stored.get(userId)
    for (const topicId of topics) {
      const index = choices[position]
      position += 1
      if (isUnchanged(index)) continue
      const value = values[index ?? 0] ?? ''
      const isNothing = value === '' && !known?.has(topicId)
      if (isNothing || (meetsInPairs && ownerOf(topicId) === userId)) continue
      const otherId = meetsInPairs ? ownerOf(topicId) : ''
      // A rating is a wish and its weight; IMPORT-11.
      const rates = meetsInPairs && isRating(value)
      if (!isMeeting(userId, otherId))
        yield changeTo(rates ? 'Yes' : value, state, cellAddress('preferences', { userId, topicId }), after)
      if (rates)
        yield changeTo(value, state, cellAddress('contactPreferences', { userId, topicId: otherId }), after)
    }
    yield null
  }
}

/** The least time of imported cells: none may be older than a planner run (LIVE-11). */
function stampOf({ event }: EventState, now: number): number {
  return Math.max(now, event.lastPlannerStartTime ?? 0, event.lastPlannerEndTime ?? 0)
}

function changeTo(
  value: string,
  state: EventState,
  address: CellAddress,
  after: number,
): AddressedCell | null {
  const stored = state.cells.get(cellKey(address))
  const current = String(stored?.value ?? '')
  // The state of a meeting is kept (IMPORT-3), and a Yes that waits is a Yes.
  if (stateOf(value)) return null
  const isSame = value === current || (value === 'Yes' && current === 'Yes pending')
  if (isSame || isMeetingValue(address.table, current)) return null
  return { address, value, timestamp: Math.max(after, (stored?.timestamp ?? 0) + 1) }
}

/** Every cell of a table of people by people that is not blank, without one's own. */
export function* pairCells({
  people,
  topics,
  values,
  choices,
}: Pick<ChoiceTable, 'people' | 'topics' | 'values' | 'choices'>): Iterable<PairCell> {
  for (const [row, from] of people.entries())
    for (const [column, topicId] of topics.entries()) {
      const value = values[choices[row * topics.length + column] ?? 0] ?? ''
      const to = ownerOf(topicId)
      if (value !== '' && to !== from) yield { from, to, value }
    }
}

/** A topic's id is its owner's, or begins with it; TOPIC-2. */
function ownerOf(topicId: TopicId): PersonId {
  return topicId.split('_')[0] ?? topicId
}

/** When people come, where a table differs from the event: blank cells say nothing (IMPORT-13). */
export function* importedAvailability(
  state: EventState,
  people: readonly PersonId[],
  { sessions, availability }: Pick<MappedTable, 'sessions' | 'availability'>,
  now: number,
): Iterable<AddressedCell | null> {
  const after = stampOf(state, now)
  for (const [index, userId] of people.entries()) {
    for (const [place, sessionId] of sessions.entries()) {
      const value = storedAs(availability[index]?.[place] ?? '')
      const address = cellAddress('availabilities', { userId, sessionId })
      const stored = state.cells.get(cellKey(address))
      // Silence means coming (AVAIL-2).
      if (value === undefined || value === (stored?.value ?? true)) continue
      yield { address, value, timestamp: Math.max(after, (stored?.timestamp ?? 0) + 1) }
    }
    yield null
  }
}

function storedAs(word: string): CellValue | undefined {
  if (word === '') return undefined
  return word === 'Maybe' ? word : word === 'Yes'
}

/** The cells of a table of people by people; `value` is not blank. */
type PairCell = { from: PersonId; to: PersonId; value: string }

const STRENGTH: Record<ImportedState, number> = { reserved: 1, committed: 2, past: 3 }

/**
 * The meetings that a table brings along, by pair (IMPORT-11): the stronger state of the two cells counts,
 * and everybody whose cell is not blank counts as having wished it. A meeting that the event has stays as it
 * is.
 */
export function importedMeetings(
  { event, meetings }: EventState,
  cells: Iterable<PairCell>,
  timestamp: number,
): Map<MeetingKey, MeetingChange> {
  const pairs = new Map<MeetingKey, { people: PairCell; state?: ImportedState; wishedBy: PersonId[] }>()
  for (const cell of cells) {
    const key = pairKey(cell.from, cell.to)
    const known = pairs.get(key) ?? { people: cell, wishedBy: [] }
    const state = stateOf(cell.value)
    const isStronger = state && STRENGTH[state] > (known.state ? STRENGTH[known.state] : 0)
    pairs.set(key, {
      ...known,
      ...(isStronger && { state }),
      wishedBy: [...known.wishedBy, cell.from].sort(),
    })
  }
  const changes = new Map<MeetingKey, MeetingChange>()
  for (const [key, { people: pair, state, wishedBy }] of pairs) {
    if (!state || isStanding(meetings.get(key))) continue
    const people = sortedPair(pair.from, pair.to)
    const fact = {
      people,
      week: event.meetingWeek,
      sessionId: null,
      state,
      wishedBy,
      cancelledBy: null,
      timestamp,
      // The table does not say who agreed.
      agreedBy: [],
      said: [],
    }
    changes.set(key, { people, fact, wishes: [] })
  }
  return changes
}
