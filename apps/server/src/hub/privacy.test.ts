import { can, settingDefault, settingKeysOf, VARIANTS, type VariantId, variantOf } from '@planner/domain'
import { type InvocationInput, type InvocationName, SIGNALS } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { openSession } from '../testing/browser-session.ts'
import { howMany, SEED } from '../testing/chance.ts'
import { eventForm } from '../testing/forms.ts'
import type { TestClient } from '../testing/test-client.ts'
import { keyOf, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { attemptRights, callHttp, NO_CELL, someCells, someRange } from './privacy-attempts.ts'
import { liveAWeek, startPlan } from './privacy-meetings.ts'
import { leaks, type Reader, type Received, type World } from './privacy-oracle.ts'

const HIDE = 'parameters|ui|hideOneSidedWishes'
const STEPS = howMany({ gate: 32, soak: 200 })

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

/** Signals for admins alone. */
const NEVER_SENT = ['RegisterEvent', 'AuditChanged', 'ScenariosChanged']
/** Of all lives together: how many, how many packets, and which kinds of them reached somebody who is no admin. */
let lives = 0
let packets = 0
const looked = new Set<string>()

/** Two scenarios are longer; the others take every step once. */
const LONG: VariantId[] = ['planner', 'heallo']
/** Full data come in either form, in half of the variants each; other seeds exchange the halves. */
const FORMATS = ['compact', 'plain'] as const
const LIVES = VARIANTS.map(
  ({ id }, index) =>
    [
      id,
      LONG.includes(id) ? STEPS : Math.min(STEPS, 28),
      FORMATS[(index + SEED + 1) % 2] ?? 'plain',
    ] as const,
)

function look(when: string, reader: Reader, worlds: readonly World[], received: Received): void {
  packets += 1
  if (reader.role !== 'admin') looked.add(`${received.kind} ${received.name}`)
  const { name } = received
  expect([when, reader.role, name, leaks(reader, worlds, received)]).toEqual([when, reader.role, name, []])
}

test.concurrent.each(LIVES)(
  `PRIV-1: no message of a random scenario (%s, %i steps, %s data, seed ${SEED}) contains data its reader must not see`,
  { timeout: 60_000 + STEPS * 5000 },
  async (variantId, steps, format) => {
    const random = seededRandom(SEED + 7919 * VARIANTS.findIndex(({ id }) => id === variantId))
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const fields = {
      considerContactPreferences: true,
      numSessions: 2,
      settings: {
        'parameters|groups|solverTimeLimit': 5,
        ...(can(variantOf(variantId), 'pairs') ? {} : { 'parameters|groups|minGroupSize': 1 }),
      },
    }
    const event = await registerTestEvent(server.url, variantId, fields, format)
    const { admin } = event
    let { adminKey, shareKey } = event
    let world: World = {
      people: new Map(),
      erased: [],
      adminKeys: [adminKey],
      isMatrixShown: true,
      isScheduleShown: true,
      areWishesHidden: settingDefault(event.variant, HIDE),
      isReportShown: false,
      hasPlan: false,
    }
    const change = (changes: Partial<World>) => {
      world = { ...world, ...changes }
    }
    const session = await openSession(server.url)
    let serial = 0
    const form = () => {
      serial += 1
      return {
        name: `Nym${serial}x`,
        email: `mail${serial}x@secret.example`,
        phone: `+37255${String(serial).padStart(5, '0')}`,
        numUserSessions: 1,
        timeZone: 'UTC',
      }
    }
    let asksForApproval = false
    const counts = new Map<string, number>()

    const readers: { reader: Reader; client: TestClient }[] = []
    const readerOf = (id: string) => readers.find(({ reader }) => reader.personId === id)
    const answers: { client: TestClient; received: Received }[] = []
    const invoke = async <N extends InvocationName>(
      client: TestClient,
      name: N,
      payload: InvocationInput<N>,
    ) => {
      const ack = await client.invoke(name, payload)
      answers.push({ client, received: { kind: 'ack', name, payload: ack } })
      return ack
    }
    const register = async (client: TestClient, key: string) => {
      const fields = form()
      const topics = random() < 0.7 ? [{ name: `Topic ${serial}` }, { name: `Other ${serial}` }] : []
      const ack = await client.invoke('RegisterUser', { user: { ...fields, topics }, key })
      if (!ack.ok) throw new Error(ack.message)
      const id = ack.eventUserShareGuid
      const { name, email, phone } = fields
      const isWaiting = asksForApproval && key === shareKey
      const secrets = { id, name, email, phone, key: ack.eventUserPrivateGuid, isArchived: false, isWaiting }
      change({ people: new Map(world.people).set(id, secrets) })
      return secrets
    }
    const people = () => [...world.people.values()]
    const topics = async () => (await event.data(adminKey)).topics.map(({ id, ownerId }) => ({ id, ownerId }))

    for (const _ of [1, 2, 3]) {
      const client = await event.join(shareKey)
      const { id } = await register(client, shareKey)
      readers.push({ reader: { role: 'participant', personId: id }, client })
    }
    const visitor = await event.join(shareKey)
    readers.push({ reader: { role: 'visitor', personId: '' }, client: visitor })
    const [ann, bob, eve] = readers as [(typeof readers)[0], (typeof readers)[0], (typeof readers)[0]]
    const sockets = [ann, bob]
    const newcomer = await event.join(shareKey)
    const approval = 'parameters|ui|approveNewPeople'
    const askForApproval = async (value: boolean) => {
      const timestamp = Date.now()
      await admin.invoke('SendSettingValue', { eventAdminGuid: adminKey, path: approval, value, timestamp })
      asksForApproval = value
    }
    await askForApproval(true)
    const waiting = await register(newcomer, shareKey)
    readers.push({ reader: { role: 'participant', personId: waiting.id }, client: newcomer })
    sockets.push(...readers.slice(-1))
    for (const { client } of readers) await client.startAfresh()

    const keyOfReader = ({ role, personId }: Reader) =>
      role === 'visitor' ? shareKey : (world.people.get(personId)?.key ?? '')

    const cell = async (by: 'admin' | 'owner') => {
      const { id, key, isArchived } = pick(people())
      const who = readerOf(id)
      const client = by === 'owner' ? who?.client : admin
      if (!client || (by === 'owner' && isArchived)) return
      const keys = by === 'owner' ? { personal: key } : { admin: adminKey }
      const topic = pick(await topics())
      const other = pick(people().filter((person) => person.id !== id))
      const values = someCells(random, { id, otherId: other.id, topicId: topic?.id ?? 'x' })
      await invoke(client, 'SendSharedValue', sharedValue(keys, pick(values)))
      await invoke(client, 'SendSharedRangeValue', {
        ...sharedValue(keys, NO_CELL),
        ...someRange(random, id),
      })
    }
    const setting = (path: string, value: boolean | number) =>
      invoke(admin, 'SendSettingValue', { eventAdminGuid: adminKey, path, value, timestamp: Date.now() })

    const acts: Record<string, () => Promise<unknown>> = {
      'an own edit': () => cell('owner'),
      "an admin's edit": () => cell('admin'),
      'a No': () => {
        const [from, to] = random() < 0.5 ? [ann, bob] : [bob, ann]
        const key = world.people.get(from.reader.personId)?.key ?? ''
        const [userId, topicId] = [from.reader.personId, to.reader.personId]
        const value = { tableName: 'contactPreferences', userId, topicId, value: 'No' }
        return invoke(from.client, 'SendSharedValue', sharedValue({ personal: key }, value))
      },
      'somebody registers': async () => {
        if (world.people.size > 12) return
        if (world.people.size > 4 && random() < 0.5) return void (await register(admin, adminKey))
        const client = await event.join(shareKey)
        const { id } = await register(client, shareKey)
        await client.settle()
        for (const signal of client.received)
          look('registering', { role: 'participant', personId: id }, [world], { kind: 'signal', ...signal })
        client.close()
      },
      'somebody changes their data': async () => {
        const { reader, client } = pick(sockets)
        const before = world.people.get(reader.personId)
        if (!before || before.isArchived) return
        const { name: _, ...fields } = form()
        const user = { ...fields, name: before.name, id: before.id, profile: 'Digs.' }
        await invoke(client, 'UpdateUser', { user, key: before.key })
        const { email, phone } = fields
        change({ people: new Map(world.people).set(before.id, { ...before, email, phone }) })
      },
      'topics removed': async () => {
        const { reader, client } = pick(sockets)
        const { key = '', isArchived } = world.people.get(reader.personId) ?? {}
        if (isArchived) return
        const list = random() < 0.5 ? [] : [{ name: `Topic ${serial}` }, { name: `Extra ${serial}` }]
        await invoke(client, 'UpdateUser', { user: { topics: list }, key })
      },
      'the matrix is shown or hidden': async () => {
        const isMatrixShown = !world.isMatrixShown
        await setting('parameters|ui|showPreferenceMatrixToUsers', isMatrixShown)
        change({ isMatrixShown })
      },
      'the schedule is shown or hidden': async () => {
        const isScheduleShown = !world.isScheduleShown
        await setting('parameters|ui|showScheduleTabToUsers', isScheduleShown)
        change({ isScheduleShown })
      },
      'the report is shown or hidden': async () => {
        const isReportShown = !world.isReportShown
        await setting('parameters|ui|showPlanReport', isReportShown)
        change({ isReportShown })
      },
      'wishes are shown or hidden': async () => {
        if (!settingKeysOf(event.variant).includes(HIDE)) return
        const areWishesHidden = !world.areWishesHidden
        await setting(HIDE, areWishesHidden)
        change({ areWishesHidden })
      },
      'a one-sided wish': async () => {
        const { reader, client } = pick(sockets)
        const { key = '', id = '' } = world.people.get(reader.personId) ?? {}
        const topic = pick((await topics()).filter(({ ownerId }) => ownerId !== id))
        if (!topic) return
        for (const value of ['Yes', '', 'Yes']) {
          const wish = { tableName: 'preferences', userId: id, topicId: topic.id, value }
          await invoke(client, 'SendSharedValue', sharedValue({ personal: key }, wish))
        }
      },
      'an admin setting': () => setting('parameters|preferenceWeights|yes', 1 + Math.floor(random() * 50)),
      'the event is updated': () =>
        invoke(admin, 'UpdateEvent', {
          event: eventForm({
            considerContactPreferences: true,
            description: `Version ${serial}`,
            settings: { 'parameters|softRules|fairness': Math.floor(random() * 50) },
          }),
          adminKey,
        }),
      'somebody is archived or brought back': async () => {
        const person = pick(people().filter(({ id }) => !readerOf(id)))
        if (!person) return
        const isArchived = !person.isArchived
        await invoke(admin, 'ArchiveUser', { adminKey, userId: person.id, isArchived })
        change({ people: new Map(world.people).set(person.id, { ...person, isArchived }) })
      },
      'approval asked for or not': () => askForApproval(!asksForApproval),
      'several are archived or brought back': async () => {
        const some = people().filter(({ id }, index) => !readerOf(id) && index % 2 === 0)
        if (some.length === 0) return
        const isArchived = random() < 0.5
        await invoke(admin, 'ArchiveUsers', { adminKey, userIds: some.map(({ id }) => id), isArchived })
        const changed = some.map((person) => [person.id, { ...person, isArchived }] as const)
        change({ people: new Map([...world.people, ...changed]) })
      },
      'waiting people are approved': async () => {
        // The one who reads along waits for most of the time.
        const some = people().filter(
          ({ id, isWaiting }) => isWaiting && (id !== waiting.id || random() < 0.2),
        )
        if (some.length === 0) return
        await invoke(admin, 'ApproveUsers', { adminKey, userIds: some.map(({ id }) => id) })
        const changed = some.map((person) => [person.id, { ...person, isWaiting: false }] as const)
        change({ people: new Map([...world.people, ...changed]) })
      },
      'somebody is erased': async () => {
        while (world.people.size < 5) await register(admin, adminKey)
        const person = pick(people().filter(({ id }) => !readerOf(id)))
        if (!person) return
        await invoke(admin, 'RemoveUser', { key: adminKey, userId: person.id })
        const left = new Map(world.people)
        left.delete(person.id)
        const { id, email, phone, key } = person
        change({ people: left, erased: [...world.erased, `"${id}"`, email, phone, key] })
      },
      'somebody is made admin or unmade': async () => {
        const isEventAdmin = eve.reader.role !== 'admin'
        await invoke(admin, 'SetEventAdmin', { adminKey, userId: eve.reader.personId, isEventAdmin })
        await eve.client.startAfresh()
        eve.reader = { ...eve.reader, role: isEventAdmin ? 'admin' : 'participant' }
      },
      'own data exported': () => {
        const { reader, client } = pick(sockets)
        const { key = '', id = '' } = world.people.get(reader.personId) ?? {}
        return invoke(client, 'ExportUser', { key, userId: id })
      },
      'links replaced': async () => {
        const ack = await invoke(admin, 'RotateKeys', {
          adminKey,
          rotateAdminKey: true,
          rotateShareKey: true,
        })
        if (!ack.ok) return
        adminKey = ack.eventAdminGuid
        shareKey = keyOf(ack.shareLink)
        change({ adminKeys: [...world.adminKeys, adminKey] })
        await invoke(visitor, 'JoinEventHub2', { urlKey: shareKey })
      },
      'a table imported': () => {
        serial += 1
        const csv = `Name;Imported ${serial}\r\nGuest${serial};Yes\r\n`
        return session.post('/api/Import/Commit', { variant: variantId, adminKey, csv })
      },
      'a join': () => {
        const { reader, client } = pick(readers.filter(({ reader }) => reader.role !== 'admin'))
        return invoke(client, 'JoinEventHub2', {
          urlKey: keyOfReader(reader),
          translationsVersion: 'older',
        })
      },
      'a refused edit': () => {
        const { client, reader } = pick(sockets)
        const key = world.people.get(reader.personId)?.key ?? ''
        const other = pick(people().filter(({ id }) => id !== reader.personId))
        const value = { tableName: 'preferences', userId: other.id, topicId: 'x', value: 'Yes' }
        return invoke(client, 'SendSharedValue', sharedValue({ personal: key }, value))
      },
      'attempts without a right': async () => {
        const { reader, client } = pick(readers.filter(({ reader }) => reader.role !== 'admin'))
        const other = pick(people().filter(({ id }) => id !== reader.personId))
        await attemptRights((name, payload) => invoke(client, name, payload), keyOfReader(reader), other.id)
      },
      'calls over HTTP': async () => {
        const { reader, client } = pick(readers.filter(({ reader }) => reader.role !== 'admin'))
        const link = reader.role === 'visitor' ? 'share/?participantInvite' : 'participant/?personalKey'
        await callHttp(server.url, event.variant, { key: keyOfReader(reader), link }, (name, payload) => {
          answers.push({ client, received: { kind: 'http', name, payload } })
        })
      },
      'a plan': async () => {
        if ((counts.get('a plan') ?? 0) > 3) return
        // Progress goes to those who see both; later plans run with what is shown by chance.
        if (!counts.has('a plan')) {
          if (!world.isMatrixShown) await acts['the matrix is shown or hidden']?.()
          if (!world.isScheduleShown) await acts['the schedule is shown or hidden']?.()
          if (world.areWishesHidden) await acts['wishes are shown or hidden']?.()
        }
        await startPlan(invoke, admin, adminKey)
        await cell('owner')
        await register(admin, adminKey)
        await new Promise((resolve) => setTimeout(resolve, 300))
        change({ hasPlan: true })
        await invoke(admin, 'StopPlan', { adminKey })
        await admin.next('ReceivePlan')
      },
      'a week of meetings': async () => {
        if (!can(event.variant, 'pairs')) return
        await liveAWeek(invoke, { admin, adminKey, two: [ann, bob], keyOf: keyOfReader, pick })
      },
    }
    for (let step = 0; step < steps; step += 1) {
      const before = world
      // Every step occurs at least once.
      const names = Object.keys(acts)
      const name = step < names.length ? (names[step] as string) : pick(names)
      await acts[name]?.()
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await Promise.all(readers.map(({ client }) => client.settle()))
      if (step % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 300))
      for (const { reader, client } of readers) {
        const signals = client.received.map((signal): Received => ({ kind: 'signal', ...signal }))
        const mine = answers.filter((answer) => answer.client === client).map(({ received }) => received)
        for (const received of [...signals, ...mine]) {
          look(`${step} ${name}`, reader, [before, world], received)
        }
        client.forget()
      }
      answers.length = 0
    }
    await admin.invoke('RemoveEvent', { adminKey, eventName: (await event.data(adminKey)).event.name })
    for (const { client, reader } of readers) {
      await client.next('EventRemoved')
      for (const signal of client.received) look('the end', reader, [world], { kind: 'signal', ...signal })
    }
    event.close()
    lives += 1
    process.stdout.write(
      `${variantId}: ${steps} steps; ${lives} lives with ${packets} packets of ${looked.size} kinds looked through, nothing leaked\n`,
    )
  },
)

// Runs after the lives, which are concurrent.
test('PRIV-1: the lives let every kind of signal reach somebody who is no admin, so that none goes unlooked at', () => {
  const unseen = Object.keys(SIGNALS).filter((name) => !looked.has(`signal ${name}`))
  expect(unseen).toEqual(NEVER_SENT)
})
