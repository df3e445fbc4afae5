import { can, cellKey, groupKey, type PersonId, scheduleLayout, scheduleOf, VARIANTS } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type PlaceExplanation, type PlanResult, solve } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howMany, SEED } from '../../testing/chance.ts'
import { planWrites } from '../apply/plan-writes.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { QUESTIONS } from './questions.ts'
import type { AskedEvent } from './snapshot.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay', 'gil', 'hal']
/** So many of them have a topic; with eight most would not run. */
const NUM_TOPICS = 4
const WITH_GROUPS = VARIANTS.filter((variant) => !can(variant, 'pairs')).map(({ id }) => id)

const person = fc.record({
  /** What they chose of each of the topics, and of whom they want to keep away. */
  choices: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: NUM_TOPICS, maxLength: NUM_TOPICS }),
  number: fc.integer({ min: 1, max: 2 }),
  language: fc.constantFrom('en', 'en', 'et'),
  avoids: fc.option(fc.integer({ min: 0, max: 7 }), { nil: null, freq: 3 }),
  hours: fc.subarray([9, 10, 11, 33, 34], { minLength: 2 }),
  isKept: fc.boolean(),
})

const anyEvent = fc.record({
  variant: fc.constantFrom(...WITH_GROUPS),
  people: fc.array(person, { minLength: 8, maxLength: 8 }),
  min: fc.integer({ min: 1, max: 2 }),
  max: fc.integer({ min: 2, max: 5 }),
  /** Who is moved by hand, and to which topic. */
  moves: fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 3 })), { maxLength: 3 }),
})

type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never

/** An event with a plan in force, and moves by hand after that. */
function eventOf({ variant, people, min, max, moves }: AnyEvent): EventBuilder {
  const event = new EventBuilder(variant, { considerContactPreferences: true })
  event.setting('parameters|groups|minGroupSize', min).setting('parameters|groups|maxGroupSize', max)
  const scale = event.variant.preferenceScale.startsWith('oneToTen')
    ? ['', '3', '7', 'Host']
    : ['', 'Yes', '#1 Yes!', 'Host']
  for (const [at, { number, language }] of people.entries()) {
    const fields = { numUserSessions: number, languages: [language] }
    if (at < NUM_TOPICS) event.owner(PEOPLE[at] ?? '', {}, fields)
    else event.person(PEOPLE[at] ?? '', fields)
  }
  for (const [at, { choices, avoids, hours }] of people.entries()) {
    const userId = PEOPLE[at] ?? ''
    // Everybody hosts a topic of their own at most.
    for (const [of, choice] of choices.entries())
      if (choice < 3 || of === at) event.wish(userId, PEOPLE[of] ?? '', scale[choice] ?? '')
    event.hours(userId, hours, event.variant.availability === 'weekGridMaybe' ? 'Yes' : true)
    for (const sessionId of [1, 2, 3]) event.set('availabilities', { userId, sessionId }, true)
    if (avoids !== null && avoids !== at)
      event.set('contactPreferences', { userId, topicId: PEOPLE[avoids] ?? '' }, 'No')
  }
  const { state } = event
  const problem = compileProblem(event.variant, state, { keepPreviousPlan: false })
  const plan = solve(problem, { seed: 1, iterations: 60 }) as PlanResult
  for (const write of planWrites(event.variant, state, plan, 2)) {
    if (write.kind === 'putCell') state.cells.set(cellKey(write.cell.address), write.cell)
    else if (write.kind === 'putTopic') state.topics.set(write.topic.id, write.topic)
  }
  for (const [who, of] of moves) moveByHand(event, PEOPLE[who] ?? '', PEOPLE[of] ?? '')
  for (const [at, { isKept }] of people.entries()) if (isKept && at === 0) keep(event, PEOPLE[at] ?? '')
  return event
}

const groupsOf = ({ variant, state }: EventBuilder) => scheduleOf(variant, state)

function moveByHand(event: EventBuilder, userId: PersonId, topicId: string): void {
  const group = groupsOf(event).byKey.get(groupKey({ topicId, topicGroupIndex: 0 }))
  for (const sessionId of group?.sessions ?? [])
    event.set('assignments', { userId, topicId, sessionId, topicGroupIndex: 0 }, true)
}

function keep(event: EventBuilder, userId: PersonId): void {
  const mine = groupsOf(event).groups.find(({ members }) =>
    [...members.values()].some((all) => all.includes(userId)),
  )
  if (mine) event.set('pins', { userId, topicId: mine.topic.id, topicGroupIndex: mine.index }, true)
}

test('REPORT-4, WHY-3: who gets least is told the reasons that their card tells, in every variant with groups', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyEvent, (made) => {
      const event = eventOf(made)
      const { variant, state } = event
      const asked = askedEvent(event)
      const bySession = scheduleLayout(variant, state) === 'sessions'
      const report = QUESTIONS.eventReport(asked, { run: null })
      for (const { personId, missed } of report?.worst ?? [])
        for (const { topicId, reason, sessionId, insteadIds } of missed) {
          expect(sessionId !== null).toBe(bySession && reason !== 'notRunning')
          const card = cardOf(asked, personId, sessionId)
          const told = card.better.find(({ topic }) => topic === topicId)
          // A card tells of what is better than what the person has there, and of the first eight.
          if (!told) {
            expect(card.status === 'placed' || card.more > 0).toBe(true)
            continue
          }
          expect([reason, insteadIds]).toEqual([
            told.obstacles[0],
            [...new Set(told.instead.map(({ topic }) => topic))],
          ])
          expect(reason).not.toBe('otherTime')
          seen.add(reason)
        }
    }),
    { numRuns: howMany({ gate: 120, soak: 3000 }), seed: SEED },
  )
  const common = ['notRunning', 'away', 'limit', 'full', 'contactNo', 'language', 'asGood', 'pinned']
  expect(common.filter((reason) => !seen.has(reason))).toEqual([])
})

function cardOf(event: AskedEvent, personId: PersonId, sessionId: number | null): PlaceExplanation {
  const card = QUESTIONS.why(event, { personId, slot: sessionId === null ? null : sessionId - 1 })
  if (!card) throw new Error(`Nothing is said of ${personId}`)
  return card
}
