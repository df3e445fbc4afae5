import { boundModel, type GroupsProblem, solve } from '@planner/solver'
import { PLANNER_NICENESS } from '../../apps/server/src/planning/niceness.ts'
import { solveOnThreads } from '../../apps/server/src/planning/solve-on-threads.ts'
import { cpSat } from './cp-sat.ts'
import { cbc, type Engine, highs } from './engines.ts'

export interface Row {
  readonly engine: string
  /** Best plan's levels; null: no plan found. */
  readonly medium: number | null
  readonly soft: number | null
  readonly seconds: number
  readonly proven: boolean
}

/**
 * Fewest missing units first, then the soft score at that number. Only for problems without pair terms and fairness, whose model
 * in whole numbers is exact while no topic has more than one group.
 */
async function solveExactly(engine: Engine, problem: GroupsProblem, seconds: number): Promise<Row> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  // Without a price on sizes, fractions of the smallest and the largest stand for any size.
  const mediumWhole = engine.wholeOnly ? 'groups and sizes' : 'groups'
  const first = await engine.answer(
    boundModel(problem, { goal: 'medium', unfilled: null, whole: mediumWhole, collapsed: false }).text,
    seconds / 2,
  )
  const none = { engine: engine.name, medium: null, soft: null, seconds: passed(), proven: false }
  if (first.value === null) return none
  const medium = Math.round(first.value)
  const model = boundModel(problem, {
    goal: 'soft',
    unfilled: -medium,
    whole: 'groups and sizes',
    collapsed: false,
  })
  const second = await engine.answer(model.text, Math.max(1, seconds - passed()))
  return {
    engine: engine.name,
    medium: medium === 0 ? 0 : medium,
    soft: second.value === null ? null : second.value + model.constant,
    seconds: passed(),
    proven: first.proven && second.proven,
  }
}

function search(problem: GroupsProblem, seed: number, seconds: number): Row {
  const { score, run, status } = solve(problem, { seed, seconds, now: () => performance.now() })
  const proven = status === 'optimal'
  return { engine: `planner, seed ${seed}`, medium: score[1], soft: score[2], seconds: run.seconds, proven }
}

/** As the server plans, with one search and the provers beside it. */
async function searchAndProve(problem: GroupsProblem, seconds: number): Promise<Row> {
  const result = await solveOnThreads(problem, { seed: 1, seconds, threads: 1, niceness: PLANNER_NICENESS })
  const [, medium, soft] = result.score
  const proven = result.status === 'optimal'
  return { engine: 'planner with provers', medium, soft, seconds: result.run.seconds, proven }
}

/** The planner's search with several seeds, and with provers, and the exact engines at hand, one after the other on one thread each. */
export async function* sideBySide(
  problem: GroupsProblem,
  seeds: number,
  seconds: number,
): AsyncGenerator<Row | string> {
  for (let seed = 1; seed <= seeds; seed++) yield search(problem, seed, Math.min(10, seconds))
  yield await searchAndProve(problem, seconds)
  yield await solveExactly(await highs(), problem, seconds)
  const others = [
    [cbc(), 'CBC is not installed (Debian package coinor-cbc)'],
    [await cpSat(), 'CP-SAT is not installed (npm install --no-save or-tools-wasm)'],
  ] as const
  for (const [engine, missing] of others)
    yield engine === null ? missing : await solveExactly(engine, problem, seconds)
}
