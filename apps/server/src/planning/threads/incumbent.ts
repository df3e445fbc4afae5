import { compareScores, type PlanResult, type ProvenBound, withBounds } from '@planner/solver'

/** The best plan of a search, with what is proven about it and what all threads did for it. */
export interface Incumbent {
  /** Takes a plan if it is better than the best one so far; whether it is. */
  take(result: PlanResult): boolean
  addBound(bound: ProvenBound): void
  /** A thread has made so many moves since it began. */
  countMoves(thread: number, moves: number): void
  /** Undefined before the first plan. */
  best(): PlanResult | undefined
  isOptimal(): boolean
  /** Any plan as a result of this search. */
  complete(result: PlanResult): PlanResult
}

export interface IncumbentOptions {
  readonly seed: number
  readonly threads: number
  /** Milliseconds since the search began. */
  readonly elapsed: () => number
}

export function createIncumbent({ seed, threads, elapsed }: IncumbentOptions): Incumbent {
  const moves = new Array<number>(threads).fill(0)
  const bounds: ProvenBound[] = []
  let best: PlanResult | undefined
  const complete = (result: PlanResult): PlanResult => {
    const bounded = withBounds(result, bounds)
    const all = moves.reduce((sum, one) => sum + one, 0)
    return { ...bounded, run: { ...bounded.run, seconds: elapsed() / 1000, seed, threads, moves: all } }
  }
  return {
    take(result) {
      if (!isBetter(result, best)) return false
      best = result
      return true
    },
    addBound: (bound) => void bounds.push(bound),
    countMoves(thread, count) {
      moves[thread] = count
    },
    best: () => best && complete(best),
    isOptimal: () => best !== undefined && withBounds(best, bounds).status === 'optimal',
    complete,
  }
}

function isBetter(a: PlanResult, b: PlanResult | undefined): boolean {
  if (b === undefined) return true
  const difference = compareScores(a.score, b.score)
  if (difference !== 0) return difference > 0
  // Of equal scores the greater precedence wins (MODEL-58, MODEL-71), and then what the search found later: it says more
  // of what is proven.
  if (a.kind === 'pairs' && b.kind === 'pairs') return a.precedence >= b.precedence
  const [one, other] = [a.precedence ?? 0, b.precedence ?? 0]
  if (Math.abs(one - other) > 1e-9) return one > other
  return a.status === 'optimal' && b.status !== 'optimal'
}
