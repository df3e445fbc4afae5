import { expect, test } from 'vitest'
import { faultKey } from './fault-key.ts'

test('SCHED-17: where hours of a week are planned no warning speaks of breaks', () => {
  expect(faultKey('range.end', 'weeks')).toBe('schedule.fault.range.week')
  expect(faultKey('range.end', 'sessions')).toBe('schedule.fault.range.end')
  expect(faultKey('size.small', 'weeks')).toBe('schedule.fault.size.small')
})
