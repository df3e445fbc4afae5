import { newPerson, type PersonRecord } from '@planner/domain'
import { expect, test } from 'vitest'
import { filtered, type ParticipantFilter } from './participants-view.ts'
import { acknowledgeBurst, isBurstNews } from './registration-notices.tsx'
import { burstTimes, timeText } from './time-text.ts'

const NOW = new Date(2026, 10, 22, 14, 30).getTime()
const minutes = (count: number) => NOW - count * 60_000

const row = (id: string, fields: Partial<PersonRecord>, hasAnswered?: boolean) => ({
  person: newPerson({ id, timestamp: 1, ...fields }),
  hasAnswered,
})

test('PERSON-18: the table shows who has not answered, without those who are not asked', () => {
  const rows = [
    row('yes', {}, true),
    row('no', {}, false),
    row('topic', { registerTopicWithoutAuthor: true }),
  ]
  const shown = filtered(rows, 'unanswered', { now: NOW, burst: undefined })
  expect(shown.map(({ person }) => person.id)).toEqual(['no'])
})

test('REG-11: the table shows who is wanted', () => {
  const rows = [
    row('added', {}),
    row('new', { registeredAt: minutes(5), isWaiting: true }),
    row('hour', { registeredAt: minutes(50) }),
    row('day', { registeredAt: minutes(600), isArchived: true, isWaiting: true }),
  ]
  const burst = { from: minutes(50), to: minutes(5), personIds: ['hour', 'new'] }
  const shown = (filter: ParticipantFilter) =>
    filtered(rows, filter, { now: NOW, burst })
      .map(({ person }) => person.id)
      .join(' ')
  expect(shown('all')).toBe('added new hour day')
  expect(shown('waiting')).toBe('new')
  expect(shown('archived')).toBe('day')
  expect(shown('minutes')).toBe('new')
  expect(shown('hour')).toBe('new hour')
  expect(shown('day')).toBe('new hour day')
  expect(shown('burst')).toBe('new hour')
  expect(filtered(rows, 'burst', { now: NOW, burst: undefined })).toEqual([])
})

test('REG-10: a burst that an organiser knows of is news again once as many more have come', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const people = Array.from({ length: 45 }, (_, index) =>
    newPerson({ id: `p${index}`, timestamp: 1, registeredAt: NOW + index }),
  )
  const persons = new Map(people.map((person) => [person.id, person]))
  const burst = (count: number) => {
    const some = people.slice(0, count)
    return { from: NOW, to: NOW + count - 1, personIds: some.map(({ id }) => id) }
  }
  expect(isBurstNews(storage, 'event', burst(20), persons)).toBe(true)
  acknowledgeBurst(storage, 'event', burst(20))
  expect(isBurstNews(storage, 'event', burst(39), persons)).toBe(false)
  expect(isBurstNews(storage, 'event', burst(40), persons)).toBe(true)
  expect(isBurstNews(storage, 'another event', burst(20), persons)).toBe(true)
})

test('TEXT-3: a time of today has no date, another one has', () => {
  expect(timeText(minutes(5), NOW)).toBe('14:25')
  expect(timeText(minutes(24 * 60), NOW)).toBe('21.11.2026 14:30')
})

test('REG-10: a burst within a minute began and ended at the same time of day', () => {
  const burst = { from: NOW, to: NOW + 20_000, personIds: [] }
  expect(burstTimes(burst, NOW)).toEqual({ from: '14:30', to: '14:30' })
})
