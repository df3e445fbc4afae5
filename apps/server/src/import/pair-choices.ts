import { CONTACT_SCALES, can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import { readChoice } from '@planner/i18n'

/** A meeting that a table brings along. */
export type ImportedState = 'reserved' | 'committed' | 'past'

const STATE = /^(?:Yes )?(?:auto )?(reserved|committed|past)$/i

/** What a cell holds of people who meet in pairs: a choice, a rating, or a state in any language; IMPORT-11. */
export function readPairChoice(text: string, variant: VariantDescription): string | undefined {
  const { choices, states } = PREFERENCE_SCALES[variant.preferenceScale]
  const ratings = CONTACT_SCALES[variant.contactScale].choices.filter(isRating)
  const read = readChoice(text, [...choices, ...states, ...ratings])
  if (read !== undefined) return read === 'Yes pending' ? 'Yes' : read
  const [, state] = can(variant, 'pairs') ? (STATE.exec(text.trim()) ?? []) : []
  return state === undefined ? undefined : `Yes ${state.toLowerCase()}`
}

export function isRating(value: string): boolean {
  return /^\d+$/.test(value)
}

/** The state that a read choice stands for; undefined for a wish, a rating and a blank. */
export function stateOf(value: string): ImportedState | undefined {
  return STATE.exec(value)?.[1] as ImportedState | undefined
}
