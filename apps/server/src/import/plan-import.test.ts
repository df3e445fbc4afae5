import { cellAddress, cellKey, cellValue, isActivePerson, isActiveTopic, isTopicOnly } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { applyWrite } from '../rooms/apply-write.ts'
import { contentsOf } from '../rooms/contents.ts'
import type { Write } from '../storage/storage.ts'
import { packImport } from './packed-import.ts'
import { parseImport } from './parse-table.ts'
import { planImport } from './plan-import.ts'
import { previewImport } from './preview-import.ts'

const NOW = 1000

function counted() {
  let number = 0
  return { newId: () => `id${++number}`, newKey: () => `key${++number}` }
}

function imported(event: EventBuilder, csv: string) {
  const parsed = packImport(parseImport(csv, event.variant))
  expect(parsed.problems).toEqual([])
  const { writes, cells, result } = planImport(event.variant, event.state, parsed, {
    now: NOW,
    ids: counted(),
  })
  const { id: eventId } = event.state.event
  for (const cell of cells) if (cell) writes.push({ kind: 'putCell', eventId, cell })
  return { writes, result }
}

/** The contents of the room after applying the writes. */
function applied(event: EventBuilder, writes: readonly Write[]) {
  const { event: record, settings, persons, topics, cells } = event.state
  const contents = contentsOf({
    event: record,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [...settings],
    persons: [...persons.values()].map((person) => ({ ...person, privateKey: person.id })),
    topics: [...topics.values()],
    cells: [...cells.values()],
    meetings: [],
  })
  for (const write of writes) applyWrite(contents, write)
  return contents
}

test('import: new people are active and have a key, new topics have no author', () => {
  const { writes, result } = imported(new EventBuilder('planner'), 'Name,Bees\nAnn,Yes\nBob,Host\nCid,')
  expect(result).toEqual({ numPeople: 3, numTopics: 1, numPreferences: 2 })
  const { state, privateKeys } = applied(new EventBuilder('planner'), writes)
  const people = [...state.persons.values()]
  expect(people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid', 'Bees'])
  expect(people.map(({ id }) => isActivePerson(state, id))).toEqual([true, true, true, false])
  expect(new Set(privateKeys.values()).size).toBe(4)
  const [bees] = state.topics.values()
  expect(bees).toMatchObject({ name: 'Bees', id: bees?.ownerId })
  expect(isTopicOnly(state, bees?.ownerId ?? '')).toBe(true)
  expect(isActiveTopic(state, bees?.id ?? '')).toBe(true)
  const choices = people.map(({ id }) =>
    cellValue(state, cellAddress('preferences', { userId: id, topicId: bees?.id ?? '' })),
  )
  expect(choices).toEqual(['Yes', 'Host', '', ''])
  expect(state.cells.size).toBe(2)
})

const known = () =>
  new EventBuilder('planner')
    .person('ann', { name: ' Ann ' })
    .topic('bees', { name: 'Bees' })
    .topic('trees', { name: 'Trees' })
    .wish('ann', 'bees', 'Yes')
    .wish('ann', 'trees', '#1 Yes!')

test('IMPORT-2: people and topics that exist by name are updated, not duplicated', () => {
  const { writes } = imported(known(), 'Name,Bees,Trees,Seas\nAnn,,#1 Yes!,Yes\nBob,Yes,,')
  const { state } = applied(known(), writes)
  expect([...state.persons.values()].map(({ name }) => name.trim())).toEqual([
    'Ann',
    'bees',
    'trees',
    'Bob',
    'Seas',
  ])
  expect(state.topics.size).toBe(3)
  expect(
    state.cells.get(cellKey(cellAddress('preferences', { userId: 'ann', topicId: 'bees' })))?.value,
  ).toBe('')
  const cells = writes.filter(({ kind }) => kind === 'putCell')
  expect(cells).toHaveLength(3)
})

test('import: importing a table is idempotent', () => {
  const csv = 'Name,Bees,Seas\nAnn,Yes,Host\nBob,,Yes'
  const once = applied(known(), imported(known(), csv).writes)
  const again = planImport(known().variant, once.state, packImport(parseImport(csv, known().variant)), {
    now: NOW,
    ids: counted(),
  })
  expect(again.writes).toEqual([])
})

test('import: a person does not match a topic of the same name', () => {
  const { writes } = imported(
    new EventBuilder('planner').topic('bees', { name: 'Bees' }),
    'Name,Seas\nBees,Yes',
  )
  expect(writes.filter(({ kind }) => kind === 'putPerson')).toHaveLength(2)
})

test('IMPORT-2: imported choices win over stored ones with timestamps in the future', () => {
  const event = known()
  for (const cell of event.state.cells.values()) cell.timestamp = NOW + 4000
  const { state } = applied(event, imported(event, 'Name,Bees\nAnn,Host').writes)
  expect(cellValue(state, cellAddress('preferences', { userId: 'ann', topicId: 'bees' }))).toBe('Host')
})

test('import: the preview lists existing people and topics', () => {
  const event = known()
  const parsed = packImport(parseImport('Name,Bees,Seas\nAnn,Yes,\nBob,Yes,Host', event.variant))
  expect(previewImport(event.variant, event.state, parsed)).toEqual({
    people: ['Ann', 'Bob'],
    topics: ['Bees', 'Seas'],
    numPreferences: 3,
    existingPeople: ['Ann'],
    existingTopics: ['Bees'],
    problems: [],
  })
})

test('import: the limit counts the people of the event and of the table', () => {
  const event = new EventBuilder('planner')
  for (let person = 0; person < 999; person += 1) event.person(`p${person}`)
  const problems = (csv: string) =>
    previewImport(event.variant, event.state, packImport(parseImport(csv, event.variant))).problems
  expect(problems('Name\nAnn\np1')).toEqual([])
  expect(problems('Name\nAnn\nBob')).toMatchObject([{ problem: 'tooMany', value: '1000' }])
})
