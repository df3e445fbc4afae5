import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_RULES, type GroupsProblem, type Problem, type Rules } from '@planner/solver'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../../packages/solver/src/testing/plain.ts'
import { seededNumbers } from './chance.ts'
import { generatePairs, generateSessions, generateWeek, LINEAR_RULES } from './generate.ts'

function sessions(people: number, topics: number, slots: number, rules: Rules): Problem {
  const maxParallelSessions = Math.max(2, Math.min(10, Math.ceil((topics / slots) * 0.7)))
  return generateSessions({ people, topics, slots }, 1, { ...rules, maxParallelSessions })
}

/** Real bids are no part of the product: they are read from this folder where it is there. */
const BIDS = process.env.BENCH_BIDS ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

function bids(file: string, people: number, minWishes: number, rules: Rules): Problem | null {
  const size = { minSize: 2, maxSize: 5 }
  return bidsProblem(join(BIDS, file), { people, slots: 4, minWishes, topics: 100, size, away: 0, rules })
}

/** All bids of 201 people on 613 topics, a tenth of the sessions without them: nobody knows who can be served. */
function sparse(rules: Rules): Problem | null {
  return bidsProblem(join(BIDS, 'bids-201x613.csv'), {
    people: 201,
    slots: 5,
    minWishes: 0,
    topics: 613,
    size: { minSize: 3, maxSize: 10 },
    away: 0.1,
    rules: { ...rules, maxParallelSessions: 20 },
  })
}

/** 126 seats for 120 people: nearly every room is full. */
function inRooms(rules: Rules): Problem {
  const problem = generateSessions({ people: 120, topics: 24, slots: 3 }, 1, rules)
  return {
    ...problem,
    topics: problem.topics.map((topic) => ({ ...topic, maxSize: 30 })),
    rooms: [30, 20, 20, 16, 16, 12, 12].map((capacity, r) => ({ id: `r${r}`, capacity })),
  }
}

/** Problems by name; null without their data. "full" has pair terms and fairness, others neither. */
export const CASES: Readonly<Record<string, () => Problem | null>> = {
  '12x8x2': () => sessions(12, 8, 2, LINEAR_RULES),
  '30x15x3': () => sessions(30, 15, 3, LINEAR_RULES),
  'real 31': () => bids('bids-31x54.csv', 31, 3, LINEAR_RULES),
  'real 31 full': () => bids('bids-31x54.csv', 31, 3, DEFAULT_RULES),
  '80x30x4': () => sessions(80, 30, 4, LINEAR_RULES),
  '80x30x4 full': () => sessions(80, 30, 4, DEFAULT_RULES),
  '120x24x3 rooms': () => inRooms(LINEAR_RULES),
  '120x24x3 rooms full': () => inRooms(DEFAULT_RULES),
  '200x60x5': () => sessions(200, 60, 5, LINEAR_RULES),
  '200x60x5 full': () => sessions(200, 60, 5, DEFAULT_RULES),
  'real 201': () => bids('bids-201x613.csv', 201, 8, { ...LINEAR_RULES, maxParallelSessions: 25 }),
  'real 201 sparse': () => sparse(LINEAR_RULES),
  'real 201 sparse full': () => sparse(DEFAULT_RULES),
  '1000x200x8 full': () => sessions(1000, 200, 8, DEFAULT_RULES),
  '2000x400x10 full': () => sessions(2000, 400, 10, DEFAULT_RULES),
  '500x120x6': () => sessions(500, 120, 6, LINEAR_RULES),
  '500x120x6 full': () => sessions(500, 120, 6, DEFAULT_RULES),
  'week 60x30': () => generateWeek(60, 30, 1, 1),
  'week 200x60': () => generateWeek(200, 60, 1, 1),
  'two weeks 60x30': () => generateWeek(60, 30, 2, 1),
  'two weeks 200x60': () => generateWeek(200, 60, 2, 1),
  'pairs 30x5x3': () => generatePairs(30, 5, 5, 1, 3),
  'pairs 500x5': () => generatePairs(500, 5, 20, 1),
  'pairs 500x5x12': () => generatePairs(500, 5, 20, 1, 12),
  'pairs 500x5x5': () => generatePairs(500, 5, 20, 1, 5),
  'pairs 500x5x3': () => generatePairs(500, 5, 20, 1, 3),
}

interface BidOptions {
  readonly people: number
  readonly slots: number
  /** Only topics with at least this many wishes. */
  readonly minWishes: number
  readonly topics: number
  readonly size: { readonly minSize: number; readonly maxSize: number }
  /** How likely each person is away from each session. */
  readonly away: number
  readonly rules: Rules
}

/** A sessions problem from a form export: `#1 Yes!` weighs 100, `Yes` 20. Null when the file is not there. */
function bidsProblem(path: string, options: BidOptions): GroupsProblem | null {
  if (!existsSync(path)) return null
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const rows = lines.slice(0, options.people).map((line) => line.split(','))
  const names = head.split(',').slice(1)
  const demand = names.map((_, t) => rows.filter((row) => (row[t + 1] ?? '') !== '').length)
  const chosen = names
    .map((_, t) => t)
    .filter((t) => (demand[t] ?? 0) >= options.minWishes)
    .slice(0, options.topics)
  const slots = Array.from({ length: options.slots }, (_, s) => s)
  const random = seededNumbers(1)
  return {
    ...PLAIN_GROUPS,
    slots: options.slots,
    people: rows.map((_, p) => {
      const available = slots.filter(() => random() >= options.away)
      return plainPerson(`p${p}`, { available, wants: available.length })
    }),
    topics: chosen.map((t) => plainTopic(`t${t}`, options.size)),
    wishes: rows.flatMap((row, p) =>
      chosen.flatMap((t): [string, string, number][] => {
        const cell = row[t + 1] ?? ''
        return cell === '' ? [] : [[`p${p}`, `t${t}`, cell === '#1 Yes!' ? 100 : 20]]
      }),
    ),
    rules: options.rules,
  }
}
