import { cellAddress } from '@planner/domain'
import type { SharedValue, SignalName, SignalPayload } from '@planner/protocol'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { joinData, PEOPLE, TOPICS, testData } from './testing/data.ts'
import { TestPage } from './testing/page.ts'

type Signal = { [N in SignalName]: { name: N; payload: SignalPayload<N> } }[SignalName]

const value = fc.record({
  userId: fc.constantFrom(...PEOPLE),
  topicId: fc.constantFrom(...TOPICS),
  value: fc.constantFrom('', 'Yes', '#1 Yes!', 'Host'),
  timestamp: fc.integer({ min: 10, max: 16 }),
})
const sharedValue = value.map(
  (each): SharedValue => ({ ...each, tableName: 'preferences', sessionId: null, topicGroupIndex: null }),
)
const setting = fc.record({
  path: fc.constant('parameters|groups|maxGroupSize'),
  value: fc.integer({ min: 2, max: 9 }),
  timestamp: fc.integer({ min: 10, max: 14 }),
})
const signal: fc.Arbitrary<Signal> = fc.oneof(
  sharedValue.map((payload) => ({ name: 'ReceiveSharedValue' as const, payload })),
  fc
    .array(sharedValue, { maxLength: 4 })
    .map((payload) => ({ name: 'ReceiveSharedValue' as const, payload })),
  setting.map((payload) => ({ name: 'ReceiveSettingValue' as const, payload })),
)

/** Signals, and a permutation of them with duplicates. */
const twoOrders = fc
  .array(signal, { maxLength: 30 })
  .chain((signals) =>
    fc
      .tuple(fc.shuffledSubarray(signals), fc.shuffledSubarray(signals, { minLength: signals.length }))
      .map(([again, shuffled]) => ({ signals, other: [...shuffled, ...again] })),
  )

const seen = (page: TestPage) => [
  page.cells(),
  page.store.getSnapshot().state.settings.get('parameters|groups|maxGroupSize'),
]

describe('LIVE-2: all replicas agree', () => {
  test('in any order of delivery, with duplicate signals', () => {
    fc.assert(
      fc.property(twoOrders, ({ signals, other }) => {
        const [one, two] = [new TestPage(100), new TestPage(100)]
        for (const page of [one, two]) page.join()
        for (const { name, payload } of signals) one.receive(name, payload)
        for (const { name, payload } of other) two.receive(name, payload)
        expect(seen(two)).toEqual(seen(one))
      }),
    )
  })

  test('LIVE-13: signals received before the data are queued and replayed, wherever the data arrives among them', () => {
    fc.assert(
      fc.property(twoOrders, fc.nat(), ({ signals, other }, place) => {
        const [early, late] = [new TestPage(100), new TestPage(100)]
        early.join()
        for (const { name, payload } of signals) early.receive(name, payload)
        const at = place % (other.length + 1)
        for (const { name, payload } of other.slice(0, at)) late.receive(name, payload)
        expect(late.store.getSnapshot().isLoaded).toBe(false)
        late.join()
        for (const { name, payload } of other.slice(at)) late.receive(name, payload)
        expect(seen(late)).toEqual(seen(early))
      }),
    )
  })
})

test('LIVE-13: person, event and run signals received before the data are applied after it', () => {
  const data = testData()
  const [person] = data.persons
  if (!person) throw new Error('Nobody in the test data')
  const page = new TestPage(100)
  page.receive('AddUser', { person: { ...person, id: 'cy', name: 'Cy' }, topics: [] })
  page.receive('UpdateUser', {
    person: { ...person, name: 'Anna', updateOriginatorUserShareGuid: '' },
    topics: [],
  })
  page.receive('RemoveUser', { userId: 'bob' })
  page.receive('UpdateEvent', { event: { ...data.event, name: 'Later name' } })
  page.receive('PlannerRunning', { startTime: 60 })
  expect(page.store.getSnapshot().state.persons.size).toBe(0)
  page.join(data)
  const { state, run } = page.store.getSnapshot()
  expect([...state.persons.values()].map(({ id, name }) => [id, name])).toEqual([
    ['ann', 'Anna'],
    ['cy', 'Cy'],
  ])
  expect([state.topics.size, state.event.name, run?.startTime]).toEqual([0, 'Later name', 60])

  const late = new TestPage(100)
  late.receive('PlannerRunning', { startTime: 60 })
  late.join(testData({ start: 60, end: 70 }))
  expect(late.store.getSnapshot().run).toBe(null)
})

test('LIVE-11: values older than the last plan, or received while the planner runs, are discarded', () => {
  const page = new TestPage(100)
  page.join(testData({ start: 40, end: 50 }))
  const wire = (timestamp: number): SharedValue => ({
    tableName: 'preferences',
    userId: 'bob',
    topicId: 'tea',
    sessionId: null,
    topicGroupIndex: null,
    value: 'Yes',
    timestamp,
  })
  const size = 'parameters|groups|maxGroupSize'
  const setting = (timestamp: number) =>
    page.receive('ReceiveSettingValue', { path: size, value: 9, timestamp })
  const settingTime = () => page.store.getSnapshot().state.settings.get(size)?.timestamp
  page.receive('ReceiveSharedValue', wire(49))
  setting(49)
  expect(page.cells()).toEqual([])
  page.receive('PlannerRunning', { startTime: 60 })
  page.receive('ReceiveSharedValue', wire(61))
  setting(61)
  expect(page.cells()).toEqual([])
  expect(settingTime()).toBe(undefined)
  page.receive('ReceivePlan', { error: 'none', startTime: 60, endTime: 70 })
  page.receive('ReceiveSharedValue', wire(71))
  setting(71)
  expect(settingTime()).toBe(71)
  setting(70)
  expect(settingTime()).toBe(71)
  expect(page.cell(cellAddress('preferences', { userId: 'bob', topicId: 'tea' }))?.value).toBe('Yes')
})

test('PLAN-20: a failed run is a reason with obstacles until the next run starts; an older server sends none', () => {
  const page = new TestPage(100)
  page.join(testData())
  const obstacle = { code: 'noWish', topicId: null, personId: null, number: 0, needed: 0 }
  const failed = { error: 'emptyPlan', startTime: 60, endTime: 70 }
  page.receive('ReceivePlan', { ...failed, obstacles: [obstacle] })
  const planError = () => page.store.getSnapshot().planError
  expect(planError()).toEqual({ reason: 'emptyPlan', obstacles: [obstacle] })
  page.receive('PlannerRunning', { startTime: 80 })
  expect(planError()).toBeNull()
  page.receive('ReceivePlan', { ...failed, startTime: 80, endTime: 90 })
  expect(planError()).toEqual({ reason: 'emptyPlan', obstacles: [] })
})

test('PRIV-14, PLAN-3: the end of a run is a new plan to a participant where they see another one than before, to an admin always', () => {
  const groupOf = (...members: string[]) => {
    const data = testData({ start: 60, end: 70 })
    for (const person of data.persons)
      if (members.includes(person.id)) person.assignments['1|tea|0'] = { value: true, timestamp: 70 }
    return data
  }
  const versions = (role: 'admin' | 'participant') => {
    const page = new TestPage(100)
    page.receive('JoinEventHub', { ...joinData(groupOf('ann')), role, eventUserShareGuid: 'ann' })
    return [groupOf('ann'), groupOf('ann', 'bob'), groupOf('ann', 'bob')].map((data) => {
      page.receive('PlannerRunning', { startTime: 80 })
      page.receive('ReceivePlan', data)
      return page.store.getSnapshot().planVersion
    })
  }
  expect(versions('participant')).toEqual([0, 1, 1])
  expect(versions('admin')).toEqual([1, 2, 3])
})

test('ERROR-6: values of an unknown table, user, topic, session or setting are logged and ignored, as is the update of an unknown person', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = new TestPage(100)
  page.join()
  const wire = { sessionId: null, topicGroupIndex: null, value: 'Yes', timestamp: 20 }
  page.receive('ReceiveSharedValue', { ...wire, tableName: 'salaries', userId: 'ann', topicId: 'tea' })
  page.receive('ReceiveSharedValue', { ...wire, tableName: 'preferences', userId: 'eve', topicId: 'tea' })
  page.receive('ReceiveSharedValue', { ...wire, tableName: 'preferences', userId: 'ann', topicId: 'ivy' })
  const place = { ...wire, tableName: 'assignments', userId: 'ann', topicId: 'tea', value: true }
  page.receive('ReceiveSharedValue', { ...place, sessionId: 9, topicGroupIndex: 0 })
  page.receive('ReceiveSharedValue', { ...place, sessionId: 1, topicGroupIndex: 99 })
  page.receive('ReceiveSettingValue', { path: 'parameters|ui|salaries', value: true, timestamp: 20 })
  const [person] = testData().persons
  if (!person) throw new Error('Nobody in the test data')
  page.receive('UpdateUser', {
    person: { ...person, id: 'eve', updateOriginatorUserShareGuid: '' },
    topics: [],
  })
  expect(page.cells()).toEqual([])
  const { persons, settings } = page.store.getSnapshot().state
  expect([[...persons.keys()], settings.size]).toEqual([[...PEOPLE], 0])
  expect(log).toHaveBeenCalledTimes(7)
  log.mockRestore()
})

test('ERROR-6: the removal of somebody whom newer data no longer have is no error', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = new TestPage(100)
  page.join()
  page.receive('RemoveUser', { userId: 'eve' })
  expect([...page.store.getSnapshot().state.persons.keys()]).toEqual([...PEOPLE])
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('WIRE-12: ReloadPage reloads the page, even before the data has arrived', () => {
  const page = new TestPage(100)
  page.receive('ReloadPage', {})
  page.join()
  page.receive('ReloadPage', {})
  expect(page.reloads).toBe(2)
})

test('AUDIT-8: an open history is read again when it grew, and after the connection was lost', () => {
  const page = new TestPage(100)
  page.join()
  page.receive('AuditChanged', {})
  page.join()
  expect(page.auditChanges).toBe(3)
})

test('ERROR-2: only errors the user can act on are shown as an alert', () => {
  const page = new TestPage(100)
  page.join()
  page.receive('ReceiveException', { status: 409, message: 'overtaken', reason: 'unknownAddress' })
  page.receive('ReceiveException', { status: 422, message: 'clock', reason: 'clockAhead' })
  page.receive('ReceiveException', { status: 403, message: 'not yours', reason: 'notYourRow' })
  expect(page.alerts).toEqual(['not yours'])
})

test('ERROR-1, ERROR-2: what closes the page is told by the page itself, in no second alert', () => {
  const page = new TestPage(100)
  page.join()
  page.receive('ReceiveException', { status: 404, message: 'unknown', reason: 'unknownKey' })
  expect(page.store.getSnapshot().fatal).toMatchObject({ reason: 'unknownKey' })
  expect(page.alerts).toEqual([])
})

test('MEET-10: meetings of two that change or are gone reach the page, with the week that is open', () => {
  const page = new TestPage(100)
  page.join()
  const meeting = {
    personIds: ['ann', 'bob'] as [string, string],
    week: 1,
    sessionId: null,
    state: 'reserved' as const,
    cancelledBy: null,
    timestamp: 50,
    wishedBy: [],
    agreedBy: [],
    said: [],
    contact: null,
  }
  const told = (changes: Partial<SignalPayload<'ReceiveMeetings'>>) =>
    page.receive('ReceiveMeetings', { meetings: [], removed: [], meetingWeek: 1, ...changes })
  const { personIds, ...fields } = meeting
  told({ meetings: [meeting] })
  expect([...page.store.getSnapshot().state.meetings.values()]).toEqual([{ ...fields, people: personIds }])
  told({ meetings: [{ ...meeting, state: 'committed' }] })
  expect(page.store.getSnapshot().state.meetings.get('ann|bob')?.state).toBe('committed')
  told({ removed: [personIds], meetingWeek: 2 })
  const { state } = page.store.getSnapshot()
  expect([state.meetings.size, state.event.meetingWeek]).toEqual([0, 2])
})
