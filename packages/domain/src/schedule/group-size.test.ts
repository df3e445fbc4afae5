import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { wantedUnits } from './group-size.ts'

test('MODEL-38: every open session unless a person requested fewer', () => {
  const event = new EventBuilder('planner').people('ann')
  const wanted = () => wantedUnits(event.variant, event.state, 'sessions', 'ann', 3)
  expect(wanted()).toBe(3)
  event.person('ann', { numUserSessions: 2 })
  expect(wanted()).toBe(2)
  event.person('ann', { numUserSessions: 5 })
  expect(wanted()).toBe(3)
})

test('MODEL-39: one group a week unless a person requested another number, and one only if untimed', () => {
  const event = new EventBuilder('reciprocity10').people('ann')
  const wanted = (layout: 'weeks' | 'untimed') => wantedUnits(event.variant, event.state, layout, 'ann', 40)
  expect([wanted('weeks'), wanted('untimed')]).toEqual([1, 1])
  event.person('ann', { numUserSessions: 3 })
  expect([wanted('weeks'), wanted('untimed')]).toEqual([3, 1])
})

test('MODEL-39: an event that limits everybody to one group a week allows one to those who asked for more, and none to those who asked for none', () => {
  const event = new EventBuilder('weekdayhourplanner', { limitAllUsersToOneGroupOnly: true })
  const wanted = (numUserSessions: number) => {
    event.person('ann', { numUserSessions })
    return wantedUnits(event.variant, event.state, 'weeks', 'ann', 40)
  }
  expect([wanted(3), wanted(0)]).toEqual([1, 0])
})
