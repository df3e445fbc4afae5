import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import {
  numEnabledSessions,
  numSessionBlocks,
  plainSession,
  readSessionLabel,
  sessionLabels,
  sessionsOf,
  surplusLabels,
} from './sessions.ts'

describe('SESSION-4: session labels', () => {
  test('are split on line breaks, trimmed, empty lines dropped', () => {
    expect(sessionLabels(' Morning \r\n\n  \nNoon')).toEqual(['Morning', 'Noon'])
    expect(sessionLabels('')).toEqual([])
  })

  test("SESSION-1: name the sessions; '---' marks a break after the session before it; the rest has default names", () => {
    const { variant, state } = new EventBuilder('multiplanner')
    const event = { ...state.event, numSessions: 4, newSessionLabels: '---\nOpening\n---\n---\nMorning' }
    expect(sessionsOf(variant, event)).toEqual([
      { ...plainSession(1), name: 'Opening', breakAfter: true },
      { ...plainSession(2), name: 'Morning' },
      plainSession(3),
      plainSession(4),
    ])
    expect(sessionsOf(variant, { ...event, numSessions: 1 })).toHaveLength(1)
  })

  test('are ignored in variants without them', () => {
    const { variant, state } = new EventBuilder('heallo')
    const sessions = sessionsOf(variant, { ...state.event, newSessionLabels: 'Opening' })
    expect(sessions.map(({ name }) => name)).toEqual([''])
  })
})

test('VALID-17: labels that no session has are known, breaks are none of them', () => {
  expect(surplusLabels('Opening\n---\nMorning\n\nNoon\n---\nEvening', 2)).toEqual(['Noon', 'Evening'])
  expect(surplusLabels('Opening\n---', 1)).toEqual([])
})

test('SESSION-9: a date holds until the next one, and for sessions without a label', () => {
  const { variant, state } = new EventBuilder('multiplanner')
  const newSessionLabels = 'Arrival\n23.11.2026 9:00-10:00 Opening\n11:00 Walk\n---\n2026-11-24'
  const sessions = sessionsOf(variant, { ...state.event, numSessions: 5, newSessionLabels })
  expect(sessions.map(({ name, date, start, end }) => [name, date, start, end])).toEqual([
    ['Arrival', '', '', ''],
    ['Opening', '2026-11-23', '09:00', '10:00'],
    ['Walk', '2026-11-23', '11:00', ''],
    ['', '2026-11-24', '', ''],
    ['', '2026-11-24', '', ''],
  ])
  expect(sessions[2]?.breakAfter).toBe(true)
})

describe('SESSION-2: enabled sessions', () => {
  test.each(['weekdayhourplanner', 'reciprocity10', 'heallo'] as const)(
    '%s: two weeks when any topic meets only every second week',
    (id) => {
      const { variant, state } = new EventBuilder(id)
        .people('ann', 'bob')
        .topic('ann', { ownerId: 'ann' })
        .topic('bob', { ownerId: 'bob' })
      const count = () => numEnabledSessions(variant, state.event, state.topics.values())
      expect(count()).toBe(1)
      const bob = state.topics.get('bob')
      if (bob) state.topics.set('bob', { ...bob, topicGroupOnEveryWeek: false })
      expect(count()).toBe(2)
    },
  )

  test('in other variants all sessions are enabled', () => {
    const { variant, state } = new EventBuilder('planner')
      .people('ann')
      .topic('ann', { ownerId: 'ann', topicGroupOnEveryWeek: false })
    expect(numEnabledSessions(variant, { ...state.event, numSessions: 7 }, state.topics.values())).toBe(7)
  })
})

const read = (label: string) => {
  const { date, start, end, name } = readSessionLabel(label)
  return [date, start, end, name]
}

test.each([
  ['2026-11-23 09:00-10:30 Opening', '2026-11-23', '09:00', '10:30', 'Opening'],
  ['23.11.2026, 9:00 – 10:30: Opening', '2026-11-23', '09:00', '10:30', 'Opening'],
  ['3.1.2027', '2027-01-03', '', '', ''],
  ['9:00 Opening', '', '09:00', '', 'Opening'],
  ['22:30-1:00 Music', '', '22:30', '01:00', 'Music'],
  ['20:00-24:00', '', '20:00', '24:00', ''],
])('SESSION-9: %s is read as a date, times and a name', (label, ...parts) => {
  expect(read(label)).toEqual(parts)
})

test.each([
  'Opening',
  '3 lightning talks',
  '9.00 Tea',
  '31.02.2026 Party',
  '23.11. Party',
  '2026-13-01',
  '10:75 Tea',
  '25:00 Tea',
  '9:00-25:00 Tea',
  '9:00-9:00 Tea',
  '10:00:30 Tea',
  '1984',
  '12:12:12',
])('SESSION-9: %s is a name alone', (label) => {
  expect(read(label)).toEqual(['', '', '', label])
})

test('SESSION-9: whatever is typed is read, and only true dates and times are told', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.:\- ]{0,24}$/)), (label) => {
      const { date, start, end } = readSessionLabel(label)
      expect(date).toMatch(/^(2\d{3}-[01]\d-[0-3]\d)?$/)
      expect(start).toMatch(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/)
      expect(end).toMatch(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)?$/)
    }),
  )
})

test.each([
  [4, '', 1],
  [4, 'One\n---\nTwo\nThree\n---\nFour', 3],
  // A break after the last session divides nothing, nor does one before the first.
  [2, '---\nOne\nTwo\n---', 1],
  [2, 'One\n---\nTwo\n---\nThree', 2],
  [0, '', 0],
])('SESSION-5: %i sessions named "%s" stand in %i blocks', (numSessions, newSessionLabels, blocks) => {
  const { variant, state } = new EventBuilder('multiplanner', { numSessions, newSessionLabels })
  expect(numSessionBlocks(sessionsOf(variant, state.event))).toBe(blocks)
})
