import {
  activePeople,
  cellAddress,
  cellValue,
  type EventState,
  HOURS_OF_WEEK,
  numEnabledSessions,
  type PersonId,
  presenceAt,
  type VariantDescription,
} from '@planner/domain'
import type { ChoiceSection } from '../../../lib/choice-section.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isOwnPerson, isRated, useRateableTopics } from '../rateable-topics.ts'

type Event = { variant: VariantDescription; state: EventState }

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
    const sessions = numEnabledSessions(variant, state.event, state.topics.values())
    const coming = slotsFree({ variant, state }, 'sessions', personId, sessions)
    const text = t('availability.coming', { number: coming, all: sessions })
    return { text, share: undefined, isComplete: true, isBegun: true }
  }
  const hours = slotsFree({ variant, state }, 'weeks', personId, HOURS_OF_WEEK)
  return {
    text: t('availability.hours', { number: hours }),
    share: undefined,
    isComplete: hours > 0,
    isBegun: hours > 0,
  }
}

function numNamed(state: EventState, userId: PersonId): number {
  const isNamed = (topicId: PersonId) =>
    cellValue(state, cellAddress('contactPreferences', { userId, topicId })) !== ''
  return activePeople(state).filter(({ id }) => isNamed(id)).length
}

/** How many of the first slots somebody can come in, Maybe included. */
function slotsFree({ variant, state }: Event, layout: 'sessions' | 'weeks', userId: PersonId, all: number) {
  const slots = Array.from({ length: all }, (_, slot) => slot)
  return slots.filter((slot) => presenceAt(variant, state, layout, userId, slot) !== 'no').length
}
