import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { anyEvent, anyPerson, anySetting, anyTopic } from './arbitraries.ts'
import {
  loadStored,
  newId,
  preference,
  putCell,
  putEvent,
  sampleEvent,
  samplePerson,
  sampleTopic,
  storedCells,
  storeEvent,
} from './samples.ts'

export function contractOfWrites(storage: () => Storage): void {
  it('returns every entity as it was put, also after replacing it', async () => {
    const id = newId('event')
    const [first, second, topic] = [newId('person'), newId('person'), newId('topic')]
    const whole = fc.record({
      event: anyEvent(id),
      persons: fc.tuple(anyPerson(second), anyPerson(first)),
      topics: fc.tuple(anyTopic(topic, first), anyTopic(first, first)),
      settings: fc.uniqueArray(anySetting, { selector: ([key]) => key, maxLength: 5 }),
    })
    const settings = new Map<string, unknown>()
    await fc.assert(
      fc.asyncProperty(whole, async (given) => {
        await storage().write([
          putEvent(given.event),
          ...given.persons.map((person) => ({ kind: 'putPerson' as const, eventId: id, person })),
          ...given.topics.map((each) => ({ kind: 'putTopic' as const, eventId: id, topic: each })),
          ...given.settings.map(([key, cell]) => ({ kind: 'putSetting' as const, eventId: id, key, cell })),
        ])
        for (const [key, cell] of given.settings) settings.set(key, cell)
        const stored = await loadStored(storage(), id)
        expect(stored.event).toEqual(given.event)
        expect(stored.keys).toEqual({ adminKey: `admin-key-of-${id}`, shareKey: `share-key-of-${id}` })
        expect(stored.persons).toEqual(given.persons)
        expect(stored.topics).toEqual(given.topics)
        expect(new Map(stored.settings)).toEqual(settings)
      }),
      { numRuns: 30 },
    )
  })

  it('loads nothing for an unknown event', async () => {
    expect(await storage().loadEvent('never-put')).toBeUndefined()
  })

  it('returns persons and topics in insertion order', async () => {
    const eventId = await storeEvent(storage())
    const [b, a, c] = ['b', 'a', 'c'].map((letter) => samplePerson(`${letter}-${eventId}`))
    if (!a || !b || !c) throw new Error('three persons were made')
    await storage().write([b, a, c].map((person) => ({ kind: 'putPerson', eventId, person })))
    await storage().write([{ kind: 'putPerson', eventId, person: { ...a, name: 'changed' } }])
    for (const id of ['2', '1', '3'])
      await storage().write([{ kind: 'putTopic', eventId, topic: sampleTopic(id, a.id) }])
    const stored = await loadStored(storage(), eventId)
    expect(stored.persons).toEqual([b, { ...a, name: 'changed' }, c])
    expect(stored.topics.map(({ id }) => id)).toEqual(['2', '1', '3'])
  })

  it('a call is atomic, wherever in it the invalid write is', async () => {
    const eventId = await storeEvent(storage())
    const good = (topicId: string) => putCell(eventId, preference('p1', topicId), 'Yes', 1)
    const bad = putCell('never-put', preference('p1', 't1'), 'Yes', 1)
    const topic = { kind: 'putTopic' as const, eventId, topic: sampleTopic('t1', 'p1') }
    for (const writes of [
      [bad, topic, good('t1')],
      [topic, good('t1'), bad, good('t2')],
      [good('t1'), topic, bad],
    ]) {
      await expect(storage().write(writes)).rejects.toThrow('never-put')
      expect(await loadStored(storage(), eventId)).toMatchObject({ topics: [], cells: [] })
    }
  })

  it('rejects only the invalid call of a batch: the other calls are stored', async () => {
    const eventId = await storeEvent(storage())
    const bad = putCell('never-put', preference('p1', 't1'), 'Yes', 1)
    const calls = Array.from({ length: 30 }, (_, index) => {
      const good = putCell(eventId, preference('p1', `t${index % 10}`), `${index}`, index)
      return storage().write(index % 7 === 3 ? [good, bad] : [good])
    })
    const refused = (await Promise.allSettled(calls)).flatMap(({ status }, index) =>
      status === 'rejected' ? [index] : [],
    )
    expect(refused).toEqual([3, 10, 17, 24])
    // 24 is the newest of topic 4, but was rejected, so the previous value remains.
    const cells = await storedCells(storage(), eventId)
    expect(cells.map(({ value }) => value)).toEqual([
      '20',
      '21',
      '22',
      '23',
      '14',
      '25',
      '26',
      '27',
      '28',
      '29',
    ])
    await expect(storage().write([putCell(eventId, preference('p1', 't0'), 'next', 99)])).resolves.toBe(0)
  })

  it('applies concurrent calls in call order', async () => {
    const id = newId('event')
    const calls = ['one', 'two', 'three'].map((name) =>
      storage().write([putEvent({ ...sampleEvent(id), name })]),
    )
    calls.push(storage().write([putCell(id, preference('p1', 't1'), 'Yes', 5)]))
    calls.push(storage().write([{ kind: 'removeTopic', eventId: id, topicId: 't1' }]))
    calls.push(storage().write([putCell(id, preference('p1', 't1'), 'older, after the removal', 4)]))
    const loaded = loadStored(storage(), id)
    await Promise.all(calls)
    expect(await loaded).toMatchObject({
      event: { name: 'three' },
      cells: [{ value: 'older, after the removal', timestamp: 4 }],
    })
  })

  it('stores the values at the time of the call, regardless of later mutations', async () => {
    const event = sampleEvent(newId('event'))
    const person = samplePerson(newId('person'))
    const cell = { address: preference('p1', 't1'), value: 'Yes', timestamp: 1 }
    const writes = [
      putEvent(event),
      { kind: 'putPerson' as const, eventId: event.id, person },
      { kind: 'putCell' as const, eventId: event.id, cell },
    ]
    const calls = [storage().write([putEvent(event)]), storage().write(writes)]
    Object.assign(event, { name: 'later' })
    Object.assign(person, { name: 'later' })
    Object.assign(cell, { value: 'later' })
    writes.length = 0
    await Promise.all(calls)
    const stored = await loadStored(storage(), event.id)
    expect([stored.event.name, stored.persons[0]?.name, stored.cells[0]?.value]).toEqual(['', '', 'Yes'])
  })

  it('rejects values that would not survive a round trip', async () => {
    const eventId = await storeEvent(storage())
    const put = (userId: string, value: number) => putCell(eventId, preference(userId, 't1'), value, 1)
    await expect(storage().write([put('p|1', 1)])).rejects.toThrow('p|1')
    await expect(storage().write([put('p1', Number.NaN)])).rejects.toThrow('NaN')
    await expect(storage().write([putCell(eventId, preference('p1', 't1'), 1, Number.NaN)])).rejects.toThrow()
    expect(await storedCells(storage(), eventId)).toEqual([])
  })

  it('accepts an empty call', async () => {
    await expect(storage().write([])).resolves.toBe(0)
  })
}
