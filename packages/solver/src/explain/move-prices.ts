import type { Score } from '../result.ts'

/** A group of a plan, by its topic and number. */
export interface GroupRef {
  readonly topic: string
  readonly group: number
}

/** What one move of one person does to a plan. */
export interface MovePrice extends GroupRef {
  /** The score afterwards less the score now, level by level. */
  readonly change: Score
  /** Hard rules that are broken more often, or less often. */
  readonly breaches: number
  /** Of the person afterwards, 0..1. */
  readonly satisfaction: number
  /** Members of the groups left and joined whose company gets better by it, and worse: wished, unwanted and repeated company. */
  readonly gain: number
  readonly lose: number
}

export interface MovePrices {
  /** Of the person now, 0..1. */
  readonly satisfaction: number
  /** Soft points between the plan without groups and an upper bound of all plans; null where there is no bound or no way to it. */
  readonly span: number | null
  readonly moves: readonly MovePrice[]
}
