import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { newId, samplePerson, storeEvent } from './samples.ts'

export function contractOfPush(storage: () => Storage): void {
  const put = (eventId: string, personId: string, id: string, at = 1, subscription = `of ${id}`) =>
    ({ kind: 'putPushDevice', eventId, personId, device: { id, at, subscription }, keep: 2 }) as const
  const idsOf = async (eventId: string, personId: string) =>
    (await storage().push.of(eventId, personId)).map(({ id }) => id)

  it('PUSH-2: of the devices of a person those added last are kept, each once', async () => {
    const eventId = await storeEvent(storage())
    await storage().write([
      put(eventId, 'ann', 'a', 1),
      put(eventId, 'ann', 'b', 2),
      put(eventId, 'bob', 'a', 3),
      put(eventId, 'ann', 'a', 4, 'another'),
    ])
    expect(await storage().push.of(eventId, 'ann')).toEqual([
      { id: 'a', at: 4, subscription: 'another' },
      { id: 'b', at: 2, subscription: 'of b' },
    ])
    await storage().write([put(eventId, 'ann', 'c', 5)])
    expect(await idsOf(eventId, 'ann')).toEqual(['c', 'a'])
    expect(await storage().push.people(eventId)).toEqual(['ann', 'bob'])
    await storage().write([{ kind: 'removePushDevice', eventId, personId: 'bob', id: 'a' }])
    expect(await storage().push.people(eventId)).toEqual(['ann'])
    await expect(storage().write([put('no event', 'ann', 'a')])).rejects.toThrow()
  })

  it('PUSH-3: devices go with the person, with their personal link, and with the event', async () => {
    const eventId = await storeEvent(storage())
    const people = ['ann', 'bob', 'cid'].map((id) => ({
      ...samplePerson(id),
      privateKey: newId(`the private key of ${id}, of push`),
    }))
    const putPerson = (person: (typeof people)[number]) => ({ kind: 'putPerson', eventId, person }) as const
    await storage().write([
      ...people.map(putPerson),
      ...people.map(({ id }) => put(eventId, id, `device of ${id}`)),
    ])
    await storage().write(people.map((person) => putPerson({ ...person, name: 'Another name' })))
    expect(await storage().push.people(eventId)).toEqual(['ann', 'bob', 'cid'])
    await storage().write([{ kind: 'removePerson', eventId, personId: 'ann' }])
    const [, bob] = people
    if (bob) await storage().write([putPerson({ ...bob, privateKey: newId('another key of push') })])
    expect(await storage().push.people(eventId)).toEqual(['cid'])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().push.people(eventId)).toEqual([])
    expect(await idsOf(eventId, 'cid')).toEqual([])
  })

  it('PUSH-3: there is one pair of keys, whoever makes it first, and another one only instead of a known one', async () => {
    const keys = (name: string) => ({ publicKey: `public ${name}`, privateKey: `private ${name}` })
    const putKeys = (name: string, instead = '') =>
      storage().write([{ kind: 'putPushKeys', keys: keys(name), instead }])
    expect(await storage().push.keys()).toBeUndefined()
    await Promise.all([putKeys('one'), putKeys('two')])
    expect(await storage().push.keys()).toEqual(keys('one'))
    await putKeys('three', 'public two')
    expect(await storage().push.keys()).toEqual(keys('one'))
    await putKeys('three', 'public one')
    expect(await storage().push.keys()).toEqual(keys('three'))
  })
}
