import { cellKey, pairKey, VARIANTS, type VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { PlanDrift } from '@planner/protocol'
import { type PlanResult, type Problem, solve } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howMany, SEED } from '../../testing/chance.ts'
import { planWrites } from '../apply/plan-writes.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { answerOf } from '../insight/answer.ts'
import { subjectOf } from '../insight/subject.ts'
import { settingsText } from '../runs/settings-text.ts'
import { basisText, formerEvent } from './plan-basis.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay']

function eventOf(variantId: VariantId): EventBuilder {
  const event = new EventBuilder(variantId)
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 2 })
  event.setting('parameters|groups|minGroupSize', 1)
  const isPairs = subjectOf(event.variant, event.state).kind === 'pairs'
  for (const [index, id] of PEOPLE.entries()) {
    event.wish(id, PEOPLE[(index + 1) % 6] ?? '', isPairs ? 'Yes' : choiceOf(event))
    event.wish(id, PEOPLE[(index + 5) % 6] ?? '', isPairs ? 'Yes' : choiceOf(event))
    event.hours(id, [9, 10, 11, 33, 34], event.variant.availability === 'weekGridMaybe' ? 'Yes' : true)
    for (const sessionId of [1, 2, 3]) event.set('availabilities', { userId: id, sessionId }, true)
  }
  return event
}

const choiceOf = ({ variant }: EventBuilder) => (variant.preferenceScale.startsWith('oneToTen') ? '7' : 'Yes')

/** A version as it would be stored of a run of the event now. */
const versionOf = ({ variant, state }: EventBuilder) => ({
  settings: settingsText(variant, state.settings),
  basis: basisText(state.event),
  problem: JSON.stringify(compileProblem(variant, state, { keepPreviousPlan: false })),
})

/** Puts a plan of the event into force. */
function plan(event: EventBuilder): ReturnType<typeof versionOf> {
  const version = versionOf(event)
  const result = solve(JSON.parse(version.problem) as Problem, { seed: 1, iterations: 300 }) as PlanResult
  const { state, variant } = event
  for (const write of planWrites(variant, state, result, 2)) {
    if (write.kind === 'putCell') state.cells.set(cellKey(write.cell.address), write.cell)
    else if (write.kind === 'putTopic') state.topics.set(write.topic.id, write.topic)
    else if (write.kind === 'putMeeting') state.meetings.set(pairKey(...write.meeting.people), write.meeting)
    else if (write.kind === 'removeMeeting') state.meetings.delete(pairKey(...write.people))
  }
  return version
}

/** An event with a plan in force, made once for each variant. */
const made = new Map<VariantId, { event: EventBuilder; version: ReturnType<typeof versionOf> }>()

function planned(variantId: VariantId) {
  const known = made.get(variantId)
  if (known) return { event: copied(known.event), version: known.version }
  const event = eventOf(variantId)
  made.set(variantId, { event, version: plan(event) })
  return planned(variantId)
}

function copied({ variant, state }: EventBuilder): EventBuilder {
  const copy = new EventBuilder(variant.id)
  Object.assign(copy.state, {
    ...{ event: { ...state.event }, settings: new Map(state.settings), persons: new Map(state.persons) },
    ...{ topics: new Map(state.topics), cells: new Map(state.cells), meetings: new Map(state.meetings) },
  })
  return copy
}

function driftOf(
  { variant, state }: EventBuilder,
  { settings, ...version }: ReturnType<typeof versionOf>,
): PlanDrift {
  const then = formerEvent(variant, state, { settings, basis: version.basis })
  const former = then ? compileProblem(variant, then.state, { keepPreviousPlan: false }) : null
  const answer = answerOf('drift', subjectOf(variant, state), {
    ...{ version, former },
    ...{ settings: [...(then?.settingsRead() ?? [])], fields: [...(then?.fields ?? [])] },
  })
  if (!answer) throw new Error('There is no plan')
  return answer
}

function lists(drift: PlanDrift): string[] {
  return Object.entries(drift).flatMap(([name, value]) =>
    (Array.isArray(value) && value.length > 0) || (typeof value === 'number' && value > 0) ? [name] : [],
  )
}

type Edit = { name: string; make(event: EventBuilder, id: string, other: string, number: number): void }

const person = (fields: object) => (event: EventBuilder, id: string) => {
  const known = event.state.persons.get(id)
  if (known) event.state.persons.set(id, { ...known, ...fields })
}
const topic =
  (fields: (number: number) => object) => (event: EventBuilder, id: string, _: string, number: number) => {
    const known = event.state.topics.get(id)
    if (known) event.state.topics.set(id, { ...known, ...fields(number) })
  }

/** What the planner reads, in some variants at least. */
const READ: readonly Edit[] = [
  { name: 'new person', make: (event, id) => void event.owner(`${id}-new`) },
  { name: 'archived', make: person({ isArchived: true }) },
  { name: 'back', make: person({ isArchived: false }) },
  { name: 'erased', make: (event, id) => void event.state.persons.delete(id) },
  { name: 'number', make: (event, id, _, number) => person({ numUserSessions: number })(event, id) },
  { name: 'meetings', make: (event, id, _, number) => person({ numMeetingRequests: number })(event, id) },
  { name: 'languages', make: person({ languages: ['fi'] }) },
  { name: 'choice', make: (event, id, other) => id !== other && void event.wish(id, other, choiceOf(event)) },
  { name: 'no choice', make: (event, id, other) => void event.wish(id, other, '') },
  { name: 'host', make: (event, id, other) => void event.wish(id, other, 'Host') },
  { name: 'hour', make: (event, id, _, number) => void event.hours(id, [number], 'Yes') },
  {
    name: 'session',
    make: (event, userId, _, number) =>
      void event.set('availabilities', { userId, sessionId: 1 + (number % 3) }, false),
  },
  {
    name: 'rating',
    make: (event, userId, topicId) => void event.set('contactPreferences', { userId, topicId }, '3'),
  },
  { name: 'size', make: topic((number) => ({ maxNumberOfParticipants: 2 + number })) },
  { name: 'groups', make: topic((number) => ({ numberOfGroups: 1 + number })) },
  { name: 'every second week', make: topic((number) => ({ topicGroupOnEveryWeek: number > 4 })) },
  { name: 'disabled', make: topic((number) => ({ disabled: number > 4 })) },
  {
    name: 'max',
    make: (event, _i, _o, number) => void event.setting('parameters|groups|maxGroupSize', 3 + number),
  },
  {
    name: 'weight',
    make: (event, _i, _o, number) => void event.setting('parameters|preferenceWeights|yes', number),
  },
  {
    name: 'fairness',
    make: (event, _i, _o, number) => void event.setting('parameters|softRules|fairness', number),
  },
  {
    name: 'sessions',
    make: (event, _i, _o, number) => void Object.assign(event.state.event, { numSessions: 1 + (number % 4) }),
  },
  {
    name: 'contacts',
    make: (event, _i, _o, number) =>
      void Object.assign(event.state.event, { considerContactPreferences: number > 4 }),
  },
  {
    name: 'labels',
    make: (event, _i, _o, number) =>
      void Object.assign(event.state.event, { newSessionLabels: number > 4 ? 'A\n---\nB' : 'A\nB' }),
  },
]

/** What it never reads. */
const UNREAD: readonly Edit[] = [
  {
    name: 'name',
    make: person({ name: 'another', phone: '+372 5', email: 'a@example.org', profile: 'new' }),
  },
  {
    name: 'topic name',
    make: topic((number) => ({ name: `${number}`, description: 'new', roomWish: 'Hall' })),
  },
  {
    name: 'event name',
    make: (event, _i, _o, number) =>
      void Object.assign(event.state.event, { name: `${number}`, description: 'new', groupRooms: 'Hall' }),
  },
  { name: 'screens', make: (event) => void event.setting('parameters|ui|showPlanReport', true) },
  {
    name: 'time',
    make: (event, _i, _o, number) => void event.setting('parameters|groups|solverTimeLimit', 5 + number),
  },
]

const edits = (of: readonly Edit[]) =>
  fc.array(
    fc.record({
      edit: fc.constantFrom(...of),
      id: fc.constantFrom(...PEOPLE),
      other: fc.constantFrom(...PEOPLE),
      number: fc.integer({ min: 0, max: 8 }),
    }),
    { maxLength: 4 },
  )

/** An own reading of what is the same problem: its parts as sets, and lists inside of them too. */
function parts(problem: unknown): unknown {
  const set = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => JSON.stringify(set(each))).sort()
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !['previous', 'seed', 'keepPreviousPlan'].includes(key))
        .map(([key, each]) => [key, set(each)]),
    )
  }
  return set(JSON.parse(JSON.stringify(problem)))
}

test('PLAN-27: just after a plan it is up to date in every variant, and without one nothing is said', () => {
  for (const { id } of VARIANTS) {
    const event = eventOf(id)
    expect(
      answerOf('drift', subjectOf(event.variant, event.state), {
        version: null,
        former: null,
        settings: [],
        fields: [],
      }),
    ).toBeNull()
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
        if (subjectOf(variant, state).plan.length === 0) return
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
  const { variant, state } = eventOf('planner').assign('ann', 'bob').start('bob', 0, 0)
  const answer = answerOf('drift', subjectOf(variant, state), {
    ...{ version: null, former: null, settings: [], fields: [] },
  })
  expect(answer?.state).toBe('unknown')
})
