import { expect, test } from 'vitest'
import type { MeetingFact } from '../entities/meeting-fact.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { agreedTime, maySay, type NewWords, readableWords, sayInMeeting } from './meeting-words.ts'
import { confirmMeeting, takeMeetingBack } from './transitions.ts'

const event = () => new EventBuilder('1on1').owner('ann').owner('bob')

function meeting(state: MeetingFact['state'], fields: Partial<MeetingFact> = {}): MeetingFact {
  const fact = event().meeting('ann', 'bob', state, fields).state.meetings.get('ann|bob')
  if (!fact) throw new Error('There is no meeting.')
  return fact
}

function after(fact: MeetingFact, ...said: [string, NewWords][]): MeetingFact {
  return said.reduce((known, [id, words]) => sayInMeeting(known, id, words).fact ?? known, fact)
}

test('MEET-25: what somebody says stays until they say otherwise, field by field, and nothing is nothing', () => {
  const one = after(meeting('committed'), ['ann', { reach: 'Signal 12' }], ['ann', { message: 'Hello' }])
  expect(one.said).toEqual([{ personId: 'ann', reach: 'Signal 12', message: 'Hello', times: [] }])
  const both = after(one, ['bob', { message: 'Hi' }], ['ann', { message: '' }])
  expect(both.said.map(({ personId, message }) => [personId, message])).toEqual([
    ['ann', ''],
    ['bob', 'Hi'],
  ])
  expect(after(both, ['ann', { reach: '' }], ['bob', { message: ' \n ' }]).said).toEqual([])
})

test('MEET-25: a line is one line, a message keeps its own, and neither holds what is not seen', () => {
  const words = { reach: ' me\u202e@x.example\n\tor\u0000 call ', message: ' a \r\n\r\n\r\n\r\nb\u0007 ' }
  expect(after(meeting('committed'), ['ann', words]).said[0]).toMatchObject({
    reach: 'me@x.example or call',
    message: 'a\n\nb',
  })
})

test('MEET-26: the two read each other, how to reach one another once both have agreed, and nobody else reads anything', () => {
  const asked = meeting('committed', { wishedBy: ['ann'] })
  const said = after(asked, ['ann', { reach: 'Signal 12', message: 'Hello', times: [60_000] }])
  expect(readableWords(said, 'ann')).toEqual(said.said)
  expect(readableWords(said, 'bob')).toEqual([
    { personId: 'ann', reach: '', message: 'Hello', times: [60_000] },
  ])
  for (const reader of ['cid', null]) expect(readableWords(said, reader)).toEqual([])
  const { fact } = confirmMeeting(event().state, said, 'bob', 2)
  expect(fact && readableWords(fact, 'bob')).toEqual(said.said)
})

test('MEET-25, MEET-28: only who has agreed to a committed meeting says something, and what was said goes when it is taken back', () => {
  const states = (['reserved', 'committed', 'past', 'cancelled'] as const).map((state) =>
    ['ann', 'bob'].filter((id) => maySay(meeting(state, { wishedBy: ['ann'] }), id)),
  )
  expect(states).toEqual([[], ['ann'], [], []])
  const said = after(meeting('committed'), ['ann', { message: 'Hello' }])
  expect(takeMeetingBack(event().state, said, 'bob', 2).fact?.said).toEqual([])
})

test('MEET-27: the time that both have named is the one they have agreed on', () => {
  const minutes = (...times: number[]) => ({ times: times.map((time) => time * 60_000 + 1) })
  const one = after(meeting('committed'), ['ann', minutes(30, 10, 20, 10)])
  expect(one.said[0]?.times).toEqual([600_000, 1_200_000, 1_800_000])
  expect(agreedTime(one)).toBeUndefined()
  expect(agreedTime(after(one, ['bob', minutes(20)]))).toBe(1_200_000)
  expect(agreedTime(after(one, ['bob', minutes(5)]))).toBeUndefined()
  expect(agreedTime(after(one, ['bob', minutes(20)], ['ann', { times: [] }]))).toBeUndefined()
})
