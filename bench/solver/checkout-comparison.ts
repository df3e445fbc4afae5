import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { PlanResult, Problem } from '@planner/solver'

const THIS_CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const PLAN_COMMAND = 'apps/server/src/planning/command-line/plan-main.ts'

export interface PairedSearch {
  readonly seed: number
  readonly threads: number
  /** Limit in seconds, or in moves of one thread for reproducible plans. */
  readonly limit: { readonly seconds: number } | { readonly moves: number }
}

/**
 * Plans problems with the code of another checkout (before) and of this one (after), sequentially and in
 * alternating order, so that other load on the machine affects both. Both run as child processes through
 * their command line.
 */
export class PairedPlanner {
  readonly #other: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'bench-against-'))
  #isOtherFirst = false

  constructor(checkout: string) {
    this.#other = resolve(checkout)
  }

  async plan(problem: Problem, search: PairedSearch) {
    const file = join(this.#folder, 'problem.json')
    writeFileSync(file, JSON.stringify(problem))
    this.#isOtherFirst = !this.#isOtherFirst
    const first = await planIn(this.#isOtherFirst ? this.#other : THIS_CHECKOUT, file, search)
    const second = await planIn(this.#isOtherFirst ? THIS_CHECKOUT : this.#other, file, search)
    const [before, after] = this.#isOtherFirst ? [first, second] : [second, first]
    // Group by group.
    const isSame = planOf(before) === planOf(after)
    return { before, after, isSame }
  }

  close(): void {
    rmSync(this.#folder, { recursive: true })
  }
}

async function planIn(
  tree: string,
  file: string,
  { seed, threads, limit }: PairedSearch,
): Promise<PlanResult> {
  const options = {
    seed,
    ...('moves' in limit ? { threads: 1, iterations: limit.moves } : { threads, seconds: limit.seconds }),
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(process.execPath, [join(tree, PLAN_COMMAND), file, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // The bundle that this benchmark starts from is of this checkout: threads of the other one would come
    // from it.
    env: { ...process.env, SERVER_BUNDLE: '' },
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const result = await json(child.stdout).catch(() => undefined)
  const code = await ended
  if (code !== 0 || result === undefined)
    throw new Error(
      `No plan from ${tree} (exit code ${code}). Maybe it is no checkout with its dependencies?`,
    )
  return result as PlanResult
}

function planOf(result: PlanResult): string {
  return JSON.stringify([result.score, result.kind === 'groups' ? result.groups : result.meetings])
}
