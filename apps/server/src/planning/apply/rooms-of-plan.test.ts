import { cellKey, planViolations, roomsIn, scheduleOf, type Viewer, violatedRule } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { evaluate, type PlannedGroup, solve } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compiled } from '../../testing/compiled-problem.ts'
import { checkOptions } from '../check/check-options.ts'
import { planFindings } from '../check/plan-findings.ts'
import { QUESTIONS } from '../insight/questions.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { planWrites } from './plan-writes.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }

const NO_PLAN = solve(compiled(new EventBuilder('planner').people('ann', 'bob')), { iterations: 0 })

/** Puts a plan into force, and says what is warned of about its rooms. */
function roomWarnings(event: EventBuilder, groups: readonly PlannedGroup[]): string[] {
  const { variant, state } = event
  const result = { ...NO_PLAN, groups }
  for (const write of planWrites(variant, state, result, 1000))
    if (write.kind === 'putCell') state.cells.set(cellKey(write.cell.address), write.cell)
  return planViolations({ variant, state, viewer: ADMIN, schedule: scheduleOf(variant, state) })
    .filter((each) => violatedRule(each) === 'rooms')
    .map(({ kind }) => kind)
}

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay']
const TOPICS = ['t0', 't1', 't2', 't3', 't4']

const rooms = fc.array(
  fc.record({
    capacity: fc.integer({ min: 1, max: 6 }),
    sessions: fc.constantFrom('', '', '; 1', '; 1-2', '; 2-4', '; 1, 3-4'),
  }),
  { minLength: 1, maxLength: 4 },
)
const plan = fc.uniqueArray(
  fc.record({
    topic: fc.constantFrom(...TOPICS),
    start: fc.integer({ min: 0, max: 3 }),
    duration: fc.integer({ min: 1, max: 3 }),
    members: fc.subarray(PEOPLE, { minLength: 1 }),
    wish: fc.integer({ min: 0, max: 4 }),
  }),
  { selector: ({ topic }) => topic },
)

test('SESSION-13, SCHED-30, MODEL-69: a plan that keeps the rule has rooms that seat every group, and one that breaks it is warned of', () => {
  const kept = { plans: 0, changing: 0 }
  fc.assert(
    fc.property(rooms, plan, (house, drawn) => {
      const event = new EventBuilder('multiplanner', {
        numSessions: 4,
        sessionDurationInHours: 3,
        groupRooms: house
          .map(({ capacity, sessions }, index) => `R${index}; ${capacity}${sessions}`)
          .join('\n'),
      }).people(...PEOPLE)
      for (const { topic, duration, wish } of drawn)
        event.topic(topic, { sessionDurationInHours: duration, roomWish: `R${wish}` })
      // A group that would go on after the last session is no matter of rooms.
      const groups = drawn
        .filter(({ start, duration }) => start + duration <= 4)
        .map(({ topic, start, members }): PlannedGroup => ({ topic, group: 0, start, members }))
      const { breaches } = evaluate(compiled(event), groups)
      const isKept = !breaches.some(({ constraint }) => constraint === 'rooms')
      const warnings = roomWarnings(event, groups)
      if (isKept) expect(warnings).toEqual([])
      else expect(warnings).not.toEqual([])
      const schedule = scheduleOf(event.variant, event.state)
      if (isKept && groups.length > 1) kept.plans += 1
      if (schedule.groups.some((group) => roomsIn(group).length > 1)) kept.changing += 1
    }),
    { numRuns: 300 },
  )
  expect(Math.min(kept.plans, kept.changing)).toBeGreaterThan(0)
})

/** Everybody of 120 people wants a place in each of three sessions; the last topics are wanted by few. */
function crowd(seats: readonly number[], numTopics = 24) {
  const event = new EventBuilder('planner', {
    numSessions: 3,
    groupRooms: seats.map((each, index) => `Room ${index + 1}; ${each}`).join('\n'),
  })
  const people = Array.from({ length: 120 }, (_, p) => `p${p}`)
  const topics = Array.from({ length: numTopics }, (_, t) => `t${t}`)
  event.people(...people)
  for (const topic of topics) event.topic(topic)
  people.forEach((person, p) => {
    topics.forEach((topic, t) => {
      if ((7 * p + 11 * t + p * t) % numTopics >= (t * 3) / 4)
        event.wish(person, topic, (p + t) % 5 === 0 ? '#1 Yes!' : 'Yes')
    })
  })
  return event
}

const SEVEN_ROOMS = [30, 20, 20, 16, 16, 12, 12]

/** What is said of places, with what helps. */
async function placesOf(event: EventBuilder) {
  const { variant, state } = event
  const { findings } = await QUESTIONS.findings(askedEvent(event), checkOptions(variant, state))
  const [first] = planFindings(variant, findings).findings
  const { code, number, needed, remedies = [] } = first ?? {}
  const told = remedies.map((remedy) => ({
    number: remedy.number,
    changes: remedy.changes.map(({ what, path, value }) => [what, path, value]),
  }))
  return { code, number, needed, remedies: told }
}

const asBigAsRooms = ['setting', 'parameters|groups|maxGroupSize', 30]

test.each([18, 24])(
  'CHECK-11, MODEL-69: the check of 120 people and %s topics lets groups be as big as their seven rooms, and then all have a place in every session',
  async (numTopics) => {
    const event = crowd(SEVEN_ROOMS, numTopics)
    const { remedies, ...said } = await placesOf(event)
    // Groups of five, one of each topic, and no more than the rooms of three sessions.
    expect(said).toEqual({ code: 'tooFewSeats', number: 5 * Math.min(numTopics, 3 * 7), needed: 360 })
    const changes = remedies[0]?.changes ?? []
    expect(remedies[0]?.number).toBeNull()
    expect(changes).toContainEqual(asBigAsRooms)
    for (const [what, path, value] of changes) {
      if (what === 'groups')
        for (const topic of event.state.topics.values()) topic.numberOfGroups = Number(value)
      else event.setting(path as 'parameters|groups|maxGroupSize', Number(value))
    }
    const { score, groups } = solve(compiled(event), { seed: 1, iterations: 200_000 })
    expect(score.slice(0, 2)).toEqual([0, 0])
    expect(groups.reduce((sum, { members }) => sum + members.length, 0)).toBe(360)
    expect(roomWarnings(event, groups)).toEqual([])
  },
)

test('CHECK-11, MODEL-69: where the seats of all rooms are too few that is told, and a plan fills every one of them', async () => {
  const event = crowd(SEVEN_ROOMS.slice(1)).setting('parameters|groups|maxGroupSize', 30)
  const seats = 3 * (20 + 20 + 16 + 16 + 12 + 12)
  expect(await placesOf(event)).toEqual({
    code: 'tooFewSeats',
    number: seats,
    needed: 360,
    remedies: [{ number: null, changes: [['rooms', null, null]] }],
  })
  const { score, groups } = solve(compiled(event), { seed: 1, iterations: 20_000 })
  expect(score.slice(0, 2)).toEqual([0, seats - 360])
  expect(roomWarnings(event, groups)).toEqual([])
})
