import {
  can,
  cellKey,
  type EventState,
  type MutableEventState,
  pairKey,
  planContentOf,
  VARIANTS,
  variantOf,
  variationDefinition,
  variationKeysOf,
  variationValue,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { Absence, NewScenario } from '@planner/protocol'
import { solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import type { Write } from '../../storage/storage.ts'
import { SEED } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { problemKey } from '../insight/questions/plan-values.ts'
import { QUESTIONS } from '../insight/questions.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { scenarioPlan } from './scenario-plan.ts'
import { isScenarioOf, scenarioState } from './scenario-state.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay']
const FRESH = { keepPreviousPlan: false }
const AT = 1_000_000
const AS_IT_IS: NewScenario = { name: 'As it is', settings: {}, absences: [] }

/** An event of a variant in which everybody wishes for some of what the others offer. */
function drawnEvent(variantId: (typeof VARIANTS)[number]['id'], random: () => number): EventBuilder {
  const event = new EventBuilder(variantId)
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 2 })
  const { preferenceScale } = event.variant
  const choice = /ten/i.test(preferenceScale) ? '8' : 'Yes'
  for (const from of PEOPLE)
    for (const to of PEOPLE) if (from !== to && random() < 0.5) event.wish(from, to, choice)
  for (const userId of PEOPLE)
    for (let hour = 30; hour < 40; hour += 1)
      if (event.variant.slots !== 'sessions') event.set('weekDayHourAvailabilities', { userId, hour }, 'Yes')
  return event
}

/** The event after the writes of a plan; `state` stays as it is. */
function after(state: EventState, writes: readonly Write[]): EventState {
  const made: MutableEventState = {
    ...state,
    event: { ...state.event },
    settings: new Map(state.settings),
    persons: new Map(state.persons),
    topics: new Map(state.topics),
    cells: new Map(state.cells),
    meetings: new Map(state.meetings),
  }
  for (const write of writes) {
    if (write.kind === 'putCell') made.cells.set(cellKey(write.cell.address), write.cell)
    else if (write.kind === 'putTopic') made.topics.set(write.topic.id, write.topic)
    else if (write.kind === 'putMeeting') made.meetings.set(pairKey(...write.meeting.people), write.meeting)
    else if (write.kind === 'removeMeeting') made.meetings.delete(pairKey(...write.people))
  }
  return made
}

const textOf = ({ event, ...maps }: EventState) =>
  JSON.stringify([event, ...Object.values(maps).map((map) => [...(map as Map<string, unknown>)])])

function drawnScenario({ variant, state }: EventBuilder, random: () => number): NewScenario {
  const keys = variationKeysOf(variant, state.settings).filter(() => random() < 0.2)
  const settings = Object.fromEntries(
    keys.map((key) => {
      const definition = variationDefinition(variant, key)
      if (definition.type === 'bool') return [key, random() < 0.5]
      if (definition.type === 'option') return [key, definition.choices.at(-1) ?? '']
      const { min, max } = definition
      return [key, min + Math.floor(random() * (Math.min(max, min + 8) - min + 1))]
    }),
  )
  const absences: Absence[] = random() < 0.5 ? [{ kind: 'person', personId: 'bob' }] : []
  const session: Absence = { kind: 'session', sessionId: 1 }
  const drawn = { name: 'Drawn', settings, absences: [...absences, session] }
  return isScenarioOf(variant, state, drawn) && random() < 0.5 ? drawn : { ...drawn, absences }
}

test.each(VARIANTS.map(({ id }) => id))(
  'SCENARIO-1, SCENARIO-5, SCENARIO-6, SCENARIO-8: %s is left as it is by scenarios, and what is adopted is what was shown',
  (id) => {
    const random = seededRandom(SEED)
    let numPlanned = 0
    for (let drawn = 0; drawn <= 4; drawn += 1) {
      const event = drawnEvent(id, random)
      const { variant, state } = event
      const before = textOf(state)
      // The first is the event as it is, which always has a plan.
      const scenario = drawn === 0 ? AS_IT_IS : drawnScenario(event, random)
      expect(isScenarioOf(variant, state, scenario)).toBe(true)
      const imagined = scenarioState(variant, state, scenario)
      const result = solve(compileProblem(variant, imagined, FRESH), { seed: 1, iterations: 3000 })
      const planned = { ...scenario, best: JSON.stringify(result), week: 1 }
      const plan = scenarioPlan(variant, state, planned, AT)
      expect(scenarioPlan(variant, state, planned, AT + 5).shown).toBe(plan.shown)
      expect(textOf(state)).toBe(before)
      expect(planContentOf(after(state, plan.writes))).toEqual(plan.content)
      const { groups, meetings } = plan.content
      if (meetings.length > 0 || groups.some(({ members }) => members.length > 0)) numPlanned += 1
      for (const { path, from, to } of plan.settings)
        expect([variationValue(variant, state, path), scenario.settings[path]]).toEqual([from, to])
      if (scenario.absences.some(({ kind }) => kind === 'person') && !can(variant, 'pairs'))
        expect(JSON.stringify(plan.content)).not.toContain('"bob"')
    }
    expect(numPlanned).toBeGreaterThan(0)
  },
)

test('SCENARIO-1: without a session nobody is in it, without a room no plan needs it', () => {
  const eventOf = (groupRooms: string) => {
    const event = new EventBuilder('planner', { numSessions: 2, groupRooms })
    for (const id of PEOPLE) event.owner(id)
    for (const from of PEOPLE) for (const to of PEOPLE) if (from !== to) event.wish(from, to, 'Yes')
    return event
  }
  const planOf = ({ variant, state }: EventBuilder, absences: Absence[]) => {
    const scenario = { name: 'x', settings: {}, absences }
    const imagined = scenarioState(variant, state, scenario)
    const result = solve(compileProblem(variant, imagined, FRESH), { seed: 1, iterations: 5000 })
    return scenarioPlan(variant, state, { ...scenario, best: JSON.stringify(result), week: 1 }, AT).content
      .groups
  }
  const sizesIn = (groups: ReturnType<typeof planOf>, session: number) =>
    groups
      .flatMap(({ members }) => members.filter(([id]) => id === session).map(([, people]) => people.length))
      .sort()
  const event = eventOf('Hall; 3\nAttic; 2; 1\nCellar; 2')
  const second = planOf(event, [{ kind: 'session', sessionId: 1 }])
  expect(second.length).toBeGreaterThan(0)
  expect(second.flatMap(({ members }) => members.map(([session]) => session))).not.toContain(1)
  const cellar: Absence[] = [{ kind: 'room', name: 'Cellar' }]
  const withoutCellar = planOf(event, cellar)
  // In the second session the hall alone is left.
  expect(sizesIn(withoutCellar, 1)).toEqual([2, 3])
  expect(sizesIn(withoutCellar, 2)).toEqual([3])
  expect(withoutCellar.map(({ room }) => room)).not.toContain('Cellar')
  expect(planOf(eventOf('Cellar; 9'), cellar)).toEqual([])
  // Where groups need not fit, they are as many as rooms are left in the session with fewest.
  const loose = planOf(event.setting('parameters|groups|groupsFitRooms', false), cellar)
  expect([sizesIn(loose, 1).length, sizesIn(loose, 2).length]).toEqual([1, 1])
})

test('SCENARIO-4: plans are worth what they give the people, topics and sessions of today; equal data have one key', () => {
  const eventOf = (numSessions: number, people: readonly string[]) => {
    const event = new EventBuilder('planner', { numSessions })
    for (const id of people) event.owner(id)
    for (const from of people) for (const to of people) if (from !== to) event.wish(from, to, 'Yes')
    return event
  }
  const before = eventOf(2, PEOPLE)
  const problem = compileProblem(before.variant, before.state, FRESH)
  const best = JSON.stringify(solve(problem, { seed: 1, iterations: 5000 }))
  const other = JSON.stringify({ kind: 'pairs', meetings: [] })
  const valuesOf = (event: EventBuilder) =>
    QUESTIONS.planValues(askedEvent(event), {
      plans: [best, other].map((text) => ({ best: text, settings: {} })),
    })
  const now = valuesOf(before)
  expect(now).toMatchObject({ inForce: null, plans: [{ without: 0, broken: 0 }, null] })
  expect(now.problem).toBe(problemKey(problem))
  const later = valuesOf(eventOf(1, ['ann', 'bob', 'cem', 'dan', 'new']))
  expect(later.problem).not.toBe(now.problem)
  expect(later.plans[0]?.without).toBeGreaterThan(0)
  expect(later.plans[0]?.satisfaction).toBeLessThan(now.plans[0]?.satisfaction ?? 0)
})

test('SCENARIO-1, SCENARIO-8: settings and fields that the planner reads alone, with values that they take, and only what is there can be missing', () => {
  const { variant, state } = new EventBuilder('planner', { numSessions: 2 }).owner('ann').owner('bob')
  const is = (settings: NewScenario['settings'], absences: Absence[] = []) =>
    isScenarioOf(variant, state, { settings, absences })
  expect(is({ 'parameters|groups|maxGroupSize': 8, 'parameters|softRules|fairness': 0 })).toBe(true)
  expect(is({ 'parameters|ui|allowRegistration': false })).toBe(false)
  expect(is({ 'parameters|groups|solverTimeLimit': 10 })).toBe(false)
  expect(is({ 'parameters|groups|maxGroupSize': 8000 })).toBe(false)
  expect(is({ 'parameters|groups|nothing': 1 })).toBe(false)
  expect(is({ 'parameters|rules|keepPlanReady': false })).toBe(false)
  expect(is({ numSessions: 3, numberOfGroupsForTopic: 1, considerContactPreferences: true })).toBe(true)
  expect(is({ numSessions: 300 })).toBe(false)
  expect(is({ numSessions: true })).toBe(false)
  expect(is({ name: 'Other' })).toBe(false)
  expect(is({}, [{ kind: 'person', personId: 'ann' }])).toBe(true)
  expect(is({}, [{ kind: 'person', personId: 'cem' }])).toBe(false)
  expect(is({}, [{ kind: 'room', name: 'Hall' }])).toBe(false)
  expect(is({}, [{ kind: 'session', sessionId: 3 }])).toBe(false)
})

test('SCENARIO-8: what can be otherwise follows from the description of the variant', () => {
  const fieldsOf = (id: (typeof VARIANTS)[number]['id']) =>
    variationKeysOf(variantOf(id), new Map()).filter((key) => !key.includes('|'))
  expect(fieldsOf('planner')).toEqual(['numSessions', 'considerContactPreferences', 'numberOfGroupsForTopic'])
  expect(fieldsOf('multiplanner')).toContain('sessionDurationInHours')
  expect(fieldsOf('weekdayhourplanner')).toEqual([
    'sessionDurationInHours',
    'limitAllUsersToOneGroupOnly',
    'considerContactPreferences',
    'numberOfGroupsForTopic',
  ])
  expect(fieldsOf('1on1')).toEqual(['numSessions', 'considerContactPreferences'])
})

test('SCENARIO-8: with one session more the plan has groups in it, and is valued with it', () => {
  const event = new EventBuilder('planner', { numSessions: 1 })
  for (const id of PEOPLE) event.owner(id)
  for (const from of PEOPLE) for (const to of PEOPLE) if (from !== to) event.wish(from, to, 'Yes')
  const { variant, state } = event
  const scenario = { name: 'Two', settings: { numSessions: 2 }, absences: [] }
  const imagined = scenarioState(variant, state, scenario)
  const problem = compileProblem(variant, imagined, FRESH)
  const best = JSON.stringify(solve(problem, { seed: 1, iterations: 5000 }))
  const plan = scenarioPlan(variant, state, { ...scenario, best, week: 1 }, AT)
  expect(plan.settings).toEqual([{ path: 'numSessions', from: 1, to: 2 }])
  const sessions = plan.content.groups.flatMap(({ members }) => members.map(([session]) => session))
  expect(new Set(sessions)).toEqual(new Set([1, 2]))
  const plans = [{}, scenario.settings].map((settings) => ({ best, settings }))
  const [today, own] = QUESTIONS.planValues(askedEvent(event), { plans }).plans
  expect([today?.without, own?.without, own?.broken]).toEqual([0, 0, 0])
  expect(state.event.numSessions).toBe(1)
})
