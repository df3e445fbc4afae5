import { can, settingDefault, settingKeysOf, VARIANTS, type VariantId, variantOf } from '@planner/domain'
import { type InvocationInput, type InvocationName, SIGNALS, type SignalName } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOfTest } from '../planning/testing/searches.ts'
import { seededRandom } from '../seeded-random.ts'
import { howMany, SEED } from '../testing/chance.ts'
import { eventForm } from '../testing/forms.ts'
import { openSession } from '../testing/open-session.ts'
import type { TestClient } from '../testing/test-client.ts'
import { keyOf, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { atOnce, attemptRights, callHttp, NO_CELL, someCells, someRange } from './testing/privacy-attempts.ts'
import { oneConfirms, otherAnswers, startPlan } from './testing/privacy-meetings.ts'
import {
  isForAdmins,
  leaks,
  newWorld,
  type Reader,
  type Received,
  type SecretMeeting,
  type World,
} from './testing/privacy-oracle.ts'
import { formOf, livesOf, organisePeople } from './testing/privacy-people.ts'
import { tellEverything } from './testing/privacy-scene.ts'

const HIDE = 'parameters|ui|hideOneSidedWishes'
/** What an organiser shows or hides by a setting. */
type Shown = 'isMatrixShown' | 'isScheduleShown' | 'isReportShown' | 'areWishesHidden'
/** Their lives are longer; the others take every step once. */
const LONG: VariantId[] = ['planner', 'heallo']
const STEPS = howMany({ gate: 34, soak: 200 })

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: searchOfTest() } })
})
afterAll(() => server.remove())

/** Of all lives together: their number, their packets, and the kinds that others than admins were sent. */
let lives = 0
let packets = 0
/** Meetings to which both have agreed, so that something of the other one travels. */
let agreements = 0
const looked = new Set<string>()

function look(when: string, reader: Reader, worlds: readonly World[], received: Received): void {
  const { kind, name } = received
  packets += 1
  if (reader.role !== 'admin') looked.add(`${kind} ${name}`)
  expect([when, reader.role, name, leaks(reader, worlds, received)]).toEqual([when, reader.role, name, []])
}

test.concurrent.each(livesOf(STEPS, LONG))(
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
    let { adminKey, shareKey } = event
    let world = newWorld({ adminKeys: [adminKey], areWishesHidden: settingDefault(event.variant, HIDE) })
    let worlds = [world]
    const change = (changes: Partial<World>) => {
      world = { ...world, ...changes }
      worlds.push(world)
    }
    const { admin } = event
    const session = await openSession(server.url)
    let serial = 0
    const form = () => formOf(++serial)
    let asksForApproval = false
    let plans = 0
    const answered = new Set<SecretMeeting>()

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
      const flags = { isArchived: false, isWaiting, showsContact: false }
      const secrets = { id, name, email, phone, key: ack.eventUserPrivateGuid, ...flags }
      change({ people: new Map(world.people).set(id, secrets) })
      return secrets
    }
    const setting = (path: string, value: boolean | number) =>
      invoke(admin, 'SendSettingValue', { eventAdminGuid: adminKey, path, value, timestamp: Date.now() })
    const registerAsGuest = async () => {
      const client = await event.join(shareKey)
      const { id } = await register(client, shareKey)
      await client.next('RegisterUser')
      for (const signal of client.received)
        look('registering', { role: 'participant', personId: id }, [world], { kind: 'signal', ...signal })
      client.close()
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
    const askForApproval = async (value: boolean) => {
      await setting('parameters|ui|approveNewPeople', value)
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
      await invoke(client, 'EditCells', atOnce(sharedValue(keys, NO_CELL), [pick(values), pick(values)]))
      await invoke(client, 'SendSharedRangeValue', {
        ...sharedValue(keys, NO_CELL),
        ...someRange(random, id),
      })
    }
    const toggle = (flag: Shown, path: string) => async () => {
      await setting(path, !world[flag])
      change({ [flag]: !world[flag] })
    }
    const showAll = async () => {
      if (!world.isMatrixShown) await acts['the matrix is shown or hidden']?.()
      if (!world.isScheduleShown) await acts['the schedule is shown or hidden']?.()
      if (world.areWishesHidden) await acts['wishes are shown or hidden']?.()
    }

    const acted = organisePeople(invoke, {
      admin,
      pick,
      change,
      readsAlong: (id) => readerOf(id) !== undefined,
      adminKey: () => adminKey,
      world: () => world,
      register: () => register(admin, adminKey),
      // The one who reads along waits for most of the time.
      staysWaiting: (id) => id === waiting.id && random() >= 0.2,
      isHit: () => random() < 0.5,
    })

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
        if (world.people.size > 4 && random() < 0.5) await register(admin, adminKey)
        else await registerAsGuest()
      },
      'somebody changes their data': async () => {
        const { reader, client } = pick(sockets)
        const before = world.people.get(reader.personId)
        if (!before || before.isArchived) return
        const { name: _, ...fields } = form()
        const showsContact = can(event.variant, 'pairs') && random() < 0.7
        const shown = can(event.variant, 'pairs') ? { showContactDetails: showsContact } : {}
        const user = { ...fields, ...shown, name: before.name, id: before.id, profile: 'Digs.' }
        await invoke(client, 'UpdateUser', { user, key: before.key })
        const { email, phone } = fields
        change({ people: new Map(world.people).set(before.id, { ...before, email, phone, showsContact }) })
      },
      'topics removed': async () => {
        const { reader, client } = pick(sockets)
        const { key = '', isArchived } = world.people.get(reader.personId) ?? {}
        if (isArchived) return
        const list = random() < 0.5 ? [] : [{ name: `Topic ${serial}` }, { name: `Extra ${serial}` }]
        await invoke(client, 'UpdateUser', { user: { topics: list }, key })
      },
      'the matrix is shown or hidden': toggle('isMatrixShown', 'parameters|ui|showPreferenceMatrixToUsers'),
      'the schedule is shown or hidden': toggle('isScheduleShown', 'parameters|ui|showScheduleTabToUsers'),
      'the report is shown or hidden': toggle('isReportShown', 'parameters|ui|showPlanReport'),
      'wishes are shown or hidden': async () => {
        if (settingKeysOf(event.variant).includes(HIDE)) await toggle('areWishesHidden', HIDE)()
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
      ...acted,
      'approval asked for or not': () => askForApproval(!asksForApproval),
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
        // The first plan is shown to all; later ones are made with what is shown by chance.
        plans += 1
        if (plans > 4) return
        if (plans === 1) await showAll()
        await startPlan(invoke, admin, adminKey)
        await cell('owner')
        await register(admin, adminKey)
        change({ hasPlan: true })
        await Promise.race([admin.next('PlanProgress'), admin.next('ReceivePlan')])
        await invoke(admin, 'StopPlan', { adminKey })
        await admin.next('ReceivePlan')
      },
      'one confirms a meeting': async () => {
        const [a, b, c] = random() < 0.5 ? [ann, bob, eve] : [bob, eve, ann]
        const two = random() < 0.5 ? ([a, b] as const) : ([a, c] as const)
        const ids = two.map(({ reader }) => reader.personId)
        const isKnown = world.meetings.some(({ people: both }) => both.every((id) => ids.includes(id)))
        if (!can(event.variant, 'pairs') || isKnown) return
        serial += 1
        const texts = { reach: `Line ${serial} of mine`, message: `Hello ${serial} there` }
        const with_ = { admin, adminKey, keyOf: keyOfReader, pick, two }
        for (const { reader, client } of two) {
          const person = world.people.get(reader.personId)
          if (!person) return
          await invoke(client, 'UpdateUser', { user: { showContactDetails: true }, key: person.key })
          change({ people: new Map(world.people).set(person.id, { ...person, showsContact: true }) })
        }
        // The first one is granted for certain, and is agreed to by one alone where that is possible.
        const first = can(event.variant, 'mutualOnly') ? (['both'] as const) : (['one'] as const)
        const wishers = world.meetings.length === 0 ? first : (['both', 'one', 'other'] as const)
        const meeting = await oneConfirms(invoke, with_, texts, wishers)
        if (meeting) change({ meetings: [...world.meetings, meeting], hasPlan: true })
      },
      'the other one answers': async () => {
        const meeting = world.meetings.at(-1)
        const otherId = meeting?.people.find((id) => id !== meeting.said[0]?.by)
        const other = readerOf(otherId ?? '')
        if (!meeting || !other || answered.has(meeting)) return
        const answers =
          answered.size === 0
            ? (['ConfirmMeeting'] as const)
            : (['CancelMeeting', 'ConfirmMeeting', 'ConfirmMeeting'] as const)
        const with_ = { admin, adminKey, keyOf: keyOfReader, pick, other }
        const after = await otherAnswers(invoke, with_, meeting, answers)
        answered.add(after)
        if (after.agreedBy.size === 2) agreements += 1
        change({ meetings: [...world.meetings.slice(0, -1), after] })
      },
    }
    const names = Object.keys(acts)
    const drawn = Array.from({ length: Math.max(0, steps - names.length) }, () => pick(names))
    acts.everything = async () => {
      await showAll()
      await askForApproval(false)
      change({ hasPlan: true })
      const key = keyOfReader(ann.reader)
      await tellEverything(invoke, {
        variant: event.variant,
        admin,
        adminKey,
        shareKey,
        ann: { ...ann, key },
        visitor,
        register: () => register(admin, adminKey),
        registerAsGuest,
        hideSchedule: async () => acts['the schedule is shown or hidden']?.(),
      })
    }
    // Every step occurs at least once.
    for (const [step, name] of [...names.slice(0, steps), ...drawn, 'everything'].entries()) {
      worlds = [world]
      await acts[name]?.()
      await Promise.all(readers.map(({ client }) => client.settle()))
      if (step % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 300))
      for (const { reader, client } of readers) {
        const signals = client.received.map((signal): Received => ({ kind: 'signal', ...signal }))
        const mine = answers.filter((answer) => answer.client === client).map(({ received }) => received)
        for (const received of [...signals, ...mine]) look(`${step} ${name}`, reader, worlds, received)
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

// Runs after the lives, which are concurrent and end with everything.
test('PRIV-1: the lives let every kind of signal reach somebody who is no admin, so that none goes unlooked at', () => {
  const unseen = Object.keys(SIGNALS).filter((name) => !looked.has(`signal ${name}`))
  expect(unseen).toEqual(Object.keys(SIGNALS).filter((name) => isForAdmins(name as SignalName)))
  expect(agreements).toBeGreaterThan(0)
})
