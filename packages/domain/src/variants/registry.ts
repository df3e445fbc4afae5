import { heallo } from './heallo.ts'
import { multiPlanner } from './multi-planner.ts'
import { oneOnOne } from './one-on-one.ts'
import { planner } from './planner.ts'
import { planner10 } from './planner10.ts'
import { reciprocity } from './reciprocity.ts'
import { reciprocity10 } from './reciprocity10.ts'
import type { Capability, Environment, VariantDescription, VariantId } from './variant.ts'
import { weekDayHourPlanner } from './week-day-hour-planner.ts'

/** All variants in the order of the front page. A new variant is one description file and one line here. */
export const VARIANTS: readonly VariantDescription[] = [
  planner,
  planner10,
  weekDayHourPlanner,
  oneOnOne,
  reciprocity,
  reciprocity10,
  multiPlanner,
  heallo,
]

const byId = new Map(VARIANTS.map((variant) => [variant.id, variant]))

/** @throws when a variant of `VARIANT_IDS` is missing from the registry. */
export function variantOf(id: VariantId): VariantDescription {
  const variant = byId.get(id)
  if (!variant) throw new Error(`No description of variant ${id}. Maybe it is missing from VARIANTS?`)
  return variant
}

/** The variant whose base route the path starts with, e.g. `/planner/share/`. */
export function variantByPath(path: string): VariantDescription | undefined {
  const base = `/${path.split('/')[1] ?? ''}`
  return VARIANTS.find((variant) => variant.routeBase === base)
}

export function can(variant: VariantDescription, capability: Capability): boolean {
  return variant.capabilities.includes(capability)
}

/** What the front page offers; spec 1. */
export function variantsOnFrontPage(environment: Environment): readonly VariantDescription[] {
  return VARIANTS.filter((variant) => !variant.hiddenOnFrontPageIn.includes(environment))
}
