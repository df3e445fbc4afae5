import { VARIANTS, type VariantDescription } from '@planner/domain'
import type { Screen } from '../screen.ts'
import { organiserScreens } from './organiser.ts'
import { participantScreens } from './participant.ts'
import { SITE_SCREENS } from './site.ts'

/** A part of the gallery: the screens of a variant, or the pages of the site. */
export type Album = { id: string; variant: VariantDescription; screens: readonly Screen[] }

export function albums(): readonly Album[] {
  const [first] = VARIANTS
  if (!first) return []
  return [{ id: 'site', variant: first, screens: SITE_SCREENS }, ...VARIANTS.map(albumOf)]
}

/** Everything there is to see of a variant. A new one needs no entry here. */
export function albumOf(variant: VariantDescription): Album {
  const screens = [...participantScreens(variant), ...organiserScreens(variant)]
  return { id: variant.id, variant, screens: screens.filter((screen) => screen.in?.(variant) ?? true) }
}
