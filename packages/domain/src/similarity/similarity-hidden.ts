import type { EventState } from '../entities/event-state.ts'
import { maySeeMatrix } from '../permissions/reading.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { hidesWishes } from '../permissions/wishes.ts'
import { isHidden } from '../schedule/layout.ts'
import { can, type VariantDescription } from '../variants/registry.ts'

/** Why nothing is said of how alike people are; each has a message. */
export type SimilarityHidden = 'topics' | 'choices' | 'wishes'

/**
 * Undefined where a viewer reads everybody's choices, else why they are compared for nobody: from a part of them the numbers would be
 * wrong (TAB-12, PRIV-10).
 */
export function similarityHidden(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): SimilarityHidden | undefined {
  if (!can(variant, 'pairs') && isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return 'topics'
  if (hidesWishes(variant, state, viewer)) return 'wishes'
  return maySeeMatrix(variant, state, viewer) ? undefined : 'choices'
}
