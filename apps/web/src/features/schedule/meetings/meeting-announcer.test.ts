import { type MeetingFact, pairKey } from '@planner/domain'
import { expect, test } from 'vitest'
import { meetingNews } from './meeting-announcer.tsx'

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
        agreedBy: [],
        said: [],
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

/** What a hears when the meeting with b, who have both agreed unless told otherwise, changes so. */
function heard(before: Partial<MeetingFact>, after: Partial<MeetingFact>): unknown[] {
  const agreedBy = ['a', 'b']
  const [was, is] = [before, after].map((fields) => {
    const [[key, fact] = ['', undefined]] = meetings(['a', 'b', 'committed'])
    return new Map([[key, { ...fact, agreedBy, ...fields } as MeetingFact]])
  })
  return meetingNews(was ?? new Map(), is ?? new Map(), 'a', never).map(({ kind, time }) => [kind, time])
}

const words = (personId: string, more: Partial<MeetingFact['said'][number]>) => ({
  said: [{ personId, reach: '', message: '', times: [], ...more }],
})

test('SCREEN-8: a person hears that the other one agrees too and what they say, the most important thing of it', () => {
  expect(heard({ agreedBy: ['a'] }, words('b', { reach: 'desk' }))).toEqual([['agreed', undefined]])
  expect(heard({}, words('b', { message: 'Hello' }))).toEqual([['said', undefined]])
  expect(heard({}, words('b', { times: [60_000] }))).toEqual([['said', undefined]])
  expect(heard({}, words('b', { reach: 'desk' }))).toEqual([['said', undefined]])
  const mine = { personId: 'a', reach: '', message: '', times: [60_000] }
  const theirs = { ...mine, personId: 'b', message: 'Fine' }
  expect(heard({ said: [mine] }, { said: [mine, theirs] })).toEqual([['timeAgreed', 60_000]])
  // What they do themselves, and what is taken back, is no news; nor what confirming lets them read.
  expect(heard({ said: [theirs] }, { said: [mine, theirs] })).toEqual([])
  expect(heard(words('b', { message: 'Hello' }), {})).toEqual([])
  expect(heard({ agreedBy: ['b'] }, words('b', { reach: 'desk' }))).toEqual([])
})
