import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { clockHour, eventHour, isOtherClock, readerClock } from './reader-clock.ts'

const NOW = Date.UTC(2027, 0, 6)
const ANN: Viewer = { role: 'participant', personId: 'ann' }
const ADMIN: Viewer = { role: 'admin', personId: null }

afterEach(() => vi.restoreAllMocks())

function from(browser: string): void {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: browser }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

const week = (variant: 'weekdayhourplanner' | 'heallo', timeZone: string, ann = '') =>
  new EventBuilder(variant, { timeZone, firstMonday: '2027-01-04' }).person('ann', { timeZone: ann })

test('WEEK-20: where people have no zones of their own hours are read on the browser’s clock, ahead or behind, in half hours too', () => {
  const clockOf = (browser: string, timeZone = 'Europe/Tallinn') => {
    from(browser)
    const { variant, state } = week('weekdayhourplanner', timeZone)
    return readerClock(variant, state, ANN, 'ann', NOW)
  }
  expect(clockOf('America/New_York')).toEqual({ zone: 'America/New_York', hours: -7, minutes: 0 })
  expect(clockOf('Asia/Kolkata')).toEqual({ zone: 'Asia/Kolkata', hours: 3, minutes: 30 })
  expect(clockOf('America/St_Johns')).toEqual({ zone: 'America/St_Johns', hours: -6, minutes: 30 })
  expect(isOtherClock(clockOf('Europe/Helsinki'))).toBe(false)
})

test('WEEK-20: in the matcher they are read on the clock of the person’s zone, and from a zone of half hours on the real one', () => {
  const clockOf = (browser: string, ann: string, viewer: Viewer) => {
    from(browser)
    const { variant, state } = week('heallo', 'UTC', ann)
    return readerClock(variant, state, viewer, 'ann', NOW)
  }
  expect(clockOf('UTC', 'Asia/Tokyo', ANN)).toEqual({ zone: 'Asia/Tokyo', hours: 9, minutes: 0 })
  expect(clockOf('Asia/Kolkata', 'Asia/Karachi', ANN)).toEqual({
    zone: 'Asia/Kolkata',
    hours: 5,
    minutes: 30,
  })
  expect(clockOf('Asia/Kolkata', 'Asia/Dhaka', ANN)).toEqual({ zone: 'Asia/Kolkata', hours: 5, minutes: 30 })
  // On a journey, and for organisers who look at somebody, the zone that was given counts.
  expect(clockOf('Asia/Kolkata', 'Asia/Tokyo', ANN)).toEqual({ zone: 'Asia/Tokyo', hours: 9, minutes: 0 })
  expect(clockOf('Asia/Kolkata', 'Asia/Karachi', ADMIN).zone).toBe('Asia/Karachi')
})

test('WEEK-12, WEEK-20: of an event whose clock nobody knows hours are as they are stored', () => {
  from('Asia/Kolkata')
  const { variant, state } = new EventBuilder('weekdayhourplanner', { timeZone: '' }).person('ann')
  expect(isOtherClock(readerClock(variant, state, ANN, 'ann', NOW))).toBe(false)
})

test('WEEK-20: an hour says what the event’s clock shows, and on which day', () => {
  const newYork = { zone: 'America/New_York', hours: -7, minutes: 0 }
  expect(eventHour(newYork, 11)).toEqual({ time: '18:00', days: 0 })
  expect(eventHour(newYork, 20)).toEqual({ time: '03:00', days: 1 })
  const kolkata = { zone: 'Asia/Kolkata', hours: 3, minutes: 30 }
  expect([clockHour(kolkata, 1), eventHour(kolkata, 1)]).toEqual(['01:30', { time: '22:00', days: -1 }])
})
