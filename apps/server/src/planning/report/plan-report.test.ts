import type { EventState, Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type PairsProblem, type PairsResult, type PlanResult, solve } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visiblePlace } from '../../readers/visibility.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { planReportFor } from './plan-report.ts'
import { type StoredPlan, storedPlan } from './stored-plan.ts'

const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve']
const ADMIN: Viewer = { role: 'admin', personId: null }
const participant = (personId: string): Viewer => ({ role: 'participant', personId })

function pairsOf(event: EventBuilder): PairsProblem {
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: true })
  if (problem.kind !== 'pairs') throw new Error('Not a pairs problem')
  return problem
}

function planned(event: EventBuilder): StoredPlan & { result: PlanResult } {
  const problem = pairsOf(event)
  return { endedAt: 1, problem, result: solve(problem, { seed: 1 }) }
}

const reportFor = ({ variant, state }: EventBuilder, viewer: Viewer, plan: StoredPlan) =>
  planReportFor(variant, visiblePlace(variant, state, viewer), viewer, plan)

const reasons = async (event: EventBuilder, viewer: Viewer, plan: StoredPlan) =>
  Object.fromEntries(
    (await reportFor(event, viewer, plan))?.reasons.map(({ from, to, reason }) => [
      `${from}>${to}`,
      reason,
    ]) ?? [],
  )

test('MEET-19, MEET-20: reasons stay true after later changes', async () => {
  const event = new EventBuilder('1on1')
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 1 })
  event.wish('ann', 'bob', 'Yes').wish('cid', 'bob', 'Yes')
  const plan = planned(event)
  const granted = (plan.result as PairsResult).meetings[0]
  if (!granted) throw new Error('No meeting is planned')
  const [happy, left] = granted.includes('ann') ? (['ann', 'cid'] as const) : (['cid', 'ann'] as const)
  event.meeting(happy, 'bob', 'reserved', { wishedBy: [happy] })
  // Wished since the plan was made.
  event.wish('dan', 'eve', 'Yes').wish(happy, 'eve', 'Yes')
  expect(await reasons(event, ADMIN, plan)).toEqual({
    [`${left}>bob`]: 'otherCapacity',
    'dan>eve': 'open',
    [`${happy}>eve`]: 'ownCapacity',
  })
  expect(await reasons(event, participant(left), plan)).toEqual({ [`${left}>bob`]: 'notPossible' })
  expect(await reasons(event, participant('dan'), plan)).toEqual({ 'dan>eve': 'open' })
  expect(await reasons(event, participant(happy), plan)).toEqual({ [`${happy}>eve`]: 'ownCapacity' })

  // One of them takes it back: there is room again.
  event.meeting(happy, 'bob', 'cancelled', { cancelledBy: 'bob', wishedBy: [] }).wish(happy, 'bob', 'Yes')
  expect(await reasons(event, ADMIN, plan)).toEqual({
    [`${left}>bob`]: 'open',
    'dan>eve': 'open',
    [`${happy}>eve`]: 'open',
    [`${happy}>bob`]: 'calledOff',
  })
  expect(await reasons(event, participant(happy), plan)).toEqual({
    [`${happy}>bob`]: 'calledOff',
    [`${happy}>eve`]: 'open',
  })
})

test('MEET-19: a wish that the plan itself has left out for others is told apart', async () => {
  const event = new EventBuilder('1on1', { numSessions: 2, considerContactPreferences: true })
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 2 })
  event.wish('ann', 'bob', 'Yes').wish('cid', 'dan', 'Yes')
  event.set('contactPreferences', { userId: 'cid', topicId: 'dan' }, 'No')
  const problem = pairsOf(event)
  const result = { ...solve(problem), meetings: [] } as PairsResult
  expect(await reasons(event, ADMIN, { endedAt: 1, problem, result })).toEqual({
    'ann>bob': 'outweighed',
    'cid>dan': 'refused',
  })
  expect(await reasons(event, participant('cid'), { endedAt: 1, problem, result })).toEqual({
    'cid>dan': 'ownRefusal',
  })
  // Erasing somebody takes what was planned along.
  expect(await reasons(event, ADMIN, { endedAt: 1, problem: undefined, result })).toMatchObject({
    'ann>bob': 'open',
  })
})

test('MEET-19, MEET-20: nobody reads of a wish to somebody who takes no part, nor somebody who takes none', async () => {
  const event = new EventBuilder('1on1')
  for (const id of PEOPLE) event.owner(id)
  for (const id of ['bob', 'cid', 'dan']) event.wish('ann', id, 'Yes')
  const plan = planned(event)
  event.person('bob', { enableAccount: false }).person('cid', { registerTopicWithoutAuthor: true })
  for (const viewer of [ADMIN, participant('ann')])
    expect(Object.keys(await reasons(event, viewer, plan))).toEqual(['ann>dan'])
  event.person('ann', { enableAccount: false })
  for (const viewer of [ADMIN, participant('ann')]) expect(await reasons(event, viewer, plan)).toEqual({})
})

test('MEET-9, MEET-20: a meeting with somebody who takes no part takes no room, for organisers and the person', async () => {
  const event = new EventBuilder('1on1')
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: 1 })
  event.meeting('ann', 'bob', 'reserved').wish('ann', 'cid', 'Yes')
  const plan = planned(event)
  const readBy = (viewer: Viewer) => reasons(event, viewer, plan)
  for (const viewer of [ADMIN, participant('ann')])
    expect(await readBy(viewer)).toEqual({ 'ann>cid': 'ownCapacity' })
  event.person('bob', { enableAccount: false })
  for (const viewer of [ADMIN, participant('ann')])
    expect(await readBy(viewer)).not.toMatchObject({ 'ann>cid': 'ownCapacity' })
})

test('MEET-15, MEET-19, MEET-20: whoever took a meeting back and wishes it anew reads of the refusal, not of that', async () => {
  const event = new EventBuilder('1on1', { considerContactPreferences: true })
  for (const id of PEOPLE) event.owner(id)
  event.meeting('ann', 'bob', 'cancelled', { cancelledBy: 'ann', wishedBy: [] }).wish('ann', 'bob', 'Yes')
  event.set('contactPreferences', { userId: 'ann', topicId: 'bob' }, 'No')
  const plan = planned(event)
  expect(await reasons(event, ADMIN, plan)).toEqual({ 'ann>bob': 'refused' })
  expect(await reasons(event, participant('ann'), plan)).toEqual({ 'ann>bob': 'ownRefusal' })
})

test('MEET-21: what a new plan kept, moved, added and dropped', async () => {
  const event = new EventBuilder('1on1', { numSessions: 3 })
  for (const id of PEOPLE) event.owner(id)
  event.person('dan', { isArchived: true })
  const problem = {
    ...pairsOf(event),
    previous: [
      ['ann', 'bob', 0],
      ['ann', 'cid', 1],
      ['bob', 'dan', 2],
      ['cid', 'eve', 0],
      ['eve', 'gone', 1],
    ],
  } as PairsProblem
  const changes: PairsResult['changes'] = {
    kept: [
      ['ann', 'bob', 0],
      ['ann', 'cid', 2],
    ],
    moved: [['ann', 'cid', 2]],
    added: [['ann', 'dan', 1]],
    dropped: [
      ['cid', 'eve', 0],
      ['eve', 'gone', 1],
    ],
  }
  const plan: StoredPlan = {
    endedAt: 1,
    problem,
    result: { ...solve(pairsOf(event)), changes } as PairsResult,
  }
  const told = async (viewer: Viewer) =>
    (await reportFor(event, viewer, plan))?.changes.map(
      ({ personIds, change, sessionId, formerSessionId }) => [
        ...personIds,
        change,
        formerSessionId,
        sessionId,
      ],
    )
  const ofBoth = [
    ['ann', 'bob', 'kept', null, 1],
    ['ann', 'cid', 'moved', 2, 3],
  ]
  expect(await told(ADMIN)).toEqual([
    ...ofBoth,
    ['ann', 'dan', 'added', null, 2],
    ['cid', 'eve', 'dropped', 1, null],
  ])
  // Dan is archived by now, so nobody but organisers reads of Dan.
  expect(await told(participant('ann'))).toEqual(ofBoth)
  expect(await told(participant('eve'))).toEqual([['cid', 'eve', 'dropped', 1, null]])
})

test('MEET-22, PRIV-14: how good the plan is goes to organisers', async () => {
  const event = new EventBuilder('reciprocity')
  for (const id of PEOPLE) event.owner(id)
  event.wish('ann', 'bob', 'Yes').wish('bob', 'ann', 'Yes')
  const plan = planned(event)
  const { score, bound } = plan.result
  const quality = async (viewer: Viewer) => (await reportFor(event, viewer, plan))?.quality
  expect(await quality(ADMIN)).toEqual({ soft: score[2], bound })
  expect(await quality(participant('ann'))).toBeNull()
  expect(await reportFor(event, { role: 'visitor', personId: null }, plan)).toBeNull()
  event.person('ann', { isWaiting: true })
  expect(await reportFor(event, participant('ann'), plan)).toBeNull()
})

test('MEET-19: a plan of a week that is over explains nothing', () => {
  const event = new EventBuilder('1on1', { meetingWeek: 2 })
  const run = { best: '{}', problem: '', endedAt: 5 }
  const read = (week: number | null, state: EventState = event.state) =>
    storedPlan(state, { ...run, week } as never)
  expect(read(1)).toBeUndefined()
  expect(read(null)).toBeUndefined()
  expect(read(2)).toMatchObject({ endedAt: 5, problem: undefined })
  expect(read(null, new EventBuilder('1on1').state)).toMatchObject({ endedAt: 5 })
})

/** Wishes, refusals and what is left of meetings that are taken back, as a random life may leave them. */
const choices = fc.array(
  fc.record({
    from: fc.constantFrom(...PEOPLE),
    to: fc.constantFrom(...PEOPLE),
    what: fc.constantFrom('wish', 'refusal'),
  }),
  { maxLength: 24 },
)

test('PRIV-20, MODEL-63: a person is told the same, byte for byte, whatever others wish, refuse and have', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('1on1' as const, 'reciprocity' as const),
      choices,
      choices,
      choices,
      fc.constantFrom(...PEOPLE, 'organiser'),
      async (variant, own, some, others, canceller) => {
        const life = async (hidden: typeof others) => {
          const event = new EventBuilder(variant, { numSessions: 2, considerContactPreferences: true })
          for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: id === 'ann' ? 2 : 1 })
          event.meeting('ann', 'bob', 'reserved', { sessionId: 1, wishedBy: ['ann'] })
          const choose = (list: typeof own, isOwn: boolean) => {
            for (const { from, to, what } of list)
              if (from !== to && (from === 'ann') === isOwn)
                what === 'wish'
                  ? event.wish(from, to, 'Yes')
                  : event.set('contactPreferences', { userId: from, topicId: to }, 'No')
          }
          choose(own, true)
          choose(hidden, false)
          const problem = pairsOf(event)
          // The plan gives Ann the same in both lives, and others what they may have.
          const meetings = [
            ['ann', 'bob', 0],
            ...solve(problem).meetings.filter(([a, b]) => a !== 'ann' && b !== 'ann'),
          ]
          const result = { ...solve(problem), meetings } as PairsResult
          event.meeting('ann', 'cid', 'cancelled', { cancelledBy: canceller, wishedBy: [] })
          choose(own.toReversed(), true)
          choose(hidden.toReversed(), false)
          const changes = { kept: [['ann', 'bob', 0]], moved: [], added: [], dropped: [] } as never
          const plan: StoredPlan = { endedAt: 1, problem, result: { ...result, changes } }
          return JSON.stringify(await reportFor(event, participant('ann'), plan))
        }
        expect(await life(others)).toBe(await life(some))
      },
    ),
    { numRuns: 150 },
  )
})
