import { expect, test } from 'vitest'
import { faultKey } from './fault-key.ts'

test('SCHED-17: where hours of a week are planned no warning speaks of breaks', () => {
  expect(faultKey('leavesTime', 'weeks')).toBe('schedule.fault.leavesWeek')
  expect(faultKey('leavesTime', 'sessions')).toBe('schedule.fault.leavesTime')
  expect(faultKey('tooSmall', 'weeks')).toBe('schedule.fault.tooSmall')
})
