import { activePeople, activeTopics } from '../cells/read.ts'
import { CHOICE_TABLES, type ChoiceTable, type TableName } from '../cells/tables.ts'
import { blankValue } from '../cells/values.ts'
import { isOwnChoice } from '../meetings/own-wish.ts'
import { isHidden } from '../schedule/layout.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { AddressedCell, EventState } from './event-state.ts'
import type { PersonId } from './person.ts'
import { numEnabledSessions } from './sessions.ts'

/** Who is asked for something, and who of them has answered; PERSON-17, PERSON-18. */
export type Answers = { asked: ReadonlySet<PersonId>; answered: ReadonlySet<PersonId> }

type Question = {
  isAsked: (variant: VariantDescription, state: EventState) => boolean
  /** A blank that somebody has stored is a "No", not an answer that was taken back. */
  isBlankAnswer: boolean
}

const QUESTIONS: Record<ChoiceTable, Question> = {
  preferences: {
    isAsked: (variant, state) =>
      !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && activeTopics(state).length > 0,
    isBlankAnswer: true,
  },
  contactPreferences: {
    isAsked: (_variant, { event }) => event.considerContactPreferences,
    isBlankAnswer: false,
  },
  availabilities: {
    isAsked: (variant, { event, topics }) =>
      variant.availability === 'sessions' && numEnabledSessions(variant, event, topics.values()) > 1,
    isBlankAnswer: false,
  },
  weekDayHourAvailabilities: {
    isAsked: (variant, state) =>
      variant.slots === 'weekHours' && !isHidden(variant, state, 'parameters|ui|hideCalendar'),
    isBlankAnswer: false,
  },
}

/**
 * Who takes part, and who of them has said anything of what the event asks for. What comes with a person by itself is no answer:
 * the choice about a topic of their own, and a meeting for which they were only asked.
 */
export function answersOf(variant: VariantDescription, state: EventState): Answers {
  const questions = new Map<TableName, Question>()
  for (const table of CHOICE_TABLES)
    if (QUESTIONS[table].isAsked(variant, state)) questions.set(table, QUESTIONS[table])
  const people = questions.size === 0 ? [] : activePeople(state)
  const asked = new Set(people.map(({ id }) => id))
  const answered = new Set<PersonId>()
  for (const cell of state.cells.values()) {
    const { table, userId } = cell.address
    const question = questions.get(table)
    if (question === undefined || answered.has(userId) || !asked.has(userId)) continue
    if (isAnswer(state, cell, question)) answered.add(userId)
  }
  return { asked, answered }
}

function isAnswer(state: EventState, cell: AddressedCell, { isBlankAnswer }: Question): boolean {
  const { address, value } = cell
  if (!isBlankAnswer && value === blankValue(address.table)) return false
  return state.topics.get(address.topicId)?.ownerId !== address.userId && isOwnChoice(state, cell)
}
