import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import { expect, test } from 'vitest'
import { tightestRoom } from '../tightest-room.ts'
import { costTexts } from './groups-card.tsx'

const names = {
  person: (id: string | null) => id ?? '',
  topicOf: (id: string) => id,
  groupOf: ({ topicId }: { topicId: string }) => topicId,
  groupsOf: (list: readonly { topicId: string }[]) => list.map(({ topicId }) => topicId).join(', '),
}
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const cost: WireMoveCost = {
  leaves: [{ topicId: 'tea', topicGroupIndex: 0 }],
  breaks: [],
  unfilled: 0,
  satisfaction: { before: 0.5, after: 1 },
  sizes: [{ topicId: 'tea', topicGroupIndex: 0, before: 2, after: 1, isBelow: true, isAbove: false }],
  company: [],
  worth: 'better',
  because: [],
}
const texts = (more: Partial<WireMoveCost>) =>
  costTexts(t as never, names, { personId: 'ann' } as GroupsPlace, { ...cost, ...more })

test('WHY-5: what a move costs is said in a sentence each, what is the same now is not said', () => {
  expect(texts({})).toEqual([
    'why.worth.better',
    'why.cost.leaves ann tea',
    'why.cost.satisfaction ann schedule.worth.percent 50 schedule.worth.percent 100',
    'why.cost.tooSmall tea 2 1',
  ])
  expect(texts({ satisfaction: { before: 1, after: 1 }, sizes: [], leaves: [] })).toEqual([
    'why.worth.better',
  ])
})

test('WHY-5: rules that would be broken, people who are touched and what makes the plan worse are named', () => {
  const found = texts({
    leaves: [],
    sizes: [],
    satisfaction: { before: 1, after: 1 },
    unfilled: 1,
    worth: 'worse',
    breaks: [
      { rule: 'contactNo', personIds: ['ann', 'bob'], topicId: 'go' },
      { rule: 'new in a later server', personIds: [], topicId: null },
    ],
    company: [
      { personId: 'cid', effect: 'loses' },
      { personId: 'dan', effect: 'loses' },
    ],
    because: ['fairness', 'new in a later server'],
  })
  expect(found).toEqual([
    'why.worth.because why.worth.worse settings.name.parameters|softRules|fairness',
    'why.breaks.contactNo ann, bob go',
    'why.breaks.other  ',
    'why.cost.unfilled 1',
    'why.company.loses ann cid, dan',
  ])
})

test('WHY-3: a group that no larger room is free for is told with its own room, that with the fewest seats', () => {
  const event = new EventBuilder('planner', { numSessions: 2, groupRooms: 'Hall; 30\nDen; 12' })
    .people('ann', 'bob')
    .topic('tea')
    .start('tea', 0, 0)
    .assign('ann', 'tea')
    .set('topicGroupRooms', { topicId: 'tea' }, 'Den')
  const { variant, state } = event
  const roomOf = (topicGroupIndex: number | null) =>
    tightestRoom({ schedule: scheduleOf(variant, state) }, { topicId: 'tea', topicGroupIndex })?.name
  expect([roomOf(0), roomOf(1), roomOf(null)]).toEqual(['Den', undefined, undefined])
})
