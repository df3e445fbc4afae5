import fc from 'fast-check'
import highsModule from 'highs'
import { expect, test } from 'vitest'
import { evaluate, solve, solveWithPrograms } from '../index.ts'
import type { PairsProblem } from '../problem.ts'
import type { ProgramSolver } from '../program-solver.ts'
import { seededRandom } from '../random.ts'
import { runs } from '../testing/chance.ts'
import { crowdedPairs } from '../testing/crowded-pairs.ts'
import { loadedOnce } from '../testing/loaded-once.ts'
import { bestPairs } from '../testing/naive-pairs.ts'
import { solveProgramExactly } from '../testing/program-solver.ts'
import { randomPairs } from '../testing/random-pairs.ts'
import { planOf } from './incumbent.ts'
import { buildPairFacts } from './pair-facts.ts'
import { placeMeetings } from './place-meetings.ts'
import { type Relaxation, relax } from './relaxation.ts'
import { solveProgram } from './solve-program.ts'

// The module's types describe another packaging: its default export is the loader itself.
const highs = await loadedOnce(highsModule as unknown as typeof highsModule.default)

const solver = solveProgramExactly
const load = async () => solver

/**
 * The best score of meetings in sessions without fairness, said again: a variable for each pair that may meet
 * and session.
 */
function greatestScore({ people, wishes, kept, sessions }: PairsProblem): number {
  const worth = new Map<string, number>()
  for (const [from, to, weight] of wishes) {
    const pair = [from, to].sort().join(' ')
    worth.set(pair, (worth.get(pair) ?? 0) + weight)
  }
  const names: string[] = []
  const limits = new Map<string, { of: string[]; most: number }>()
  for (const { id, capacity } of people) {
    const mine = kept.filter((pair) => pair.slice(0, 2).includes(id))
    limits.set(id, { of: [], most: capacity - mine.length })
    for (let s = 0; s < sessions; s++)
      limits.set(`${id} ${s}`, { of: [], most: mine.some(([, , at]) => at === s) ? 0 : 1 })
  }
  const terms = [...worth].flatMap(([pair, weight], i) =>
    Array.from({ length: sessions }, (_, s) => {
      const name = `x${i}s${s}`
      names.push(name)
      for (const limit of [pair, ...pair.split(' '), ...pair.split(' ').map((id) => `${id} ${s}`)]) {
        const one = limits.get(limit) ?? { of: [], most: 1 }
        limits.set(limit, { ...one, of: [...one.of, name] })
      }
      return `+ ${weight} ${name}`
    }),
  )
  const rows = [...limits.values()].filter(({ of }) => of.length > 0)
  const text = [
    'Maximize',
    `obj: ${terms.join('\n')}`,
    'Subject To',
    ...rows.map(({ of, most }, i) => `c${i}: ${of.join(' + ')} <= ${most}`),
    'Binary',
    ...names,
    'End',
  ]
  return highs.solve(text.join('\n'), { mip_rel_gap: 0, mip_abs_gap: 1e-7 }).ObjectiveValue
}

/** What the program alone makes of a problem, beginning with no meetings at all. */
function byProgram(problem: PairsProblem, withSessions: boolean, by: ProgramSolver = solver) {
  const facts = buildPairFacts(problem, 1)
  const placing = { random: seededRandom(1), stay: facts.stay, mayMoveStays: true }
  const best = planOf(facts, [], placeMeetings(facts, [], placing))
  const root = relax(facts, new Int8Array(facts.weight.length), () => false) as Relaxation
  const run = { facts, root, best, random: placing.random, solver: by, shouldStop: () => false }
  return { facts, solved: solveProgram(run, withSessions) }
}

test('MODEL-65: the program of small problems is worth as much as the best of all plans, without sessions at least as much', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      (seed, people, maxSessions) => {
        const problem = randomPairs(seed, { people, maxSessions })
        const best = bestPairs(problem)
        if (best.hard < 0) return
        for (const withSessions of problem.sessions === 1 ? [false] : [false, true]) {
          const { facts, solved } = byProgram(problem, withSessions)
          // Nothing to decide, or a kept meeting for which chance found no session.
          if (solved === null && (facts.weight.length === 0 || problem.kept.length > 0)) continue
          const soft = (solved?.bound ?? Number.NaN) - facts.base
          const isExact = withSessions || problem.sessions === 1
          expect(soft).toBeGreaterThan(best.soft - 1e-6)
          if (isExact) expect(soft).toBeLessThan(best.soft + facts.tie + 1e-6)
          if (isExact) expect(solved?.plan?.worth).toBeCloseTo(solved?.bound ?? 0, 6)
        }
      },
    ),
    { numRuns: runs(60, 150) },
  )
})

test('MODEL-65, MODEL-66: crowded weeks that the search alone leaves open are proven, and are the best there is', async () => {
  for (const seed of [45, 74, 101]) {
    const problem = crowdedPairs(seed)
    const result = await solveWithPrograms(problem, { seed: 1 }, load)
    expect([result.status, result.score[0], result.score[2]]).toEqual(['optimal', 0, greatestScore(problem)])
    expect(result.bound).toBe(result.score[2])
    expect(evaluate(problem, result.kind === 'pairs' ? result.meetings : []).score).toEqual(result.score)
    expect(await solveWithPrograms(problem, { seed: 1 }, load)).toEqual(result)
  }
})

test('MODEL-65: a solver is loaded only where branching does not end soon', async () => {
  let loaded = 0
  const counting = async () => {
    loaded++
    return solver
  }
  await solveWithPrograms(randomPairs(3, { people: 12, maxSessions: 3 }), { seed: 1 }, counting)
  expect(loaded).toBe(0)
  await solveWithPrograms(crowdedPairs(45), { seed: 1 }, counting)
  expect(loaded).toBe(1)
})

test('MODEL-65, MODEL-66: without a solver, and with one that finds nothing or is mistaken, the search keeps its plan and its bound', async () => {
  const problem = crowdedPairs(45)
  const options = { seed: 1, iterations: 150 }
  const alone = solve(problem, options)
  expect(alone.status).toBe('feasible')
  expect(alone.bound).toBeGreaterThanOrEqual(greatestScore(problem))
  const failing = () => Promise.reject(new Error('cannot be loaded'))
  expect(await solveWithPrograms(problem, options, failing)).toEqual(alone)
  for (const answer of [null, { values: null, bound: 1 }]) {
    const result = await solveWithPrograms(problem, options, async () => () => answer)
    expect(result).toMatchObject({ status: alone.status, score: alone.score, bound: alone.bound })
  }
})

test('MODEL-65: stopped within a program, the search ends with the best plan so far', async () => {
  let isStopped = false
  const stopping: ProgramSolver = (_, { shouldStop }) => {
    isStopped = true
    return shouldStop() ? { values: null, bound: 1e6 } : null
  }
  const options = { seed: 1, shouldStop: () => isStopped }
  const result = await solveWithPrograms(crowdedPairs(45), options, async () => stopping)
  expect(result.status).toBe('feasible')
  expect(result.score[2]).toBeGreaterThan(140)
  expect(result.bound).toBeLessThan(180)
})
