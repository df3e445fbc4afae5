import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import type { HubData, HubMeeting } from './hub-data.ts'
import { bestSoft } from './judge-pairs.ts'
import { MeetingBook } from './meeting-book.ts'
import { type PairChoices, pairChoices, softOf } from './pair-plan.ts'
import { brokenPairRules, PAIR_RULES } from './pair-rules.ts'
import { cells, person, personIn } from './testing/good-groups.ts'
import { afterMeetings, beforeMeetings, meeting } from './testing/good-meetings.ts'

const meetingIn = ({ meetings = [] }: HubData, a: string, b: string): HubMeeting => {
  const found = meetings.find(({ personIds }) => personIds.join() === [a, b].join())
  if (!found) throw new Error(`${a} and ${b} have no meeting.`)
  return found
}
const add = (data: HubData, ...more: HubMeeting[]) => {
  data.meetings = [...(data.meetings ?? []), ...more]
}

type Mutation = (before: HubData, after: HubData) => void
const MUTATIONS: Record<string, Record<string, Mutation>> = {
  capacity: {
    'more than they asked for': (before) => {
      personIn(before, 'ann').numMeetingRequests = 1
    },
    'more than there are sessions': (_, after) => add(after, meeting('bob', 'dan', { sessionId: 1 })),
  },
  allowed: {
    'only one of them wished it': (_, after) => add(after, meeting('cid', 'dan', { sessionId: 1 })),
    'one of them said No': (_, after) => add(after, meeting('bob', 'cid', { sessionId: 1 })),
    'taken back this week': (before) => {
      add(before, meeting('ann', 'bob', { state: 'cancelled', cancelledBy: 'bob' }))
      personIn(before, 'bob').preferences = {}
    },
    'taken back this week by the organiser': (before) =>
      add(before, meeting('dan', 'eve', { state: 'cancelled', cancelledBy: 'organiser' })),
  },
  past: {
    'a pair that has met': (_, after) => {
      meetingIn(after, 'ann', 'dan').state = 'reserved'
    },
    'what has been is gone': (_, after) => {
      after.meetings = (after.meetings ?? []).slice(1)
    },
  },
  kept: {
    'a confirmed meeting is reserved anew': (_, after) => {
      meetingIn(after, 'bob', 'eve').state = 'reserved'
    },
    'a confirmed meeting in another session': (_, after) => {
      meetingIn(after, 'bob', 'eve').sessionId = 1
    },
  },
  twice: { 'a pair with two meetings': (_, after) => add(after, meeting('ann', 'bob', { sessionId: 2 })) },
  session: {
    'two meetings of one person in a session': (_, after) => {
      meetingIn(after, 'ann', 'cid').sessionId = 1
    },
  },
  placed: {
    'a meeting without a session': (_, after) => {
      meetingIn(after, 'dan', 'eve').sessionId = null
    },
    'a session that there is not': (_, after) => {
      meetingIn(after, 'dan', 'eve').sessionId = 3
    },
  },
  taking: {
    'somebody who is archived': (before) => {
      personIn(before, 'cid').isArchived = true
    },
  },
}

test('CODE-8: a good plan of meetings breaks no rule', () => {
  expect(brokenPairRules(beforeMeetings(), afterMeetings())).toEqual([])
})

test('CODE-8: every rule of meetings has a plan that breaks it', () => {
  expect(Object.keys(MUTATIONS)).toEqual(Object.keys(PAIR_RULES))
})

test.each(
  Object.entries(MUTATIONS).flatMap(([rule, ways]) =>
    Object.entries(ways).map(([way, breakIt]) => ({ rule, way, breakIt })),
  ),
)('CODE-8: $rule is found broken: $way', ({ rule, breakIt }) => {
  const [before, after] = [beforeMeetings(), afterMeetings()]
  breakIt(before, after)
  expect(brokenPairRules(before, after).map((finding) => finding.rule)).toContain(rule)
})

test('MEET-4: whoever took a meeting back and wishes it anew may have it', () => {
  const before = beforeMeetings()
  add(before, meeting('ann', 'bob', { state: 'cancelled', cancelledBy: 'bob' }))
  expect(brokenPairRules(before, afterMeetings())).toEqual([])
})

/** Small random weeks: few people, some wishes, one to three sessions, and meetings of the plan before. */
function randomWeek(chance: Chance): HubData {
  const ids = ['a', 'b', 'c', 'd'].slice(0, chance.between(2, 4))
  const wish = () => (chance.isHit(0.6) ? 'Yes' : '')
  const sessions = chance.between(1, 3)
  const known = [
    meeting('a', 'b', { state: 'committed', sessionId: 1 }),
    meeting('b', 'c', { state: 'reserved', sessionId: chance.between(1, sessions) }),
  ]
  return {
    ...beforeMeetings(),
    event: {
      ...beforeMeetings().event,
      variant: chance.oneOf(['reciprocity', '1on1']),
      numEnabledSessions: sessions,
    },
    persons: ids.map((id) =>
      person(id, {
        numMeetingRequests: chance.between(0, 3),
        preferences: cells(
          Object.fromEntries(ids.filter((each) => each !== id).map((each) => [each, wish()])),
        ),
      }),
    ),
    meetings: known.filter(({ personIds }) => ids.includes(personIds[1]) && chance.isHit(0.5)),
  }
}

type Chosen = Pick<HubMeeting, 'personIds' | 'sessionId'>[]

/** The best of all plans, by trying each pair in no session and in every one. */
function bestByTrying(choices: PairChoices): number {
  const slots = choices.sessions
  const count = (chosen: Chosen, id: string, slot?: number) =>
    [...choices.kept, ...chosen].filter(
      ({ personIds, sessionId }) => personIds.includes(id) && (slot === undefined || sessionId === slot),
    ).length
  const fits = (chosen: Chosen, id: string, slot: number) =>
    count(chosen, id) < (choices.capacity.get(id) ?? 0) && (slots === 1 || count(chosen, id, slot) === 0)
  const visit = (index: number, chosen: Chosen): number => {
    const next = choices.allowed[index]
    if (!next) return softOf(choices, chosen)
    const tried = Array.from({ length: slots }, (_, slot) => slot + 1)
      .filter((slot) => next.pair.every((id) => fits(chosen, id, slot)))
      .map((slot) => {
        const meets = { personIds: [...next.pair] as [string, string], sessionId: slots > 1 ? slot : null }
        return visit(index + 1, [...chosen, meets])
      })
    return Math.max(visit(index + 1, chosen), ...tried)
  }
  return visit(0, [])
}

test('CODE-8: the best plan of meetings is the best of all there are', async () => {
  const chance = new Chance(39)
  for (let round = 0; round < 60; round += 1) {
    const data = randomWeek(chance)
    const choices = pairChoices(data, { keeps: round % 3 === 1, adds: round % 3 === 2 })
    const found = await bestSoft(choices, { withSessions: true })
    expect(found, JSON.stringify(data)).toBeCloseTo(bestByTrying(choices), 6)
    expect(await bestSoft(choices, { withSessions: false })).toBeGreaterThan((found ?? 0) - 1e-6)
  }
})

/** A book that agrees with the plan above. */
function bookOfWeekTwo(): MeetingBook {
  const book = new MeetingBook()
  const first = beforeMeetings()
  for (const from of first.persons)
    for (const [to, { value }] of Object.entries(from.preferences)) book.asks(from.id, to, value !== '')
  book.planned({ ...first, meetings: [meeting('ann', 'dan', { week: 1 })] })
  book.confirmed('ann', 'dan', 'dan')
  book.weekClosed()
  book.planned({ ...first, meetings: [meeting('bob', 'eve', { sessionId: 2 })] })
  book.confirmed('bob', 'eve', 'organiser')
  book.planned(afterMeetings())
  return book
}

test('CODE-8: the book of meetings agrees with a hub that has kept to the rules', () => {
  expect(bookOfWeekTwo().differences(afterMeetings())).toEqual([])
})

test.each<[string, string, (data: HubData) => void]>([
  ['a state', 'meeting', (data) => (meetingIn(data, 'dan', 'eve').state = 'committed')],
  ['a week', 'meeting', (data) => (meetingIn(data, 'bob', 'eve').week = 1)],
  ['a meeting too many', 'meeting', (data) => add(data, meeting('cid', 'dan'))],
  ['a meeting that is gone', 'meeting', (data) => (data.meetings = (data.meetings ?? []).slice(1))],
  ['one side of a meeting', 'cell', (data) => (personIn(data, 'eve').preferences = {})],
  [
    'a wish that nobody had',
    'cell',
    (data) => (personIn(data, 'eve').preferences.ann = { value: 'Yes', timestamp: 1 }),
  ],
  ['the week of the event', 'week', (data) => (data.event.meetingWeek = 3)],
])('CODE-8: the book of meetings finds %s', (_, rule, breakIt) => {
  const data = afterMeetings()
  breakIt(data)
  expect(
    bookOfWeekTwo()
      .differences(data)
      .map((finding) => finding.rule),
  ).toContain(rule)
})

test('CODE-8: the book knows what becomes of wishes, capacity and meetings', () => {
  const book = bookOfWeekTwo()
  book.takenBack('ann', 'bob', 'bob')
  book.confirmed('ann', 'cid', 'ann')
  book.archived('eve')
  expect([book.hasAsked('bob', 'ann'), book.hasAsked('ann', 'bob')]).toEqual([false, true])
  expect(book.inState('cancelled')).toEqual([
    ['bob', 'eve'],
    ['ann', 'bob'],
  ])
  book.weekClosed()
  expect(book.inState('past')).toEqual([
    ['ann', 'dan'],
    ['ann', 'cid'],
  ])
  book.erased('dan')
  expect(book.inState('past')).toEqual([['ann', 'cid']])
})
