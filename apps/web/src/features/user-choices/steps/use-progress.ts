import {
  activePeople,
  cellAddress,
  cellKey,
  type EventState,
  HOURS_OF_WEEK,
  numEnabledSessions,
  type PersonId,
  type VariantDescription,
} from '@planner/domain'
import type { ChoiceSection } from '../../../lib/choice-section.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isOwnPerson, isRated, useRateableTopics } from '../rateable-topics.ts'

/** How far a part of the choices is. */
export type StepProgress = {
  text: string
  /** From 0 to 1; undefined where there is nothing to be complete. */
  share: number | undefined
  /** Nothing more is asked here. */
  isComplete: boolean
  /** Something was said here. */
  isBegun: boolean
}

/** How many of the topics, or people, a person has decided about, and of how many. */
export function useRated(personId: PersonId): { rated: number; all: number } {
  const variant = useVariant()
  const topics = useRateableTopics()
  const state = useEventState('preferences')
  const own = topics.filter(({ topic }) => !isOwnPerson(variant, topic, personId))
  return { rated: own.filter(({ topic }) => isRated(state, personId, topic.id)).length, all: own.length }
}

/** How far a person is with one part of their choices; CHOICE-17. */
export function useProgress(section: ChoiceSection, personId: PersonId): StepProgress {
  const t = useWords()
  const variant = useVariant()
  const { rated, all } = useRated(personId)
  const state = useEventState('contactPreferences', 'availabilities', 'weekDayHourAvailabilities')
  if (section === 'topics')
    return {
      text: t('userChoices.rated', { rated, all }),
      share: rated / Math.max(1, all),
      isComplete: rated === all,
      isBegun: rated > 0,
    }
  if (section === 'people') {
    const number = numNamed(state, personId)
    const isAny = number > 0
    return { text: t('userChoices.named', { number }), share: undefined, isComplete: isAny, isBegun: isAny }
  }
  if (variant.availability === 'sessions') {
    const { coming, all: sessions } = sessionsComing(variant, state, personId)
    const text = t('availability.coming', { number: coming, all: sessions })
    return { text, share: undefined, isComplete: true, isBegun: true }
  }
  const hours = numHours(state, personId)
  return {
    text: t('availability.hours', { number: hours }),
    share: undefined,
    isComplete: hours > 0,
    isBegun: hours > 0,
  }
}

function numNamed(state: EventState, userId: PersonId): number {
  const isNamed = (topicId: PersonId) =>
    Boolean(state.cells.get(cellKey(cellAddress('contactPreferences', { userId, topicId })))?.value)
  return activePeople(state).filter(({ id }) => isNamed(id)).length
}

/** Everybody comes until they say otherwise; AVAIL-2. */
function sessionsComing(variant: VariantDescription, state: EventState, userId: PersonId) {
  const all = numEnabledSessions(variant, state.event, state.topics.values())
  const ids = Array.from({ length: all }, (_, index) => index + 1)
  const coming = ids.filter((sessionId) => {
    const value = state.cells.get(cellKey(cellAddress('availabilities', { userId, sessionId })))?.value
    return value !== false && value !== 'No' && value !== ''
  })
  return { coming: coming.length, all }
}

function numHours(state: EventState, userId: PersonId): number {
  let hours = 0
  for (let hour = 0; hour < HOURS_OF_WEEK; hour += 1) {
    const value = state.cells.get(cellKey(cellAddress('weekDayHourAvailabilities', { userId, hour })))?.value
    if (value && value !== 'No') hours += 1
  }
  return hours
}
