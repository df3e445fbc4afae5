import type { PlanObstacle } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import { brokenRules } from '../report/broken-rules.ts'

/** What the planner's process is sent once, at its start. Texts are JSON of MODEL-6, MODEL-48, MODEL-51. */
export type SolveOrder = {
  kind: 'solve'
  problem: string
  /** The best plan of an earlier try, to start from. */
  best: string | null
  seconds: number
  seed: number
  threads: number
  /**
   * Whether everything else on the machine goes before it from its start, and not after its first seconds
   * alone.
   */
  yieldsAtOnce?: boolean
  /** How many times as long as usual it waits for a better plan; once when missing. */
  patience?: number
}

/** Ends the search with the best plan so far. */
export type StopOrder = { kind: 'stop' }

/** Lets all threads wait between two steps, and go on; answered with `still` once none of them works. */
export type PauseOrder = { kind: 'pause'; isPaused: boolean }

export type ToSolver = SolveOrder | StopOrder | PauseOrder

export type BestPlan = {
  /** The result as JSON. */
  text: string
  hard: number
  /** MODEL-68. */
  brokenRules: number
  medium: number
  /** MODEL-74; missing: nobody. */
  mayStillBePlaced?: number
  soft: number
  /** The mean over those who count, 0..1 (REPORT-60). */
  satisfaction: number
  bound: number | null
}

export function bestPlanOf(result: PlanResult): BestPlan {
  const [hard, medium, soft] = result.score
  const {
    meanSatisfaction: satisfaction,
    bound,
    run: { mayStillBePlaced },
  } = result
  const text = JSON.stringify(result)
  return {
    text,
    hard,
    brokenRules: brokenRules(result),
    medium,
    ...(mayStillBePlaced === undefined ? {} : { mayStillBePlaced }),
    soft,
    satisfaction,
    bound,
  }
}

export type FromSolver =
  | { kind: 'best'; best: BestPlan }
  | { kind: 'still' }
  /** `obstacles` are why nobody is in a group or meets anybody; none where somebody does. */
  | {
      kind: 'done'
      best: BestPlan
      obstacles: PlanObstacle[]
      isProven: boolean
      /** What the process has used. */
      cpuSeconds: number
    }
  /** The search threw: the same problem would do so again. */
  | { kind: 'failed'; error: string }
