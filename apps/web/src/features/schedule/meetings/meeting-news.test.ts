import { type MeetingFact, pairKey } from '@planner/domain'
import { expect, test } from 'vitest'
import { meetingNews } from './meeting-news.ts'

type State = MeetingFact['state']
const meetings = (...facts: [a: string, b: string, state: State, cancelledBy?: string][]) =>
  new Map(
    facts.map(([a, b, state, cancelledBy = null]) => [
      pairKey(a, b),
      {
        people: [a, b],
        week: 1,
        sessionId: null,
        state,
        wishedBy: [],
        cancelledBy,
        timestamp: 1,
      } as MeetingFact,
    ]),
  )
const never = () => false

test('SCREEN-8: a person hears of own meetings that others have confirmed or taken back', () => {
  const before = meetings(['a', 'b', 'reserved'], ['a', 'c', 'reserved'], ['a', 'd', 'committed'])
  const after = meetings(
    ['a', 'b', 'committed'],
    ['a', 'c', 'cancelled', 'c'],
    ['a', 'd', 'cancelled', 'organiser'],
    ['b', 'c', 'committed'],
  )
  expect(meetingNews(before, after, 'a', never)).toEqual([
    { kind: 'committed', otherId: 'b' },
    { kind: 'cancelled', otherId: 'c' },
    { kind: 'cancelledByOrganiser', otherId: 'd' },
  ])
})

test('SCREEN-8: what they did themselves is no news, on this page or on another', () => {
  const before = meetings(['a', 'b', 'reserved'], ['a', 'c', 'committed'])
  const after = meetings(['a', 'b', 'committed'], ['a', 'c', 'cancelled', 'a'])
  expect(meetingNews(before, after, 'a', (key, state) => key === 'a|b' && state === 'committed')).toEqual([])
})

test('SCREEN-8: a meeting that is released is news, one that was taken back before is not', () => {
  const before = meetings(['a', 'b', 'reserved'], ['a', 'c', 'cancelled', 'c'])
  expect(meetingNews(before, meetings(), 'a', never)).toEqual([{ kind: 'released', otherId: 'b' }])
  expect(meetingNews(meetings(), before, 'd', never)).toEqual([])
})
