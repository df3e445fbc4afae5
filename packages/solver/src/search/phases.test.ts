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
import type { Search } from './search.ts'
import { createSearchContext } from './search.ts'

const problem = separableProblem(3, { people: 20, topics: 8, slots: 3 })

function searchOf(iterations: number, shouldStop = () => false): Search {
  const facts = buildFacts(problem)
  const state = createState(facts)
  const options = { iterations, shouldStop }
  const limits = createLimits(options, SCHEDULE.defaultMoves)
  const search: Search = {
    state,
    context: createSearchContext(facts, seededRandom(1), priceOfUnit(facts)),
    limits,
    incumbent: createIncumbent(state, simpleBound(facts), limits, options, () => search.moves),
    assertScore: true,
    layoutCost: costOfLayout(facts),
    ...temperaturesOf(facts),
    moves: 0,
  }
  return search
}

test('annealing takes no more moves than its work and what is left, and keeps the best plan', () => {
  const search = searchOf(1000)
  const before = search.incumbent.score
  annealPhase(search, { layout: false, from: search.hot, work: 400, share: 1 })
  expect(search.moves).toBe(400)
  expect(search.incumbent.score[2]).toBeGreaterThan(before[2])
  annealPhase(search, { layout: false, from: search.hot, work: 4000, share: 1 })
  expect(search.moves).toBe(1000)
})

test('moves of layouts count by their cost', () => {
  const search = searchOf(1000)
  annealPhase(search, { layout: true, from: search.hot, work: 10 * search.layoutCost, share: 1 })
  expect(search.moves).toBe(10 * search.layoutCost)
})

test('a phase that is stopped has made no moves', () => {
  const search = searchOf(1000, () => true)
  annealPhase(search, { layout: false, from: search.hot, work: 400, share: 1 })
  createTimetablePhase(search)()
  expect(search.moves).toBe(0)
})

test('a timetable takes its share of the limits at most, and the last one what is left', () => {
  const search = searchOf(1000)
  const newTimetable = createTimetablePhase(search)
  const taken = [1, 2, 3].map(() => {
    const before = search.moves
    newTimetable()
    return search.moves - before
  })
  const { share } = SCHEDULE.timetable
  expect(taken).toEqual([1000 * share, 1000 * share, 1000 - 2000 * share])
})
