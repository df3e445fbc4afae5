import { DEFAULT_RULES, type Weights } from '../rules.ts'

/** The hard rules in the order of MODEL-11 to MODEL-23. */
const HARD_NAMES = [
  'range',
  'busy',
  'unavailable',
  'size',
  'parallel',
  'groupCount',
  'hostMissing',
  'limit',
  'notWanted',
  'contactNo',
  'language',
  'oneGroupOnly',
  'fixed',
] as const

export type ConstraintName = (typeof HARD_NAMES)[number] | 'unfilled' | keyof Weights

/** The order of the constraints in lists, in sums of scores and in the search's arrays of amounts and weights. */
export const CONSTRAINT_NAMES: readonly ConstraintName[] = [
  ...HARD_NAMES,
  'unfilled',
  ...(Object.keys(DEFAULT_RULES.weights) as (keyof Weights)[]),
]

/** Position of a constraint in that order. */
export function positionOf(name: ConstraintName): number {
  return CONSTRAINT_NAMES.indexOf(name)
}

/** Hard constraints come before this position, soft ones after it; the one medium constraint is at it. */
export const MEDIUM = positionOf('unfilled')
export const TERM_COUNT = CONSTRAINT_NAMES.length
