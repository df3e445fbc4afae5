import { expect, test } from 'vitest'
import { FEASIBLE_PLAN as plan } from '../testing/feasible-plan.ts'
import { withBounds } from './proven-bound.ts'

const soft = (value: number, unfilled: number | null) => ({ goal: 'soft', value, unfilled }) as const
const medium = (value: number) => ({ goal: 'medium', value, unfilled: null }) as const

test('MODEL-52: the tightest bound at this level is shown', () => {
  expect(withBounds(plan, [soft(140, null), soft(120, 2), soft(110, 1)]).bound).toBe(120)
  expect(withBounds(plan, []).bound).toBe(150)
})

test('MODEL-52: optimal needs the proof of both levels', () => {
  expect(withBounds(plan, [soft(100, 2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-1), soft(100, 2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-2), soft(100, 2)]).status).toBe('optimal')
  expect(withBounds({ ...plan, score: [-1, -2, 100] }, [medium(-2), soft(100, 2)]).status).toBe('feasible')
})

test('MODEL-72: the tightest bound on the medium level is told, and proves that level', () => {
  const counted = { ...plan, mediumBound: 0 } as const
  const told = (value: number) => withBounds(counted, [medium(value), medium(-1)])
  expect(told(-2)).toMatchObject({ mediumBound: -2, status: 'feasible' })
  expect(told(0)).toMatchObject({ mediumBound: -1 })
  expect(withBounds({ ...plan, mediumBound: -2 }, [soft(100, 2)]).status).toBe('optimal')
  expect(withBounds(plan, [medium(-2)])).not.toHaveProperty('mediumBound')
})

test('MODEL-74: no more people may still be placed than there are units within the bound', () => {
  const run = { ...plan.run, mayStillBePlaced: 2 }
  const told = (value: number) => withBounds({ ...plan, mediumBound: 0, run }, [medium(value)]).run
  expect([told(0), told(-1), told(-2)].map((one) => one.mayStillBePlaced)).toEqual([2, 1, undefined])
})
