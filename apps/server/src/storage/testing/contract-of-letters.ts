import { newPerson } from '@planner/domain'
import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { storeEvent } from './samples.ts'

export function contractOfLetters(storage: () => Storage): void {
  const letter = (id: string, dueAt: number | null, { personId = 'ann', at = 1, data = '{}' } = {}) =>
    ({ kind: 'putLetter', letter: { id, personId, at, dueAt, data } }) as const

  it('LETTER-6: a letter that waits is found when it is due, and stays as a line of the log when it is settled', async () => {
    const eventId = await storeEvent(storage())
    const store = storage().letters
    await storage().write([
      { eventId, ...letter('l1', 100) },
      { eventId, ...letter('l2', 300, { personId: 'bob', at: 2 }) },
      { eventId, ...letter('l3', 200, { at: 3 }) },
      { eventId, ...letter('l3', null, { at: 4, data: '{"sent":true}' }) },
    ])
    expect(await store.of(eventId)).toEqual([
      { id: 'l3', personId: 'ann', at: 4, dueAt: null, data: '{"sent":true}' },
      { id: 'l2', personId: 'bob', at: 2, dueAt: 300, data: '{}' },
      { id: 'l1', personId: 'ann', at: 1, dueAt: 100, data: '{}' },
    ])
    expect((await store.due(99)).eventIds).not.toContain(eventId)
    expect((await store.due(250)).eventIds).toContain(eventId)
    expect((await store.due(250)).nextAt).toBe(300)
    await storage().write([{ kind: 'removeLetter', eventId, id: 'l2' }])
    expect((await store.of(eventId)).map(({ id }) => id)).toEqual(['l3', 'l1'])
    await expect(storage().write([{ eventId: 'no event', ...letter('l4', 1) }])).rejects.toThrow()
  })

  it('LETTER-6: letters go with the person and with the event', async () => {
    const eventId = await storeEvent(storage())
    const person = {
      ...newPerson({ id: 'ann', timestamp: 1 }),
      privateKey: 'the private key of ann, of letters',
    }
    await storage().write([
      { kind: 'putPerson', eventId, person },
      { eventId, ...letter('l1', 100) },
      { eventId, ...letter('l2', 100, { personId: 'bob' }) },
    ])
    await storage().write([{ kind: 'removePerson', eventId, personId: 'ann' }])
    expect((await storage().letters.of(eventId)).map(({ id }) => id)).toEqual(['l2'])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().letters.of(eventId)).toEqual([])
    expect((await storage().letters.due(1000)).eventIds).not.toContain(eventId)
  })

  it('LETTER-8: who wants no mail is known for the event or for all, until they want some again', async () => {
    const [eventId, other] = [await storeEvent(storage()), await storeEvent(storage())]
    const { letters } = storage()
    const hashes = [`a of ${eventId}`, `b of ${eventId}`, `c of ${eventId}`]
    const [a = '', b = ''] = hashes
    await storage().write([
      { kind: 'putNoMail', eventId, addressHash: a, at: 1 },
      { kind: 'putNoMail', eventId, addressHash: a, at: 2 },
      { kind: 'putNoMail', eventId: '', addressHash: b, at: 1 },
    ])
    const ofAll = { eventId: '', addressHash: b }
    const found = await letters.noMail(eventId, hashes)
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining([{ eventId, addressHash: a }, ofAll]))
    expect(await letters.noMail(other, hashes)).toEqual([ofAll])
    await storage().write([{ kind: 'removeNoMail', eventId: '', addressHash: b }])
    expect(await letters.noMail(eventId, hashes)).toEqual([{ eventId, addressHash: a }])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await letters.noMail(eventId, hashes)).toEqual([])
  })

  it('LETTER-5: what was told is found by event, and the events that keep something', async () => {
    const eventId = await storeEvent(storage())
    const put = (subject: string, data: string) =>
      ({ kind: 'putPublished', row: { eventId, name: 'letters', subject }, data }) as const
    await storage().write([put('bob', '{"b":1}'), put('ann', '{}')])
    expect(await storage().publishedOf(eventId, 'letters')).toEqual([
      { subject: 'ann', data: '{}' },
      { subject: 'bob', data: '{"b":1}' },
    ])
    expect(await storage().publishedOf(eventId, 'told')).toEqual([])
    expect(await storage().eventsWithPublished('letters')).not.toContain(eventId)
    await storage().write([put('', '{}')])
    expect(await storage().eventsWithPublished('letters')).toContain(eventId)
  })
}
