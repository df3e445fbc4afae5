import {
  type AddressedCell,
  cellAddress,
  cellKey,
  type EventState,
  type PersonId,
  PREFERENCE_SCALES,
  type TopicId,
} from '@planner/domain'

/** The choices of a table, with rows and columns resolved to ids. */
export type ChoiceTable = {
  people: readonly PersonId[]
  topics: readonly TopicId[]
  choices: readonly (readonly string[])[]
  /** Each topic represents its owner, and nobody chooses themselves. */
  meetsInPairs: boolean
}

/** Meeting states set by a plan are not overwritten by a Yes in a table; IMPORT-3. */
const MEETING_STATES: readonly string[] = PREFERENCE_SCALES.yesOnly.states

/**
 * The cells in which a table differs from the event, in row order. A blank clears an existing choice and is not stored
 * where there is none (CHOICE-1).
 */
export function* importedChoices(
  state: EventState,
  table: ChoiceTable,
  now: number,
): Iterable<AddressedCell> {
  const after = Math.max(now, state.event.lastPlannerStartTime ?? 0, state.event.lastPlannerEndTime ?? 0)
  for (const [row, userId] of table.people.entries()) {
    for (const [column, topicId] of table.topics.entries()) {
      if (table.meetsInPairs && isOwnTopic(userId, topicId)) continue
      const value = table.choices[row]?.[column] ?? ''
      const address = cellAddress('preferences', { userId, topicId })
      const stored = state.cells.get(cellKey(address))
      const current = String(stored?.value ?? '')
      if (value === current || MEETING_STATES.includes(current)) continue
      yield { address, value, timestamp: Math.max(after, (stored?.timestamp ?? 0) + 1) }
    }
  }
}

/** A topic's id equals its owner's, or is prefixed with it; TOPIC-2. */
function isOwnTopic(userId: PersonId, topicId: TopicId): boolean {
  return topicId === userId || topicId.startsWith(`${userId}_`)
}
