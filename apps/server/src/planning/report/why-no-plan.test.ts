import { EventBuilder } from '@planner/domain/testing'
import { solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { isEmptyPlan, whyNoPlan } from './why-no-plan.ts'

const compiled = ({ variant, state }: EventBuilder) =>
  compileProblem(variant, state, { keepPreviousPlan: false })
const isEmpty = (event: EventBuilder) => isEmptyPlan(solve(compiled(event), { seed: 1, iterations: 200 }))
const why = (event: EventBuilder) => {
  expect(isEmpty(event)).toBe(true)
  return whyNoPlan(compiled(event))
}

const none = { topicId: null, personId: null, number: 0, needed: 0 }

test('PLAN-19: says what is missing altogether', () => {
  expect(why(new EventBuilder('planner').people('ann', 'bob'))).toEqual([{ ...none, code: 'noTopic' }])
  expect(why(new EventBuilder('planner').people('ann', 'bob').topic('tea'))).toEqual([
    { ...none, code: 'noWish' },
  ])
  const week = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('tea')
    .wish('ann', 'tea', 'Yes')
  expect(why(week)).toEqual([{ ...none, code: 'nobodyFree' }])
})

test('PLAN-19: names the topics that are nearest to running first, and the change that is named helps', () => {
  const event = () =>
    new EventBuilder('planner')
      .people('ann', 'bob', 'cid')
      .topic('far')
      .topic('near')
      .topic('unloved')
      .setting('parameters|groups|minGroupSize', 3)
      .wish('ann', 'far', 'Yes')
      .wish('ann', 'near', 'Yes')
      .wish('bob', 'near', 'Yes')
  const tooFew = { ...none, code: 'topicTooFew', needed: 3 }
  expect(why(event())).toEqual([
    { ...tooFew, topicId: 'near', number: 2 },
    { ...tooFew, topicId: 'far', number: 1 },
    { ...none, code: 'topicNobody', topicId: 'unloved', needed: 3 },
  ])
  expect(isEmpty(event().wish('cid', 'near', 'Yes'))).toBe(false)
  expect(isEmpty(event().setting('parameters|groups|minGroupSize', 2))).toBe(false)
})

test('PLAN-19: tells at most five topics, and whose time a hosted one needs', () => {
  const many = new EventBuilder('planner').people('ann', 'bob')
  for (let index = 0; index < 9; index += 1) many.topic(`t${index}`).wish('ann', `t${index}`, 'Yes')
  expect(why(many)).toHaveLength(5)
  const hosted = new EventBuilder('weekdayhourplanner')
    .owner('ann')
    .people('bob', 'cid')
    .hours('bob', [1, 2, 3])
    .hours('cid', [1, 2, 3])
    .wish('bob', 'ann', 'Yes')
    .wish('cid', 'ann', 'Yes')
  expect(why(hosted)).toMatchObject([{ code: 'topicHostNeverFree', topicId: 'ann', personId: 'ann' }])
})

test('PLAN-19: a topic that fits at no time comes last', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 1, sessionDurationInHours: 2 })
    .people('ann', 'bob')
    .topic('long')
    .topic('short', { sessionDurationInHours: 1 })
    .wish('ann', 'short', 'Yes')
  expect(why(event).map(({ code, topicId }) => [code, topicId])).toEqual([
    ['topicTooFew', 'short'],
    ['topicHasNoStart', 'long'],
  ])
})

test('PLAN-19: a topic of which nobody who wants it may sit together says so', () => {
  const event = new EventBuilder('planner', { considerContactPreferences: true })
    .people('ann', 'bob')
    .topic('tea')
    .wish('ann', 'tea', 'Yes')
    .wish('bob', 'tea', 'Yes')
    .set('contactPreferences', { userId: 'ann', topicId: 'bob' }, 'No')
  expect(why(event)).toEqual([{ ...none, code: 'topicTooFewTogether', topicId: 'tea', number: 1, needed: 2 }])
})

test('PLAN-19: that the planner should run longer is said only where a group could have been found', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('tea')
    .wish('ann', 'tea', 'Yes')
    .wish('bob', 'tea', 'Yes')
  expect(whyNoPlan(compiled(event))).toEqual([{ ...none, code: 'stoppedEarly' }])
  const soft = event.setting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint', 'Soft')
  expect(whyNoPlan(compiled(soft))).toEqual([{ ...none, code: 'outweighed' }])
  for (const id of ['ann', 'bob']) event.person(id, { numUserSessions: 0 })
  expect(why(event)).not.toContainEqual({ ...none, code: 'stoppedEarly' })
})

test('PLAN-19: where nobody who wants a session can be in what could run, that is said, and not of hosts who could be elsewhere', () => {
  const event = () =>
    new EventBuilder('planner', { considerContactPreferences: true })
      .people('ann', 'bob')
      .topic('tea')
      .topic('duo')
      .setting('parameters|groups|minGroupSize', 1)
      .setting('parameters|rules|countHostingTowardsUsersSessionLimit', false)
      .person('ann', { numUserSessions: 1 })
      .person('bob', { numUserSessions: 0 })
  const hosted = event().wish('bob', 'tea', 'Host')
  expect(whyNoPlan(compiled(hosted))).toEqual([{ ...none, code: 'nobodyFits' }])
  expect(whyNoPlan(compiled(hosted.wish('ann', 'tea', 'Yes')))).toEqual([{ ...none, code: 'stoppedEarly' }])
  const clash = event()
    .wish('ann', 'duo', 'Host')
    .wish('bob', 'duo', 'Host')
    .set('contactPreferences', { userId: 'ann', topicId: 'bob' }, 'No')
    .wish('ann', 'tea', 'Yes')
  expect(whyNoPlan(compiled(clash))).toEqual([{ ...none, code: 'stoppedEarly' }])
})

test('PLAN-19: where people meet in pairs, wishes are counted by what stands in their way', () => {
  const event = new EventBuilder('reciprocity').owner('ann').owner('bob').owner('cid')
  expect(why(event)).toEqual([{ ...none, code: 'noWishToMeet' }])
  event.wish('ann', 'bob', 'Yes').wish('cid', 'bob', 'Yes')
  expect(why(event)).toEqual([{ ...none, code: 'wishesNotMutual', number: 2 }])
  expect(isEmpty(event.wish('bob', 'cid', 'Yes'))).toBe(false)
})
