/**
 * Plans generated problems, and real bids where the files are available, like the server does, and prints a table with one row
 * per problem, time limit and seed. Options: see `USAGE`.
 */
import { parseArgs } from 'node:util'
import type { PlanResult } from '@planner/solver'
import { CASES } from './cases.ts'
import { PairedPlanner } from './checkout-comparison.ts'
import { compareEngines } from './engine-comparison.ts'
import { type Figures, measure } from './measure.ts'
import { head, percent, row } from './table.ts'

const USAGE = `Usage: npm run bench -- solver [options]
  --seconds 2,10   time limits
  --seeds 2        runs of each problem and limit, each with seeds of its own
  --threads 2      search threads of a run
  --only 80x30x4   only problems whose name holds this
  --beside 60      compares with exact engines that get so many seconds each
  --against PATH   compares with another checkout (before) of this repository: the same problems, seeds and limits in turns,
                   each run a process of its own; shows what a change does, or that it does nothing
  --moves 100000   with --against: a limit in moves instead, with which both have to find the same plan`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2,10' },
    seeds: { type: 'string', default: '2' },
    threads: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
    against: { type: 'string' },
    moves: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const chosen = Object.entries(CASES).filter(([name]) => name.includes(values.only))
async function compare(seconds: number): Promise<void> {
  for (const [name, make] of chosen) {
    const problem = make()
    // The exact models contain neither pair terms nor fairness.
    if (problem?.kind !== 'groups' || name.includes('full') || name.includes('week')) continue
    console.log(`\n${name}\n`)
    head(['engine', 'missing units', 'soft', 'seconds', 'proven'])
    for await (const one of compareEngines(problem, Number(values.seeds), seconds)) {
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
  figures.proven ? 'optimal' : percent(figures.gap, 1),
  `${(figures.movesPerSecond / 1e6).toFixed(2)} M`,
]

async function table(): Promise<void> {
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
  for (const [name, make] of chosen) {
    const problem = make()
    if (problem === null) continue
    for (const seconds of values.seconds.split(',').map(Number))
      for (let seed = 1; seed <= Number(values.seeds); seed++) {
        // Threads use consecutive seeds, so the next run must not overlap with them.
        const run = { seconds, seed: 100 * seed, threads: Number(values.threads) }
        row([name, seconds, seed, ...cellsOf(await measure(problem, run))])
      }
  }
}

const units = ({ unfilled }: PlanResult) => unfilled.reduce((sum, one) => sum + one.units, 0)
const proof = ({ status, bound, score }: PlanResult) =>
  status === 'optimal'
    ? 'optimal'
    : percent(bound === null || bound === 0 ? null : (bound - score[2]) / Math.abs(bound), 1)
const speed = ({ run }: PlanResult) => run.moves / Math.max(run.seconds, 1e-3)

async function tableAgainst(checkout: string): Promise<void> {
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
  const limits =
    values.moves === undefined
      ? values.seconds.split(',').map((seconds) => ({ seconds: Number(seconds) }))
      : [{ moves: Number(values.moves) }]
  const planner = new PairedPlanner(checkout)
  for (const [name, make] of chosen) {
    const problem = make()
    if (problem === null) continue
    for (const limit of limits)
      for (let seed = 1; seed <= Number(values.seeds); seed++) {
        const run = { seed: 100 * seed, threads: Number(values.threads), limit }
        const { before, after, isSame } = await planner.plan(problem, run)
        const change = (of: (result: PlanResult) => number) =>
          percent((of(after) - of(before)) / Math.max(Math.abs(of(before)), 1e-9), 2)
        const each = (of: (result: PlanResult) => string | number) => [of(before), of(after)]
        row([
          name,
          'moves' in limit ? `${limit.moves} moves` : `${limit.seconds} s`,
          seed,
          ...each(units),
          ...each(({ score }) => score[2].toFixed(1)),
          change(({ score }) => score[2]),
          ...each(proof),
          ...each(({ run: { seconds } }) => seconds.toFixed(2)),
          ...each((one) => `${(speed(one) / 1e6).toFixed(2)} M`),
          change(speed),
          isSame ? 'yes' : 'no',
        ])
      }
  }
  planner.close()
}

if (values.help) console.log(USAGE)
else if (values.against !== undefined) await tableAgainst(values.against)
else await (values.beside === undefined ? table() : compare(Number(values.beside)))
process.exit(0)
