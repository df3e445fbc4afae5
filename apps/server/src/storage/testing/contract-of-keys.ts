import { expect, it } from 'vitest'
import type { OpenedEvent, Storage } from '../storage.ts'
import { loadStored, newId, putEvent, sampleEvent, samplePerson, storeEvent } from './samples.ts'

export function contractOfKeys(storage: () => Storage): void {
  it('KEY-4: each of the three keys resolves to its holder, anything else to nothing', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    await storage().write([{ kind: 'putPerson', eventId, person }])
    expect(await storage().findKey(`admin-key-of-${eventId}`)).toEqual({ kind: 'admin', eventId })
    expect(await storage().findKey(`share-key-of-${eventId}`)).toEqual({ kind: 'share', eventId })
    const holder = { kind: 'private', eventId, personId: person.id }
    expect(await storage().findKey(person.privateKey)).toEqual(holder)
    for (const key of ['', 'x', person.privateKey.slice(1), `${person.privateKey} `, person.id, eventId])
      expect(await storage().findKey(key)).toBeUndefined()
  })

  it('KEY-7: after a rotation the new keys are valid and the old ones are not', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    await storage().write([{ kind: 'putPerson', eventId, person }])
    const keys = { adminKey: `new-admin-${eventId}`, shareKey: `share-key-of-${eventId}` }
    await storage().write([
      { kind: 'putEvent', event: sampleEvent(eventId), keys },
      { kind: 'putPerson', eventId, person: { ...person, privateKey: `new-${person.privateKey}` } },
    ])
    expect(await storage().findKey(`admin-key-of-${eventId}`)).toBeUndefined()
    expect(await storage().findKey(person.privateKey)).toBeUndefined()
    expect(await storage().findKey(keys.adminKey)).toEqual({ kind: 'admin', eventId })
    expect(await storage().findKey(keys.shareKey)).toEqual({ kind: 'share', eventId })
    expect(await storage().findKey(`new-${person.privateKey}`)).toMatchObject({ personId: person.id })
    expect(await loadStored(storage(), eventId)).toMatchObject({
      keys,
      persons: [{ privateKey: `new-${person.privateKey}` }],
    })
  })

  it('an event may swap its admin and share keys', async () => {
    const eventId = await storeEvent(storage())
    const keys = { adminKey: `share-key-of-${eventId}`, shareKey: `admin-key-of-${eventId}` }
    await storage().write([{ kind: 'putEvent', event: sampleEvent(eventId), keys }])
    expect(await storage().findKey(keys.adminKey)).toEqual({ kind: 'admin', eventId })
    expect(await storage().findKey(keys.shareKey)).toEqual({ kind: 'share', eventId })
  })

  it('KEY-3: rejects a key that is in use or empty, and never includes a key in an error', async () => {
    const eventId = await storeEvent(storage())
    const [person, other] = [samplePerson(newId('p')), samplePerson(newId('p'))]
    await storage().write([{ kind: 'putPerson', eventId, person }])
    const stolen = { ...other, privateKey: person.privateKey }
    const twice = storage().write([{ kind: 'putPerson', eventId, person: stolen }])
    await expect(twice).rejects.toThrow(/^Storage refused write of putPerson in event/)
    await expect(twice).rejects.not.toThrow(person.privateKey)
    const empty = { ...other, privateKey: '' }
    await expect(storage().write([{ kind: 'putPerson', eventId, person: empty }])).rejects.toThrow(other.id)
    const event = sampleEvent(newId('event'))
    const keys = { adminKey: '', shareKey: 's' }
    await expect(storage().write([{ kind: 'putEvent', event, keys }])).rejects.toThrow('empty')
    expect((await loadStored(storage(), eventId)).persons).toEqual([person])
  })

  it('KEY-18: an empty key leaves the stored one as it is', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    await storage().write([{ kind: 'putPerson', eventId, person }])
    const before = await loadStored(storage(), eventId)
    const keys = { adminKey: '', shareKey: `new-share-key-of-${eventId}` }
    await storage().write([
      { kind: 'putEvent', event: sampleEvent(eventId), keys },
      { kind: 'putPerson', eventId, person: { ...person, privateKey: '' } },
    ])
    const { adminKey } = before.keys
    expect(await loadStored(storage(), eventId)).toEqual({ ...before, keys: { ...keys, adminKey } })
    expect(await storage().findKey(adminKey)).toEqual({ kind: 'admin', eventId })
    expect(await storage().findKey('')).toBeUndefined()
  })

  it('KEY-7: a replaced or removed key takes the links that hold it out of the opened events, and no others', async () => {
    const eventId = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    await storage().write([{ kind: 'putPerson', eventId, person }])
    const keys = { adminKey: `admin-key-of-${eventId}`, shareKey: `share-key-of-${eventId}` }
    const sessions = new Map(
      [...Object.values(keys), person.privateKey].map((key) => [key, newId('session')]),
    )
    for (const [key, sessionId] of sessions) {
      const opened = { eventId, role: 'visitor', link: `/share/?key=${key}`, openedAt: 1 } as const
      await storage().write([{ kind: 'putOpenedEvent', sessionId, opened }])
    }
    const openedBy = (key: string) => storage().openedEvents(sessions.get(key) ?? '')
    const event = sampleEvent(eventId)
    const replaced = { ...keys, adminKey: newId('admin-key') }
    await storage().write([{ kind: 'putEvent', event, keys: replaced }])
    expect(await openedBy(keys.adminKey)).toEqual([])
    expect(await openedBy(keys.shareKey)).toHaveLength(1)
    const swapped = { adminKey: replaced.shareKey, shareKey: replaced.adminKey }
    await storage().write([{ kind: 'putEvent', event, keys: swapped }])
    expect(await openedBy(keys.shareKey)).toHaveLength(1)
    expect(await openedBy(person.privateKey)).toHaveLength(1)
    await storage().write([{ kind: 'removePerson', eventId, personId: person.id }])
    expect(await openedBy(person.privateKey)).toEqual([])
    expect(await openedBy(keys.shareKey)).toHaveLength(1)
  })

  it('HTTP-6: opened events of a session are listed newest first, one entry per event, with their current name', async () => {
    const session = newId('session')
    const [a, b] = [sampleEvent(newId('event')), sampleEvent(newId('event'))]
    const open = (eventId: string, openedAt: number, role: OpenedEvent['role'], sessionId = session) =>
      storage().write([
        { kind: 'putOpenedEvent', sessionId, opened: { eventId, role, link: `/${role}?a=1&b=2`, openedAt } },
      ])
    await storage().write([putEvent(a), putEvent(b)])
    await open(a.id, 1, 'visitor')
    await open(b.id, 2.5, 'participant')
    await open(a.id, 3, 'admin')
    await open(a.id, 4, 'visitor', newId('session'))
    await storage().write([putEvent({ ...b, name: 'renamed' })])
    expect(await storage().openedEvents(session)).toEqual([
      { eventId: a.id, role: 'admin', link: '/admin?a=1&b=2', openedAt: 3, name: '' },
      { eventId: b.id, role: 'participant', link: '/participant?a=1&b=2', openedAt: 2.5, name: 'renamed' },
    ])
    expect(await storage().openedEvents(newId('session'))).toEqual([])
  })
}
