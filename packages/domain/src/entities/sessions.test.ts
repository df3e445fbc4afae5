import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { numEnabledSessions, sessionLabels, sessionsOf } from './sessions.ts'

describe('SESSION-4: session labels', () => {
  test('are split on line breaks, trimmed, empty lines dropped', () => {
    expect(sessionLabels(' Morning \r\n\n  \nNoon')).toEqual(['Morning', 'Noon'])
    expect(sessionLabels('')).toEqual([])
  })

  test("SESSION-1: name the sessions; '---' marks a break after the session before it; the rest has default names", () => {
    const { variant, state } = new EventBuilder('multiplanner')
    const event = { ...state.event, numSessions: 4, newSessionLabels: '---\nOpening\n---\n---\nMorning' }
    expect(sessionsOf(variant, event)).toEqual([
      { id: 1, name: 'Opening', breakAfter: true },
      { id: 2, name: 'Morning', breakAfter: false },
      { id: 3, name: '', breakAfter: false },
      { id: 4, name: '', breakAfter: false },
    ])
    expect(sessionsOf(variant, { ...event, numSessions: 1 })).toHaveLength(1)
  })

  test('are ignored in variants without them', () => {
    const { variant, state } = new EventBuilder('planner')
    const sessions = sessionsOf(variant, { ...state.event, newSessionLabels: 'Opening' })
    expect(sessions.map(({ name }) => name)).toEqual(['', ''])
  })
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
