import { type AddressedCell, type CellValue, cellAddress, cellKey, type TopicRecord } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { GroupsResult, Meeting, PairsResult, PlannedGroup, PlannedMeeting } from '@planner/solver'
import { expect, test } from 'vitest'
import type { Write } from '../../storage/storage.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { endTimeOf } from './plan-cells.ts'
import { planWrites } from './plan-writes.ts'

const END = 1000

const shared = {
  format: 'plan-result/1',
  status: 'feasible',
  score: [0, 0, 0],
  bound: null,
  unfilled: [],
  satisfaction: {},
  meanSatisfaction: 1,
  terms: {},
  breaches: [],
  run: { seconds: 1, seed: 1, threads: 1, moves: 1 },
} as const

const groupsResult = (...groups: PlannedGroup[]): GroupsResult => ({ ...shared, kind: 'groups', groups })
const pairsResult = (...meetings: (Meeting | PlannedMeeting)[]): PairsResult => ({
  ...shared,
  kind: 'pairs',
  meetings: meetings.map(([a, b, session]) => [a, b, session ?? null]),
  precedence: 0,
  changes: null,
})

function cellsOf(writes: readonly Write[]): Record<string, CellValue> {
  const cells = writes.flatMap((write) => (write.kind === 'putCell' ? [write.cell] : []))
  expect(cells.every(({ timestamp }) => timestamp === END)).toBe(true)
  return Object.fromEntries(cells.map(({ address, value }) => [cellKey(address), value]))
}

function written(event: EventBuilder, result: GroupsResult | PairsResult): Record<string, CellValue> {
  return cellsOf(planWrites(event.variant, event.state, result, END))
}

/** Puts the cells of a plan into the event, as the room does. */
function apply(event: EventBuilder, result: GroupsResult | PairsResult): void {
  for (const write of planWrites(event.variant, event.state, result, END))
    if (write.kind === 'putCell')
      event.state.cells.set(cellKey(write.cell.address), write.cell as AddressedCell)
}

test('PLAN-5: a plan sets what it holds and clears what it does not repeat', () => {
  const event = new EventBuilder('planner').people('ann', 'bob').topic('t').topic('old')
  event
    .set('assignments', { sessionId: 1, userId: 'ann', topicId: 'old' }, true)
    .set('assignments', { sessionId: 1, userId: 'bob', topicId: 'old' }, false)
    .set('weekDayHourAssignments', { topicId: 'old' }, 0)
  expect(written(event, groupsResult({ topic: 't', group: 0, start: 1, members: ['ann', 'bob'] }))).toEqual({
    'assignments|2|ann|t|0': true,
    'assignments|2|bob|t|0': true,
    'assignments|1|ann|old|0': false,
    'weekDayHourAssignments|t|0|0': 1,
    'weekDayHourAssignments|old|0|0': null,
  })
})

test('PLAN-15: members of a group that takes two sessions are assigned in both', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 4, sessionDurationInHours: 2 })
    .people('ann')
    .topic('t')
  expect(written(event, groupsResult({ topic: 't', group: 0, start: 2, members: ['ann'] }))).toEqual({
    'assignments|3|ann|t|0': true,
    'assignments|4|ann|t|0': true,
    'weekDayHourAssignments|t|0|0': 2,
  })
})

test('PLAN-11: pinned flags and the start of a pinned group stay', () => {
  const event = new EventBuilder('planner').people('ann').topic('t')
  event.set('weekDayHourAssignments', { topicId: 't' }, 1).set('fixedTopics', { topicId: 't' }, true)
  expect(written(event, groupsResult())).toEqual({})
})

test('WEEK-5: a weekly group stands in both weeks, one of every second week in its own', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .owner('weekly')
    .owner('second', { topicGroupOnEveryWeek: false })
  const result = groupsResult(
    { topic: 'weekly', group: 0, start: 9, members: ['weekly'] },
    { topic: 'second', group: 0, start: 168 + 11, members: ['weekly'] },
  )
  expect(written(event, result)).toEqual({
    'assignments|1|weekly|weekly|0': true,
    'assignments|2|weekly|weekly|0': true,
    'assignments|2|weekly|second|0': true,
    'weekDayHourAssignments|weekly|0|1': 9,
    'weekDayHourAssignments|weekly|0|2': 9,
    'weekDayHourAssignments|second|0|2': 11,
  })
})

test('PLAN-14: people and topics that have gone since the run began are left out', () => {
  const event = new EventBuilder('planner').people('ann').person('gone', { isArchived: true }).topic('t')
  const result = groupsResult(
    { topic: 't', group: 0, start: 0, members: ['ann', 'gone', 'erased'] },
    { topic: 'removed', group: 0, start: 0, members: ['ann'] },
  )
  expect(Object.keys(written(event, result))).toEqual([
    'weekDayHourAssignments|t|0|0',
    'assignments|1|ann|t|0',
  ])
})

test('MODEL-43: a candidate group that runs gets a topic to stand in', () => {
  const event = new EventBuilder('reciprocity10').setting('parameters|ui|hideTopicAndIntro', true)
  event.setting('parameters|ui|hideCalendar', true).people('ann', 'bob')
  const writes = planWrites(
    event.variant,
    event.state,
    groupsResult({ topic: 'ann', group: 0, start: 0, members: ['ann', 'bob'] }),
    END,
  )
  const topics = writes.flatMap((write): TopicRecord[] => (write.kind === 'putTopic' ? [write.topic] : []))
  expect(topics).toMatchObject([{ id: 'ann', ownerId: 'ann', name: '', timestamp: END }])
  expect(cellsOf(writes)).toEqual({
    'assignments|1|ann|ann|0': true,
    'assignments|1|bob|ann|0': true,
    'weekDayHourAssignments|ann|0|1': 0,
  })
})

test('PLAN-12: a plan in force compiles back to the same groups', () => {
  const sessions = new EventBuilder('multiplanner', { numSessions: 3, sessionDurationInHours: 2 })
  const weeks = new EventBuilder('weekdayhourplanner').owner('second', { topicGroupOnEveryWeek: false })
  for (const event of [sessions, weeks]) {
    event.people('ann', 'bob').topic('t', { numberOfGroups: 2 })
    const groups = [
      { topic: 't', group: 0, start: 1, members: ['ann'] },
      { topic: 't', group: 1, start: 0, members: ['bob'] },
    ]
    apply(event, groupsResult(...groups))
    const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: true })
    expect(problem.kind === 'groups' && problem.previous).toEqual(groups)
  }
})

const pairs = (numSessions = 1) => {
  const event = new EventBuilder('1on1', { numSessions })
  for (const id of ['ann', 'bob', 'cid', 'dan']) event.owner(id)
  return event
}

/** The meetings that a plan writes, by pair. */
function meetingsIn(event: EventBuilder, result: PairsResult): Record<string, unknown> {
  return Object.fromEntries(
    planWrites(event.variant, event.state, result, END).flatMap((write): [string, string | null][] => {
      if (write.kind === 'removeMeeting') return [[write.people.join(), null]]
      if (write.kind !== 'putMeeting') return []
      const { people, state, sessionId } = write.meeting
      return [[people.join(), sessionId === null ? state : `${state} ${sessionId}`]]
    }),
  )
}

test('MEET-3: granted requests become reserved, reserved ones not granted pending, the rest stays', () => {
  const event = pairs()
    .wish('ann', 'bob', 'Yes')
    .meeting('cid', 'ann', 'reserved', { wishedBy: ['cid'] })
    .wish('cid', 'bob', 'Yes')
    .meeting('ann', 'dan', 'committed')
    .meeting('bob', 'dan', 'past')
  const plan = pairsResult(['ann', 'bob'], ['ann', 'dan'])
  expect(written(event, plan)).toEqual({
    'preferences|ann|bob': 'Yes reserved',
    'preferences|bob|ann': 'Yes reserved',
    'preferences|cid|ann': 'Yes pending',
    'preferences|ann|cid': '',
  })
  expect(meetingsIn(event, plan)).toEqual({ 'ann,bob': 'reserved', 'ann,cid': null })
})

test('MEET-3: where only mutual wishes are granted both cells become auto reserved', () => {
  const event = new EventBuilder('reciprocity').owner('ann').owner('bob').owner('cid')
  event.wish('ann', 'bob', 'Yes').wish('bob', 'ann', 'Yes').wish('cid', 'ann', 'Yes')
  expect(written(event, pairsResult(['ann', 'bob'], ['ann', 'cid']))).toEqual({
    'preferences|ann|bob': 'Yes auto reserved',
    'preferences|bob|ann': 'Yes auto reserved',
  })
})

test('MEET-7: a request withdrawn during the run is not granted', () => {
  const event = pairs(2).wish('ann', 'bob', '')
  expect(planWrites(event.variant, event.state, pairsResult(['ann', 'bob']), END)).toEqual([])
})

test('MEET-8: with several sessions meetings have those of the plan, and committed ones keep theirs', () => {
  const event = pairs(3).meeting('ann', 'bob', 'committed', { sessionId: 2 }).wish('ann', 'cid', 'Yes')
  event.set('assignments', { sessionId: 3, userId: 'dan', topicId: 'bob' }, true)
  const plan = pairsResult(['ann', 'bob', 1], ['ann', 'cid', 0])
  expect(written(event, plan)).toEqual({
    'preferences|ann|cid': 'Yes reserved',
    'preferences|cid|ann': 'Yes reserved',
    'assignments|3|dan|bob|0': false,
  })
  expect(meetingsIn(event, plan)).toEqual({ 'ann,cid': 'reserved 1' })
})

test('MEET-9: a committed meeting that has lost its session gets one from the next plan', () => {
  const event = pairs(2)
    .meeting('ann', 'bob', 'committed')
    .meeting('ann', 'cid', 'committed', { sessionId: 1 })
  const plan = pairsResult(['ann', 'bob', 1], ['ann', 'cid', 0])
  expect(meetingsIn(event, plan)).toEqual({ 'ann,bob': 'committed 2' })
})

test('PLAN-5, LIVE-18: a plan ends now, after its start, and what it changes is newer than what it replaces', () => {
  const event = new EventBuilder('planner', { lastPlannerStartTime: 500 }).owner('ann').people('bob')
  expect(endTimeOf(event.state, 400)).toBe(501)
  expect(endTimeOf(event.state, 900)).toBe(900)
  const address = cellAddress('assignments', { sessionId: 1, userId: 'bob', topicId: 'ann' })
  event.set('assignments', address, true)
  for (const cell of event.state.cells.values()) cell.timestamp = 950
  expect(endTimeOf(event.state, 900)).toBe(900)
  const [cleared] = planWrites(event.variant, event.state, groupsResult(), 900)
  expect(cleared).toMatchObject({ kind: 'putCell', cell: { value: false, timestamp: 951 } })
})

test('SESSION-8: a plan assigns rooms, keeps those that were chosen by hand, and takes them from groups that are gone', () => {
  const event = new EventBuilder('planner', { groupRooms: 'Hall; 30\nLawn; 200\nCellar; 8' }).people(
    'ann',
    'bob',
  )
  for (const topicId of ['tea', 'go', 'bees']) event.topic(topicId)
  event
    .set('topicGroupRooms', { topicId: 'go' }, 'Lawn')
    .set('fixedRooms', { topicId: 'go' }, true)
    .set('topicGroupRooms', { topicId: 'bees' }, 'Cellar')
  const groups = [
    { topic: 'tea', group: 0, start: 0, members: ['ann', 'bob'] },
    { topic: 'go', group: 0, start: 0, members: ['bob'] },
  ]
  const rooms = Object.entries(written(event, groupsResult(...groups))).filter(([key]) =>
    key.includes('Rooms'),
  )
  expect(rooms).toEqual([
    ['topicGroupRooms|tea|0', 'Hall'],
    ['topicGroupRooms|bees|0', ''],
  ])
})

test('SESSION-7: where groups have no rooms a plan writes none', () => {
  const event = new EventBuilder('planner').people('ann').topic('tea')
  const cells = written(event, groupsResult({ topic: 'tea', group: 0, start: 0, members: ['ann'] }))
  expect(Object.keys(cells).filter((key) => key.includes('Room'))).toEqual([])
})
