import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import type { Session } from './event.ts'
import { currentDay, currentSession, sessionDays, sessionMoments, sessionOnClock } from './session-days.ts'
import { plainSession, sessionsOf } from './sessions.ts'

const sessions = (numSessions: number, newSessionLabels = '') => {
  const { variant, state } = new EventBuilder('multiplanner', { numSessions, newSessionLabels })
  return sessionsOf(variant, state.event)
}
const days = (...event: Parameters<typeof sessions>) =>
  sessionDays(sessions(...event)).map(({ date, sessions }) => [date, sessions.map(({ id }) => id).join()])

describe('SESSION-10: the days of sessions', () => {
  test('are dates, whatever breaks there are; a session without a date belongs to the day before it', () => {
    const labels = 'Arrival\n2026-11-23 9:00 Opening\n---\nWalk\n2026-11-24 Talks\n---\nBye'
    expect(days(6, labels)).toEqual([
      ['2026-11-23', '1,2,3'],
      ['2026-11-24', '4,5,6'],
    ])
  })

  test('are what is between two breaks where there are no dates', () => {
    expect(days(4, 'a\n---\nb\nc\n---')).toEqual([
      ['', '1'],
      ['', '2,3'],
      ['', '4'],
    ])
  })

  test('are tens where there is neither, of more than 12 sessions', () => {
    expect(days(12)).toEqual([['', '1,2,3,4,5,6,7,8,9,10,11,12']])
    expect(days(23)).toEqual([
      ['', '1,2,3,4,5,6,7,8,9,10'],
      ['', '11,12,13,14,15,16,17,18,19,20'],
      ['', '21,22,23'],
    ])
    expect(days(0)).toEqual([])
  })
})

const at = (text: string) => Date.parse(text)

describe('SESSION-10: the session that is on', () => {
  const evening = sessions(4, '2026-11-23 9:00-10:00 a\n10:30 b\n11:00 c\n22:00-1:00 d')
  const on = (text: string) => currentSession(evening, 'UTC', at(text))?.name

  test('has begun and not ended; without an end it lasts until the next one of its day begins', () => {
    expect(on('2026-11-23T08:59:59Z')).toBeUndefined()
    expect(on('2026-11-23T09:00:00Z')).toBe('a')
    expect(on('2026-11-23T10:00:00Z')).toBeUndefined()
    expect(on('2026-11-23T10:45:00Z')).toBe('b')
    expect(on('2026-11-23T12:00:00Z')).toBe('c')
    expect(on('2026-11-24T00:59:00Z')).toBe('d')
    expect(on('2026-11-24T01:00:00Z')).toBeUndefined()
  })

  test('is read on the clock of the event, and is none without dates', () => {
    expect(currentSession(evening, 'Europe/Tallinn', at('2026-11-23T07:30:00Z'))?.name).toBe('a')
    expect(currentSession(evening, 'Nowhere/Atlantis', at('2026-11-23T09:30:00Z'))).toBeUndefined()
    expect(currentSession(sessions(2, '9:00-10:00 a'), 'UTC', at('2026-11-23T09:30:00Z'))).toBeUndefined()
  })

  test('the day of a moment is that of the calendar', () => {
    const all = sessionDays(sessions(2, '2026-11-23 a\n2026-11-24 b'))
    expect(currentDay(all, 'Asia/Tokyo', at('2026-11-23T16:00:00Z'))?.date).toBe('2026-11-24')
    expect(currentDay(all, 'UTC', at('2026-11-25T16:00:00Z'))).toBeUndefined()
    expect(currentDay(sessionDays(sessions(2)), 'UTC', 0)).toBeUndefined()
  })
})

describe('SESSION-11: sessions on another clock', () => {
  const labels = '2026-11-23 22:00-23:30 Music\n2026-11-24 Tea'
  const [late = plainSession(0), plain = plainSession(0)] = sessions(2, labels)
  const told = (session: Session, to: string) => {
    const { date, start, end } = sessionOnClock(session, 'Europe/Tallinn', to)
    return [date, start, end]
  }

  test('have its date and times', () => {
    expect(told(late, 'Asia/Tokyo')).toEqual(['2026-11-24', '05:00', '06:30'])
    expect(told(late, 'America/New_York')).toEqual(['2026-11-23', '15:00', '16:30'])
  })

  test('stay as they are without a time, and for an unknown zone', () => {
    expect(told(plain, 'Asia/Tokyo')).toEqual(['2026-11-24', '', ''])
    expect(told(late, 'Nowhere/Atlantis')).toEqual(['2026-11-23', '22:00', '23:30'])
    expect(sessionMoments('UTC', plain)).toBeUndefined()
  })
})
