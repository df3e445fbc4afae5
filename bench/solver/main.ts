/**
 * Runs the solver on generated sizes, and on real bids where the files are at hand, and prints one line per size, time and
 * seed. `npm run bench -- solver [--seconds 2,10] [--seeds 2] [--only 80x30x4]`. With `--beside 60` it compares instead with exact
 * engines that get so many seconds each.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DEFAULT_RULES, type PlanResult, type Problem, type Rules, solve } from '@planner/solver'
import { generateSessions, LINEAR_RULES } from './generate.ts'
import { generatePairs } from './generate-pairs.ts'
import { generateWeek } from './generate-week.ts'
import { bidsProblem } from './real.ts'
import { sideBySide } from './side-by-side.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2,10' },
    seeds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
  },
})

function sessions(people: number, topics: number, slots: number, rules: Rules): Problem {
  const maxParallelSessions = Math.max(2, Math.min(10, Math.ceil((topics / slots) * 0.7)))
  return generateSessions({ people, topics, slots }, 1, { ...rules, maxParallelSessions })
}

function bids(file: string, people: number, leastWishes: number, rules: Rules): Problem | null {
  const path = fileURLToPath(new URL(`../../../shared/data/${file}`, import.meta.url))
  return bidsProblem(path, { people, slots: 4, leastWishes, topics: 100, rules })
}

const problems: Record<string, () => Problem | null> = {
  '12x8x2': () => sessions(12, 8, 2, LINEAR_RULES),
  '30x15x3': () => sessions(30, 15, 3, LINEAR_RULES),
  'real 31': () => bids('bids-31x54.csv', 31, 3, LINEAR_RULES),
  '80x30x4': () => sessions(80, 30, 4, LINEAR_RULES),
  '80x30x4 full': () => sessions(80, 30, 4, DEFAULT_RULES),
  '200x60x5': () => sessions(200, 60, 5, LINEAR_RULES),
  '200x60x5 full': () => sessions(200, 60, 5, DEFAULT_RULES),
  'real 201': () => bids('bids-201x613.csv', 201, 8, { ...LINEAR_RULES, maxParallelSessions: 25 }),
  '500x120x6': () => sessions(500, 120, 6, LINEAR_RULES),
  'week 200x60': () => generateWeek(200, 60, 1, 1),
  'two weeks 200x60': () => generateWeek(200, 60, 2, 1),
  'pairs 500x5': () => generatePairs(500, 5, 20, 1),
}

/** Share of people with wishes who attend one of their highest wishes, and linear part of the score. */
function preferences(result: PlanResult): string {
  const { personToHighValueTopic = 0, highValueTopicToSelectivePerson = 0, wishes = 0 } = result.terms
  return (personToHighValueTopic + highValueTopicToSelectivePerson + wishes).toFixed(1)
}

const columns = [
  'size',
  'limit',
  'seed',
  'first',
  'took',
  'medium',
  'soft',
  'wishes',
  'bound',
  'status',
  'moves',
]
const widths = [18, 6, 5, 7, 7, 7, 10, 10, 10, 9, 10]
const line = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, i) => String(cell).padStart(widths[i] ?? 10)).join(' '))

async function compare(seconds: number): Promise<void> {
  for (const name of ['real 31', '80x30x4']) {
    const problem = name.includes(values.only) ? problems[name]?.() : undefined
    if (problem?.kind !== 'groups') continue
    console.log(`\n${name}`)
    for await (const row of sideBySide(problem, Number(values.seeds), seconds)) {
      if (typeof row === 'string') console.log(row)
      else {
        const end = row.proven ? 'proven' : ''
        const score = `${row.medium ?? '-'} / ${row.soft?.toFixed(2) ?? '-'}`
        console.log(
          `${row.engine.padEnd(16)} ${score.padStart(16)} ${row.seconds.toFixed(1).padStart(7)} s ${end}`,
        )
      }
    }
  }
}

if (values.beside !== undefined) {
  await compare(Number(values.beside))
  process.exit(0)
}

line(columns)
for (const [name, make] of Object.entries(problems)) {
  if (!name.includes(values.only)) continue
  const problem = make()
  if (problem === null) continue
  for (const seconds of values.seconds.split(',').map(Number))
    for (let seed = 1; seed <= Number(values.seeds); seed++) {
      let first: number | undefined
      const onBest = ({ run }: PlanResult) => {
        first ??= run.seconds
      }
      const result = solve(problem, { seed, seconds, now: () => performance.now(), onBest })
      const { score, bound, status, run } = result
      const numbers = [score[1], score[2].toFixed(2), preferences(result), bound?.toFixed(1) ?? '-']
      line([
        name,
        seconds,
        seed,
        first?.toFixed(2) ?? '-',
        run.seconds.toFixed(1),
        ...numbers,
        status,
        run.moves,
      ])
    }
}
