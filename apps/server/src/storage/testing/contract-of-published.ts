import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { samplePerson, storeEvent } from './samples.ts'

export function contractOfPublished(storage: () => Storage): void {
  it('PUBLISH-3, PUBLISH-6: what was told is kept by name and subject, replaced, and gone with the person and the event', async () => {
    const eventId = await storeEvent(storage())
    const row = (subject: string, name: 'links' | 'told' = 'told') => ({ eventId, name, subject })
    const put = (subject: string, data: string, name: 'links' | 'told' = 'told') =>
      storage().write([{ kind: 'putPublished', row: row(subject, name), data }])
    expect(await storage().published(row('p1'))).toBeUndefined()
    await storage().write([
      {
        kind: 'putPerson',
        eventId,
        person: { ...samplePerson('p1'), privateKey: `published-key-in-${eventId}` },
      },
    ])
    await put('p1', '{"a":1}')
    await put('p1', '{"a":2}')
    await put('p1', '{}', 'links')
    await put('', '{"event":true}')
    expect(await storage().published(row('p1'))).toBe('{"a":2}')
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p1' }])
    expect(await storage().published(row('p1'))).toBeUndefined()
    expect(await storage().published(row('p1', 'links'))).toBeUndefined()
    expect(await storage().published(row(''))).toBe('{"event":true}')
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().published(row(''))).toBeUndefined()
    await expect(put('', '{}')).rejects.toThrow()
  })
}
