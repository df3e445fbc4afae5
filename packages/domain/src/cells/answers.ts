import type { PersonId } from '../entities/person.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import { isHidden } from '../entities/setting-values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { AddressedCell, EventState } from './event-state.ts'
import { isOwnChoice } from './own-wish.ts'
import { activePeople, activeTopics } from './read.ts'
import { type Ask, CHOICE_TABLES, TABLES, type TableName } from './tables.ts'
import { blankValue, isBlankAnswer } from './values.ts'

/** The people who are asked for something, and those who have answered; PERSON-17, PERSON-18. */
export type Answers = { asked: ReadonlySet<PersonId>; answered: ReadonlySet<PersonId> }

/** Whether the event asks for it. */
const IS_ASKED: Record<Ask, (variant: VariantDescription, state: EventState) => boolean> = {
  topics: (variant, state) =>
    !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && activeTopics(state).length > 0,
  people: (_variant, { event }) => event.considerContactPreferences,
  sessions: (variant, { event, topics }) =>
    variant.availability === 'sessions' && numEnabledSessions(variant, event, topics.values()) > 1,
  hours: (variant, state) =>
    variant.slots === 'weekHours' && !isHidden(variant, state, 'parameters|ui|hideCalendar'),
}

/**
 * Who takes part, and who of them has said anything of what the event asks for. What comes with a person by
 * itself is no answer: the choice about a topic of their own, and a meeting for which they were only asked.
 */
export function answersOf(variant: VariantDescription, state: EventState): Answers {
  const tables = new Set<TableName>(
    CHOICE_TABLES.filter((table) => IS_ASKED[TABLES[table].asks](variant, state)),
  )
  const people = tables.size === 0 ? [] : activePeople(state)
  const asked = new Set(people.map(({ id }) => id))
  const answered = new Set<PersonId>()
  for (const cell of state.cells.values()) {
    const { table, userId } = cell.address
    if (!tables.has(table) || answered.has(userId) || !asked.has(userId)) continue
    if (isAnswer(state, cell)) answered.add(userId)
  }
  return { asked, answered }
}

function isAnswer(state: EventState, cell: AddressedCell): boolean {
  const { address, value } = cell
  if (value === blankValue(address.table) && !isBlankAnswer(address.table)) return false
  return state.topics.get(address.topicId)?.ownerId !== address.userId && isOwnChoice(state, cell)
}
