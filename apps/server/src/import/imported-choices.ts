import {
  type AddressedCell,
  type CellAddress,
  cellAddress,
  cellKey,
  type EventState,
  isMeetingValue,
  type PersonId,
  type TopicId,
} from '@planner/domain'
import type { PairCell } from './imported-meetings.ts'
import { isKept, type PackedImport } from './packed-import.ts'
import { isRating, stateOf } from './pair-choices.ts'

/** The choices of a table, with rows and columns resolved to ids. */
export type ChoiceTable = Pick<PackedImport, 'values' | 'choices'> & {
  people: readonly PersonId[]
  topics: readonly TopicId[]
  /** Each topic represents its owner, and nobody chooses themselves. */
  meetsInPairs: boolean
  /** Whether the table brings a meeting of the two along, which their cells then show. */
  isMeeting: (userId: PersonId, otherId: PersonId) => boolean
}

/**
 * The cells in which a table differs from the event, in row order; null where there is none, so that whoever iterates can
 * pause anywhere. A blank clears an existing choice and is not stored where there is none (CHOICE-1).
 */
export function* importedChoices(
  state: EventState,
  { people, topics, values, choices, meetsInPairs, isMeeting }: ChoiceTable,
  now: number,
): Iterable<AddressedCell | null> {
  const after = Math.max(now, state.event.lastPlannerStartTime ?? 0, state.event.lastPlannerEndTime ?? 0)
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
      if (isKept(index)) continue
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
