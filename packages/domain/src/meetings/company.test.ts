import { expect, test } from 'vitest'
import { scheduleOf } from '../schedule/schedule.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { companyOf } from './encounters.ts'

const brief = ({ variant, state }: EventBuilder) =>
  Object.fromEntries(
    [...companyOf(state, scheduleOf(variant, state))].map(([id, { others, alone, nobodyNew }]) => [
      id,
      [Object.fromEntries(others), alone, nobodyNew],
    ]),
  )

test('SCREEN-9: whom everybody meets over the sessions, who is alone in one, and who meets nobody new there', () => {
  const event = new EventBuilder('planner', { numSessions: 3 })
    .people('ann', 'bob', 'cem', 'dee')
    .topic('tea')
    .topic('go')
    .topic('walk')
    .start('tea', 0, 0)
    .start('go', 0, 1)
    .start('walk', 0, 2)
    .assign('ann', 'tea', 1)
    .assign('bob', 'tea', 1)
    .assign('ann', 'go', 2)
    .assign('bob', 'go', 2)
    .assign('cem', 'go', 2)
    .assign('ann', 'walk', 3)
  expect(brief(event)).toEqual({
    ann: [{ bob: 2, cem: 1 }, [3], []],
    bob: [{ ann: 2, cem: 1 }, [], []],
    cem: [{ ann: 1, bob: 1 }, [], []],
    dee: [{}, [], []],
  })
  event.assign('bob', 'walk', 3)
  expect(brief(event).ann).toEqual([{ bob: 3, cem: 1 }, [], [3]])
})

test('SCREEN-9: a group of two sessions brings people together once', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 2, sessionDurationInHours: 1 })
    .people('ann', 'bob')
    .topic('tea', { sessionDurationInHours: 2 })
    .start('tea', 0, 0)
  for (const sessionId of [1, 2]) event.assign('ann', 'tea', sessionId).assign('bob', 'tea', sessionId)
  expect(brief(event)).toEqual({ ann: [{ bob: 1 }, [], []], bob: [{ ann: 1 }, [], []] })
})
