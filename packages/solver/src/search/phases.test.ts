import { expect, test } from 'vitest'
import { createLimits } from '../limits.ts'
import { scoreOf } from '../state.ts'
import { separableProblem } from '../testing/separable-problem.ts'
import { buildFacts } from './build-facts.ts'
import { annealPhase, createCoveragePhase, createTimetablePhase } from './phases.ts'
import { SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import { createSearch } from './steps.ts'

const problem = separableProblem(3, { people: 20, topics: 8, slots: 3 })

function searchOf(iterations: number, shouldStop = () => false): Search {
  const options = { seed: 1, iterations, shouldStop, assertScore: true }
  return createSearch(buildFacts(problem), options, createLimits(options, SCHEDULE.defaultMoves))
}

test('annealing takes no more moves than its work and what is left, and keeps the best plan', () => {
  const search = searchOf(1000)
  const before = search.incumbent.score
  annealPhase(search, { layout: false, from: search.hot, work: 400 })
  expect(search.moves).toBe(400)
  expect(search.incumbent.score[2]).toBeGreaterThan(before[2])
  annealPhase(search, { layout: false, from: search.hot, work: 4000 })
  expect(search.moves).toBe(1000)
})

test('moves of layouts count by their cost', () => {
  const search = searchOf(1000)
  annealPhase(search, { layout: true, from: search.hot, work: 10 * search.layoutCost })
  expect(search.moves).toBe(10 * search.layoutCost)
})

test('a phase that is stopped has made no moves', () => {
  const search = searchOf(1000, () => true)
  annealPhase(search, { layout: false, from: search.hot, work: 400 })
  createTimetablePhase(search)()
  expect(search.moves).toBe(0)
})

test('a timetable is as long whatever the limit, and does not count where the limit cuts it short', () => {
  const lengthOf = (iterations: number) => {
    const search = searchOf(iterations)
    createTimetablePhase(search)()
    return { moves: search.moves, groups: search.state.running.length }
  }
  const { moves, groups } = lengthOf(1_000_000)
  expect(lengthOf(2_000_000)).toEqual({ moves, groups })
  expect(groups).toBeGreaterThan(0)
  expect(lengthOf(moves / 2)).toEqual({ moves: moves / 2, groups: 0 })
})

test('a coverage has its part of the effort, and ends at the best plan where it seats fewer', () => {
  const search = searchOf(1_000_000)
  const coverage = createCoveragePhase(search)
  coverage.run()
  expect(search.moves).toBeGreaterThan(0)
  expect(coverage.isDue()).toBe(false)
  search.moves *= 10
  expect(coverage.isDue()).toBe(true)
  coverage.run()
  expect(scoreOf(search.state)[1]).toBe(search.incumbent.score[1])
})
