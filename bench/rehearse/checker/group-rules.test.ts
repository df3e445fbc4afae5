import { expect, test } from 'vitest'
import { groupPlan } from './group-plan.ts'
import { brokenGroupRules, GROUP_RULES, unfilledUnits } from './group-rules.ts'
import { groupScore, unusedPlaces } from './group-score.ts'
import type { HubData } from './hub-data.ts'
import { cells, goodDay, goodWeek, NOW, personIn, topicIn } from './testing/good-groups.ts'

const rulesBrokenBy = (data: HubData, planned = data) =>
  brokenGroupRules(groupPlan(data, NOW, planned)).map(({ rule }) => rule)

const move = (data: HubData, topic: string, starts: Record<string, number>) => {
  topicIn(data, topic).topicGroupTime = cells(starts)
}
const join = (data: HubData, id: string, ...groups: string[]) => {
  const person = personIn(data, id)
  person.assignments = {
    ...person.assignments,
    ...cells(Object.fromEntries(groups.map((key) => [key, true]))),
  }
}

/** Ways to break rules in a week, by rule. */
const OF_WEEK: Record<string, Record<string, (data: HubData, planned: HubData) => void>> = {
  range: {
    'a group that leaves the week': (data) => move(data, 'ann', { '0|1': 167, '0|2': 167 }),
    'a group without a start': (data) => move(data, 'dan', {}),
    'hours outside of the ranges of the owner, on their clock': (data) =>
      move(data, 'ann', { '0|1': 14, '0|2': 14 }),
    'the third range of a day': (data) => move(data, 'ann', { '0|1': 22, '0|2': 22 }),
  },
  whole: {
    'another hour in week B': (data) => move(data, 'ann', { '0|1': 18, '0|2': 19 }),
    'other people in week B': (data) => {
      personIn(data, 'bob').assignments = cells({ '1|ann|0': true })
    },
    'a group of every second week in both': (data) => {
      topicIn(data, 'ann').topicGroupOnEveryWeek = false
    },
  },
  busy: {
    'two groups at one hour': (data) => {
      move(data, 'dan', { '0|2': 19 })
      join(data, 'bob', '2|dan|0')
    },
  },
  unavailable: {
    'an hour that was not chosen': (data) => {
      delete personIn(data, 'eve').weekDayHourAvailabilities['43']
    },
    'hours of another zone': (data) => {
      personIn(data, 'cid').timeZone = 'Asia/Tokyo'
    },
    'hours of another event': (data) => {
      data.event.timeZone = 'Asia/Tokyo'
    },
    'an offset of summer': (data) => {
      data.event.firstMonday = '2026-07-06'
    },
    'hours that would fit without a zone': (data) => {
      personIn(data, 'bob').timeZone = 'America/Los_Angeles'
    },
  },
  size: {
    'too few': (data) => {
      personIn(data, 'eve').assignments = {}
    },
    'too many': (data) => join(data, 'eve', '1|ann|0', '2|ann|0'),
  },
  parallel: { 'two groups at once': (data) => move(data, 'dan', { '0|2': 19 }) },
  groupCount: {
    'a group beyond those that are wanted': (data) => {
      topicIn(data, 'dan').numberOfGroups = 0
    },
  },
  hostMissing: {
    'without its host': (data) => {
      personIn(data, 'ann').assignments = {}
    },
  },
  limit: {
    'more than they asked for': (data) => {
      personIn(data, 'bob').numUserSessions = 1
      join(data, 'bob', '2|dan|0')
    },
  },
  notWanted: {
    'a topic that they do not want': (data) => {
      personIn(data, 'cid').preferences = {}
    },
  },
  contactNo: { 'somebody whom they do not want to meet': (data) => join(data, 'bob', '2|dan|0') },
  language: {
    'no language in common': (data) => {
      personIn(data, 'bob').languages = ['fi']
    },
  },
  oneGroupOnly: { 'two groups': (data) => join(data, 'cid', '2|dan|0') },
  fixed: {
    'a fixed group that has moved in both weeks': (data) => move(data, 'ann', { '0|1': 19, '0|2': 19 }),
    'a fixed group that has nobody': (_, planned) => fixAt(planned, 20),
  },
  taking: {
    'an archived member': (data) => join(data, 'fay', '2|dan|0'),
    'a topic that is gone': (data) => {
      data.topics = data.topics.filter(({ id }) => id !== 'dan')
    },
  },
}

/** In a day: sessions, breaks, durations and rooms. */
const OF_DAY: typeof OF_WEEK = {
  range: {
    'a group that goes on over a break': (data) => move(data, 'ann', { '0|0': 1 }),
    'a group that goes on after the last session': (data) => move(data, 'ann', { '0|0': 3 }),
  },
  whole: {
    'somebody who leaves in the middle': (data) => {
      personIn(data, 'bob').assignments = cells({ '1|ann|0': true })
    },
    'members in other sessions than those of the group': (data) => move(data, 'dan', { '0|0': 3 }),
  },
  busy: {
    'two groups in one session': (data) => {
      move(data, 'dan', { '0|0': 1 })
      join(data, 'cid', '2|dan|0')
    },
  },
  unavailable: {
    'a session that somebody misses': (data) => {
      personIn(data, 'bob').availabilities = cells({ 2: false })
    },
  },
  size: { 'more than the topic’s own maximum': (data) => join(data, 'bob', '3|dan|0') },
  rooms: {
    'a group that is larger than any room': (data) => {
      data.event.groupRooms = 'Nook; 2\nHall; 3; 3'
    },
    'two groups and one room': (data) => {
      move(data, 'dan', { '0|0': 1 })
      data.event.groupRooms = 'Hall; 3; 1-2'
    },
  },
  ownRoom: {
    'a room that is too small': (data) => {
      data.event.groupRooms = 'Nook; 1\nHall; 3'
    },
    'a room that is not there': (data) => move(data, 'dan', { '0|0': 0 }),
    'a room for two groups': (data) => {
      data.event.groupRooms = 'Hall; 9'
      move(data, 'dan', { '0|0': 1 })
      topicIn(data, 'dan').topicGroupRoom = cells({ 0: 'Hall' })
    },
    'a room in the first session alone': (data) => {
      topicIn(data, 'ann').topicGroupRoom = cells({ 0: 'Hall; Attic' })
    },
  },
  limit: {
    'more sessions than they asked for': (data) => {
      personIn(data, 'bob').numUserSessions = 1
    },
  },
  fixed: { 'a fixed group that has moved': (data) => move(data, 'ann', { '0|0': 2 }) },
  pinned: {
    'somebody who is not where they are kept': (data) => {
      personIn(data, 'cid').assignments = cells({ '3|dan|0': true })
    },
  },
}

/** The organiser has fixed a second group at a start, and nobody is in it. */
function fixAt(data: HubData, start: number): void {
  topicIn(data, 'dan').topicGroupTime = cells({ '0|2': 42, '1|1': start })
  topicIn(data, 'dan').isFixed = cells({ '1|1': true })
}

test('CODE-8: a good plan of groups breaks no rule', () => {
  expect([rulesBrokenBy(goodWeek()), rulesBrokenBy(goodDay())]).toEqual([[], []])
})

test('CODE-8: every rule of groups has a plan that breaks it', () => {
  const broken = new Set([...Object.keys(OF_WEEK), ...Object.keys(OF_DAY)])
  expect([...broken].sort()).toEqual(Object.keys(GROUP_RULES).sort())
})

test.each(
  [
    { ways: OF_WEEK, good: goodWeek },
    { ways: OF_DAY, good: goodDay },
  ].flatMap(({ ways, good }) =>
    Object.entries(ways).flatMap(([rule, each]) =>
      Object.entries(each).map(([way, breakIt]) => ({ rule, way, breakIt, good })),
    ),
  ),
)('CODE-8: $rule is found broken: $way', ({ rule, breakIt, good }) => {
  const [data, planned] = [good(), good()]
  breakIt(data, planned)
  expect(rulesBrokenBy(data, planned)).toContain(rule)
})

test('CODE-8: hours are those of the event’s zone, where it has one', () => {
  const data = goodWeek()
  data.event.timeZone = 'Europe/Tallinn'
  // Two hours later on every clock but those of UTC.
  move(data, 'ann', { '0|1': 20, '0|2': 20 })
  expect(rulesBrokenBy(data)).toEqual([])
})

test('CODE-8: a rule that is switched off is not broken', () => {
  const data = goodWeek()
  data.settings['parameters|rules|personMustBeInOwnTopicIfTopicIsActive'] = { value: false }
  data.settings['parameters|options|noIsHardConstraint'] = { value: 'Soft' }
  personIn(data, 'ann').assignments = {}
  personIn(data, 'cid').preferences = {}
  expect(rulesBrokenBy(data)).toEqual([])
})

test('CODE-8: a place that somebody could take is found', () => {
  const data = goodWeek()
  data.event.limitAllUsersToOneGroupOnly = false
  for (const person of data.persons) person.numUserSessions = 1
  personIn(data, 'cid').assignments = {}
  const plan = groupPlan(data, NOW)
  expect(unfilledUnits(plan)).toBe(1)
  expect(unusedPlaces(plan, NOW)).toEqual(['cid could join “topic of ann” 1'])
})

test('CODE-8: the soft score is that of the model', () => {
  const data = goodWeek()
  data.settings['parameters|softRules|useLogScale'] = { value: false }
  // Demand: ann 100 + 1 + 100 + 1 + 1 = 203, dan 100 + 1 + 1 = 102.
  const dan = 1 + (1 - 102 / 203) / 2
  const value = 100 + 1 + 100 + dan * (100 + 1)
  const selective = 100 + 1 / 2 + 100 + (100 * 100) / 101 + 1 / 2
  const size = 3 * 1 + 2 * 1
  const contact = 0.5
  expect(groupScore(groupPlan(data, NOW), null)).toEqual({
    hard: 0,
    medium: 0,
    soft: expect.closeTo(value + selective - size + contact, 9),
  })
})

test('CODE-8: what a re-plan changes counts, as far as it could have stayed', () => {
  const before = goodDay()
  const soft = (data: HubData, previous: HubData | null) =>
    groupScore(groupPlan(data, NOW), previous && groupPlan(previous, NOW)).soft
  const after = goodDay()
  move(after, 'dan', { '0|0': 3 })
  personIn(after, 'eve').assignments = {}
  expect(soft(after, before)).toBeCloseTo(soft(after, null) - 20, 9)
  personIn(after, 'eve').isArchived = true
  expect(soft(after, before)).toBeCloseTo(soft(after, null) - 10, 9)
})
