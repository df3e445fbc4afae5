import type { AuditEntry } from '@planner/domain'
import { MAX_AUDIT_ENTRIES } from '@planner/domain'
import { expect, it } from 'vitest'
import type { Storage, Write } from '../storage.ts'
import { newId, putEvent, sampleEvent, samplePerson, sampleTopic, storeEvent } from './samples.ts'

const ALL = { before: null, limit: 10_000, kinds: [] } as const
const MINUTE_MS = 60_000

function entry(changes: Partial<AuditEntry> = {}): AuditEntry {
  const actor = { kind: 'adminLink', personId: '', name: '' } as const
  return { at: 1, actor, action: 'eventChanged', subject: '', topic: '', details: {}, ...changes }
}

export function contractOfAudit(storage: () => Storage): void {
  const told = (eventId: string, changes?: Partial<AuditEntry>): Write => ({
    kind: 'appendAudit',
    eventId,
    entry: entry(changes),
  })
  const stored = async (eventId: string) => (await storage().audit(eventId, ALL)).entries

  it('AUDIT-1: an entry is stored with the change that it tells of, or neither is', async () => {
    const eventId = await storeEvent(storage())
    const other = await storeEvent(storage())
    const person = samplePerson(newId('p'))
    await storage().write([told(eventId), { kind: 'putPerson', eventId, person }])
    expect(await stored(eventId)).toEqual([{ ...entry(), position: 1, times: 1 }])
    const sameKey = { ...samplePerson(newId('p')), privateKey: person.privateKey }
    const refused = [told(other), { kind: 'putPerson', eventId: other, person: sameKey }] as const
    await expect(storage().write(refused)).rejects.toThrow('Storage refused')
    expect(await stored(other)).toEqual([])
    await expect(storage().write([told('nothing')])).rejects.toThrow('not stored')
  })

  it('AUDIT-2: the same again counts as one entry, for ten minutes after the last time', async () => {
    const eventId = await storeEvent(storage())
    for (const at of [1, 9 * MINUTE_MS, 18 * MINUTE_MS, 29 * MINUTE_MS])
      await storage().write([told(eventId, { at })])
    expect((await stored(eventId)).map(({ at, times }) => [at / MINUTE_MS, times])).toEqual([
      [29, 1],
      [18, 3],
    ])
  })

  it('AUDIT-6: keeps the newest entries, and those of participants never push out those of admins', async () => {
    const eventId = await storeEvent(storage())
    const byAdmins = MAX_AUDIT_ENTRIES.byAdmins + 3
    const byParticipants = MAX_AUDIT_ENTRIES.byParticipants + 7
    const byAdmin = (at: number) => told(eventId, { at, details: { at } })
    const byParticipant = (at: number) =>
      told(eventId, { at, details: { at }, actor: { kind: 'participant', personId: 'p', name: '' } })
    await storage().write(Array.from({ length: byAdmins }, (_, at) => byAdmin(at)))
    await storage().write(Array.from({ length: byParticipants }, (_, at) => byParticipant(at)))
    const { entries, numDropped } = await storage().audit(eventId, ALL)
    const of = (kind: string) => entries.filter(({ actor }) => actor.kind === kind).map(({ at }) => at)
    expect(numDropped).toBe(10)
    expect([of('adminLink').length, of('adminLink').at(-1)]).toEqual([MAX_AUDIT_ENTRIES.byAdmins, 3])
    expect([of('participant').length, of('participant').at(-1)]).toEqual([
      MAX_AUDIT_ENTRIES.byParticipants,
      7,
    ])
  })

  it('AUDIT-5: erasing takes a person out by id, by name and by their topics', async () => {
    const eventId = await storeEvent(storage())
    const gone = { ...samplePerson(newId('p')), name: 'Ann' }
    const stays = { ...samplePerson(newId('p')), name: 'Anna' }
    const linkOf = (name: string) => ({ kind: 'adminLink', personId: '', name }) as const
    await storage().write([
      { kind: 'putPerson', eventId, person: gone },
      { kind: 'putPerson', eventId, person: stays },
      { kind: 'putTopic', eventId, topic: sampleTopic(`${gone.id}_1`, gone.id) },
      told(eventId, { actor: { kind: 'admin', personId: gone.id, name: '' } }),
      told(eventId, { action: 'scheduleChanged', subject: stays.id, topic: `${gone.id}_1` }),
      told(eventId, { actor: linkOf(' ann') }),
      told(eventId, { actor: linkOf('Anna') }),
      told(eventId, { action: 'personErased', subject: gone.id }),
      told(eventId, {
        action: 'placesSwapped',
        subject: stays.id,
        topic: `${stays.id}_1`,
        details: { session: 1, other: gone.id, otherTopic: `${gone.id}_1` },
      }),
      { kind: 'removePerson', eventId, personId: gone.id },
      { kind: 'removeTopic', eventId, topicId: `${gone.id}_1` },
    ])
    const entries = await stored(eventId)
    expect(entries.map(({ actor, subject, topic }) => [actor.personId, actor.name, subject, topic])).toEqual([
      ['', '', stays.id, `${stays.id}_1`],
      ['', '', '', ''],
      ['', 'Anna', '', ''],
      ['', '', '', ''],
      ['', '', stays.id, ''],
      ['', '', '', ''],
    ])
    expect(entries[0]?.details).toEqual({ session: 1, other: '', otherTopic: '' })
    expect(JSON.stringify(entries)).not.toContain(gone.id)
  })

  it('AUDIT-5: removing an event removes its audit, and leaves that of others', async () => {
    const [eventId, other] = [await storeEvent(storage()), await storeEvent(storage())]
    await storage().write([told(eventId), told(other)])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await stored(eventId)).toEqual([])
    expect(await stored(other)).toHaveLength(1)
    await storage().write([putEvent(sampleEvent(eventId))])
    expect(await storage().audit(eventId, ALL)).toEqual({ entries: [], hasMore: false, numDropped: 0 })
  })
}
