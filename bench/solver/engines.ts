import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import highsModule from 'highs'

/** The result of an exact engine for a model in the LP format within its time limit. */
export interface EngineResult {
  /** Null: no solution found. */
  readonly value: number | null
  readonly proven: boolean
}

export interface Engine {
  readonly name: string
  /** Treats every variable as an integer. */
  readonly integersOnly: boolean
  /** Maximises within the time limit in seconds. */
  solve(model: string, seconds: number): Promise<EngineResult>
}

/** CBC from the package coinor-cbc; null when it is not installed. */
export function cbc(): Engine | null {
  if (spawnSync('cbc', ['-quit']).error !== undefined) return null
  return {
    name: 'CBC',
    integersOnly: false,
    async solve(model, seconds) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-cbc-'))
      try {
        const file = join(folder, 'model.lp')
        const solution = join(folder, 'solution.txt')
        writeFileSync(file, model)
        spawnSync('cbc', [
          file,
          '-timeMode',
          'elapsed',
          '-seconds',
          String(seconds),
          '-ratio',
          '0',
          '-solve',
          '-solution',
          solution,
        ])
        const [head = ''] = readFileSync(solution, 'utf8').split('\n')
        const value = /objective value\s+(\S+)/.exec(head)?.[1]
        const found = value !== undefined && !/no integer solution|infeasible/i.test(head)
        return { value: found ? Number(value) : null, proven: head.startsWith('Optimal') }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

export async function highs(): Promise<Engine> {
  // The module's types are wrong for ES modules: its default export is the loader itself.
  const load = highsModule as unknown as typeof highsModule.default
  const engine = await load()
  return {
    name: 'HiGHS',
    integersOnly: false,
    async solve(model, seconds) {
      const solved = engine.solve(model, { time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 1e-6 })
      const value = solved.Status === 'Infeasible' ? Number.NaN : solved.ObjectiveValue
      return { value: Number.isFinite(value) ? value : null, proven: solved.Status === 'Optimal' }
    },
  }
}
