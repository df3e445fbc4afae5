import { expect, test } from 'vitest'
import { keepScheduleView, keptScheduleView } from './use-schedule-view.ts'

test('SCHED-39: the chosen view is remembered, and nothing else that stands in its place', () => {
  expect(keptScheduleView(localStorage)).toBeUndefined()
  keepScheduleView(localStorage, 'tables')
  expect(keptScheduleView(localStorage)).toBe('tables')
  localStorage.setItem('planner.scheduleView', 'poster')
  expect(keptScheduleView(localStorage)).toBeUndefined()
})

test('SCHED-39: a browser that stores nothing shows the usual view', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const storage = { getItem: blocked, setItem: blocked }
  keepScheduleView(storage, 'cards')
  expect(keptScheduleView(storage)).toBeUndefined()
})
