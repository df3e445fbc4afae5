import type { EventFieldKey } from '../fields/event-fields.ts'
import type { Capability } from './capabilities.ts'
import {
  type VariantDescription as Description,
  type Environment,
  OCCASIONS,
  type Occasion,
  type SettingRange,
} from './description.ts'
import { heallo } from './heallo.ts'
import { multiPlanner } from './multi-planner.ts'
import { oneOnOne } from './one-on-one.ts'
import { planner } from './planner.ts'
import { planner10 } from './planner10.ts'
import { reciprocity } from './reciprocity.ts'
import { reciprocity10 } from './reciprocity10.ts'
import { weekDayHourPlanner } from './week-day-hour-planner.ts'

/** All variants in front page order. A new variant is one description file and one line here. */
const REGISTRY = [
  planner,
  planner10,
  weekDayHourPlanner,
  oneOnOne,
  reciprocity,
  reciprocity10,
  multiPlanner,
  heallo,
] as const satisfies readonly Description[]

export type VariantId = (typeof REGISTRY)[number]['id']

/** A registered variant. */
export type VariantDescription = Description & { readonly id: VariantId }

export const VARIANTS: readonly VariantDescription[] = REGISTRY

/** Looks up a variant's description, which exists for every value of `VariantId`. */
export function variantOf(id: VariantId): VariantDescription {
  const variant = VARIANTS.find((candidate) => candidate.id === id)
  if (!variant) throw new Error(`No description of variant ${id}. Maybe the id was not validated?`)
  return variant
}

/** The variant whose base route the path starts with, e.g. `/planner/share/`. */
export function variantByPath(path: string): VariantDescription | undefined {
  const base = `/${path.split('/')[1] ?? ''}`
  return VARIANTS.find((variant) => variant.routeBase === base)
}

/** The least and the most of a field that is a number; VALID-4. */
export function eventFieldRange({ limits }: VariantDescription, field: EventFieldKey): SettingRange {
  if (field === 'numSessions' || field === 'sessionDurationInHours') return limits[field]
  return { min: 1, max: 100 }
}

export function can(variant: VariantDescription, capability: Capability): boolean {
  return variant.capabilities.includes(capability)
}

/** The variants that the front page lists; VARIANT-2. */
export function variantsOnFrontPage(environment: Environment): readonly VariantDescription[] {
  return VARIANTS.filter((variant) => !variant.hiddenOnFrontPageIn.includes(environment))
}

/** What can be planned with the variants of the front page, each with its variants; FRONT-2. */
export function occasionsOnFrontPage(
  environment: Environment,
): readonly { occasion: Occasion; variants: readonly VariantDescription[] }[] {
  const offered = variantsOnFrontPage(environment)
  return OCCASIONS.map((occasion) => ({
    occasion,
    variants: offered.filter((variant) => variant.occasion === occasion),
  })).filter(({ variants }) => variants.length > 0)
}
