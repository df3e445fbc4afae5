import { expect, test } from 'vitest'
import { type HeadFacts, headState, isBadNews } from './head-state.ts'

const WHOLE = { wanted: 12, missing: 0, short: 0, open: 0, broken: 0, isByHand: false }
const EVENT: HeadFacts = {
  mayPlan: true,
  isRunning: false,
  hasRunFailed: false,
  plan: null,
  draftId: null,
  isWeekOver: false,
  drift: null,
  check: null,
  ready: null,
  isVisible: true,
}
const planned = (plan: Partial<typeof WHOLE> = {}, facts: Partial<HeadFacts> = {}): HeadFacts => ({
  ...EVENT,
  drift: { state: 'upToDate', unplaced: 0 },
  ...facts,
  plan: { ...WHOLE, ...plan },
})
const since = (unplaced: number) => ({ state: 'outOfDate', unplaced }) as const
const serious = { serious: 1, hasRepair: true, isFull: false }
const ready = (now: number, keep: [number, number] | null, fresh: [number, number] | null) => {
  const of = (one: [number, number] | null) => one && { satisfaction: one[0], moving: one[1] }
  return { now, keep: of(keep), fresh: of(fresh), isSearching: false }
}
const told = (facts: HeadFacts) => {
  const { name, primary } = headState(facts)
  return [name, primary?.act ?? null]
}

test('SCHED-57: before a plan it is empty, cannot work or is ready, and the one thing to do is the repair or the plan', () => {
  expect(told({ ...EVENT, mayPlan: false })).toEqual(['empty', null])
  expect(told(EVENT)).toEqual(['ready', 'generate'])
  expect(told({ ...EVENT, check: serious })).toEqual(['cannotWork', 'repair'])
  expect(told({ ...EVENT, check: { ...serious, hasRepair: false } })).toEqual(['cannotWork', null])
  expect(told({ ...EVENT, isWeekOver: true })).toEqual(['oldWeek', 'generate'])
  const full = { serious: 0, hasRepair: false, isFull: true }
  expect(headState({ ...EVENT, check: full })).toMatchObject({ name: 'ready', isSure: true })
})

test('SCHED-57: a run, a plan that waits and a run that failed come before anything else', () => {
  expect(told(planned({}, { isRunning: true }))).toEqual(['running', null])
  expect(told(planned({ short: 3, missing: 3 }, { draftId: 'd' }))).toEqual(['draft', 'publish'])
  expect(told({ ...EVENT, hasRunFailed: true })).toEqual(['failed', 'generate'])
  expect(told({ ...EVENT, hasRunFailed: true, check: serious })).toEqual(['failed', 'repair'])
  expect(told(planned({}, { hasRunFailed: true }))).toEqual(['failed', null])
})

test('SCHED-58: a plan in which everybody has what they want offers nothing, or to publish it', () => {
  expect(told(planned())).toEqual(['good', null])
  expect(told(planned({}, { isVisible: false }))).toEqual(['good', 'publish'])
  expect(told(planned({ isByHand: true }))).toEqual(['byHand', null])
  expect(told(planned({}, { drift: null }))).toEqual(['good', null])
})

test('SCHED-59: who came late is fitted in, else what is missing is repaired, else planned again if that gives more', () => {
  const late = planned({ short: 3, missing: 3, open: 3 }, { drift: since(3) })
  expect(told(late)).toEqual(['latePeople', 'fitIn'])
  expect(told(planned({ short: 4, missing: 4, open: 1 }, { drift: since(3) }))).toEqual([
    'missingPlaces',
    'fitIn',
  ])
  const missing = (facts: Partial<HeadFacts>) => told(planned({ short: 4, missing: 9 }, facts))
  expect(missing({ check: serious })).toEqual(['missingPlaces', 'repair'])
  expect(missing({})).toEqual(['missingPlaces', null])
  expect(missing({ drift: since(0), ready: ready(0.5, [0.6, 2], [0.6, 30]) })).toEqual([
    'missingPlaces',
    'replan',
  ])
})

test('SCHED-60: of two plans that give as much the one that moves fewer is offered, and none that gives no more', () => {
  const changed = (found: HeadFacts['ready']) =>
    headState(planned({}, { drift: since(0), ready: found })).primary
  expect(changed(ready(0.97, [0.99, 2], [0.99, 37]))).toEqual({
    act: 'replan',
    effect: { satisfaction: 0.99, moving: 2 },
  })
  expect(changed(ready(0.9, [0.92, 2], [0.99, 37]))?.act).toBe('generate')
  expect(changed(ready(0.99, [0.99, 2], [0.99, 37]))).toBeNull()
  expect(changed(ready(0.99, [0.99, 0], [0.98, 37]))).toBeNull()
  // While it is searched nothing is offered that may turn out to be worse.
  expect(
    changed({ now: 0.9, keep: null, fresh: { satisfaction: 0.95, moving: 30 }, isSearching: true }),
  ).toBeNull()
  expect(changed(null)).toEqual({ act: 'replan', effect: null })
})

test('SCHED-60: a plan that breaks rules is planned again, unless it was just made of the same data', () => {
  expect(told(planned({ broken: 2 }, { drift: since(0) }))).toEqual(['brokenRules', 'replan'])
  expect(told(planned({ broken: 2 }))).toEqual(['brokenRules', null])
})

test('CHECK-8: a failed run, missing places and broken rules are bad news', () => {
  expect(isBadNews(headState(planned()))).toBe(false)
  expect(isBadNews(headState(planned({ short: 1, missing: 1 })))).toBe(true)
  expect(isBadNews(headState(planned({ broken: 1 })))).toBe(true)
  expect(isBadNews(headState(planned({}, { hasRunFailed: true })))).toBe(true)
})
