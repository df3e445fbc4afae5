import { cellKey, pairKey, type VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { PlanDrift } from '@planner/protocol'
import { type PlanResult, type Problem, solve } from '@planner/solver'
import fc from 'fast-check'
import { digestOfBasis } from '../../storage/sql/stored-basis.ts'
import { planWrites } from '../apply/plan-writes.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { basisText } from '../drift/plan-basis.ts'
import { digestOf, openProblem } from '../drift/problem-digest.ts'
import { QUESTIONS } from '../insight/questions.ts'
import { snapshotOf } from '../insight/snapshot.ts'
import { settingsText } from '../runs/settings-text.ts'
import { askedEvent } from './asked-event.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay']

export function eventOf(variantId: VariantId): EventBuilder {
  const event = new EventBuilder(variantId)
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 2 })
  event.setting('parameters|groups|minGroupSize', 1)
  const isPairs = snapshotOf(event.variant, event.state).kind === 'pairs'
  for (const [index, id] of PEOPLE.entries()) {
    event.wish(id, PEOPLE[(index + 1) % 6] ?? '', isPairs ? 'Yes' : choiceOf(event))
    event.wish(id, PEOPLE[(index + 5) % 6] ?? '', isPairs ? 'Yes' : choiceOf(event))
    event.hours(id, [9, 10, 11, 33, 34], event.variant.availability === 'weekGridMaybe' ? 'Yes' : true)
    for (const sessionId of [1, 2, 3]) event.set('availabilities', { userId: id, sessionId }, true)
  }
  return event
}

const choiceOf = ({ variant }: EventBuilder) => (variant.preferenceScale.startsWith('oneToTen') ? '7' : 'Yes')

/** A version as a run of the event would store it now. */
export function versionOf(event: EventBuilder) {
  const { variant, state } = event
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  return {
    settings: settingsText(variant, state.settings),
    basis: basisText(state.event, digestOf(problem, openOf(event))),
    problem: JSON.stringify(problem),
  }
}

/** The event as it is compared with older versions. */
const openOf = ({ variant, state }: EventBuilder) =>
  openProblem(variant, state, compileProblem(variant, state, { keepPreviousPlan: false }))

/** What is left of a version when others have been in force since. */
export const older = ({ settings, basis }: ReturnType<typeof versionOf>) => ({
  settings,
  problem: '',
  basis: digestOfBasis(basis),
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

export function planned(variantId: VariantId) {
  const known = made.get(variantId)
  if (known) return { event: copied(known.event), version: known.version }
  const event = eventOf(variantId)
  made.set(variantId, { event, version: plan(event) })
  return planned(variantId)
}

export function copied({ variant, state }: EventBuilder): EventBuilder {
  const copy = new EventBuilder(variant.id)
  Object.assign(copy.state, {
    event: { ...state.event },
    settings: new Map(state.settings),
    persons: new Map(state.persons),
    topics: new Map(state.topics),
    cells: new Map(state.cells),
    meetings: new Map(state.meetings),
  })
  return copy
}

export function driftOf(event: EventBuilder, version: ReturnType<typeof versionOf>): PlanDrift {
  const answer = QUESTIONS.drift(askedEvent(event), { version })
  if (!answer) throw new Error('There is no plan')
  return answer
}

export function lists(drift: PlanDrift): string[] {
  return Object.entries(drift).flatMap(([name, value]) =>
    (Array.isArray(value) && value.length > 0) || (typeof value === 'number' && value > 0) ? [name] : [],
  )
}

export type Edit = {
  name: string
  make(event: EventBuilder, id: string, other: string, number: number): void
}

export const person = (fields: object) => (event: EventBuilder, id: string) => {
  const known = event.state.persons.get(id)
  if (known) event.state.persons.set(id, { ...known, ...fields })
}
export const topic =
  (fields: (number: number) => object) => (event: EventBuilder, id: string, _: string, number: number) => {
    const known = event.state.topics.get(id)
    if (known) event.state.topics.set(id, { ...known, ...fields(number) })
  }

/** What the planner reads, in some variants at least. */
export const READ: readonly Edit[] = [
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
    name: 'rooms',
    make: (event, _i, _o, number) =>
      void Object.assign(event.state.event, { groupRooms: number > 4 ? 'Hall; 5; 1-2\nLoft; 4' : 'Hall; 9' }),
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
export const UNREAD: readonly Edit[] = [
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

export const edits = (of: readonly Edit[]) =>
  fc.array(
    fc.record({
      edit: fc.constantFrom(...of),
      id: fc.constantFrom(...PEOPLE),
      other: fc.constantFrom(...PEOPLE),
      number: fc.integer({ min: 0, max: 8 }),
    }),
    { maxLength: 4 },
  )
