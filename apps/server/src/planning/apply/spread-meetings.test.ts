import type { Meeting } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadMeetings } from './spread-meetings.ts'

const meetings = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })), {
  selector: ([a, b]) => `${Math.min(a, b)}|${Math.max(a, b)}`,
  maxLength: 40,
})

function degreeOf(pairs: readonly Meeting[]): number {
  const degrees = new Map<string, number>()
  for (const pair of pairs) for (const person of pair) degrees.set(person, (degrees.get(person) ?? 0) + 1)
  return Math.max(0, ...degrees.values())
}

const named = (pairs: readonly [number, number][]): Meeting[] =>
  pairs.filter(([a, b]) => a !== b).map(([a, b]) => [`p${a}`, `p${b}`])

test('MEET-8: nobody has two meetings at once, and sessions that were given stay', () => {
  fc.assert(
    fc.property(meetings, fc.integer({ min: 2, max: 6 }), (pairs, sessions) => {
      const list = named(pairs)
      const spread = spreadMeetings(list, sessions, (_, index) => (index === 0 ? 1 : undefined))
      const taken = new Set<string>()
      list.forEach((pair, index) => {
        const session = spread[index]
        if (session === undefined) return
        expect(session).toBeGreaterThanOrEqual(0)
        expect(session).toBeLessThan(sessions)
        for (const person of pair) {
          expect(taken.has(`${person}|${session}`)).toBe(false)
          taken.add(`${person}|${session}`)
        }
      })
      if (list.length > 0) expect(spread[0]).toBe(1)
    }),
  )
})

test('MEET-8: two groups of people who meet across always fit into as many sessions as anybody has meetings', () => {
  fc.assert(
    fc.property(meetings, (pairs) => {
      const list = named(pairs.map(([a, b]) => [a, b + 12]))
      const spread = spreadMeetings(list, degreeOf(list), () => undefined)
      expect(spread).not.toContain(undefined)
    }),
  )
})

test('MEET-8: three people who all meet need three sessions', () => {
  const all: Meeting[] = [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ]
  expect(spreadMeetings(all, 2, () => undefined).filter((one) => one === undefined)).toHaveLength(1)
  expect(spreadMeetings(all, 3, () => undefined)).not.toContain(undefined)
})
