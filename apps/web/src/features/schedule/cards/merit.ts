import type { Satisfaction } from '@planner/domain'
import type { PricedMove } from '@planner/protocol'

/** What a move is weighed by. */
export type Merit = {
  /** What it does to plan and person; null where that is not known. */
  price: PricedMove | null
  /** Whether it would break a rule that the plan keeps now, as far as the page knows. */
  breaks: boolean
  /** How well the group suits the person; null where the viewer does not read that. */
  suits: Satisfaction | null
  places: number
}

export const HEADS = ['better', 'worse', 'open', 'breaks'] as const
/** Under which head a target stands; `open`: nothing is known of what it does. */
export type Head = (typeof HEADS)[number]

export function headOf({ price, breaks }: Pick<Merit, 'price' | 'breaks'>): Head {
  if (breaks || (price !== null && price.breaches > 0)) return 'breaks'
  if (price === null) return 'open'
  return price.trend >= 0 ? 'better' : 'worse'
}

/** What is better comes first: for the plan, then for the person, then for those around them. */
export function byMerit(a: Merit, b: Merit): number {
  const differences = [
    HEADS.indexOf(headOf(a)) - HEADS.indexOf(headOf(b)),
    ...byPrice(a.price, b.price),
    (b.suits ?? 0) - (a.suits ?? 0),
    Math.sign(b.places) - Math.sign(a.places),
  ]
  return differences.find((difference) => difference !== 0) ?? 0
}

function byPrice(a: PricedMove | null, b: PricedMove | null): number[] {
  if (!a || !b) return []
  return [
    a.breaches - b.breaches,
    a.missing - b.missing,
    b.trend * (b.share ?? 1) - a.trend * (a.share ?? 1),
    b.satisfaction - a.satisfaction,
    b.gain - b.lose - (a.gain - a.lose),
  ]
}
