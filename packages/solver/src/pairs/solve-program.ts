import type { ProgramSolver } from '../program-solver.ts'
import type { Random } from '../random.ts'
import { decidedByCosts } from './branch.ts'
import type { PairPlan } from './incumbent.ts'
import { meetingProgram } from './meeting-program.ts'
import type { PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import type { Relaxation } from './relaxation.ts'

/** Solvers of programs round to about as much. */
const ROUNDING = 1e-5

export interface Programming {
  readonly facts: PairFacts
  readonly root: Relaxation
  readonly best: PairPlan
  readonly random: Random
  readonly solver: ProgramSolver
  shouldStop(): boolean
}

export interface Programmed {
  readonly plan: PairPlan | null
  /** No plan is worth more, other than the best one known. */
  readonly bound: number
}

/**
 * Whether the programs to solve have sessions: the first one, and one that is left for when all else does not prove the best plan. Where
 * committed meetings have sessions, only a program with sessions says what fits; elsewhere meetings chosen without nearly always do, and
 * sessions that are all alike are hard to search.
 */
export function programsFor({
  sessions,
  keptMeetings,
}: PairFacts): readonly [first: boolean, last?: boolean] {
  if (sessions === 1) return [false]
  return keptMeetings.some(({ session }) => session >= 0) ? [true] : [false, true]
}

/** The best plan by a program in whole numbers, of the meetings that costs leave open. Null where it is too large, or not solved. */
export function solveProgram(run: Programming, withSessions: boolean): Programmed | null {
  const { facts, root, best, random, solver, shouldStop } = run
  const { maxTimed, maxUntimed, maxGap, maxSteps } = PAIR_SCHEDULE.program
  const decisions = decidedByCosts(facts, root, best.worth)
  // The program asks for a session of each kept meeting.
  if (withSessions && !isEachKeptPlaced(facts, best)) return null
  const program = meetingProgram(facts, decisions, withSessions)
  if (program.variables === 0 || program.variables > (withSessions ? maxTimed : maxUntimed)) return null
  const solution = solver(program.text(), { maxGap, maxSteps, shouldStop })
  // The best plan known satisfies the program: whoever says that nothing is worth as much is mistaken.
  if (solution === null || solution.bound + program.constant < best.worth - ROUNDING) return null
  const placing = { random, stay: facts.stay, mayMoveStays: true }
  const plan = solution.values === null ? null : program.planOf(solution.values, placing)
  return { plan, bound: Math.max(best.worth, solution.bound + program.constant) }
}

function isEachKeptPlaced({ keptMeetings, weight }: PairFacts, { sessionOf }: PairPlan): boolean {
  return keptMeetings.every((_, k) => sessionOf[weight.length + k] >= 0)
}
