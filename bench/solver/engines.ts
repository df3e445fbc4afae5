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

/** Not a dependency: 318 MB for a reference value. `npm install --no-save or-tools-wasm` installs it. */
const PACKAGE: string = 'or-tools-wasm/cp-sat'

/** The used part of the API of the package. */
interface CpSatPackage {
  CpModel: new (proto: object) => object
  CpSolver: new () => {
    solve(model: object, parameters: object): Promise<unknown>
    statusName(status: unknown): string
    objectiveValue(): number
  }
}

interface LinearModel {
  readonly variables: readonly { readonly low: number; readonly high: number; readonly objective: number }[]
  readonly constraints: readonly {
    readonly vars: readonly number[]
    readonly coeffs: readonly number[]
    readonly relation: string
    readonly value: number
  }[]
}

/** Upper bound for variables without one; larger than any count in a model. */
const UNBOUNDED = 1_000_000
const TERM = /([+-]) (\S+) v(\d+)/g

/** Parses the subset of the LP format used by the planner's models; variables are named `v0`, `v1`, … */
function readModel(text: string): LinearModel {
  const [objective = '', rest = ''] = text.split('Subject To')
  const [constraints = '', tail = ''] = rest.split('Bounds')
  const [bounds = ''] = tail.split(/General|End/)
  const variables = [...bounds.matchAll(/(?:(\S+) <= )?v(\d+) (?:<=|>=) (\S+)/g)].map(([, low, , last]) => ({
    low: Number(low ?? last),
    high: low === undefined ? UNBOUNDED : Number(last),
    objective: 0,
  }))
  const terms = (part: string) =>
    [...part.matchAll(TERM)].map(([, sign, factor, index]) => ({
      index: Number(index),
      factor: Number(factor) * (sign === '-' ? -1 : 1),
    }))
  for (const { index, factor } of terms(objective)) {
    const variable = variables[index]
    if (variable) variable.objective = factor
  }
  return {
    variables,
    constraints: constraints.split(/\nc\d+: /).flatMap((part) => {
      const end = /(<=|>=|=) (\S+)\s*$/.exec(part)
      if (end === null) return []
      const all = terms(part)
      return [
        {
          vars: all.map(({ index }) => index),
          coeffs: all.map(({ factor }) => factor),
          relation: end[1] ?? '=',
          value: Number(end[2]),
        },
      ]
    }),
  }
}

/** All variables as integers, since memberships in an optimal plan are integral. */
function protoOf({ variables, constraints }: LinearModel): object {
  const all = variables.map((_, index) => index)
  return {
    variables: variables.map(({ low, high }) => ({ domain: [low, high] })),
    constraints: constraints.map(({ vars, coeffs, relation, value }) => ({
      linear: {
        vars,
        coeffs,
        domain: [
          relation === '<=' ? -UNBOUNDED * UNBOUNDED : value,
          relation === '>=' ? UNBOUNDED * UNBOUNDED : value,
        ],
      },
    })),
    floatingPointObjective: {
      vars: all,
      coeffs: variables.map(({ objective }) => objective),
      maximize: true,
    },
  }
}

/** CP-SAT on one thread; null if the package is not installed. */
export async function cpSat(): Promise<Engine | null> {
  const loaded = await import(PACKAGE).catch(() => null)
  if (loaded === null) return null
  const { CpModel, CpSolver } = loaded as CpSatPackage
  return {
    name: 'CP-SAT',
    integersOnly: true,
    async solve(text, seconds) {
      const solver = new CpSolver()
      const model = new CpModel(protoOf(readModel(text)))
      const status = solver.statusName(
        await solver.solve(model, { maxTimeInSeconds: seconds, numWorkers: 1, relativeGapLimit: 0 }),
      )
      const found = status === 'OPTIMAL' || status === 'FEASIBLE'
      return { value: found ? solver.objectiveValue() : null, proven: status === 'OPTIMAL' }
    },
  }
}
