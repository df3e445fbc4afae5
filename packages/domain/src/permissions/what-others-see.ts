import type { EventState } from '../cells/event-state.ts'
import { isHidden } from '../entities/setting-values.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { maySeeMatrix, maySeeSchedule } from './reading.ts'
import type { Viewer } from './viewer.ts'
import { hidesWishes } from './wishes.ts'

/** A generic participant, for visibility rules that depend only on the role. */
export const ANY_PARTICIPANT = { role: 'participant', personId: '' } as const satisfies Viewer

/** A sentence on what participants read of each other; each has a message. */
type SeenFact =
  | ('name' | 'nameInZone')
  | ('nameOnly' | 'nameOnlyInZone')
  | ('choices' | 'noChoices' | 'wishes' | 'plan')

/** What other participants will read of somebody who joins, in the order in which it is told. */
export function whatOthersSee(variant: VariantDescription, state: EventState): SeenFact[] {
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && !can(variant, 'pairs')
  // Only what the form of the variant asks for is named.
  const hasZone = variant.userFields.includes('timeZone')
  const choices: SeenFact = hidesWishes(variant, state, ANY_PARTICIPANT)
    ? 'wishes'
    : maySeeMatrix(variant, state, ANY_PARTICIPANT)
      ? 'choices'
      : 'noChoices'
  const name: SeenFact = hasZone ? 'nameInZone' : 'name'
  const nameOnly: SeenFact = hasZone ? 'nameOnlyInZone' : 'nameOnly'
  return [
    ...(hidesTopics ? [nameOnly] : [name, choices]),
    // With hidden wishes the sentence on choices already says who sees the meetings.
    ...(choices !== 'wishes' && maySeeSchedule(variant, state, ANY_PARTICIPANT) ? (['plan'] as const) : []),
  ]
}
