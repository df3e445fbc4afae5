import { expect, test } from 'vitest'
import { cellAddress, cellKey } from '../cells/address.ts'
import type { MutableEventState } from '../cells/event-state.ts'
import { type MeetingFact, pairKey } from '../entities/meeting-fact.ts'
import { newTopic } from '../entities/topic.ts'
import { closingWeek, meetingsOfPerson, peopleWithoutMeeting } from '../meetings/meeting-lists.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { variantOf } from '../variants/registry.ts'
import { companyOf, coverageByPerson, coverageOf, unmetAndWanted } from './encounters.ts'
import { scheduleOf } from './schedule.ts'

const PEOPLE = ['a', 'b', 'c', 'd'] as const

function eventOf(): MutableEventState {
  const { state } = new EventBuilder('1on1').people(...PEOPLE)
  for (const id of PEOPLE) state.topics.set(id, newTopic({ id, ownerId: id, name: '', timestamp: 1 }))
  return state
}

function wish(state: MutableEventState, userId: string, topicId: string, value = 'Yes'): void {
  const address = cellAddress('preferences', { userId, topicId })
  state.cells.set(cellKey(address), { address, value, timestamp: 1 })
}

function meet(
  state: MutableEventState,
  people: readonly [string, string],
  changes: Partial<MeetingFact>,
): void {
  const fact: MeetingFact = {
    people,
    week: 1,
    sessionId: null,
    state: 'reserved',
    wishedBy: [],
    agreedBy: [],
    said: [],
    cancelledBy: null,
    timestamp: 1,
    ...changes,
  }
  state.meetings.set(pairKey(...people), fact)
}

test('SCREEN-9: pairs with somebody who takes part no longer are not counted', () => {
  const state = eventOf()
  meet(state, ['a', 'b'], { state: 'past', wishedBy: ['a', 'b'] })
  meet(state, ['a', 'c'], { state: 'past', wishedBy: ['a', 'c'] })
  wish(state, 'b', 'd')
  wish(state, 'd', 'b')
  const gone = state.persons.get('b')
  if (gone) state.persons.set('b', { ...gone, isArchived: true })
  const coverage = coverageOf(variantOf('1on1'), state)
  expect(coverage.people).toEqual(['a', 'c', 'd'])
  expect([...coverage.encounters.keys()]).toEqual(['a|c'])
  expect([...coverage.wantedByBoth]).toEqual(['a|c'])
})

test('SCREEN-9: who has met, who will, and who still wants to on both sides', () => {
  const state = eventOf()
  meet(state, ['a', 'b'], { state: 'past', week: 2, wishedBy: ['a', 'b'] })
  meet(state, ['a', 'c'], { state: 'committed', week: 3, wishedBy: ['c'] })
  meet(state, ['b', 'd'], { state: 'reserved', week: 3, wishedBy: ['b', 'd'] })
  wish(state, 'c', 'd')
  wish(state, 'd', 'c', 'Yes pending')
  wish(state, 'b', 'c')
  const coverage = coverageOf(variantOf('1on1'), state)
  expect(Object.fromEntries(coverage.encounters)).toEqual({
    'a|b': { kind: 'met', week: 2 },
    'a|c': { kind: 'planned', week: 3 },
    'b|d': { kind: 'planned', week: 3 },
  })
  expect([...coverage.wantedByBoth].sort()).toEqual(['a|b', 'b|d', 'c|d'])
  expect(unmetAndWanted(coverage)).toEqual([['c', 'd']])
  expect(coverageByPerson(coverage)).toEqual([
    { personId: 'a', met: 1, planned: 1, unmet: [] },
    { personId: 'b', met: 1, planned: 1, unmet: [] },
    { personId: 'c', met: 0, planned: 1, unmet: ['d'] },
    { personId: 'd', met: 0, planned: 1, unmet: ['c'] },
  ])
})

test('SCREEN-9: where groups meet every week, who shares how many groups of the plan, and who rates each other', () => {
  const { state } = new EventBuilder('reciprocity10').people(...PEOPLE)
  for (const id of ['t', 'u']) state.topics.set(id, newTopic({ id, ownerId: 'a', name: id, timestamp: 1 }))
  const assign = (userId: string, topicId: string) => {
    const address = cellAddress('assignments', { userId, topicId, sessionId: 1, topicGroupIndex: 0 })
    state.cells.set(cellKey(address), { address, value: true, timestamp: 1 })
  }
  for (const id of ['a', 'b', 'c']) assign(id, 't')
  for (const id of ['a', 'b']) assign(id, 'u')
  const rate = (userId: string, topicId: string, value: string) => {
    const address = cellAddress('contactPreferences', { userId, topicId })
    state.cells.set(cellKey(address), { address, value, timestamp: 1 })
  }
  rate('a', 'd', '7')
  rate('d', 'a', '1')
  rate('b', 'd', '9')
  rate('d', 'b', 'No')
  const coverage = coverageOf(variantOf('reciprocity10'), state)
  expect(Object.fromEntries(coverage.encounters)).toEqual({
    'a|b': { kind: 'groups', count: 2 },
    'a|c': { kind: 'groups', count: 1 },
    'b|c': { kind: 'groups', count: 1 },
  })
  expect(unmetAndWanted(coverage)).toEqual([['a', 'd']])
})

test('SCREEN-4: meetings of the open week by session, those taken back last; past ones by week, the latest first', () => {
  const state = eventOf()
  meet(state, ['a', 'b'], { state: 'cancelled', sessionId: 1, cancelledBy: 'b' })
  meet(state, ['a', 'c'], { state: 'reserved', sessionId: 2 })
  meet(state, ['a', 'd'], { state: 'committed', sessionId: 1 })
  meet(state, ['b', 'c'], { state: 'reserved' })
  const { current, past } = meetingsOfPerson(state, 'a')
  expect(current.map(({ people }) => people[1])).toEqual(['d', 'c', 'b'])
  expect(past).toEqual([])
  for (const [other, week] of [
    ['b', 1],
    ['c', 3],
    ['d', 2],
  ] as const)
    meet(state, ['a', other], { state: 'past', week })
  expect(meetingsOfPerson(state, 'a').past.map(({ week }) => week)).toEqual([3, 2, 1])
})

test('SCREEN-6, SCREEN-7: what closing the week does, and who has no meeting in it', () => {
  const state = eventOf()
  meet(state, ['a', 'b'], { state: 'cancelled', cancelledBy: 'organiser' })
  meet(state, ['a', 'c'], { state: 'committed' })
  wish(state, 'b', 'a')
  wish(state, 'b', 'd')
  const wantsNone = state.persons.get('d')
  if (wantsNone) state.persons.set('d', { ...wantsNone, numMeetingRequests: 0 })
  expect(closingWeek(state)).toEqual({ committed: 1, reserved: 0 })
  expect(peopleWithoutMeeting(state)).toEqual([{ personId: 'b', numWishes: 2 }])
})

const brief = ({ variant, state }: EventBuilder) =>
  Object.fromEntries(
    [...companyOf(state, scheduleOf(variant, state))].map(([id, { others, alone, nobodyNew }]) => [
      id,
      [Object.fromEntries(others), alone, nobodyNew],
    ]),
  )

test('SCREEN-9: whom everybody meets over the sessions, who is alone in one, and who meets nobody new there', () => {
  const event = new EventBuilder('planner', { numSessions: 3 })
    .people('ann', 'bob', 'cem', 'dee')
    .topic('tea')
    .topic('go')
    .topic('walk')
    .start('tea', 0, 0)
    .start('go', 0, 1)
    .start('walk', 0, 2)
    .assign('ann', 'tea', 1)
    .assign('bob', 'tea', 1)
    .assign('ann', 'go', 2)
    .assign('bob', 'go', 2)
    .assign('cem', 'go', 2)
    .assign('ann', 'walk', 3)
  expect(brief(event)).toEqual({
    ann: [{ bob: 2, cem: 1 }, [3], []],
    bob: [{ ann: 2, cem: 1 }, [], []],
    cem: [{ ann: 1, bob: 1 }, [], []],
    dee: [{}, [], []],
  })
  event.assign('bob', 'walk', 3)
  expect(brief(event).ann).toEqual([{ bob: 3, cem: 1 }, [], [3]])
})

test('SCREEN-9: a group of two sessions brings people together once', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 2, sessionDurationInHours: 1 })
    .people('ann', 'bob')
    .topic('tea', { sessionDurationInHours: 2 })
    .start('tea', 0, 0)
  for (const sessionId of [1, 2]) event.assign('ann', 'tea', sessionId).assign('bob', 'tea', sessionId)
  expect(brief(event)).toEqual({ ann: [{ bob: 1 }, [], []], bob: [{ ann: 1 }, [], []] })
})
