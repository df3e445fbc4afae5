import type { PlanResult, Problem } from '@planner/solver'
import { bench } from '../bench.ts'
import { head, percent, row } from '../figures.ts'
import { CASES } from './cases.ts'
import { PairedPlanner, type PairedSearch } from './checkout-comparison.ts'
import { compareEngines } from './engine-comparison.ts'
import { type Figures, gapOf, measure, speedOf, unfilledOf } from './measure.ts'
import { tableOfDiverseGroups, tableOfGolfers, YARDSTICKS } from './yardsticks.ts'

export const SOLVER = bench({
  measures:
    'Generated problems, and real bids where the files are there, planned as the server does: a row for each problem, limit and seed. Then public problems with one thread, beside a yardstick.',
  options: {
    seconds: { type: 'string', default: '2,10', says: 'time limits; one search of the longest tells of all' },
    seeds: {
      type: 'string',
      default: '2',
      says: 'searches of each problem and limit, each with seeds of its own',
    },
    threads: { type: 'string', default: '2', says: 'threads of a search' },
    only: {
      type: 'string',
      default: '',
      says: 'problems whose names hold this, as 80x30x4, RanInt_n120 or golfers',
    },
    mdgplib: { type: 'string', says: 'files of MDGPLIB (type ss) in place of drawn instances, with commas' },
    beside: { type: 'string', says: 'compares with exact engines that get so many seconds each' },
    against: {
      type: 'string',
      says: 'compares with another checkout (before): the same problems, seeds and limits in turns, each search a process of its own',
    },
    moves: {
      type: 'string',
      says: 'with --against: a limit in moves instead, with which both have to find the same plan',
    },
  },
  async measure(stand, values) {
    const cases = values.against === undefined ? CASES : { ...CASES, ...YARDSTICKS }
    const chosen = Object.entries(cases).flatMap(([name, make]) => {
      const problem = name.includes(values.only) ? make() : null
      return problem === null ? [] : [{ name, problem }]
    })
    const limits = values.seconds.split(',').map((seconds) => ({ seconds: Number(seconds) }))
    const searches = { seeds: Number(values.seeds), threads: Number(values.threads), limits }
    if (values.beside !== undefined) await compare(chosen, searches.seeds, Number(values.beside))
    else if (values.against === undefined) {
      if (chosen.length > 0) await table(chosen, searches)
      const seconds = Math.max(...limits.map((limit) => limit.seconds))
      const files = values.mdgplib?.split(',') ?? []
      const yardstick = { only: values.only, seconds, seeds: searches.seeds, files }
      tableOfDiverseGroups(yardstick)
      tableOfGolfers(yardstick)
    } else {
      const moves = values.moves === undefined ? {} : { limits: [{ moves: Number(values.moves) }] }
      await tableAgainst(stand.closing(new PairedPlanner(values.against)), chosen, { ...searches, ...moves })
    }
  },
})

type Chosen = readonly { name: string; problem: Problem }[]
type Searches<Limit> = { seeds: number; threads: number; limits: readonly Limit[] }

async function compare(chosen: Chosen, seeds: number, seconds: number): Promise<void> {
  for (const { name, problem } of chosen) {
    // The exact models contain neither pair terms nor fairness.
    if (problem.kind !== 'groups' || name.includes('full') || name.includes('week')) continue
    console.log(`\n${name}\n`)
    head(['engine', 'missing units', 'soft', 'seconds', 'proven'])
    for await (const one of compareEngines(problem, seeds, seconds)) {
      if (typeof one === 'string') console.log(one)
      else
        row([
          one.engine,
          one.medium === null ? 'no plan' : -one.medium,
          one.soft?.toFixed(2) ?? '-',
          one.seconds.toFixed(1),
          one.proven ? 'yes' : 'no',
        ])
    }
  }
}

const cellsOf = (figures: Figures) => [
  figures.first.toFixed(2),
  figures.within.toFixed(1),
  figures.took.toFixed(1),
  figures.unfilled,
  percent(figures.firstChoices, 0),
  figures.soft.toFixed(1),
  figures.wishes.toFixed(1),
  proofOf(figures.proven, figures.gap),
  `${(figures.movesPerSecond / 1e6).toFixed(2)} M`,
]

async function table(
  chosen: Chosen,
  { seeds, threads, limits }: Searches<{ seconds: number }>,
): Promise<void> {
  head([
    'problem',
    'limit, s',
    'seed',
    'first plan, s',
    'within 1 %, s',
    'took, s',
    'unfilled',
    'first choices',
    'soft',
    'wishes',
    'gap to bound',
    'moves/s',
  ])
  const ascending = limits.map(({ seconds }) => seconds).sort((a, b) => a - b)
  for (const { name, problem } of chosen)
    for (let seed = 1; seed <= seeds; seed++) {
      // Threads use consecutive seeds, so the next search must not overlap with them.
      const figures = await measure(problem, { limits: ascending, seed: 100 * seed, threads })
      for (const [i, seconds] of ascending.entries()) {
        const then = figures[i]
        if (then !== undefined) row([name, seconds, seed, ...cellsOf(then)])
      }
    }
}

const proofOf = (isProven: boolean, gap: number | null) => (isProven ? 'optimal' : percent(gap, 1))

async function tableAgainst(
  planner: PairedPlanner,
  chosen: Chosen,
  { seeds, threads, limits }: Searches<PairedSearch['limit']>,
): Promise<void> {
  const both = (name: string) => [`${name} before`, 'after']
  head([
    'problem',
    'limit',
    'seed',
    ...both('unfilled'),
    ...both('soft'),
    'difference',
    ...both('proven'),
    ...both('took, s'),
    ...both('moves/s'),
    'difference',
    'same plan',
  ])
  for (const { name, problem } of chosen)
    for (const limit of limits)
      for (let seed = 1; seed <= seeds; seed++) {
        const { before, after, isSame } = await planner.plan(problem, { seed: 100 * seed, threads, limit })
        const change = (of: (result: PlanResult) => number) =>
          percent((of(after) - of(before)) / Math.max(Math.abs(of(before)), 1e-9), 2)
        const each = (of: (result: PlanResult) => string | number) => [of(before), of(after)]
        row([
          name,
          'moves' in limit ? `${limit.moves} moves` : `${limit.seconds} s`,
          seed,
          ...each(unfilledOf),
          ...each(({ score }) => score[2].toFixed(1)),
          change(({ score }) => score[2]),
          ...each((one) => proofOf(one.status === 'optimal', gapOf(one))),
          ...each(({ run: { seconds } }) => seconds.toFixed(2)),
          ...each((one) => `${(speedOf(one) / 1e6).toFixed(2)} M`),
          change(speedOf),
          isSame ? 'yes' : 'no',
        ])
      }
}
