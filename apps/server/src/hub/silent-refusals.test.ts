import { cellAddress } from '@planner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/**
 * The reader of these refusals is Sam: he may read neither the matrix nor the schedule, and nobody's row but
 * his own.
 */
let server: TestServer
let event: TestEvent
let people: Record<'ann' | 'bob' | 'cleo' | 'gone' | 'archived' | 'sam', Participant>
let eventId: string

beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, '1on1', { considerContactPreferences: true })
  eventId = (await event.data()).event.id
  people = {
    ann: await event.register('Ann'),
    bob: await event.register('Bob'),
    cleo: await event.register('Cleo'),
    gone: await event.register('Gone'),
    archived: await event.register('Archie'),
    sam: await event.register('Sam'),
  }
  const { adminKey } = event
  for (const path of ['parameters|ui|showPreferenceMatrixToUsers', 'parameters|ui|showScheduleTabToUsers']) {
    const setting = { eventAdminGuid: adminKey, path, value: false, timestamp: Date.now() }
    expect(await event.admin.invoke('SendSettingValue', setting)).toMatchObject({ ok: true })
  }
  await event.admin.invoke('RemoveUser', { key: adminKey, userId: people.gone.id })
  await event.admin.invoke('ArchiveUser', { adminKey, userId: people.archived.id, isArchived: true })
  await restartWith({})
})
afterAll(async () => {
  event.close()
  await server.remove()
})

/** Ann and Bob meet; Sam knows nothing of it. */
async function restartWith({ plannerStart = null as number | null }): Promise<void> {
  event.close()
  server = await server.restart(async (storage) => {
    const stored = await storage.loadEvent(eventId)
    if (!stored) throw new Error('The event is not stored')
    const address = cellAddress('preferences', { userId: people.ann.id, topicId: people.bob.id })
    const running = { ...stored.event, lastPlannerStartTime: plannerStart, lastPlannerEndTime: null }
    await storage.write([
      { kind: 'putCell', eventId, cell: { address, value: 'Yes committed', timestamp: Date.now() } },
      { kind: 'putEvent', event: running, keys: stored.keys },
    ])
  })
  const { adminKey, shareKey } = event
  event = { ...(await registerTestEvent(server.url, '1on1')), adminKey, shareKey }
  people.sam.client = await event.join(people.sam.key)
}

const edit = (tableName: string, userId: string, topicId: string, value: string | boolean = 'Yes') =>
  people.sam.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: people.sam.key }, { tableName, userId, topicId, value }),
  )
const MADE_UP = 'made-up'

describe('PRIV-11: the right is judged before the state', () => {
  test("a stranger's edit of a pair is refused alike, whether the two meet or not", async () => {
    const { ann, bob, cleo } = people
    const meet = await edit('preferences', ann.id, bob.id)
    expect(meet).toMatchObject({ ok: false, status: 403, reason: 'notYourRow' })
    expect(await edit('preferences', ann.id, cleo.id)).toEqual(meet)
    expect(await edit('preferences', ann.id, bob.id, 'not a value')).toEqual(meet)
  })

  test('who may not edit is told so, not that the planner runs', async () => {
    const { ann, bob } = people
    const before = await edit('preferences', ann.id, bob.id)
    await restartWith({ plannerStart: Date.now() - 1000 })
    const { sam } = people
    expect(await edit('preferences', sam.id, bob.id)).toMatchObject({ status: 409, reason: 'plannerRunning' })
    expect(await edit('preferences', ann.id, bob.id)).toEqual(before)
    const range = { rangeStartD1: 1, rangeStartD2: 1, rangeEndD1: 2, rangeEndD2: 2 }
    const week = { ...sharedValue({ personal: sam.key }, { tableName: '', value: true }), ...range }
    expect(
      await sam.client.invoke('SendSharedRangeValue', {
        ...week,
        tableName: 'weekDayHourAvailabilities',
        userId: ann.id,
      }),
    ).toEqual(before)
    const visitor = await event.join(event.shareKey)
    const share = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
    expect(
      await visitor.invoke('SendSharedValue', sharedValue({ share: event.shareKey }, share)),
    ).toMatchObject({ status: 403, reason: 'notRegistered' })
    await restartWith({})
  })
})

describe('PRIV-12: one answer for what is made up, gone or archived', () => {
  test('rows of others', async () => {
    const { ann, archived, gone } = people
    const known = await edit('preferences', ann.id, ann.id)
    for (const id of [archived.id, gone.id, MADE_UP])
      expect(await edit('preferences', id, ann.id)).toEqual(known)
    const { client, key } = people.sam
    const ask = async (userId: string) => [
      await client.invoke('ExportUser', { key, userId }),
      await client.invoke('RemoveUser', { key, userId }),
      await client.invoke('UpdateUser', { key, user: { id: userId, name: 'Mine' } }),
    ]
    const answers = await ask(ann.id)
    expect(answers.every((ack) => !ack.ok && ack.status === 403)).toBe(true)
    for (const id of [archived.id, gone.id, MADE_UP]) expect(await ask(id)).toEqual(answers)
  })

  test.each(['preferences', 'contactPreferences'])(
    'the own row of %s: what Sam rates or whom he would like to meet',
    async (table) => {
      const { ann, archived, gone, sam } = people
      const value = table === 'preferences' ? 'Yes' : '3'
      const unknown = await edit(table, sam.id, MADE_UP, value)
      expect(unknown).toMatchObject({ ok: false, status: 409, reason: 'unknownAddress' })
      for (const id of [archived.id, gone.id]) expect(await edit(table, sam.id, id, value)).toEqual(unknown)
      expect(await edit(table, sam.id, ann.id, value)).toMatchObject({ ok: true })
    },
  )
})
