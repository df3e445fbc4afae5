import { cellAddress, newPerson, newTopic } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import type { Write } from '../storage/storage.ts'
import { applyWrite } from './apply-write.ts'
import { contentsInTurns, contentsOf } from './contents.ts'
import { EventSize } from './event-size.ts'

function stored(event: EventBuilder) {
  const { event: record, settings, persons, topics, cells } = event.state
  return {
    event: record,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [...settings],
    persons: [...persons.values()].map((person) => ({ ...person, privateKey: person.id })),
    topics: [...topics.values()],
    cells: [...cells.values()],
    meetings: [...event.state.meetings.values()],
  }
}

const sample = () => new EventBuilder('planner').owner('ann').people('bob').wish('bob', 'ann', 'Yes')

test('LIMIT-14: the size of an event follows its writes, and is the same when it is loaded again', () => {
  const contents = contentsOf(stored(sample()))
  const size = new EventSize(contents)
  const eventId = 'event'
  const at = { eventId, timestamp: 1 }
  const bob = {
    ...newPerson({ id: 'bob', name: 'Bob', profile: 'x'.repeat(5000), timestamp: 2 }),
    privateKey: 'k',
  }
  const address = cellAddress('preferences', { userId: 'ann', topicId: 'ann' })
  const steps: Write[] = [
    { kind: 'putPerson', eventId, person: bob },
    { kind: 'putTopic', eventId, topic: newTopic({ id: 'bob', ownerId: 'bob', name: 'Tea', timestamp: 2 }) },
    { kind: 'putCell', eventId, cell: { address, value: 'Host', timestamp: at.timestamp } },
    { kind: 'removeTopic', eventId, topicId: 'bob' },
    { kind: 'removePerson', eventId, personId: 'bob' },
  ]
  const grows = steps.map((write) => {
    const before = size.bytes
    applyWrite(contents, write)
    size.applied(write)
    expect(size.bytes).toBe(new EventSize(contents).bytes)
    return size.bytes > before
  })
  expect(grows).toEqual([true, true, true, false, false])
})

test('LIMIT-14: growth is told before a write is made, and a smaller text is none', () => {
  const size = new EventSize(contentsOf(stored(sample())))
  const bob = (profile: string): Write[] => {
    const person = { ...newPerson({ id: 'bob', name: 'bob', profile, timestamp: 1 }), privateKey: 'k' }
    return [{ kind: 'putPerson', eventId: 'event', person }]
  }
  expect(size.growthOf(bob(''), 0)).toBe(0)
  expect(size.growthOf(bob('x'.repeat(100)), 2)).toBe(1000)
})

test('architecture: an event taken up in slices is the same', async () => {
  const event = sample()
  expect(await contentsInTurns(stored(event))).toEqual(contentsOf(stored(event)))
})

test('LIMIT-14: what the two of a meeting say to each other counts, until it is taken back or one of them is erased', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  const said = [{ personId: 'ann', reach: '', message: 'x'.repeat(100), times: [] }]
  event.meeting('ann', 'bob', 'committed', { said }).meeting('ann', 'cid', 'committed')
  const contents = contentsOf(stored(event))
  const size = new EventSize(contents)
  const eventId = 'event'
  const say = (other: string, words: typeof said): Write => {
    const meeting = contents.state.meetings.get(`ann|${other}`)
    if (!meeting) throw new Error('There is no meeting.')
    return { kind: 'putMeeting', eventId, meeting: { ...meeting, said: words } }
  }
  const apply = (write: Write) => {
    const before = size.bytes
    const growth = size.growthOf([write], 0)
    applyWrite(contents, write)
    size.applied(write)
    expect(size.bytes).toBe(new EventSize(contents).bytes)
    return [growth, size.bytes - before]
  }
  const [growth = 0, grown] = apply(say('cid', said))
  expect([growth, grown]).toEqual([206, 206])
  expect(apply(say('bob', []))).toEqual([-206, -206])
  apply({ kind: 'removePerson', eventId, personId: 'cid' })
})
