import fc from 'fast-check'
import highsModule from 'highs'
import { expect, test } from 'vitest'
import { DEFAULT_PAIR_RULES } from '../default-rules.ts'
import type { GroupsProblem, PairsProblem } from '../problem.ts'
import { runs } from '../testing/chance.ts'
import { greatestLevels } from '../testing/greatest-levels.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { type RandomSize, randomProblem } from '../testing/random-problem.ts'
import { linearTerms, mustFill, separableProblem } from '../testing/separable-problem.ts'
import type { LinearSolver, ProofPart, ProofReport } from './proof-ports.ts'
import { proofSchedule, prove } from './prove.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

const solver: LinearSolver = (program, { maxGap }) => {
  const { Status, ObjectiveValue } = highs.solve(program, { mip_rel_gap: 0, mip_abs_gap: maxGap })
  return Status === 'Optimal' ? ObjectiveValue : null
}

/** Everything one part reports beside a search whose best plan leaves so many units open. */
async function reportsOf(problem: GroupsProblem, part: ProofPart, unfilled: number): Promise<ProofReport[]> {
  const reports: ProofReport[] = []
  await prove(problem, part, {
    report: (message) => reports.push(message),
    openUnits: () => unfilled,
    waitForPlan: () => {},
    yieldLater: () => {},
    yieldNow: () => {},
    loadLinearSolver: async () => solver,
    now: () => 0,
    shouldStop: () => true,
  })
  return reports
}

const size = fc.record({
  people: fc.integer({ min: 2, max: 3 }),
  topics: fc.integer({ min: 1, max: 2 }),
  slots: fc.integer({ min: 1, max: 2 }),
  rooms: fc.boolean(),
})

test('no bound that either prover reports is below any plan without breaches, with every feature of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), size, fc.constantFrom(1, 2, 3, 4), async (seed, of, kind) => {
      const problem = problemOf(seed, of, kind)
      const most = greatestLevels(problem)
      if (most === null) return
      const level = -most.medium
      for (const part of ['first', 'second'] as const)
        for (const report of await reportsOf(problem, part, level)) {
          if (report.kind === 'plan' || report.kind === 'outlook') continue
          const { goal, value, unfilled } = report.bound
          if (goal === 'medium') expect(value).toBeGreaterThanOrEqual(most.medium - 1e-6)
          else if (unfilled === null) expect(value).toBeGreaterThanOrEqual(most.soft - 1e-6)
          else if (unfilled >= level) expect(value).toBeGreaterThanOrEqual(most.softAtBest - 1e-6)
        }
    }),
    { numRuns: runs(25, 60) },
  )
})

function problemOf(seed: number, of: Omit<RandomSize, 'fixed'>, kind: number): GroupsProblem {
  if (kind === 1) return onlyOneGroup(randomProblem(seed, { ...of, fixed: true }))
  const problem = separableProblem(seed, of)
  if (kind === 2) return problem
  if (kind === 3) return linearTerms(problem)
  // Sessions that are tied by a second group of a topic and by what people want.
  return {
    ...problem,
    topics: problem.topics.map((topic, t) => (t === 0 ? { ...topic, groups: 2 } : topic)),
    people: problem.people.map((one, p) => (p === 0 ? { ...one, wants: Math.min(1, one.wants) } : one)),
  }
}

/** Few enough plans to try them all. */
function onlyOneGroup(all: GroupsProblem): GroupsProblem {
  return {
    ...all,
    topics: all.topics.map((topic) => ({ ...topic, groups: 1 })),
    fixedGroups: all.fixedGroups.filter(({ group }) => group === 0),
    previous: all.previous?.filter(({ group }) => group === 0) ?? null,
  }
}

test('a small event whose rules sessions know is solved to the end by the first prover alone', async () => {
  const problem = linearTerms(separableProblem(5, { people: 3, topics: 2, slots: 2 }))
  const most = greatestLevels(problem)
  const reports = await reportsOf(problem, 'first', 0)
  const plan = reports.find((report) => report.kind === 'plan')
  expect(plan?.result.score[2]).toBeCloseTo(most?.softAtBest ?? Number.NaN, 6)
  expect(reports.some((report) => report.kind === 'outlook')).toBe(false)
  expect(mustFill(problem) ? reports.length : reports.length + 1).toBe(3)
})

const pairs: PairsProblem = {
  format: 'plan-problem/1',
  kind: 'pairs',
  sessions: 1,
  people: [{ id: 'a', capacity: 1, priority: 0 }],
  wishes: [],
  mutualOnly: false,
  excluded: [],
  kept: [],
  previous: null,
  seed: null,
  rules: DEFAULT_PAIR_RULES,
}

test('large problems are bounded later than small ones, and pairs not at all', () => {
  const small = separableProblem(1, { people: 3, topics: 2, slots: 2 })
  expect(proofSchedule(small)).toEqual([
    { part: 'first', afterMs: 0 },
    { part: 'second', afterMs: 1000 },
  ])
  const many = separableProblem(1, { people: 180, topics: 60, slots: 4 })
  const large = { ...many, topics: many.topics.map((topic) => ({ ...topic, hosts: [] })) }
  expect(proofSchedule(large)[0]?.afterMs).toBe(2500)
  expect(proofSchedule(pairs)).toEqual([])
})
