import { normalisePreference, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'

/** How cells of a table read as choices of a variant. */
export type ChoiceLabels = {
  /** The stored value of a cell, or undefined when it is none of the scale's. */
  read(cell: string): string | undefined
  /** What a cell may say, for a message; blank is left out. */
  allowed: string[]
}

/** The scale's own labels in any case, with "No" for blank and the older Author for Host (decision 2). */
export function choiceLabels(variant: VariantDescription): ChoiceLabels {
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  const byLabel = new Map(choices.map((choice) => [choice.toLowerCase(), choice]))
  byLabel.set('no', '')
  const host = byLabel.get(normalisePreference('Author').toLowerCase())
  if (host !== undefined) byLabel.set('author', host)
  return {
    read: (cell) => byLabel.get(cell.toLowerCase()),
    allowed: ['No', ...choices.filter((choice) => choice !== '')],
  }
}
