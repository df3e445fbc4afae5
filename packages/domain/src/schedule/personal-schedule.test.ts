import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { groupHosts } from './hosts.ts'
import { personalParts, personalSchedule, unplacedPeople } from './personal-schedule.ts'
import { type PlanInForce, scheduleOf } from './schedule.ts'

function inForce({ variant, state }: EventBuilder): PlanInForce {
  return { variant, state, schedule: scheduleOf(variant, state) }
}

function personal(event: EventBuilder, id: string) {
  return personalSchedule(inForce(event), id).map((each) => {
    if (each.status === 'placed') return each.groups.map(({ key }) => key)
    if (each.status !== 'open') return each.status
    return each.openings.map(({ group, places }) => [group.key, places])
  })
}

function unplaced(event: EventBuilder, sessionId: number) {
  const plan = inForce(event)
  const sessions = plan.schedule.sessions.filter(({ id }) => id === sessionId)
  return unplacedPeople(plan, sessions).map(({ personId }) => personId)
}

/** Two sessions; x and y run in the first, x is full. */
function twoSessions(): EventBuilder {
  const event = new EventBuilder('planner')
    .people('ann', 'bob', 'cid', 'dan')
    .topic('x', { ownerId: 'ann' })
    .topic('y', { ownerId: 'bob' })
    .topic('z', { ownerId: 'cid' })
    .start('x', 0, 0)
    .start('y', 0, 0)
    .start('z', 0, 0)
  event.state.settings.set('parameters|groups|maxGroupSize', { value: 2, timestamp: 1 })
  return event.assign('ann', 'x').assign('bob', 'x').assign('cid', 'y')
}

test('a person without a group is shown preferred groups with free places, most preferred first', () => {
  const event = twoSessions()
  event.wish('dan', 'x', '#1 Yes!').wish('dan', 'y', 'Yes').wish('dan', 'z', '#1 Yes!')
  expect(personal(event, 'dan')).toEqual([
    [
      ['z|0', 2],
      ['y|0', 1],
    ],
    [],
  ])
  expect(personal(event, 'ann')[0]).toEqual(['x|0'])
})

test('SCHED-45: a group has no more places to offer than its room, while groups are to fit into theirs', () => {
  const event = twoSessions().wish('dan', 'y', 'Yes').wish('dan', 'z', 'Yes')
  event.state.event.groupRooms = 'Den; 1\nHall; 9'
  event.set('topicGroupRooms', { topicId: 'y' }, 'Den').set('topicGroupRooms', { topicId: 'z' }, 'Den')
  expect(personal(event, 'dan')[0]).toEqual([['z|0', 1]])
  event.setting('parameters|groups|groupsFitRooms', false)
  expect(personal(event, 'dan')[0]).toEqual([
    ['y|0', 1],
    ['z|0', 2],
  ])
})

test('SCHED-20: a group of two sessions is no opening for whoever is in another group in one of them', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 3, sessionDurationInHours: 2 })
    .people('ann', 'bob')
    .topic('x', { ownerId: 'bob', sessionDurationInHours: 2 })
    .topic('y', { ownerId: 'bob', sessionDurationInHours: 1 })
    .start('x', 0, 0)
    .start('y', 0, 1)
    .wish('ann', 'x', 'Yes')
  for (const sessionId of [1, 2, 3]) event.set('availabilities', { userId: 'ann', sessionId }, true)
  expect(personal(event, 'ann')[0]).toMatchObject([['x|0', expect.any(Number)]])
  event.assign('ann', 'y', 2)
  expect(personal(event, 'ann').slice(0, 2)).toEqual([[], ['y|0']])
})

test('a topic that a person attends in another session is not offered again', () => {
  const event = twoSessions().wish('dan', 'y', 'Yes').assign('dan', 'y', 2)
  expect(personal(event, 'dan')).toEqual([[], ['y|0']])
})

test('SCHED-13: unplaced people are those who are available and want a group', () => {
  const event = twoSessions()
    .set('availabilities', { userId: 'dan', sessionId: 1 }, false)
    .person('ann', { numUserSessions: 1 })
    .person('eve', { registerTopicWithoutAuthor: true })
    .person('old', { isArchived: true })
  expect(unplaced(event, 1)).toEqual([])
  expect(unplaced(event, 2)).toEqual(['bob', 'cid', 'dan'])
  expect(personal(event, 'dan')[0]).toBe('away')
  expect(personal(event, 'ann')[1]).toBe('enough')
})

test('MODEL-39: in a week a person wants one group unless they requested more', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann', topicGroupOnEveryWeek: false })
    .topic('y', { ownerId: 'bob', topicGroupOnEveryWeek: false })
    .start('x', 1, 10)
    .start('y', 2, 10)
    .assign('bob', 'x', 1)
    .wish('bob', 'y', 'Yes')
  for (const hour of [10, 11]) event.set('weekDayHourAvailabilities', { userId: 'bob', hour }, true)
  expect(personal(event, 'bob')).toEqual([['x|0'], 'enough'])
  event.person('bob', { numUserSessions: 2 })
  expect(personal(event, 'bob')).toEqual([['x|0'], [['y|0', 5]]])
  expect(personal(event, 'ann')).toEqual(['away', 'away'])
})

test('hosts are members who host, else the owner, nobody for a topic without an author', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .person('poll', { registerTopicWithoutAuthor: true })
    .topic('x', { ownerId: 'ann' })
    .topic('poll', { ownerId: 'poll' })
    .assign('bob', 'x')
    .assign('bob', 'poll')
  const hosts = () => {
    const schedule = scheduleOf(event.variant, event.state)
    return schedule.groups.map((group) => groupHosts(event.variant, event.state, group, 1))
  }
  expect(hosts()).toEqual([['ann'], []])
  event.wish('bob', 'x', 'Host')
  expect(hosts()).toEqual([['bob'], []])
})

test('TOPIC-21: a request has no host until somebody hosts it', () => {
  for (const id of ['multiplanner', 'weekdayhourplanner'] as const) {
    const event = new EventBuilder(id)
      .people('ann', 'bob')
      .topic('x', { ownerId: 'ann', topicType: 'Session Request' })
      .wish('ann', 'x', 'Yes')
      .assign('ann', 'x')
      .assign('bob', 'x')
    const hosts = () => {
      const [group] = scheduleOf(event.variant, event.state).groups
      return group && groupHosts(event.variant, event.state, group, 1)
    }
    expect([id, hosts()]).toEqual([id, []])
    event.wish('bob', 'x', 'Host')
    expect([id, hosts()]).toEqual([id, ['bob']])
  }
})

test('SCHED-27: a group of two sessions is one part of both', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 3, sessionDurationInHours: 2 })
    .people('ann', 'bob')
    .topic('long', { ownerId: 'bob' })
    .topic('short', { ownerId: 'bob', sessionDurationInHours: 1 })
    .start('long', 0, 0)
    .start('short', 0, 2)
  for (const session of [1, 2]) event.assign('ann', 'long', session)
  event.assign('ann', 'short', 3)
  expect(parts(event, 'ann')).toEqual([
    ['1,2', 'long|0'],
    ['3', 'short|0'],
  ])
  // By hand somebody may be in a part of it, or in another group meanwhile.
  event.assign('ann', 'short', 2).assign('bob', 'long', 2)
  expect(parts(event, 'ann')).toEqual([
    ['1,2', 'long|0'],
    ['2', 'short|0'],
    ['3', 'short|0'],
  ])
  expect(parts(event, 'bob')[1]).toEqual(['2', 'long|0'])
})

function parts(event: EventBuilder, id: string) {
  return personalParts(inForce(event), id).map((each) => [
    each.sessions.map((session) => session.id).join(),
    each.status === 'placed' ? each.groups.map(({ key }) => key).join() : each.status,
    ...(each.status === 'open' ? [each.reason ?? each.openings.map(({ group }) => group.key).join()] : []),
  ])
}

const DAY = Array.from({ length: 24 }, (_, hour) => hour)

test('SCHED-19: a group of every week stands once above weeks A and B', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('weekly', { ownerId: 'ann' })
    .topic('second', { ownerId: 'ann', topicGroupOnEveryWeek: false })
    .hours('ann', DAY)
  for (const week of [1, 2]) event.start('weekly', week, 10).assign('ann', 'weekly', week)
  event.start('second', 2, 14).assign('ann', 'second', 2)
  expect(parts(event, 'ann')).toEqual([
    ['1,2', 'weekly|0'],
    ['2', 'second|0'],
  ])
})

test('SCHED-19: what is true of both weeks is said once, and a weekly group offered once', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob', 'eve')
    .topic('weekly', { ownerId: 'bob' })
    .topic('second', { ownerId: 'bob', topicGroupOnEveryWeek: false })
    .hours('ann', DAY)
    .wish('ann', 'weekly', 'Yes')
    .wish('eve', 'weekly', 'Yes')
  for (const week of [1, 2]) event.start('weekly', week, 10)
  expect(parts(event, 'ann')).toEqual([['1,2', 'open', 'weekly|0']])
  expect(parts(event, 'eve')).toEqual([['1,2', 'away']])
  const plan = inForce(event)
  expect(unplacedPeople(plan, plan.schedule.sessions)).toMatchObject([
    { personId: 'ann', openings: [{ sessionId: 1, places: 5 }], reason: null },
  ])
})

test('SCHED-20: without an opening the true reason is given', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob', 'cid')
    .topic('x', { ownerId: 'bob' })
    .topic('y', { ownerId: 'bob' })
    .setting('parameters|groups|maxGroupSize', 2)
    .hours('ann', [1, 2, 3])
  const reason = () => parts(event, 'ann')[0]?.[2]
  expect(reason()).toBe('noGroups')
  event.start('y', 1, 30)
  expect(reason()).toBe('noWish')
  event.wish('ann', 'x', 'Yes')
  expect(reason()).toBe('notRunning')
  event.start('x', 1, 50).assign('bob', 'x').assign('cid', 'x')
  expect(reason()).toBe('noHours')
  event.start('x', 1, 1)
  expect(reason()).toBe('full')
  event.wish('ann', 'y', '#1 Yes!')
  expect(reason()).toBe('noHoursOrFull')
})

test('SCHED-22: while topics are hidden every group with room is an opening', () => {
  const event = new EventBuilder('reciprocity10')
    .people('ann', 'bob')
    .setting('parameters|ui|hideTopicAndIntro', true)
    .setting('parameters|ui|hideCalendar', true)
    .assign('bob', 'bob')
  expect(parts(event, 'ann')).toEqual([['1', 'open', 'bob|0']])
})
