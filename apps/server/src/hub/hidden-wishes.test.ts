import { can, type VariantId, variantOf } from '@planner/domain'
import type { InvocationInput } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOfTest } from '../planning/testing/searches.ts'
import { Recorder } from '../testing/recorder.ts'
import { type Participant, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/**
 * What Ann secretly chooses about Bob and Dan about Cid, before the plan and after it; in every other respect
 * the lives are the same. Ann's wish is never granted, and Dan meets Cid in any case: she wishes it, or both
 * do where that is needed.
 */
type Secret = Record<'before' | 'after', { ann: readonly string[]; dan: readonly string[] }>

/** Long enough for the allowances of an address to be filled up again. */
const STEP_MS = 30_000

/** Every life has its own server, with the same ids, keys and times. */
async function lifeWith(variantId: VariantId, secret: Secret) {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  let serial = 0
  const newId = () => `id${String(++serial).padStart(10, '0')}`
  const ids = { newId, newKey: () => `key${String(++serial).padStart(21, '0')}` }
  const searches = { startSolver: searchOfTest() }
  const server = await testServer({}, { now: () => clock.now, ids, searches })
  const settings = {
    'parameters|ui|hideOneSidedWishes': true,
    'parameters|rules|randomiseAssignments': false,
    'parameters|groups|solverTimeLimit': 5,
  }
  const event = await registerTestEvent(server.url, variantId, { settings, numSessions: 2 })
  const { adminKey, shareKey } = event
  const people: Record<string, Participant> = {}
  // Nobody is given to Ann, so that her wish changes no plan.
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'])
    people[name] = await event.register(name, {
      newTopic: name,
      newNumMeetingRequests: name === 'Ann' ? 0 : 1,
    })
  const of = (name: string) => people[name] as Participant
  const records = new Map<string, Recorder>()
  const invokeAdmin = event.admin.invoke.bind(event.admin)

  /** Everything has arrived everywhere, and time goes on. */
  const step = async (what: string, act: () => unknown) => {
    clock.now += STEP_MS
    for (const record of records.values()) if (what !== '') record.mark(what)
    await act()
    for (const { client } of records.values()) if (client.socket.connected) await client.settle()
  }
  const join = async (name: string, urlKey: string, format: 'plain' | 'compact') => {
    const record = new Recorder(await event.connect())
    await record.invoke('JoinEventHub2', { urlKey, format })
    await record.client.settle()
    records.set(name, record)
  }
  const wish = async (
    from: string,
    to: string,
    value: string,
    by: Pick<Recorder, 'invoke'> = of(from).client,
  ) => {
    const edit = { tableName: 'preferences', userId: of(from).id, topicId: of(to).id, value }
    const ack = await by.invoke('SendSharedValue', {
      ...sharedValue({ personal: of(from).key }, edit),
      timestamp: clock.now,
    })
    if (!ack.ok) throw new Error(`${from} could not choose ${to}: ${ack.message}`)
  }
  const setting = (path: string, value: boolean) =>
    invokeAdmin('SendSettingValue', { eventAdminGuid: adminKey, path, value, timestamp: clock.now })
  const secretly = async ({ ann, dan }: Secret['before']) => {
    for (const value of ann) await step('', () => wish('Ann', 'Bob', value))
    for (const value of isMutual ? [] : dan) await step('', () => wish('Dan', 'Cid', value))
    // Time goes on the same in every life.
    clock.now += STEP_MS * (6 - ann.length - (isMutual ? 0 : dan.length))
  }
  const joinAll = async (again: string) => {
    for (const name of ['Bob', 'Cid'])
      for (const format of ['plain', 'compact'] as const)
        await step(`${name} joins, ${format}`, () => join(`${name} ${format} ${again}`, of(name).key, format))
    await step('a visitor joins', () => join(`visitor ${again}`, shareKey, 'compact'))
    // What visitors are reloaded waits for a moment, so that it depends on the time the life takes.
    records.get(`visitor ${again}`)?.client.close()
  }
  /** Bob wishes Ann whatever she wishes, Cid wishes her as well. */
  const reportTo = async (name: string) => {
    const record = records.get(`${name} plain later`)
    await step(`${name} asks why`, () => record?.invoke('ReadPlanReport', { key: of(name).key }))
  }
  const plan = async () => {
    event.admin.forget()
    await invokeAdmin('PlanEvent', { adminKey })
    await event.admin.next('ReceivePlan')
  }

  await step('Cid wishes Dan', () => wish('Cid', 'Dan', 'Yes'))
  await step('Bob wishes Ann', () => wish('Bob', 'Ann', 'Yes'))
  const isMutual = can(event.variant, 'mutualOnly')
  if (isMutual) await step('Dan wishes Cid', () => wish('Dan', 'Cid', 'Yes'))
  await joinAll('at first')
  await secretly(secret.before)
  await joinAll('later')
  await step('Cid edits', () => wish('Cid', 'Ann', 'Yes', records.get('Cid compact later')))
  await step('Bob may not edit for Ann', () =>
    records.get('Bob plain later')?.invoke('SendSharedValue', {
      ...sharedValue(
        { personal: of('Bob').key },
        { tableName: 'preferences', userId: of('Ann').id, topicId: of('Bob').id, value: 'Yes' },
      ),
      timestamp: clock.now,
    } satisfies InvocationInput<'SendSharedValue'>),
  )
  await step('Bob exports', () =>
    records.get('Bob plain later')?.invoke('ExportUser', { key: of('Bob').key, userId: of('Bob').id }),
  )
  await step('the matrix is hidden', () => setting('parameters|ui|showPreferenceMatrixToUsers', false))
  await step('and shown', () => setting('parameters|ui|showPreferenceMatrixToUsers', true))
  await step('a plan', plan)
  for (const name of ['Bob', 'Cid']) await reportTo(name)
  await secretly(secret.after)
  await joinAll('after the plan')
  await step('a plan anew', plan)
  for (const name of ['Bob', 'Cid']) await reportTo(name)
  await step('Eve is archived', () =>
    invokeAdmin('ArchiveUser', { adminKey, userId: of('Eve').id, isArchived: true }),
  )
  await step('Ann saves her form', () =>
    of('Ann').client.invoke('UpdateUser', { user: { phone: '+372 5555 0001' }, key: of('Ann').key }),
  )
  await step('Cid takes the meeting back', () =>
    records.get('Cid plain later')?.invoke('WithdrawMeeting', {
      key: of('Cid').key,
      personIds: [of('Cid').id, of('Dan').id],
      timestamp: clock.now,
    }),
  )
  for (const name of ['Bob', 'Cid']) await reportTo(name)
  await joinAll('at the end')

  const data = await event.data()
  const told = [...records].map(([name, record]) => [name, record.textOf(server.url)] as const)
  event.close()
  await server.remove()
  return { told, data, ids: { ann: of('Ann').id, bob: of('Bob').id, cid: of('Cid').id, dan: of('Dan').id } }
}

type Told = readonly (readonly [string, readonly string[]])[]

/** Where two lives first differ for somebody, with what surrounds it. */
function firstDifference(one: Told, other: Told) {
  for (const [index, [name, packets]] of one.entries())
    for (const [at, packet] of packets.entries()) {
      const expected = other[index]?.[1][at] ?? ''
      if (packet === expected) continue
      let same = 0
      while (packet[same] === expected[same]) same += 1
      const around = (text: string) => text.slice(Math.max(0, same - 200), same + 200)
      return { name, before: packets.slice(Math.max(0, at - 3), at), packets: [packet, expected].map(around) }
    }
  return one.length === other.length ? undefined : 'a record is missing'
}

test.concurrent.each<VariantId>(['reciprocity', '1on1'])(
  'PRIV-18, PRIV-20: lives of %s that differ in one hidden wish send everybody else the very same packets and answers',
  async (variantId) => {
    const [never, wished, takenBack] = await Promise.all(
      [
        { before: { ann: [], dan: [] }, after: { ann: [], dan: [] } },
        { before: { ann: ['Yes'], dan: ['Yes'] }, after: { ann: [''], dan: [] } },
        { before: { ann: ['Yes', '', 'Yes'], dan: ['Yes', ''] }, after: { ann: [], dan: ['Yes'] } },
      ].map((secret) => lifeWith(variantId, secret)),
    )
    if (!never || !wished || !takenBack) throw new Error('A life is missing')
    const { ann, bob, cid, dan } = wished.ids
    const choice = (life: typeof never, from: string, to: string) =>
      life.data.persons.find(({ id }) => id === from)?.preferences[to]?.value
    // The lives do differ, and the plans do grant something.
    expect([never, wished, takenBack].map((life) => choice(life, ann, bob))).toEqual([undefined, '', 'Yes'])
    const pending = 'Yes pending'
    expect([never, wished, takenBack].map((life) => choice(life, dan, cid))).toEqual([
      can(variantOf(variantId), 'mutualOnly') ? pending : '',
      pending,
      pending,
    ])
    const toldAll = never.told.flatMap(([, packets]) => packets).join()
    const words = ['reserved', 'notPossible', 'ownCapacity', 'open', 'kept']
    expect(words.filter((word) => !toldAll.includes(`"${word}"`))).toEqual([])
    for (const other of [wished, takenBack]) expect(firstDifference(other.told, never.told)).toBeUndefined()
  },
  120_000,
)

let shared: TestServer
beforeAll(async () => {
  shared = await testServer()
})
afterAll(() => shared.remove())

test.each(['plain', 'compact'] as const)(
  'PRIV-17, SETTING-11: participants get fresh %s data when wishes are hidden or shown',
  async (format) => {
    const event = await registerTestEvent(shared.url, '1on1', {}, format)
    const ann = await event.register('Ann', { newTopic: 'Ann' })
    const bob = await event.register('Bob', { newTopic: 'Bob' })
    const edit = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
    await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, edit))
    const hide = async (value: boolean) => {
      await bob.client.startAfresh()
      const path = 'parameters|ui|hideOneSidedWishes'
      const timestamp = Date.now()
      await event.admin.invoke('SendSettingValue', {
        eventAdminGuid: event.adminKey,
        path,
        value,
        timestamp,
      })
      const { persons } = await bob.client.next('ReloadData')
      return [ann, bob].map(({ id }) => Object.keys(persons.find((one) => one.id === id)?.preferences ?? {}))
    }
    expect(await hide(true)).toEqual([[], []])
    expect(await hide(false)).toEqual([[bob.id], []])
    expect(await hide(true)).toEqual([[], []])
    event.close()
  },
)
