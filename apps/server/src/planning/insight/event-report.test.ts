import { meetingOutcome, numPlacesMissing, scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type GroupsResult, solve } from '@planner/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOfBasis } from '../../storage/sql/stored-basis.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { basisText } from '../drift/plan-basis.ts'
import { digestOf, openProblem } from '../drift/problem-digest.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { QUESTIONS } from './questions.ts'

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve', 'fay']

/** Six people, of whom three want tea and three want go, in a plan that gives them that. */
function planned() {
  const event = new EventBuilder('planner', { numSessions: 1 })
    .people(...PEOPLE)
    .topic('tea')
    .topic('go')
  event.topic('chess')
  for (const [index, id] of PEOPLE.entries()) event.wish(id, index < 3 ? 'tea' : 'go', '#1 Yes!')
  for (const [index, id] of PEOPLE.entries()) event.wish(id, index < 3 ? 'go' : 'tea', 'Yes')
  for (const [index, id] of PEOPLE.entries()) event.assign(id, index < 3 ? 'tea' : 'go')
  event.start('tea', 1, 0).start('go', 1, 0)
  return event
}

function runOf({ variant, state }: EventBuilder, keepPreviousPlan = false) {
  const problem = compileProblem(variant, state, { keepPreviousPlan })
  const result = solve(problem, { seed: 1, iterations: 20_000 })
  return {
    endedAt: 7,
    problem: JSON.stringify(problem),
    result: JSON.stringify(result),
    basis: basisText(state.event, digestOf(problem, openOf({ variant, state }))),
    isReplan: keepPreviousPlan,
  }
}
type Run = ReturnType<typeof runOf>

/** What is left of it when others have been in force since. */
const older = (run: Run): Run => ({ ...run, problem: '', basis: digestOfBasis(run.basis) })

const openOf = ({ variant, state }: Pick<EventBuilder, 'variant' | 'state'>) =>
  openProblem(variant, state, compileProblem(variant, state, { keepPreviousPlan: false }))

const reportOf = (event: EventBuilder, run: Run | null) => QUESTIONS.eventReport(askedEvent(event), { run })

const leave = (event: EventBuilder, userId: string) =>
  event.set('assignments', { userId, topicId: 'tea', sessionId: 1, topicGroupIndex: 0 }, false)

test('REPORT-2, REPORT-6: a plan of today’s data is placed between random ones and the bound of its run', () => {
  const event = planned()
  const report = reportOf(event, runOf(event))
  expect(report?.satisfaction).toHaveLength(6)
  expect(report?.made).toEqual({ endedAt: 7, data: 'same', isSamePlan: true })
  expect(report?.uncompared).toBeNull()
  const { soft = 0, bound = 0, random = 0 } = report?.position ?? {}
  expect(soft).toBeLessThanOrEqual((bound ?? 0) + 1e-6)
  expect(random ?? 0).toBeLessThan(soft)
  expect(report?.random).toMatchObject({ plans: 12 })
  expect(report?.random?.satisfaction).toBeLessThan(1)
  expect(report?.resting).toMatchObject([{ topicId: 'chess', reason: 'noWish' }])
  expect(report?.sizes).toEqual([{ size: 3, groups: 2 }])
})

test('REPORT-60: who chose nothing is in no share of the report and of random plans, and is counted', () => {
  const event = planned()
  const before = reportOf(event, null)
  event
    .people('gil', 'hal')
    .assign('gil', 'tea')
    .person('ivo', { numUserSessions: 0 })
    .wish('ivo', 'tea', 'Yes')
  const report = reportOf(event, null)
  expect(before?.uncounted).toBe(0)
  expect(report?.uncounted).toBe(3)
  expect(report?.satisfaction.map(({ personId }) => personId)).toEqual(PEOPLE)
  expect(report?.worst.map(({ personId }) => personId)).not.toContain('hal')
  expect(report?.lacking).toContainEqual({ personId: 'hal', places: 1, reason: 'noWish', topicIds: [] })
  expect(QUESTIONS.meanSatisfaction(askedEvent(event), null)).toBe(1)
})

test('REPORT-64: of those who count, those who went short in former events are counted', () => {
  const event = planned()
  expect(reportOf(event, null)?.former).toBeNull()
  // Hal has chosen nothing.
  for (const id of ['ann', 'eve', 'hal']) event.person(id, { wentShort: 50 })
  expect(reportOf(event, null)?.former).toEqual({ people: 2, satisfied: 2 })
  leave(event, 'ann').assign('ann', 'go')
  expect(reportOf(event, null)?.former).toEqual({ people: 2, satisfied: 1 })
})

test('REPORT-2: no place is changed by hand because somebody is archived', () => {
  const event = planned()
  const run = runOf(event)
  event.person('ann', { isArchived: true })
  expect(reportOf(event, run)?.made).toMatchObject({ data: 'changed', isSamePlan: true })
  leave(event, 'bob')
  expect(reportOf(event, run)?.made).toMatchObject({ isSamePlan: false })
})

test('REPORT-2, REPORT-6: a plan that was changed by hand is compared as it stands, and says so', () => {
  const event = planned()
  const run = runOf(event)
  const before = reportOf(event, run)
  leave(event, 'ann').assign('ann', 'go')
  const report = reportOf(event, run)
  expect(report?.made).toMatchObject({ data: 'same', isSamePlan: false })
  expect(report?.position?.soft).toBeLessThan(before?.position?.soft ?? 0)
  expect(report?.worst).toMatchObject([
    { personId: 'ann', missed: [{ topicId: 'tea', reason: 'open', sessionId: 1, insteadIds: [] }] },
  ])
})

test('REPORT-6: after a change of data, with a broken rule, other missing places or no run nothing is compared with the bound', () => {
  const event = planned()
  const run = runOf(event)
  expect(reportOf(event, null)).toMatchObject({ made: null, position: null, uncompared: 'noRun' })
  const unknown = { made: { data: 'unknown', isSamePlan: true }, position: null, uncompared: 'dataUnknown' }
  expect(reportOf(event, { ...run, problem: '', basis: '' })).toMatchObject(unknown)
  const better: GroupsResult = { ...JSON.parse(run.result), score: [0, -1, 0] }
  expect(reportOf(event, { ...run, result: JSON.stringify(better) })?.uncompared).toBe('placesDiffer')
  leave(leave(event, 'bob'), 'cem')
  expect(reportOf(event, run)).toMatchObject({ uncompared: 'rulesBroken' })
  expect(reportOf(event, run)?.lacking.map(({ personId }) => personId)).toEqual(['bob', 'cem'])
  event.wish('ann', 'chess', 'Yes')
  expect(reportOf(event, run)).toMatchObject({ made: { data: 'changed' }, uncompared: 'dataChanged' })
})

test('REPORT-65: how many places no plan exceeds is told of the problem that the run was given, whatever was moved by hand', () => {
  const event = planned()
  const run = runOf(event)
  const result: GroupsResult = { ...JSON.parse(run.result), score: [0, -2, 0], mediumBound: -1 }
  const crowded = { ...run, result: JSON.stringify(result) }
  expect(reportOf(event, run)?.places).toEqual({ wanted: 6, given: 6, atMost: 6 })
  expect(reportOf(event, crowded)?.places).toEqual({ wanted: 6, given: 6, atMost: 5 })
  const { mediumBound: _, ...unbounded } = result
  expect(reportOf(event, { ...run, result: JSON.stringify(unbounded) })?.places).toBeNull()
  expect(reportOf(event, null)?.places).toBeNull()
  event.wish('ann', 'chess', 'Yes')
  expect(reportOf(event, run)?.places).toBeNull()
})

test('REPORT-9, REPORT-65: that no plan has fewer missing places is proven by their bound alone', () => {
  const event = planned()
  const run = runOf(event)
  leave(event, 'ann')
  const made: GroupsResult = JSON.parse(run.result)
  const missing = (mediumBound: number) => {
    const result = JSON.stringify({ ...made, status: 'feasible', score: [0, -1, 0], mediumBound })
    return reportOf(event, { ...run, result })?.position?.missing
  }
  expect(missing(-1)).toBe('least')
  expect(missing(0)).toBe('open')
})

test('PLAN-37, REPORT-6: an older version that is put back is compared as it was when it was made', () => {
  const event = planned()
  const [run, replan] = [runOf(event), runOf(event, true)]
  const made = reportOf(event, run)
  expect(reportOf(event, older(run))).toEqual(made)
  // A group that is fixed where it is confirms the plan, and the bound of then is that of now.
  event.set('fixedTopics', { topicId: 'tea', topicGroupIndex: 0, sessionId: 1 }, true)
  expect(reportOf(event, run)).toMatchObject({ made: made?.made, position: made?.position })
  expect(reportOf(event, older(run))).toMatchObject({ made: made?.made, position: made?.position })

  expect(made?.position?.missing).toBe('weighed')

  // What a re-planning was to stay close to is forgotten: what the plan was worth then is not.
  const { soft, bound } = reportOf(event, replan)?.position ?? {}
  expect(reportOf(event, older(replan))).toMatchObject({
    made: { data: 'same', isSamePlan: true },
    position: { soft, bound, random: null },
    uncompared: 'notKept',
  })
  leave(event, 'ann').assign('ann', 'go')
  expect(reportOf(event, older(replan))).toMatchObject({ position: null, uncompared: 'notKept' })

  event.wish('ann', 'chess', 'Yes')
  expect(reportOf(event, older(run))).toMatchObject({
    made: { data: 'changed' },
    position: null,
    uncompared: 'dataChanged',
  })
})

test('REPORT-2: of a plan with hand moves that was kept it is known what has changed, not what it is worth', () => {
  const event = planned()
  const { basis } = older(runOf(event))
  const result = JSON.stringify({ format: 'plan-kept/1', kind: 'kept', plan: { groups: [], meetings: [] } })
  const kept = { endedAt: 9, problem: '', basis, result, isReplan: false }
  const none = { position: null, uncompared: 'noRun' }
  expect(reportOf(event, kept)).toMatchObject({ ...none, made: { endedAt: null, data: 'same' } })
  event.wish('ann', 'chess', 'Yes')
  expect(reportOf(event, kept)).toMatchObject({ ...none, made: { endedAt: null, data: 'changed' } })
})

test('REPORT-9: that no plan has fewer missing places is said only where the planner has proven it', () => {
  const event = planned().setting('parameters|groups|maxGroupSize', 3)
  event.setting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint', 'Hard')
  for (const id of ['gil', 'hal']) event.person(id).wish(id, 'tea', 'Yes')
  const run = runOf(event)
  const result: GroupsResult = JSON.parse(run.result)
  const missing = (status: GroupsResult['status']) => {
    const position = reportOf(event, { ...run, result: JSON.stringify({ ...result, status }) })?.position
    return position?.missing
  }
  expect(result.score[1]).toBeLessThan(0)
  expect([missing('optimal'), missing('feasible')]).toEqual(['least', 'open'])
})

test('REPORT-5: where people meet in pairs it counts meetings, and names who has fewer than they could', () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cem']) event.owner(id, {}, { numMeetingRequests: 1 })
  event.wish('ann', 'bob', 'Yes').wish('cem', 'bob', 'Yes').meeting('ann', 'bob', 'reserved')
  const report = reportOf(event, null)
  expect(report).toMatchObject({
    kind: 'pairs',
    sizes: [
      { size: 0, groups: 1 },
      { size: 1, groups: 2 },
    ],
  })
  expect(report?.lacking.map(({ personId }) => personId)).toEqual(['cem'])
  expect(report?.random).not.toBeNull()
})

test('MEET-22, REPORT-3, REPORT-4: the report of meetings counts those who lack one as everywhere else, also who may meet nobody', () => {
  const event = new EventBuilder('1on1', { considerContactPreferences: true })
  for (const id of ['ann', 'bob', 'cem', 'jo', 'eve', 'mart']) event.owner(id, {}, { numMeetingRequests: 2 })
  // Jo may not meet the only one she wishes; Mart has one of two; nobody else lacks what they wished for.
  event.wish('jo', 'bob', 'Yes').set('contactPreferences', { userId: 'bob', topicId: 'jo' }, 'No')
  event.wish('mart', 'cem', 'Yes').meeting('ann', 'mart', 'reserved', { wishedBy: ['ann', 'mart'] })
  event.wish('ann', 'eve', 'Yes').meeting('ann', 'cem', 'committed', { wishedBy: ['ann'] })
  const report = reportOf(event, null)
  expect(report?.lacking).toEqual([
    { personId: 'jo', places: 1, reason: 'noPartner', topicIds: [] },
    { personId: 'mart', places: 1, reason: 'full', topicIds: [] },
  ])
  const { leftOut } = meetingOutcome(event.variant, event.state)
  expect(leftOut.map(({ personId }) => personId)).toEqual(['jo', 'mart'])
  const below = report?.satisfaction.filter(({ share }) => share < 1)
  expect(below).toEqual([
    { personId: 'jo', share: 0 },
    { personId: 'mart', share: 0.5 },
  ])
})

test('MEET-22: of any meetings the report names those who lack one whom the list below the meetings has', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const id = fc.constantFrom(...ids)
  const wish = fc.tuple(id, id).filter(([from, to]) => from !== to)
  const states = fc.constantFrom('reserved' as const, 'committed' as const, 'past' as const)
  fc.assert(
    fc.property(
      fc.constantFrom('1on1' as const, 'reciprocity' as const),
      fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }),
      fc.array(wish, { maxLength: 15 }),
      fc.array(fc.tuple(wish, states, fc.nat(2)), { maxLength: 4 }),
      fc.array(wish, { maxLength: 3 }),
      (variantId, numbers, wishes, meetings, refusals) => {
        const event = new EventBuilder(variantId, { considerContactPreferences: true })
        for (const [index, each] of ids.entries())
          event.owner(each, {}, { numMeetingRequests: numbers[index] ?? 1 })
        for (const [from, to] of wishes) event.wish(from, to, 'Yes')
        for (const [userId, topicId] of refusals) event.set('contactPreferences', { userId, topicId }, 'No')
        for (const [[a, b], state, wishers] of meetings)
          event.meeting(a, b, state, { wishedBy: [[a], [b], [a, b].sort()][wishers] ?? [a] })
        const { leftOut } = meetingOutcome(event.variant, event.state)
        const lacking = reportOf(event, null)?.lacking
        if (lacking === undefined) return
        expect(lacking.map(({ personId }) => personId).sort()).toEqual(
          leftOut.map(({ personId }) => personId).sort(),
        )
      },
    ),
  )
})

test('SCHED-42, REPORT-4: the places that are missing are as many above the plan as in its report', () => {
  const missing = (event: EventBuilder) => {
    const { variant, state } = event
    const lacking = reportOf(event, null)?.lacking ?? []
    return [
      numPlacesMissing({ variant, state, schedule: scheduleOf(variant, state) }),
      lacking.reduce((sum, { places }) => sum + places, 0),
    ]
  }
  const sessions = new EventBuilder('planner', { numSessions: 3 }).topic('tea').person('all').person('has')
  sessions.person('one', { numUserSessions: 1 }).person('away').assign('has', 'tea').start('tea', 1, 0)
  for (const userId of ['all', 'has', 'one'])
    for (const sessionId of [1, 2, 3]) sessions.set('availabilities', { userId, sessionId }, true)
  for (const sessionId of [1, 2]) sessions.set('availabilities', { userId: 'away', sessionId }, false)
  expect(missing(sessions)).toEqual([7, 7])

  const week = new EventBuilder('weekdayhourplanner').topic('tea').person('has', { numUserSessions: 2 })
  week.person('never', { numUserSessions: 2 }).hours('has', [17, 18]).assign('has', 'tea').start('tea', 1, 17)
  expect(missing(week)).toEqual([3, 3])
})

test('REPORT-2: without a plan there is no report', () => {
  expect(reportOf(new EventBuilder('planner').people('ann'), null)).toBeNull()
})
