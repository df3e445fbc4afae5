import { expect, test } from 'vitest'
import { simpleBound } from '../bounds/simple-bound.ts'
import { createLimits } from '../limits.ts'
import { seededRandom } from '../random.ts'
import { separableProblem } from '../testing/separable-problem.ts'
import { buildFacts } from './build-facts.ts'
import { costOfLayout, priceOfUnit, temperaturesOf } from './effort.ts'
import { createIncumbent } from './incumbent.ts'
import { annealPhase, createTimetablePhase } from './phases.ts'
import { createState } from './plan-state.ts'
import { SCHEDULE } from './schedule.ts'
import type { SearchRun } from './search-run.ts'
import { createSearchContext } from './search-run.ts'

const problem = separableProblem(3, { people: 20, topics: 8, slots: 3 })

function runOf(iterations: number, shouldStop = () => false): SearchRun {
  const facts = buildFacts(problem)
  const state = createState(facts)
  const options = { iterations, shouldStop }
  const limits = createLimits(options, SCHEDULE.defaultMoves)
  const run: SearchRun = {
    state,
    context: createSearchContext(facts, seededRandom(1), priceOfUnit(facts)),
    limits,
    incumbent: createIncumbent(state, simpleBound(facts), limits, options, () => run.moves),
    assertScore: true,
    layoutCost: costOfLayout(facts),
    ...temperaturesOf(facts),
    moves: 0,
  }
  return run
}

test('annealing takes no more moves than its work and what is left, and keeps the best plan', () => {
  const run = runOf(1000)
  const before = run.incumbent.score
  annealPhase(run, { layout: false, from: run.hot, work: 400, share: 1 })
  expect(run.moves).toBe(400)
  expect(run.incumbent.score[2]).toBeGreaterThan(before[2])
  annealPhase(run, { layout: false, from: run.hot, work: 4000, share: 1 })
  expect(run.moves).toBe(1000)
})

test('moves of layouts count by their cost', () => {
  const run = runOf(1000)
  annealPhase(run, { layout: true, from: run.hot, work: 10 * run.layoutCost, share: 1 })
  expect(run.moves).toBe(10 * run.layoutCost)
})

test('a phase that is stopped has made no moves', () => {
  const run = runOf(1000, () => true)
  annealPhase(run, { layout: false, from: run.hot, work: 400, share: 1 })
  createTimetablePhase(run)()
  expect(run.moves).toBe(0)
})

test('a timetable takes its share of the limits at most, and the last one what is left', () => {
  const run = runOf(1000)
  const newTimetable = createTimetablePhase(run)
  const taken = [1, 2, 3].map(() => {
    const before = run.moves
    newTimetable()
    return run.moves - before
  })
  const { share } = SCHEDULE.timetable
  expect(taken).toEqual([1000 * share, 1000 * share, 1000 - 2000 * share])
})
