import type { EventState } from '../cells/event-state.ts'
import { isHostOf, preferenceOf } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import type { TopicId } from '../entities/topic.ts'
import { maySeeMatrix } from '../permissions/reading.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { hidesWishes } from '../permissions/wishes.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { isHostPreference, PREFERENCE_SCALES } from '../variants/scales.ts'

/** How well a group suits somebody who is in it, from 1, not chosen, to 4, chosen above all; ROOM-5. */
export type Satisfaction = 1 | 2 | 3 | 4

/** The steps of topics that somebody has chosen. */
const CHOSEN = [2, 3, 4] as const

/** Null where the viewer does not read what the person has chosen, and where nobody chooses topics. */
export function satisfactionOf(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  personId: PersonId,
  topicId: TopicId,
): Satisfaction | null {
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return null
  const readsChoices = maySeeMatrix(variant, state, viewer) && !hidesWishes(variant, state, viewer)
  if (personId !== viewer.personId && !readsChoices) return null
  if (isHostOf(variant, state, personId, topicId)) return 4
  return levelOf(variant, preferenceOf(state, personId, topicId))
}

/** How much somebody chose a topic, by the choice alone. */
export function levelOf(variant: VariantDescription, chosen: string): Satisfaction {
  const { choices, states } = PREFERENCE_SCALES[variant.preferenceScale]
  if (isHostPreference(chosen)) return 4
  if ((states as readonly string[]).includes(chosen)) return 4
  const steps = choices.filter((choice) => !isHostPreference(choice)) as readonly string[]
  const step = steps.indexOf(chosen)
  if (step <= 0) return 1
  return CHOSEN[Math.ceil((CHOSEN.length * step) / (steps.length - 1)) - 1] ?? 4
}
