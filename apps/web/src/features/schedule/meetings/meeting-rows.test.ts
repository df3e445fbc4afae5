import type { MeetingFact } from '@planner/domain'
import { expect, test } from 'vitest'
import { type MeetingView, meetingRows, meetingsBySession } from './meeting-rows.ts'

const meeting = (a: string, b: string, changes: Partial<MeetingFact> = {}): MeetingFact => ({
  people: [a, b],
  week: 2,
  sessionId: 1,
  state: 'reserved',
  wishedBy: [],
  agreedBy: [],
  said: [],
  cancelledBy: null,
  timestamp: 1,
  ...changes,
})
const MEETINGS = [
  meeting('ann', 'bo', { state: 'committed' }),
  meeting('ann', 'cleo', { sessionId: 2 }),
  meeting('bo', 'cleo', { state: 'past', week: 1, sessionId: null }),
]
const TEXTS = {
  somebody: (id: string) => id.toUpperCase(),
  sessionOf: ({ sessionId }: Pick<MeetingFact, 'sessionId'>) =>
    sessionId === null ? '' : `Session ${sessionId}`,
}
const rows = (view: Partial<MeetingView>) =>
  meetingRows(MEETINGS, { arrangement: 'person', search: '', week: null, ...view }, TEXTS).map(
    ({ who, other, numInGroup }) => `${who} ${other} ${numInGroup}`,
  )

test('SCREEN-5: by person everybody’s meetings stand together, each under both names', () => {
  expect(rows({})).toEqual(['ann bo 2', 'ann cleo 0', 'bo ann 2', 'bo cleo 0', 'cleo ann 2', 'cleo bo 0'])
})

test('SCREEN-5: a search by person finds that person’s rows and not the other halves', () => {
  expect(rows({ search: 'clE' })).toEqual(['cleo ann 2', 'cleo bo 0'])
  expect(rows({ search: 'ann session 2' })).toEqual(['ann cleo 1'])
  expect(rows({ search: 'cle', arrangement: 'state' })).toEqual(['ann cleo 1', 'bo cleo 1'])
})

test('SCREEN-5: by session, untimed ones last, and by state, what can be confirmed first', () => {
  expect(rows({ arrangement: 'session' })).toEqual(['ann bo 1', 'ann cleo 1', 'bo cleo 1'])
  expect(rows({ arrangement: 'state' })).toEqual(['ann cleo 1', 'ann bo 1', 'bo cleo 1'])
})

test('SCREEN-5: only the meetings of one week, or of all', () => {
  expect(rows({ arrangement: 'state', week: 1 })).toEqual(['bo cleo 1'])
  expect(rows({ arrangement: 'state', week: 2 })).toHaveLength(2)
})

test('SCHED-40: every meeting is on one card, by session, untimed ones last', () => {
  const view: MeetingView = { arrangement: 'session', search: '', week: null }
  const bySession = meetingsBySession(meetingRows(MEETINGS.toReversed(), view, TEXTS))
  expect(bySession.map((meetings) => meetings.map(({ people }) => people.join(' ')))).toEqual([
    ['ann bo'],
    ['ann cleo'],
    ['bo cleo'],
  ])
})
