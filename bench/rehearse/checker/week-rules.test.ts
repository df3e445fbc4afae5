import { expect, test } from 'vitest'
import type { HubData } from './hub-data.ts'
import { cells, goodWeek, NOW, personIn, topicIn } from './testing/good-week.ts'
import { weekPlan } from './week-plan.ts'
import { brokenWeekRules, unfilledUnits, WEEK_RULES } from './week-rules.ts'
import { unusedPlaces, weekScore } from './week-score.ts'
import { withMember } from './with-member.ts'

const rulesBrokenBy = (data: HubData) => brokenWeekRules(weekPlan(data, NOW)).map(({ rule }) => rule)

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

/** Ways to break each rule, by rule. */
const MUTATIONS: Record<string, Record<string, (data: HubData) => void>> = {
  range: {
    'a group that leaves the week': (data) => move(data, 'ann', { '0|1': 167, '0|2': 167 }),
    'a group without a start': (data) => move(data, 'dan', {}),
    'hours outside of the ranges of the owner, on their clock': (data) =>
      move(data, 'ann', { '0|1': 14, '0|2': 14 }),
    'the third range of a day': (data) => move(data, 'ann', { '0|1': 22, '0|2': 22 }),
  },
  weeks: {
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
  fixed: { 'a fixed group that has moved in one week': (data) => fixAt(data, 20) },
  taking: {
    'an archived member': (data) => join(data, 'fay', '2|dan|0'),
    'a topic that is gone': (data) => {
      data.topics = data.topics.filter(({ id }) => id !== 'dan')
    },
  },
}

/** The organiser has fixed a second group at a start, and nobody is in it. */
function fixAt(data: HubData, start: number): void {
  topicIn(data, 'dan').topicGroupTime = cells({ '0|2': 42, '1|1': start })
  topicIn(data, 'dan').isFixed = cells({ '1|1': true })
}

test('CODE-8: a good plan of a week breaks no rule', () => {
  expect(brokenWeekRules(weekPlan(goodWeek(), NOW))).toEqual([])
})

test('CODE-8: every rule of a week has a plan that breaks it', () => {
  expect(Object.keys(MUTATIONS)).toEqual(Object.keys(WEEK_RULES))
})

test.each(
  Object.entries(MUTATIONS).flatMap(([rule, ways]) =>
    Object.entries(ways).map(([way, breakIt]) => ({ rule, way, breakIt })),
  ),
)('CODE-8: $rule is found broken: $way', ({ rule, breakIt }) => {
  const data = goodWeek()
  breakIt(data)
  expect(rulesBrokenBy(data)).toContain(rule)
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
  const plan = weekPlan(data, NOW)
  expect(unfilledUnits(plan)).toBe(1)
  const found = unusedPlaces(plan, (group, id) => weekPlan(withMember(data, group, id), NOW))
  expect(found).toEqual(['cid could join “topic of ann” 1'])
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
  expect(weekScore(weekPlan(data, NOW))).toEqual({
    hard: 0,
    medium: 0,
    soft: expect.closeTo(value + selective - size + contact, 9),
  })
})
