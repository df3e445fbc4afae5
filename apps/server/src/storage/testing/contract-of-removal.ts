import { cellAddress, cellKey } from '@planner/domain'
import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { runWrites } from './run-writes.ts'
import {
  loadStored,
  newId,
  preference,
  putCell,
  putEvent,
  sampleEvent,
  samplePerson,
  sampleRun,
  sampleTopic,
  storedCells,
  storeEvent,
} from './samples.ts'

export function contractOfRemoval(storage: () => Storage): void {
  it('KEY-9: removing a person deletes their key and all cells that reference them', async () => {
    const eventId = await storeEvent(storage())
    const [gone, other] = [samplePerson(newId('p')), samplePerson(newId('p'))]
    const contact = (userId: string, topicId: string) =>
      cellAddress('contactPreferences', { userId, topicId })
    const stays = [
      preference(other.id, gone.id),
      contact(other.id, `${gone.id}_1`),
      cellAddress('weekDayHourAssignments', { topicId: gone.id }),
    ]
    const goes = [
      preference(gone.id, other.id),
      contact(gone.id, other.id),
      contact(other.id, gone.id),
      cellAddress('assignments', { userId: gone.id, topicId: other.id, sessionId: 1 }),
      cellAddress('weekDayHourAvailabilities', { userId: gone.id, hour: 5 }),
    ]
    await storage().write([
      { kind: 'putPerson', eventId, person: gone },
      { kind: 'putPerson', eventId, person: other },
      { kind: 'putTopic', eventId, topic: sampleTopic(gone.id, gone.id) },
      ...[...stays, ...goes].map((address) => putCell(eventId, address, 'Yes', 1)),
    ])
    await storage().write([{ kind: 'removePerson', eventId, personId: gone.id }])
    const stored = await loadStored(storage(), eventId)
    expect(stored.persons).toEqual([other])
    expect(stored.topics.map(({ id }) => id)).toEqual([gone.id])
    expect(stored.cells.map(({ address }) => cellKey(address)).sort()).toEqual(stays.map(cellKey).sort())
    expect(await storage().findKey(gone.privateKey)).toBeUndefined()
    expect(await storage().findKey(other.privateKey)).toMatchObject({ personId: other.id })
  })

  it('removing a topic deletes the cells that reference it, not those of the person with the same id', async () => {
    const eventId = await storeEvent(storage())
    const [p1, p2] = [newId('p'), newId('p')]
    const stays = [
      preference(p1, `${p1}_1`),
      preference(p2, p2),
      cellAddress('contactPreferences', { userId: p2, topicId: p1 }),
    ]
    const goes = [
      preference(p2, p1),
      cellAddress('assignments', { userId: p2, topicId: p1, sessionId: 1, topicGroupIndex: 3 }),
      cellAddress('weekDayHourAssignments', { topicId: p1 }),
      cellAddress('fixedTopics', { topicId: p1, sessionId: 2 }),
    ]
    await storage().write([
      { kind: 'putTopic', eventId, topic: sampleTopic(p1, p1) },
      { kind: 'putTopic', eventId, topic: sampleTopic(`${p1}_1`, p1) },
      ...[...stays, ...goes].map((address) => putCell(eventId, address, true, 1)),
    ])
    await storage().write([{ kind: 'removeTopic', eventId, topicId: p1 }])
    expect((await loadStored(storage(), eventId)).topics.map(({ id }) => id)).toEqual([`${p1}_1`])
    const keys = (await storedCells(storage(), eventId)).map(({ address }) => cellKey(address))
    expect(keys).toEqual(stays.map(cellKey).sort())
  })

  it('KEY-10: removing an event deletes all its data', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    const run = sampleRun(newId('run'), eventId)
    const opened = { eventId, role: 'admin', link: '/planner/admin/', openedAt: 1 } as const
    await storage().write([
      { kind: 'putPerson', eventId, person },
      { kind: 'putTopic', eventId, topic: sampleTopic(person.id, person.id) },
      {
        kind: 'putSetting',
        eventId,
        key: 'parameters|groups|minGroupSize',
        cell: { value: 3, timestamp: 1 },
      },
      { kind: 'putOpenedEvent', sessionId: `session-of-${eventId}`, opened },
      putCell(eventId, preference(person.id, person.id), 'Yes', 1),
    ])
    await runWrites(storage()).create(run)
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().loadEvent(eventId)).toBeUndefined()
    for (const key of [person.privateKey, `admin-key-of-${eventId}`, `share-key-of-${eventId}`])
      expect(await storage().findKey(key)).toBeUndefined()
    expect(await storage().openedEvents(`session-of-${eventId}`)).toEqual([])
    expect(await storage().planRuns.list(eventId)).toEqual([])

    await storage().write([putEvent(sampleEvent(eventId))])
    expect(await loadStored(storage(), eventId)).toMatchObject({
      settings: [],
      persons: [],
      topics: [],
      cells: [],
    })
  })

  it('KEY-10: of a large event that was removed nothing is found, and one of the same id begins empty', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    const cells = Array.from({ length: 7000 }, (_, index) => preference(person.id, `t${index}`))
    await storage().write([
      { kind: 'putPerson', eventId, person },
      ...cells.map((address) => putCell(eventId, address, 'Yes', 1)),
    ])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().findKey(person.privateKey)).toBeUndefined()
    expect(await storage().loadEvent(eventId)).toBeUndefined()

    const again = await storeEvent(storage())
    await storage().write(cells.map((address) => putCell(again, address, 'Yes', 1)))
    await storage().write([{ kind: 'removeEvent', eventId: again }, putEvent(sampleEvent(again))])
    expect(await storedCells(storage(), again)).toEqual([])
  })

  it('removals are idempotent', async () => {
    const eventId = await storeEvent(storage())
    await storage().write([
      { kind: 'removePerson', eventId, personId: 'nobody' },
      { kind: 'removeTopic', eventId, topicId: 'nothing' },
      { kind: 'removeEvent', eventId: 'never-put' },
    ])
    expect(await loadStored(storage(), eventId)).toBeDefined()
  })

  it('removes as many cells in one write as a large event has', async () => {
    const eventId = await storeEvent(storage())
    const addresses = Array.from({ length: 3001 }, (_, index) => preference(`p${index % 60}`, `t${index}`))
    await storage().write(addresses.map((address) => putCell(eventId, address, 'Yes', 1)))
    expect(await storedCells(storage(), eventId)).toHaveLength(3001)
    const removals = Array.from({ length: 59 }, (_, index) => `p${index}`)
    await storage().write(removals.map((personId) => ({ kind: 'removePerson', eventId, personId })))
    expect(await storedCells(storage(), eventId)).toHaveLength(50)
  })
}
