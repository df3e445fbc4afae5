import { VARIANTS, type VariantId } from '@planner/domain'
import type { EventBuilder } from '@planner/domain/testing'
import type { PlanDrift } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howMany, SEED } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { QUESTIONS } from '../insight/questions.ts'
import { snapshotOf } from '../insight/snapshot.ts'
import { askedEvent } from '../testing/asked-event.ts'
import {
  copied,
  driftOf,
  edits,
  eventOf,
  lists,
  older,
  person,
  planned,
  READ,
  topic,
  UNREAD,
  versionOf,
} from '../testing/drift.ts'

/** An own reading of what is the same problem: its parts as sets, and lists inside of them too. */
function parts(problem: unknown): unknown {
  const set = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => JSON.stringify(set(each))).sort()
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !['previous', 'seed', 'keepPreviousPlan'].includes(key))
        .map(([key, each]) => [key, set(key === 'rooms' ? withoutNames(each as object[]) : each)]),
    )
  }
  return set(JSON.parse(JSON.stringify(problem)))
}

/** Of rooms all counts but how they are called. */
function withoutNames(rooms: readonly object[]): object[] {
  return rooms.map((room) => ({ ...room, id: '' }))
}

test('PLAN-27: just after a plan it is up to date in every variant, and without one nothing is said', () => {
  for (const { id } of VARIANTS) {
    const event = eventOf(id)
    expect(QUESTIONS.drift(askedEvent(event), { version: null })).toBeNull()
    const { version, event: after } = planned(id)
    expect([id, driftOf(after, version).state, lists(driftOf(after, version))]).toEqual([id, 'upToDate', []])
  }
})

test('PLAN-27, PLAN-28: out of date exactly when the planner would be given another problem, and then something is named', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VARIANTS.map(({ id }) => id)),
      edits([...READ, ...UNREAD]),
      (variantId, changes) => {
        const { event, version } = planned(variantId)
        for (const { edit, id, other, number } of changes) edit.make(event, id, other, number)
        const { variant, state } = event
        if (snapshotOf(variant, state).plan.length === 0) return
        const now = compileProblem(variant, state, { keepPreviousPlan: false })
        const isSame = JSON.stringify(parts(now)) === JSON.stringify(parts(JSON.parse(version.problem)))
        const drift = driftOf(event, version)
        expect(drift.state).toBe(isSame ? 'upToDate' : 'outOfDate')
        expect(lists(drift).length > 0).toBe(!isSame)
      },
    ),
    { numRuns: howMany({ gate: 120, soak: 5000 }), seed: SEED },
  )
})

test('PLAN-27: what the planner does not read does not count, and neither does what was changed back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VARIANTS.map(({ id }) => id)),
      edits(UNREAD),
      edits(READ),
      (variantId, unread, read) => {
        const { event, version } = planned(variantId)
        for (const { edit, id, other, number } of unread) edit.make(event, id, other, number)
        const { state } = event
        const before = copied(event).state
        for (const { edit, id, other, number } of read) edit.make(event, id, other, number)
        Object.assign(state, before)
        expect(driftOf(event, version).state).toBe('upToDate')
      },
    ),
    { numRuns: howMany({ gate: 40, soak: 2000 }), seed: SEED },
  )
})

test('PLAN-28: a change is named once, by who or what was changed', () => {
  const changed = (make: (event: EventBuilder) => unknown, variantId: VariantId = 'planner') => {
    const { event, version } = planned(variantId)
    make(event)
    const drift = driftOf(event, version)
    return Object.fromEntries(lists(drift).map((name) => [name, drift[name as keyof PlanDrift]]))
  }
  expect(changed((event) => event.wish('ann', 'dan', 'Yes').wish('ann', 'eve', 'Yes'))).toEqual({
    choices: [{ personId: 'ann', ofIds: ['dan', 'eve'], number: 2 }],
  })
  // Their topic goes along; what others had chosen of it is no change of theirs.
  expect(changed((event) => person({ isArchived: true })(event, 'bob'))).toEqual({
    gonePeople: ['bob'],
    goneTopics: ['bob'],
  })
  // Every topic has another size, and every choice another weight.
  expect(
    changed((event) =>
      event
        .setting('parameters|groups|maxGroupSize', 4)
        .setting('parameters|preferenceWeights|yes', 9)
        .setting('parameters|preferenceWeights|9', 1)
        .setting('parameters|ui|showPlanReport', true),
    ),
  ).toEqual({
    settings: [
      { key: 'parameters|groups|maxGroupSize', former: expect.any(Number), now: 4 },
      { key: 'parameters|preferenceWeights|yes', former: expect.any(Number), now: 9 },
    ],
  })
  expect(changed((event) => Object.assign(event.state.event, { numSessions: 4 }))).toEqual({
    fields: [{ field: 'numSessions', former: expect.any(Number), now: 4 }],
  })
  // Two weeks instead of one double everybody's times.
  expect(
    changed(
      (event) => topic(() => ({ topicGroupOnEveryWeek: false }))(event, 'ann', '', 0),
      'weekdayhourplanner',
    ),
  ).toEqual({ changedTopics: ['ann'] })
  expect(changed((event) => event.person('gil').wish('gil', 'ann', 'Yes'))).toEqual({
    newPeople: ['gil'],
    unplacedPeople: ['gil'],
  })
})

test('PLAN-27, PLAN-28: rooms are named without their list, and a version of a server that knew none says nothing of them', () => {
  const { event, version } = planned('planner')
  const withRooms = (groupRooms: string) => {
    Object.assign(event.state.event, { groupRooms })
    return event
  }
  expect(driftOf(withRooms('Hall; 9'), version)).toMatchObject({
    state: 'outOfDate',
    fields: [{ field: 'groupRooms', former: null, now: null }],
  })
  expect(driftOf(event, older(version)).state).toBe('outOfDate')
  const { rules, ...problem } = JSON.parse(version.problem)
  const { groupsFitRooms: _, ...others } = rules
  const former = { ...version, problem: JSON.stringify({ ...problem, rules: others }), basis: '' }
  expect(driftOf(event, former).state).toBe('upToDate')
  const housed = versionOf(event)
  expect(driftOf(withRooms('Attic; 9'), housed).state).toBe('upToDate')
  expect(driftOf(withRooms('Attic; 8'), housed).state).toBe('outOfDate')
})

test('PLAN-27: fixing a group where it is confirms the plan; that it is not fixed any more counts', () => {
  const { event } = planned('planner')
  const start = [...event.state.cells.values()].find(
    ({ address, value }) => address.table === 'weekDayHourAssignments' && typeof value === 'number',
  )
  if (!start) throw new Error('No group has a time')
  const { topicId, topicGroupIndex, sessionId } = start.address
  const version = versionOf(event)
  const fix = (value: boolean) => event.set('fixedTopics', { topicId, topicGroupIndex, sessionId }, value)
  fix(true)
  expect(driftOf(event, version).state).toBe('upToDate')
  const fixed = versionOf(event)
  fix(false)
  expect(driftOf(event, fixed)).toMatchObject({ state: 'outOfDate', unfixedTopics: [topicId] })
})

test('PLAN-24, PLAN-27: keeping somebody where they are confirms the plan; letting them go counts', () => {
  const { event } = planned('planner')
  const place = [...event.state.cells.values()].find(
    ({ address, value }) => address.table === 'assignments' && value === true,
  )
  if (!place) throw new Error('Nobody has a place')
  const { userId, topicId, topicGroupIndex } = place.address
  const version = versionOf(event)
  event.set('pins', { userId, topicId, topicGroupIndex }, true)
  expect(driftOf(event, version).state).toBe('upToDate')
  const kept = versionOf(event)
  event.set('pins', { userId, topicId, topicGroupIndex }, false)
  expect(driftOf(event, kept)).toMatchObject({ state: 'outOfDate', unfixedTopics: [topicId] })
})

test('PLAN-27: a committed meeting confirms the plan; one that was called off counts', () => {
  const { event, version } = planned('1on1')
  const [meeting] = [...event.state.meetings.values()]
  if (!meeting) throw new Error('Nobody meets')
  const [a, b] = meeting.people
  event.meeting(a, b, 'committed', { sessionId: meeting.sessionId })
  expect(driftOf(event, version).state).toBe('upToDate')
  event.meeting(a, b, 'cancelled', { sessionId: meeting.sessionId, cancelledBy: a })
  expect(driftOf(event, version)).toMatchObject({ state: 'outOfDate', meetings: 1, choices: [] })
})

test('PLAN-27: of a plan made by hand it is not known', () => {
  const event = eventOf('planner').assign('ann', 'bob').start('bob', 0, 0)
  const answer = QUESTIONS.drift(askedEvent(event), { version: null })
  expect(answer?.state).toBe('unknown')
})
