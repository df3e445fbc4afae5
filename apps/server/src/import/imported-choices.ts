import {
  type AddressedCell,
  cellAddress,
  cellKey,
  type EventState,
  type PersonId,
  PREFERENCE_SCALES,
  type TopicId,
} from '@planner/domain'
import type { PackedImport } from './packed-import.ts'

/** The choices of a table, with rows and columns resolved to ids. */
export type ChoiceTable = Pick<PackedImport, 'values' | 'choices'> & {
  people: readonly PersonId[]
  topics: readonly TopicId[]
  /** Each topic represents its owner, and nobody chooses themselves. */
  meetsInPairs: boolean
}

/** Meeting states set by a plan are not overwritten by a Yes in a table; IMPORT-3. */
const MEETING_STATES: readonly string[] = PREFERENCE_SCALES.yesOnly.states

/**
 * The cells in which a table differs from the event, in row order; null where there is none, so that whoever iterates can
 * pause anywhere. A blank clears an existing choice and is not stored where there is none (CHOICE-1).
 */
export function* importedChoices(
  state: EventState,
  { people, topics, values, choices, meetsInPairs }: ChoiceTable,
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
      const value = values[choices[position] ?? 0] ?? ''
      position += 1
      const isNothing = value === '' && !known?.has(topicId)
      if (isNothing || (meetsInPairs && isOwnTopic(userId, topicId))) continue
      yield changeTo(value, state, { userId, topicId }, after)
    }
    yield null
  }
}

function changeTo(
  value: string,
  state: EventState,
  pair: { userId: PersonId; topicId: TopicId },
  after: number,
): AddressedCell | null {
  const address = cellAddress('preferences', pair)
  const stored = state.cells.get(cellKey(address))
  const current = String(stored?.value ?? '')
  if (value === current || MEETING_STATES.includes(current)) return null
  return { address, value, timestamp: Math.max(after, (stored?.timestamp ?? 0) + 1) }
}

/** A topic's id equals its owner's, or is prefixed with it; TOPIC-2. */
function isOwnTopic(userId: PersonId, topicId: TopicId): boolean {
  return topicId === userId || topicId.startsWith(`${userId}_`)
}
