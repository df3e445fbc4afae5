import {
  cellAddress,
  cellKey,
  emptyEventState,
  newEvent,
  newPerson,
  PREFERENCE_SCALES,
  variantOf,
} from '@planner/domain'
import { expect, test } from 'vitest'
import { orderedPeople, type PeopleView } from './preference-matrix.tsx'

const planner = variantOf('planner')
const person = (id: string) => newPerson({ id, name: `Person ${id}`, timestamp: 0 })
const people = ['a', 'b', 'c', 'd'].map(person)
const state = emptyEventState(newEvent(planner, { id: 'e', timestamp: 0 }))
for (const [userId, value] of [
  ['a', 'Yes'],
  ['c', 'Host'],
  ['d', '#1 Yes!'],
]) {
  const address = cellAddress('preferences', { userId: userId ?? '', topicId: 't' })
  state.cells.set(cellKey(address), { address, value: value ?? '', timestamp: 1 })
}
const view: PeopleView = {
  ownId: 'b',
  search: '',
  sortedBy: null,
  choices: PREFERENCE_SCALES.yesFirstHost.choices,
}
const ids = (changes: Partial<PeopleView>) =>
  orderedPeople(people, state, { ...view, ...changes }).map(({ id }) => id)

test('CHOICE-9: the own row comes first, the others in the order of joining', () => {
  expect(ids({})).toEqual(['b', 'a', 'c', 'd'])
  expect(ids({ ownId: null })).toEqual(['a', 'b', 'c', 'd'])
})

test('sorting by a topic puts the most interested first, below the own row', () => {
  expect(ids({ sortedBy: 't' })).toEqual(['b', 'c', 'd', 'a'])
})

test('search matches parts of names, ignoring case', () => {
  expect(ids({ search: 'PERSON D' })).toEqual(['d'])
})
