import { type CellAddress, cellAddress, cellKey, type MutableEventState } from '@planner/domain'
import { eventStateFromWire } from '@planner/protocol'
import { describe, expect, test } from 'vitest'
import { withoutPerson, withPerson } from './people.ts'
import { testData } from './testing/data.ts'

const about = cellAddress('contactPreferences', { userId: 'bob', topicId: 'ann' })
const tea = cellAddress('preferences', { userId: 'bob', topicId: 'tea' })
const oak = cellAddress('preferences', { userId: 'bob', topicId: 'oak' })
const pinned = cellAddress('fixedTopics', { topicId: 'tea' })
const own = cellAddress('availabilities', { userId: 'bob', sessionId: 1 })

function stateWith(...addresses: CellAddress[]): MutableEventState {
  const state = eventStateFromWire(testData())
  for (const address of addresses) state.cells.set(cellKey(address), { address, value: true, timestamp: 1 })
  return state
}

function ann() {
  const data = testData()
  const person = data.persons.find(({ id }) => id === 'ann')
  if (!person) throw new Error('No Ann in the test data. Maybe PEOPLE has changed?')
  return { person, topics: data.topics.filter(({ id }) => id !== 'tea') }
}

describe('TOPIC-13: removal of a topic', () => {
  test('a topic that is no longer listed is removed with its cells, and nothing else is', () => {
    const before = stateWith(about, tea, oak, pinned, own)
    const { person, topics } = ann()
    const after = withPerson(before, { ...person, name: 'Anna' }, topics)
    expect(after.persons.get('ann')?.name).toBe('Anna')
    expect([...after.topics.keys()]).toEqual(['oak', 'sun'])
    expect([...after.cells.keys()]).toEqual([about, oak, own].map(cellKey))
    expect([before.topics.size, before.cells.size]).toEqual([3, 5])
  })

  test('updating a person without removing a topic keeps all cells', () => {
    const before = stateWith(tea)
    expect(withPerson(before, ann().person, testData().topics).cells).toBe(before.cells)
  })

  test('removing a person removes their topics and every cell that refers to either', () => {
    const after = withoutPerson(stateWith(about, tea, oak, pinned, own), 'ann')
    expect([...after.persons.keys()]).toEqual(['bob'])
    expect(after.topics.size).toBe(0)
    expect([...after.cells.keys()]).toEqual([cellKey(own)])
  })
})
