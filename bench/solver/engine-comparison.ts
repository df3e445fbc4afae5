import { boundModel, type GroupsProblem, solve } from '@planner/solver'
import { PLANNER_NICENESS } from '../../apps/server/src/planning/threads/niceness.ts'
import { solveOnThreads } from '../../apps/server/src/planning/threads/threaded-solve.ts'
import { cbc, cpSat, type Engine, highs } from './engines.ts'

export interface Row {
  readonly engine: string
  /** Score levels of the best plan; null: no plan found. */
  readonly medium: number | null
  readonly soft: number | null
  readonly seconds: number
  readonly proven: boolean
}

/**
 * Minimises the missing units first, then maximises the soft score at that number. Only for problems without
 * pair terms and fairness, whose integer model is exact while no topic has more than one group.
 */
async function solveExactly(engine: Engine, problem: GroupsProblem, seconds: number): Promise<Row> {
  const startedAt = performance.now()
  const elapsedSeconds = () => (performance.now() - startedAt) / 1000
  // Sizes cost nothing at the medium level, where a fraction stands for any size between.
  const integerParts = engine.integersOnly ? 'groups and sizes' : 'groups'
  const first = await engine.solve(
    boundModel(problem, { goal: 'medium', unfilled: null, whole: integerParts }).text,
    seconds / 2,
  )
  const none = { engine: engine.name, medium: null, soft: null, seconds: elapsedSeconds(), proven: false }
  if (first.value === null) return none
  const medium = Math.round(first.value)
  const model = boundModel(problem, {
    goal: 'soft',
    unfilled: -medium,
    whole: 'groups and sizes',
  })
  const second = await engine.solve(model.text, Math.max(1, seconds - elapsedSeconds()))
  return {
    engine: engine.name,
    medium: medium === 0 ? 0 : medium,
    soft: second.value === null ? null : second.value + model.constant,
    seconds: elapsedSeconds(),
    proven: first.proven && second.proven,
  }
}

function search(problem: GroupsProblem, seed: number, seconds: number): Row {
  const { score, run, status } = solve(problem, { seed, seconds, now: () => performance.now() })
  const proven = status === 'optimal'
  return { engine: `planner, seed ${seed}`, medium: score[1], soft: score[2], seconds: run.seconds, proven }
}

/** Plans like the server, with one search thread and the provers in parallel. */
async function searchAndProve(problem: GroupsProblem, seconds: number): Promise<Row> {
  const result = await solveOnThreads(problem, {
    seed: 1,
    seconds,
    threads: 1,
    yielding: { niceness: PLANNER_NICENESS, afterMs: 0 },
  })
  const [, medium, soft] = result.score
  const proven = result.status === 'optimal'
  return { engine: 'planner with provers', medium, soft, seconds: result.run.seconds, proven }
}

/** One after the other: the search with several seeds, with provers, and the exact engines. */
export async function* compareEngines(
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
