import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { compiled, personOf, topicOf } from '../../testing/compiled-problem.ts'

test('MODEL-39: hours of the week are slots and nobody comes until they say so', () => {
  const problem = compiled(
    new EventBuilder('weekdayhourplanner').owner('ann').people('bob').hours('ann', [9, 10, 167]),
  )
  expect(problem.slots).toBe(168)
  expect(problem.countBy).toBe('groups')
  expect(personOf(problem, 'ann')?.available).toEqual([9, 10, 167])
  expect(personOf(problem, 'bob')?.available).toEqual([])
  expect(topicOf(problem, 'ann')).toMatchObject({ duration: 2, repeat: [0], starts: null })
})

test('TOPIC-12: the owner of a topic is its host whatever they chose', () => {
  const problem = compiled(
    new EventBuilder('weekdayhourplanner').owner('ann').owner('bob').topic('t').wish('ann', 'ann', 'Yes'),
  )
  expect(problem.topics.map(({ hosts }) => hosts)).toEqual([['ann'], ['bob'], []])
  expect(problem.wishes).toEqual([['ann', 'ann', 1]])
})

test('MODEL-39: a person wants the groups they asked for, else one, and one when all are limited to one', () => {
  const event = (limitAllUsersToOneGroupOnly: boolean) =>
    new EventBuilder('weekdayhourplanner', { limitAllUsersToOneGroupOnly })
      .people('ann')
      .person('bob', { numUserSessions: 3 })
  expect(compiled(event(false)).people.map(({ wants }) => wants)).toEqual([1, 3])
  const limited = compiled(event(true))
  expect(limited.people.map(({ wants }) => wants)).toEqual([1, 1])
  expect(limited.rules.limitAllUsersToOneGroupOnly).toBe(true)
})

test('WEEK-4: a topic that meets every second week gives weeks A and B, with a break between them', () => {
  const problem = compiled(
    new EventBuilder('weekdayhourplanner')
      .owner('weekly')
      .owner('second', { topicGroupOnEveryWeek: false })
      .hours('weekly', [5]),
  )
  expect(problem.slots).toBe(336)
  expect(problem.breaksAfter).toEqual([167])
  expect(topicOf(problem, 'weekly')?.repeat).toEqual([0, 168])
  expect(topicOf(problem, 'second')?.repeat).toEqual([0])
  expect(personOf(problem, 'weekly')?.available).toEqual([5, 173])
})

test('WEEK-5: the pin of a group that meets every second week stands in its own week', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .owner('weekly')
    .owner('second', { topicGroupOnEveryWeek: false })
  for (const [topicId, sessionId] of [
    ['weekly', 1],
    ['weekly', 2],
    ['second', 2],
  ] as const)
    event
      .set('weekDayHourAssignments', { topicId, sessionId }, 30)
      .set('fixedTopics', { topicId, sessionId }, true)
  expect(compiled(event).fixedGroups).toEqual([
    { topic: 'weekly', group: 0, start: 30 },
    { topic: 'second', group: 0, start: 198 },
  ])
})

test('MODEL-40, WEEK-8: in the matcher each grid is shifted by its own offset and comes round the week', () => {
  const problem = compiled(
    new EventBuilder('heallo')
      .person('east', { timeZoneOffsetInHours: 3, numUserSessions: 2 })
      .person('west', { timeZoneOffsetInHours: -5, numUserSessions: 1 })
      .person('none', { numUserSessions: 1 })
      .hours('east', [1, 12], 'Yes')
      .hours('east', [2], 'Maybe')
      .hours('west', [166, 10], 'Yes')
      .hours('none', [4], 'Yes')
      .hours('none', [5], ''),
  )
  expect(personOf(problem, 'east')).toMatchObject({ available: [9, 166], maybe: [167], wants: 2, max: 2 })
  expect(personOf(problem, 'west')?.available).toEqual([3, 15])
  expect(personOf(problem, 'none')?.available).toEqual([4])
})

test('WEEK-11: grids are shifted by each person’s offset from the event’s zone in its first week, whatever it is today', () => {
  const availableIn = (firstMonday: string, timeZone: string) =>
    personOf(
      compiled(
        new EventBuilder('heallo', { timeZone, firstMonday })
          .person('ann', { timeZone: 'America/New_York', timeZoneOffsetInHours: -5 })
          .people('bob')
          .hours('ann', [12], 'Yes'),
      ),
      'ann',
    )?.available
  expect(availableIn('2027-01-04', 'UTC')).toEqual([17])
  expect(availableIn('2027-07-05', 'UTC')).toEqual([16])
  expect(availableIn('2027-07-05', 'Europe/Tallinn')).toEqual([19])
  expect(availableIn('2027-03-22', 'Europe/Tallinn')).toEqual([18])
})

test('WEEK-2: where people have no zones of their own an offset shifts nothing', () => {
  const problem = compiled(
    new EventBuilder('weekdayhourplanner')
      .person('ann', { timeZoneOffsetInHours: 3 })
      .people('bob')
      .hours('ann', [12]),
  )
  expect(personOf(problem, 'ann')?.available).toEqual([12])
})

const range = (startTime: string, endTime: string) => ({ startTime, endTime, scaleColor: '#B7E1CD' })
const closed = [range('00:00', '00:00'), range('00:00', '00:00'), range('00:00', '00:00')]

test('TOPIC-15, TOPIC-16: saved ranges become starts: the first two of a day, whole groups only, on the clock of the owner', () => {
  const monday = [range('08:00', '11:00'), range('20:00', '22:00'), range('12:00', '18:00')]
  const saved = { topicGroupTimeRange: [monday, ...Array.from({ length: 6 }, () => closed)] }
  const event = (timeZoneOffsetInHours: number | null) =>
    compiled(new EventBuilder('heallo').owner('ann', saved, { timeZoneOffsetInHours }).owner('bob'))
  expect(topicOf(event(null), 'ann')?.starts).toEqual([8, 9, 20])
  expect(topicOf(event(2), 'ann')?.starts).toEqual([6, 7, 18])
  expect(topicOf(event(2), 'bob')?.starts).toBeNull()
})

test('TOPIC-17: a range of 00:00 to 24:00 is the whole day, and the next day goes on from there', () => {
  const tuesday = [range('00:00', '24:00'), range('00:00', '00:00'), range('00:00', '00:00')]
  const wednesday = [range('00:00', '01:00'), range('00:00', '00:00'), range('01:00', '00:00')]
  const days = [closed, tuesday, wednesday, closed, closed, closed, closed]
  const problem = compiled(new EventBuilder('heallo').owner('ann', { topicGroupTimeRange: days }))
  expect(topicOf(problem, 'ann')?.starts).toEqual(Array.from({ length: 24 }, (_, hour) => 24 + hour))
})

test('WEEK-1: a group may run past midnight, not past the end of the week', () => {
  const late = [range('22:00', '00:00'), range('00:00', '01:00'), range('01:00', '22:00')]
  const saved = { topicGroupTimeRange: [late, late, closed, closed, closed, closed, late] }
  const problem = compiled(new EventBuilder('heallo').owner('ann', saved).people('bob'))
  expect(topicOf(problem, 'ann')?.starts).toEqual([22, 23, 46, 166])
})

test('MODEL-41: reciprocity with a calendar plans a week by mutual contacts', () => {
  const week = (id: 'reciprocity10' | 'weekdayhourplanner') =>
    compiled(new EventBuilder(id).owner('ann').people('bob').hours('ann', [9, 10]))
  const { slots, countBy, people, topics, rules } = week('reciprocity10')
  const plain = week('weekdayhourplanner')
  expect([slots, countBy, people]).toEqual([plain.slots, plain.countBy, plain.people])
  expect(topics.map(({ duration, repeat }) => [duration, repeat])).toEqual(
    plain.topics.map(({ duration, repeat }) => [duration, repeat]),
  )
  expect([rules.contactMode, plain.rules.contactMode]).toEqual(['mutual', 'sum'])
})

test('MODEL-42: with the calendar hidden there is one slot to which everyone comes', () => {
  const problem = compiled(
    new EventBuilder('reciprocity10')
      .setting('parameters|ui|hideCalendar', true)
      .owner('ann', { topicGroupOnEveryWeek: false })
      .person('bob', { numUserSessions: 3 }),
  )
  expect(problem.slots).toBe(1)
  expect(problem.people.map(({ available, wants }) => ({ available, wants }))).toEqual([
    { available: [0], wants: 1 },
    { available: [0], wants: 1 },
  ])
  expect(topicOf(problem, 'ann')).toMatchObject({ duration: 1, repeat: [0], hosts: [] })
  expect(problem.rules.contactMode).toBe('mutual')
})

test('SETTING-3: hiding the calendar means nothing to variants that do not offer it', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .setting('parameters|ui|hideCalendar', true)
  expect(compiled(event).slots).toBe(168)
})

test('MODEL-43: with topics hidden everyone opens a candidate group and nothing is unwanted', () => {
  const problem = compiled(
    new EventBuilder('reciprocity10', { considerContactPreferences: true })
      .setting('parameters|ui|hideTopicAndIntro', true)
      .owner('ann', { numberOfGroups: 4 })
      .people('bob')
      .topic('without')
      .wish('bob', 'ann', '9')
      .set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No'),
  )
  expect(problem.topics.map(({ id, hosts, groups }) => [id, hosts, groups])).toEqual([
    ['ann', ['ann'], 1],
    ['bob', ['bob'], 1],
  ])
  expect(problem.wishes).toEqual([])
  expect(problem.contacts).toEqual([['bob', 'ann', 'no']])
  expect(problem.rules.noIsHardConstraint).toBe('Soft')
  expect(problem.rules.weights.avoidNonPreferredTopicAssignments).toBe(0)
})

test('PLAN-12: re-planning keeps the weekly plan in force', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .owner('weekly')
    .owner('second', { topicGroupOnEveryWeek: false })
    .set('weekDayHourAssignments', { topicId: 'weekly', sessionId: 1 }, 9)
    .set('weekDayHourAssignments', { topicId: 'weekly', sessionId: 2 }, 9)
    .set('weekDayHourAssignments', { topicId: 'second', sessionId: 2 }, 11)
    .set('assignments', { sessionId: 1, userId: 'weekly', topicId: 'weekly' }, true)
    .set('assignments', { sessionId: 2, userId: 'weekly', topicId: 'weekly' }, true)
    .set('assignments', { sessionId: 2, userId: 'weekly', topicId: 'second' }, true)
  expect(compiled(event, true).previous).toEqual([
    { topic: 'weekly', group: 0, start: 9, members: ['weekly'] },
    { topic: 'second', group: 0, start: 179, members: ['weekly'] },
  ])
})
