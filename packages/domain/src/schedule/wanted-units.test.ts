import { expect, test } from 'vitest'
import { EventSketch } from '../testing/event-sketch.ts'
import { wantedUnits } from './wanted-units.ts'

test('MODEL-38: every open session unless a person requested fewer', () => {
  const event = new EventSketch('planner', ['ann'])
  const wanted = () => wantedUnits(event.variant, event.state, 'sessions', 'ann', 3)
  expect(wanted()).toBe(3)
  event.person('ann', { numUserSessions: 2 })
  expect(wanted()).toBe(2)
  event.person('ann', { numUserSessions: 5 })
  expect(wanted()).toBe(3)
})

test('MODEL-39: one group a week unless a person requested another number, and one only if untimed', () => {
  const event = new EventSketch('reciprocity10', ['ann'])
  const wanted = (layout: 'weeks' | 'untimed') => wantedUnits(event.variant, event.state, layout, 'ann', 40)
  expect([wanted('weeks'), wanted('untimed')]).toEqual([1, 1])
  event.person('ann', { numUserSessions: 3 })
  expect([wanted('weeks'), wanted('untimed')]).toEqual([3, 1])
})
