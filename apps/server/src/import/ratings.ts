import { CONTACT_SCALES, can, type VariantDescription } from '@planner/domain'

/** The choices that a cell may hold where a rating stands for a wish and its weight; IMPORT-11. */
export function ratingsOf(variant: VariantDescription): readonly string[] {
  return can(variant, 'pairs') ? CONTACT_SCALES[variant.contactScale].choices.filter(isRating) : []
}

export function isRating(value: string): boolean {
  return /^\d+$/.test(value)
}
