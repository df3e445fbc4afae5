import { EventBuilder } from '@planner/domain/testing'
import { userInput } from '@planner/protocol'
import { expect, test } from 'vitest'
import type { Write } from '../storage/storage.ts'
import { personChanges } from './person-changes.ts'

/** The topics that Ann has once she has saved her form, and those that she had. */
function saved(event: EventBuilder, form: object, mayAddTopics = true) {
  const { variant, state } = event
  const known = state.persons.get('ann')
  const person = known
    ? { ...known, privateKey: 'key' }
    : ({
        id: 'ann',
        isEventAdmin: false,
        privateKey: 'key',
        isWaiting: false,
        isEnteredByOthers: false,
        registeredAt: null,
        isNew: true,
      } as const)
  const input = userInput.parse({ name: 'Ann', email: 'ann@example.org', ...form })
  const changes = personChanges({ variant, state, input, now: 1, mayAddTopics, person })
  if (changes.kind !== 'valid') return changes
  const names = new Map([...state.topics.values()].map(({ id, name }) => [id, name]))
  const gone = (write: Write) => (write.kind === 'removeTopic' ? [write.topicId] : [])
  for (const write of changes.writes)
    if (write.kind === 'putTopic') names.set(write.topic.id, write.topic.name)
  const removed = changes.writes.flatMap(gone)
  for (const id of removed) names.delete(id)
  return [...names, ...removed.map((id) => [id])]
}

test('VARIANT-14: where people meet in pairs everybody has a topic, named or placeholder', () => {
  const pairs = () => new EventBuilder('1on1')
  expect(saved(pairs(), {})).toEqual([['ann', '']])
  expect(saved(pairs(), { topics: [{ name: '' }] }, false)).toEqual([['ann', '']])
  expect(saved(pairs(), { newTopic: 'Bees' })).toEqual([['ann', 'Bees']])
  expect(saved(pairs().owner('ann', { name: 'Bees' }), { topics: [] })).toEqual([['ann', 'Bees']])
  expect(saved(pairs().owner('ann', { name: 'Bees' }), { topics: [{ id: 'ann', name: '' }] })).toEqual([
    ['ann', ''],
  ])
  expect(
    saved(pairs().owner('ann', { name: '' }), { topics: [{ id: 'ann', name: '' }, { name: 'Seas' }] }),
  ).toEqual([
    ['ann', ''],
    ['ann_1', 'Seas'],
  ])
})

test('MODEL-43: the placeholder topic of a candidate group is kept when its host saves their data', () => {
  const hidden = () => new EventBuilder('reciprocity10').owner('ann', { name: '' })
  expect(saved(hidden(), { topics: [] })).toEqual([['ann', '']])
  expect(saved(hidden(), { topics: [{ name: 'Bees' }] })).toEqual([['ann', 'Bees']])
})

test('TOPIC-6: in other variants rows without a name are dropped', () => {
  expect(saved(new EventBuilder('planner'), { topics: [{ name: ' ' }] })).toEqual([])
  expect(saved(new EventBuilder('planner').owner('ann', { name: 'Bees' }), { topics: [] })).toEqual([['ann']])
})
