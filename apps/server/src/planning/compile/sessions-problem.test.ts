import { EventBuilder } from '@planner/domain/testing'
import { parseProblem, solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compiled, personOf, topicOf } from '../../testing/compiled-problem.ts'
import { seedOf } from './compile-problem.ts'

test('MODEL-38: sessions are slots and people come to all of them until they say otherwise', () => {
  const problem = compiled(
    new EventBuilder('planner', { numSessions: 3 })
      .people('ann', 'bob')
      .set('availabilities', { userId: 'bob', sessionId: 2 }, false),
  )
  expect(problem.slots).toBe(3)
  expect(problem.countBy).toBe('slots')
  expect(personOf(problem, 'ann')?.available).toEqual([0, 1, 2])
  expect(personOf(problem, 'bob')?.available).toEqual([0, 2])
})

test('MODEL-38: a person wants all sessions they can come to, at most as many as they asked for', () => {
  const problem = compiled(
    new EventBuilder('planner', { numSessions: 4 })
      .people('all')
      .person('some', { numUserSessions: 2 })
      .person('more', { numUserSessions: 9 })
      .set('availabilities', { userId: 'more', sessionId: 1 }, false),
  )
  expect(problem.people.map(({ wants, max }) => [wants, max])).toEqual([
    [4, null],
    [2, 2],
    [3, 9],
  ])
})

test('MODEL-38: wishes weigh what the settings say and Host makes a host', () => {
  const problem = compiled(
    new EventBuilder('planner')
      .owner('ann')
      .people('bob', 'cid')
      .topic('t')
      .wish('ann', 'ann', 'Host')
      .wish('bob', 'ann', '#1 Yes!')
      .wish('cid', 'ann', 'Yes')
      .wish('cid', 't', '')
      .setting('parameters|preferenceWeights|author', 60)
      .setting('parameters|preferenceWeights|yes', 7),
  )
  expect(problem.wishes).toEqual([
    ['ann', 'ann', 60],
    ['bob', 'ann', 100],
    ['cid', 'ann', 7],
  ])
  expect(topicOf(problem, 'ann')?.hosts).toEqual(['ann'])
})

test('MODEL-9: a topic without an author has no host', () => {
  const problem = compiled(new EventBuilder('planner').people('ann', 'bob').topic('t').wish('t', 't', 'Host'))
  expect(topicOf(problem, 't')?.hosts).toEqual([])
  expect(problem.people.map(({ id }) => id)).toEqual(['ann', 'bob'])
  expect(problem.wishes).toEqual([])
})

test('CHOICE-2: one to ten are weights of their own', () => {
  const event = new EventBuilder('planner10').owner('ann').people('bob', 'cid')
  const problem = compiled(event.wish('bob', 'ann', '1').wish('cid', 'ann', '10'))
  expect(problem.wishes).toEqual([
    ['bob', 'ann', 1],
    ['cid', 'ann', 10],
  ])
  expect(problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint).toBe('Soft')
})

test('MODEL-46: people who do not come and topics that cannot run are left out', () => {
  const problem = compiled(
    new EventBuilder('planner')
      .people('ann', 'bob')
      .person('new', { isRegistered: false })
      .owner('gone', {}, { isArchived: true })
      .topic('off', { disabled: true })
      .wish('ann', 'gone', 'Yes')
      .wish('gone', 'gone', 'Host'),
  )
  expect(problem.people.map(({ id }) => id)).toEqual(['ann', 'bob'])
  expect(problem.topics).toEqual([])
  expect(problem.wishes).toEqual([])
})

test('MODEL-44: group sizes come from the settings, a topic has its own maximum where the variant asks for it', () => {
  const event = new EventBuilder('multiplanner', { numberOfGroupsForTopic: 3 })
    .people('ann', 'bob')
    .setting('parameters|groups|minGroupSize', 3)
    .setting('parameters|groups|maxGroupSize', 8)
    .topic('usual', { numberOfGroups: 5 })
    .topic('small', { maxNumberOfParticipants: 2 })
  const problem = compiled(event)
  expect(topicOf(problem, 'usual')).toMatchObject({ minSize: 3, maxSize: 8, groups: 3 })
  expect(topicOf(problem, 'small')).toMatchObject({ minSize: 2, maxSize: 2, groups: 1 })
})

test('SESSION-6: a meeting takes several sessions, a topic may ask for fewer, breaks split them', () => {
  const event = new EventBuilder('multiplanner', {
    numSessions: 4,
    sessionDurationInHours: 2,
    newSessionLabels: 'One\nTwo\n---\nThree\nFour\n---',
  })
  const problem = compiled(
    event.people('ann', 'bob').topic('long').topic('short', { sessionDurationInHours: 1 }),
  )
  expect(problem.breaksAfter).toEqual([1])
  expect(topicOf(problem, 'long')?.duration).toBe(2)
  expect(topicOf(problem, 'short')?.duration).toBe(1)
})

test('CHOICE-11: contact preferences count only while the event considers them', () => {
  const event = (considerContactPreferences: boolean) =>
    new EventBuilder('planner', { considerContactPreferences })
      .people('ann', 'bob', 'cid')
      .set('contactPreferences', { userId: 'ann', topicId: 'bob' }, '7')
      .set('contactPreferences', { userId: 'ann', topicId: 'cid' }, 'No')
      .set('contactPreferences', { userId: 'bob', topicId: 'cid' }, '')
  expect(compiled(event(false)).contacts).toEqual([])
  expect(compiled(event(true)).contacts).toEqual([
    ['ann', 'bob', 7],
    ['ann', 'cid', 'no'],
  ])
})

test('PLAN-11: pinned groups keep their start; those without a start or outside the event do not', () => {
  const pin = (event: EventBuilder, topicId: string, start: number | null) =>
    event
      .set('weekDayHourAssignments', { topicId, topicGroupIndex: 0 }, start)
      .set('fixedTopics', { topicId, topicGroupIndex: 0 }, true)
  const event = new EventBuilder('planner', { numSessions: 2 }).people('ann', 'bob')
  event.topic('t').topic('open').topic('late').topic('free')
  pin(event, 't', 1)
  pin(event, 'open', null)
  pin(event, 'late', 5)
  event.set('weekDayHourAssignments', { topicId: 'free', topicGroupIndex: 0 }, 0)
  expect(compiled(event).fixedGroups).toEqual([{ topic: 't', group: 0, start: 1 }])
})

test('PLAN-24: people are pinned to groups of today; who does not take part or is let go is not', () => {
  const event = new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob')
    .person('eve', { isArchived: true })
    .topic('t')
  const pin = (userId: string, topicGroupIndex: number, value = true) =>
    event.set('pins', { userId, topicId: 't', topicGroupIndex }, value)
  pin('ann', 0)
  pin('ann', 9)
  pin('bob', 0, false)
  pin('eve', 0)
  expect(compiled(event).pins).toEqual([{ person: 'ann', topic: 't', group: 0 }])
  pin('ann', 0, false)
  expect(compiled(event)).not.toHaveProperty('pins')
})

test('PLAN-12: re-planning keeps the plan in force, also the part that was made by hand', () => {
  const event = new EventBuilder('planner', { numSessions: 3 })
    .people('ann', 'bob', 'cid')
    .topic('t')
    .topic('hand')
  event
    .set('weekDayHourAssignments', { topicId: 't', topicGroupIndex: 0 }, 2)
    .set('assignments', { sessionId: 3, userId: 'ann', topicId: 't' }, true)
    .set('assignments', { sessionId: 3, userId: 'bob', topicId: 't' }, false)
    .set('assignments', { sessionId: 2, userId: 'cid', topicId: 'hand' }, true)
  expect(compiled(event).previous).toBeNull()
  const problem = compiled(event, true)
  expect(problem.previous).toEqual([
    { topic: 't', group: 0, start: 2, members: ['ann'] },
    { topic: 'hand', group: 0, start: 1, members: ['cid'] },
  ])
  expect(problem.rules.weights.keepPreviousPlan).toBe(10)
})

test('MODEL-70: what is remembered of people is in the problem, and nothing of those of whom nothing is', () => {
  const event = new EventBuilder('planner')
    .person('ann', { wentShort: 40, formerGroups: [2, 5] })
    .person('bob', { meetingsWithout: 3 })
  const [ann, bob] = compiled(event).people
  expect(ann).toMatchObject({ id: 'ann', priority: 40, formerGroups: [2, 5] })
  expect(bob).not.toHaveProperty('priority')
  expect(bob).not.toHaveProperty('formerGroups')
})

test('MODEL-24: every rule follows its setting', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .setting('parameters|groups|maxParallelSessions', 4)
    .setting('parameters|groups|groupsFitRooms', false)
    .setting('parameters|options|noIsHardConstraint', 'Soft')
    .setting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint', 'Soft')
    .setting('parameters|options|preferNeglectedTopics', 'Popular')
    .setting('parameters|rules|personMustBeInOwnTopicIfTopicIsActive', false)
    .setting('parameters|rules|countHostingTowardsUsersSessionLimit', false)
    .setting('parameters|rules|avoidRepeatedTopics', false)
    .setting('parameters|rules|preferNewPersonToPersonContacts', false)
    .setting('parameters|softRules|useLogScale', false)
    .setting('parameters|softRules|personToHighValueTopic', 11)
    .setting('parameters|softRules|highValueTopicToSelectivePerson', 12)
    .setting('parameters|softRules|avoidNonPreferredTopicAssignments', 13)
    .setting('parameters|softRules|assignAllSessionsToAllParticipants', 14)
    .setting('parameters|softRules|optimalGroupSize', 15)
    .setting('parameters|softRules|contactPreferences', 16)
    .setting('parameters|softRules|fairness', 17)
    .setting('parameters|softRules|avoidMaybeAvailability', 18)
  expect(compiled(event).rules).toEqual({
    maxParallelSessions: 4,
    noIsHardConstraint: 'Soft',
    assignAllSessionsToAllParticipantsIsHardConstraint: 'Soft',
    personMustBeInOwnTopicIfTopicIsActive: false,
    countHostingTowardsUsersSessionLimit: false,
    limitAllUsersToOneGroupOnly: false,
    groupsFitRooms: false,
    useLogScale: false,
    preferNeglectedTopics: 'Popular',
    contactMode: 'sum',
    weights: {
      personToHighValueTopic: 11,
      highValueTopicToSelectivePerson: 12,
      avoidNonPreferredTopicAssignments: 13,
      assignAllSessionsToAllParticipants: 14,
      optimalGroupSize: 15,
      avoidRepeatedTopics: 0,
      preferNewPersonToPersonContacts: 0,
      contactPreferences: 16,
      fairness: 17,
      avoidMaybeAvailability: 18,
      keepPreviousPlan: 0,
    },
  })
})

test('MODEL-69, SESSION-7: the rooms of the event are those of the problem, each in its sessions', () => {
  const event = new EventBuilder('multiplanner', {
    numSessions: 3,
    groupRooms: 'Hall; 30\nLoft; 12; 2-5\nAttic; 8; 7',
  }).people('ann', 'bob')
  const problem = compiled(event)
  expect(problem.rooms).toEqual([
    { id: 'Hall', capacity: 30 },
    { id: 'Loft', capacity: 12, slots: [1, 2] },
    { id: 'Attic', capacity: 8, slots: [] },
  ])
  expect(problem.rules.groupsFitRooms).toBe(true)
})

test('MODEL-69: an event without rooms is the problem that it was before there were any, and is planned alike', () => {
  const event = new EventBuilder('planner', { numSessions: 2 }).people('ann', 'bob', 'cem', 'dan', 'eve')
  for (const topic of ['tea', 'go', 'bees'])
    for (const [p, person] of ['ann', 'bob', 'cem', 'dan', 'eve'].entries())
      if ((p + topic.length) % 3 > 0) event.topic(topic).wish(person, topic, p % 2 === 0 ? '#1 Yes!' : 'Yes')
  const problem = compiled(event)
  const { groupsFitRooms: _, ...former } = problem.rules
  // A problem of before has neither rooms nor their rule.
  const parsed = parseProblem(JSON.parse(JSON.stringify({ ...problem, rules: former })))
  expect(parsed).toEqual({ ok: true, problem })
  expect(Object.keys(problem)).not.toContain('rooms')
  event.setting('parameters|groups|groupsFitRooms', false)
  const off = compiled(event)
  expect(off).toEqual({ ...problem, rules: { ...problem.rules, groupsFitRooms: false } })
  for (const seed of [0, 1, 2]) {
    const of = (each: typeof problem) => solve(each, { seed, iterations: 2000 })
    expect(of(off)).toEqual(of(problem))
    expect(of(problem).groups.length).toBeGreaterThan(0)
  }
})

test('MODEL-69: an event without rooms, and one in hours of the week, has a problem without them', () => {
  expect(compiled(new EventBuilder('planner').people('ann', 'bob'))).not.toHaveProperty('rooms')
  const weekly = new EventBuilder('weekdayhourplanner', { groupRooms: 'Hall; 30' }).people('ann', 'bob')
  expect(compiled(weekly)).not.toHaveProperty('rooms')
})

test('MODEL-21: languages compare without regard to case and spaces', () => {
  const event = new EventBuilder('planner')
    .person('ann', { languages: ['English ', 'english', ''] })
    .people('bob')
  expect(personOf(compiled(event), 'ann')?.languages).toEqual(['english'])
})

test('MODEL-45: without randomised assignments the seed is 0, otherwise it is fresh', () => {
  const event = new EventBuilder('planner').people('ann', 'bob')
  const seeds = [0, 0.5, 0.999999].map((value) => seedOf(event.variant, event.state, () => value))
  expect(new Set(seeds).size).toBe(3)
  expect(seeds.every((seed) => Number.isInteger(seed) && seed > 0)).toBe(true)
  event.setting('parameters|rules|randomiseAssignments', false)
  expect(seedOf(event.variant, event.state, () => 0.5)).toBe(0)
})
