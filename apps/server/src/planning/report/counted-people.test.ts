import { countedChoosers, PREFERENCE_SCALES, scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { countedPeople } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan']
const TOPICS = ['tea', 'go', 'off']
const VARIANTS = ['planner', 'planner10', 'multiplanner', 'weekdayhourplanner'] as const

test('REPORT-60: the planner and every screen count the same people, whatever they chose and when they can come', () => {
  const wish = fc.tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...TOPICS), fc.nat(20))
  const away = fc.tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(1, 2))
  let [counted, left] = [0, 0]
  fc.assert(
    fc.property(
      fc.constantFrom(...VARIANTS),
      fc.array(wish, { maxLength: 10 }),
      fc.array(away, { maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 }),
      (variantId, wishes, absences, numbers) => {
        const event = new EventBuilder(variantId, { numSessions: 2 })
        event.topic('tea').topic('go').topic('off', { disabled: true })
        for (const [i, id] of PEOPLE.entries()) event.person(id, { numUserSessions: numbers[i] ?? 1 })
        const { choices } = PREFERENCE_SCALES[event.variant.preferenceScale]
        for (const [userId, topicId, at] of wishes)
          event.wish(userId, topicId, choices[at % choices.length] ?? '')
        for (const [userId, sessionId] of absences) event.set('availabilities', { userId, sessionId }, false)
        const { variant, state } = event
        const ofPlanner = [...countedPeople(compileProblem(variant, state, { keepPreviousPlan: false }))]
        const ofScreens = countedChoosers({ variant, state, schedule: scheduleOf(variant, state) })
        expect([...ofScreens.keys()].sort()).toEqual(ofPlanner.sort())
        counted += ofPlanner.length
        left += PEOPLE.length - ofPlanner.length
      },
    ),
    { numRuns: 200 },
  )
  expect(counted).toBeGreaterThan(100)
  expect(left).toBeGreaterThan(100)
})
