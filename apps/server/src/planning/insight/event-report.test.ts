import { numPlacesMissing, scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type GroupsResult, solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { answerOf } from './answer.ts'
import { subjectOf } from './subject.ts'

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

function runOf(event: EventBuilder) {
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: false })
  const result = solve(problem, { seed: 1, iterations: 20_000 })
  return { endedAt: 7, problem: JSON.stringify(problem), result: JSON.stringify(result) }
}

const reportOf = (event: EventBuilder, run: ReturnType<typeof runOf> | null) =>
  answerOf('eventReport', subjectOf(event.variant, event.state), { run })

const leave = (event: EventBuilder, userId: string) =>
  event.set('assignments', { userId, topicId: 'tea', sessionId: 1, topicGroupIndex: 0 }, false)

test('REPORT-2, REPORT-6: a plan of today’s data is placed between random ones and the bound of its run', () => {
  const event = planned()
  const report = reportOf(event, runOf(event))
  expect(report?.satisfaction).toHaveLength(6)
  expect(report?.made).toEqual({ endedAt: 7, isSameData: true, isSamePlan: true })
  expect(report?.uncompared).toBeNull()
  const { soft = 0, bound = 0, random = 0 } = report?.position ?? {}
  expect(soft).toBeLessThanOrEqual((bound ?? 0) + 1e-6)
  expect(random ?? 0).toBeLessThan(soft)
  expect(report?.random).toMatchObject({ plans: 12 })
  expect(report?.random?.satisfaction).toBeLessThan(1)
  expect(report?.resting).toMatchObject([{ topicId: 'chess', reason: 'noWish' }])
  expect(report?.sizes).toEqual([{ size: 3, groups: 2 }])
})

test('REPORT-2: no place is changed by hand because somebody is archived', () => {
  const event = planned()
  const run = runOf(event)
  event.person('ann', { isArchived: true })
  expect(reportOf(event, run)?.made).toMatchObject({ isSameData: false, isSamePlan: true })
  leave(event, 'bob')
  expect(reportOf(event, run)?.made).toMatchObject({ isSamePlan: false })
})

test('REPORT-2, REPORT-6: a plan that was changed by hand is compared as it stands, and says so', () => {
  const event = planned()
  const run = runOf(event)
  const before = reportOf(event, run)
  leave(event, 'ann').assign('ann', 'go')
  const report = reportOf(event, run)
  expect(report?.made).toMatchObject({ isSameData: true, isSamePlan: false })
  expect(report?.position?.soft).toBeLessThan(before?.position?.soft ?? 0)
  expect(report?.worst).toMatchObject([
    { personId: 'ann', missed: [{ topicId: 'tea', obstacle: 'busy', insteadIds: ['go'] }] },
  ])
})

test('REPORT-6: after a change of data, with a broken rule, other missing places or no run nothing is compared with the bound', () => {
  const event = planned()
  const run = runOf(event)
  expect(reportOf(event, null)).toMatchObject({ made: null, position: null, uncompared: 'noRun' })
  expect(reportOf(event, { ...run, problem: '' })).toMatchObject({ uncompared: 'dataChanged' })
  const better: GroupsResult = { ...JSON.parse(run.result), score: [0, -1, 0] }
  expect(reportOf(event, { ...run, result: JSON.stringify(better) })?.uncompared).toBe('placesDiffer')
  leave(leave(event, 'bob'), 'cem')
  expect(reportOf(event, run)).toMatchObject({ uncompared: 'rulesBroken' })
  expect(reportOf(event, run)?.lacking.map(({ personId }) => personId)).toEqual(['bob', 'cem'])
  event.wish('ann', 'chess', 'Yes')
  expect(reportOf(event, run)).toMatchObject({ made: { isSameData: false }, uncompared: 'dataChanged' })
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

test('SCHED-42, REPORT-4: the places that are missing are as many above the plan as in its report', () => {
  const missing = (event: EventBuilder) => {
    const { variant, state } = event
    const lacking = reportOf(event, null)?.lacking ?? []
    return [
      numPlacesMissing(variant, state, scheduleOf(variant, state)),
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
