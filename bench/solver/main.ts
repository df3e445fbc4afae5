/**
 * Plans generated sizes, and real bids where the files are at hand, as the server does it, and prints a table with one row per
 * problem, time limit and seed. `npm run bench -- solver [--seconds 2,10] [--seeds 2] [--threads 2] [--only 80x30x4]`. With
 * `--beside 60` it compares instead with exact engines that get so many seconds each.
 */
import { parseArgs } from 'node:util'
import { CASES } from './cases.ts'
import { type Figures, measure } from './measure.ts'
import { sideBySide } from './side-by-side.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2,10' },
    seeds: { type: 'string', default: '2' },
    threads: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
  },
})

const chosen = Object.entries(CASES).filter(([name]) => name.includes(values.only))
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const head = (cells: readonly string[]) => {
  row(cells)
  row(cells.map(() => '---'))
}
const percent = (part: number | null, digits: number) =>
  part === null ? '-' : `${(100 * part).toFixed(digits)} %`

async function compare(seconds: number): Promise<void> {
  for (const [name, make] of chosen) {
    const problem = make()
    // The exact models know no pair terms and no fairness.
    if (problem?.kind !== 'groups' || name.includes('full') || name.includes('week')) continue
    console.log(`\n${name}\n`)
    head(['engine', 'missing units', 'soft', 'seconds', 'proven'])
    for await (const one of sideBySide(problem, Number(values.seeds), seconds)) {
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
        // Threads search with seeds that follow one another: the next run takes others.
        const run = { seconds, seed: 100 * seed, threads: Number(values.threads) }
        row([name, seconds, seed, ...cellsOf(await measure(problem, run))])
      }
  }
}

await (values.beside === undefined ? table() : compare(Number(values.beside)))
process.exit(0)
