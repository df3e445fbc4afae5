import { expect, test } from 'vitest'
import type * as api from './api.d.ts'
import * as index from './index.ts'

/** Does not compile when a declaration and the code part. */
type Same<Declared, Actual extends Declared> = Actual
export type Checked = [Same<typeof api, typeof index>, Same<typeof index, typeof api>]

test('the package exports what api.d.ts declares', () => {
  const declared = {
    addMeetings: 'function',
    BOUND_IDS: 'object',
    boundBySessions: 'function',
    boundModel: 'function',
    boundModelSize: 'function',
    CONSTRAINTS: 'object',
    checkFeasibility: 'function',
    checkPlan: 'function',
    compareScores: 'function',
    countedPeople: 'function',
    DEFAULT_PAIR_RULES: 'object',
    DEFAULT_RULES: 'object',
    createExplainer: 'function',
    createGains: 'function',
    evaluate: 'function',
    evaluateEach: 'function',
    isProvable: 'function',
    isRealGain: 'function',
    isWorthwhile: 'function',
    meanShare: 'function',
    parseProblem: 'function',
    placeWithoutMoving: 'function',
    proofSchedule: 'function',
    prove: 'function',
    randomPlans: 'function',
    solve: 'function',
    solveBySessions: 'function',
    solveWithPrograms: 'function',
    withBounds: 'function',
  } satisfies Record<keyof typeof api, string>
  expect(Object.fromEntries(Object.entries(index).map(([name, value]) => [name, typeof value]))).toEqual(
    declared,
  )
})
