import { expect, test } from 'vitest'
import { violationKey } from './warning-texts.ts'

test('SCHED-17: where hours of a week are planned no warning speaks of breaks', () => {
  expect(violationKey('range.end', 'weeks')).toBe('schedule.fault.range.week')
  expect(violationKey('range.end', 'sessions')).toBe('schedule.fault.range.end')
  expect(violationKey('size.small', 'weeks')).toBe('schedule.fault.size.small')
})
