import { can, isHidden, maySeeContactPreferences, numEnabledSessions, type Viewer } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useWanted } from './live/live-context.tsx'
import type { LiveSnapshot } from './live/live-snapshot.ts'

/** The parts of a person's choices, in their order. */
export const SECTIONS = ['topics', 'people', 'times'] as const

export type ChoiceSection = (typeof SECTIONS)[number]

/** What is shown of the choices: one of their parts, or their end; CHOICE-18. */
export type ChoicePart = ChoiceSection | 'done'

/** What a participant does in each. */
export const SECTION_STEPS = {
  topics: 'userData.step.rate',
  people: 'userData.step.people',
  times: 'userData.step.availability',
} as const satisfies Record<ChoiceSection, MessageKey>

/** The parts that the event asks a reader for; CHOICE-15. */
export function askedSections(
  { variant, state }: Pick<LiveSnapshot, 'variant' | 'state'>,
  reader: Viewer,
): ChoiceSection[] {
  const hasPairs = can(variant, 'pairs')
  const asksFor: Record<ChoiceSection, boolean> = {
    topics: hasPairs || !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro'),
    // Where people meet in pairs, ratings stand beside the wishes.
    people: !hasPairs && maySeeContactPreferences(variant, state, reader),
    times:
      variant.availability === 'sessions'
        ? numEnabledSessions(variant, state.event, state.topics.values()) > 1
        : variant.availability !== 'none' && !isHidden(variant, state, 'parameters|ui|hideCalendar'),
  }
  return SECTIONS.filter((section) => asksFor[section])
}

/** The part of the choices that was asked for, and leads to one, wherever they are shown; AVAIL-19. */
export function useChoiceSection() {
  return useWanted<ChoicePart>('choices')
}
