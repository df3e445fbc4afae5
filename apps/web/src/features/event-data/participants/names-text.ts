import { isolatedText } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

const MAX_NAMES = 3

/** The first names of a list, and how many more there are. */
export function namesText(t: Translate, names: readonly string[], max = MAX_NAMES): string {
  const first = names.slice(0, max).map(isolatedText).join(', ')
  const count = names.length - max
  return count > 0 ? t('participants.namesAndMore', { names: first, count }) : first
}
