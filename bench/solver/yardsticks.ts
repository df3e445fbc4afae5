import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type GroupsProblem, solve } from '@planner/solver'
import { head, percent, row } from '../figures.ts'
import { seededNumbers } from './chance.ts'
import {
  diversityOf,
  drawInstance,
  GROUPS_OF,
  type Instance,
  KINDS,
  problemOf,
  readInstance,
} from './diverse-groups.ts'
import { golfers } from './golfers.ts'
import { iteratedMaxima } from './iterated-maxima.ts'
import { unfilledOf } from './measure.ts'

/* Public problems that are exactly problems of groups. Each search has one thread and no prover. */

const INSTANCES: Readonly<Record<string, () => Instance>> = Object.fromEntries(
  KINDS.flatMap((kind) =>
    [...GROUPS_OF.keys()]
      .filter((elements) => elements >= 30)
      .map((elements) => {
        const name = `${kind}_n${String(elements).padStart(3, '0')}_ss_01`
        return [name, () => drawInstance(kind, elements, 1)] as const
      }),
  ),
)

const GOLFERS = ['4-4-5', '5-3-7', '8-4-7', '8-4-8', '8-4-9', '7-7-7'].map(
  (size) => [`golfers ${size}`, () => golfers(size)] as const,
)

/** The same problems by name, to compare two checkouts by. */
export const YARDSTICKS: Readonly<Record<string, () => GroupsProblem>> = {
  ...Object.fromEntries(
    Object.entries(INSTANCES).map(([name, make]) => [name, () => problemOf(make())] as const),
  ),
  ...Object.fromEntries(GOLFERS),
}

export interface Yardstick {
  /** Only those whose names hold this. */
  readonly only: string
  readonly seconds: number
  readonly seeds: number
  /** Files of MDGPLIB in place of drawn instances. */
  readonly files: readonly string[]
}

/** The diversity of our plans beside iterated maxima search with the same time on the same machine. */
export function tableOfDiverseGroups({ only, seconds, seeds, files }: Yardstick): void {
  const read = files.map(
    (file) => [basename(file), () => readInstance(file, readFileSync(file, 'utf8'))] as const,
  )
  const known = read.length > 0 ? read : Object.entries(INSTANCES)
  const chosen = known.filter(([name]) => name.includes(only))
  if (chosen.length === 0) return
  console.log(
    `\nMaximally diverse grouping, ${seconds} s, ${seeds} seeds, in turns with iterated maxima search\n`,
  )
  head(['instance', 'mean', 'best', 'maxima search', 'best', 'difference of means'])
  for (const [name, make] of chosen) {
    const instance = make()
    const problem = problemOf(instance)
    const ours: number[] = []
    const theirs: number[] = []
    for (let seed = 1; seed <= seeds; seed++) {
      const { groups } = solve(problem, { seed: 100 * seed, seconds, now: () => performance.now() })
      ours.push(diversityOf(instance, groups))
      const end = performance.now() + 1000 * seconds
      theirs.push(iteratedMaxima(instance, seededNumbers(seed), () => performance.now() >= end))
    }
    const difference = (mean(ours) - mean(theirs)) / mean(theirs)
    const cells = [ours, theirs].flatMap((values) => [
      mean(values).toFixed(1),
      Math.max(...values).toFixed(1),
    ])
    row([name, ...cells, percent(difference, 3)])
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Repeated meetings of each seed, and when the last plan stood. */
export function tableOfGolfers({ only, seconds, seeds }: Yardstick): void {
  const chosen = GOLFERS.filter(([name]) => name.includes(only))
  if (chosen.length === 0) return
  console.log(`\nSocial golfers, groups-people-weeks, ${seconds} s at most\n`)
  head(['problem', 'seed', 'places missing', 'repeated meetings', 'last plan after, s', 'took, s'])
  for (const [name, make] of chosen)
    for (let seed = 1; seed <= seeds; seed++) {
      let last = 0
      const result = solve(make(), {
        seed: 100 * seed,
        seconds,
        now: () => performance.now(),
        onBest: ({ run }) => {
          last = run.seconds
        },
      })
      const repeats = Math.round(-result.score[2])
      row([name, seed, unfilledOf(result), repeats, last.toFixed(1), result.run.seconds.toFixed(1)])
    }
}
