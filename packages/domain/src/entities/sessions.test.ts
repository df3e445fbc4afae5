import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { numEnabledSessions, plainSession, sessionLabels, sessionsOf, surplusLabels } from './sessions.ts'

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
    const { variant, state } = new EventBuilder('planner')
    const sessions = sessionsOf(variant, { ...state.event, newSessionLabels: 'Opening' })
    expect(sessions.map(({ name }) => name)).toEqual(['', ''])
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
