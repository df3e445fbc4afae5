import { expect, test } from 'vitest'
import { leaks, type Reader, type Received, type World } from './testing/privacy-oracle.ts'

const NOBODY = { key: 'key-of-bob-which-is-long', email: 'bob@x.example', phone: '+372 5', name: 'Bob' }
const WORLD: World = {
  people: new Map([
    ['bob', { id: 'bob', ...NOBODY, isArchived: false, isWaiting: false, showsContact: false }],
  ]),
  meetings: [],
  erased: [],
  adminKeys: ['admin-key'],
  isMatrixShown: true,
  isScheduleShown: true,
  areWishesHidden: false,
  isReportShown: true,
  hasPlan: true,
}
const ANN: Reader = { role: 'participant', personId: 'ann' }
const found = (kind: Received['kind'], name: string, payload: unknown, reader = ANN) =>
  leaks(reader, [WORLD], { kind, name, payload } as Received)

test('PRIV-25: a field that nobody has given a verdict is found, in a signal, an answer and deep inside', () => {
  expect(found('signal', 'PlannerRunning', { startTime: 1 })).toEqual([])
  expect(found('signal', 'PlannerRunning', { startTime: 1, soft: 7 })).toEqual([
    'the field soft, which has no verdict',
  ])
  expect(found('signal', 'EventRemoved', { by: 'ann' })).toEqual(['the field by, which has no verdict'])
  expect(found('ack', 'SendSharedValue', { ok: true, applied: true, rank: 2 })).toEqual([
    'the field rank, which has no verdict',
  ])
  const shared = {
    kind: 'groups',
    people: 5,
    uncounted: 0,
    satisfactionPercent: 80,
    areSomeLacking: false,
  }
  const band = { fromPercent: 0, toPercent: 60, people: 5 }
  const report = (bands: object[]) => ({
    ok: true,
    report: null,
    isLate: false,
    shared: { ...shared, bands },
  })
  expect(found('ack', 'ReadReport', report([band]))).toEqual([])
  expect(found('ack', 'ReadReport', report([{ ...band, names: ['x'] }]))).toEqual([
    'the field shared.bands.names, which has no verdict',
  ])
  expect(found('http', 'GET /healthz', { status: 'ok', version: '1', runs: 2 })).toEqual([
    'the field runs, which has no verdict',
  ])
})

test('PRIV-14, PRIV-25: what is for admins alone is found whatever it holds, and a refusal tells nothing', () => {
  expect(found('signal', 'PlanProgress', {})).toEqual(['what is for admins only'])
  const refusal = { ok: false, status: 403, message: 'No.', reason: 'adminOnly' }
  expect(found('ack', 'ListReadyPlans', refusal)).toEqual([])
  expect(found('ack', 'ListReadyPlans', { ...refusal, state: 'ready' })).toEqual([
    'the field state, which has no verdict',
  ])
  expect(found('ack', 'ListReadyPlans', { ok: true, state: 'off' })).toEqual(['what is for admins only'])
  const failed = { error: 'emptyPlan', startTime: 1, endTime: 2 }
  expect(found('signal', 'ReceivePlan', failed)).toEqual(['the field error', 'that a run has failed'])
})

test('PRIV-2, PRIV-6: what is of others is found in a row of theirs, and not in one’s own', () => {
  const person = { id: 'bob', name: 'Bob', numUserSessions: null, numMeetingRequests: 5, timestamp: 0 }
  const update = (changes: object) => ({ person: { ...person, ...changes }, topics: [] })
  expect(found('signal', 'UpdateUser', update({}))).toEqual([])
  const changed = { numUserSessions: 2, numMeetingRequests: 3, timestamp: 9, isArchived: true }
  expect(found('signal', 'UpdateUser', update(changed))).toEqual(
    ['numUserSessions', 'numMeetingRequests', 'timestamp', 'isArchived'].map((f) => `the field person.${f}`),
  )
  expect(found('signal', 'UpdateUser', update({ ...changed, id: 'ann', name: 'Ann' }))).toEqual([])
})
