import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { Scenario } from '@planner/protocol'
import { expect, test } from 'vitest'
import type { ScenarioPlan } from '../plan-questions.ts'
import { columnsOf, differencesOf } from './scenario-columns.ts'

const viewer = { role: 'admin', personId: null } as const
const SCENARIO: Scenario = {
  id: 'one',
  name: 'one',
  status: 'done',
  reason: null,
  isCutShort: false,
  isBest: false,
  settings: {},
  absences: [],
  broken: 0,
  value: null,
}

type Value = { satisfaction: number; without: number }

/** What a scenario with the plan of another event tells against the plan of this one. */
function told(now: EventBuilder, other: EventBuilder, before: Value | null, after: Value, broken = 0) {
  const { variant, state } = now
  const plan = planContentOf(other.state) as ScenarioPlan['plan']
  const plans = new Map<string, ScenarioPlan>([['one', { ok: true, plan, settings: [], shown: '' }]])
  const scenarios = [{ ...SCENARIO, value: after, broken }]
  const inForce = before && { ...before, broken: 0 }
  const [first, own] = columnsOf({ variant, state, viewer }, { scenarios, inForce }, plans)
  if (!own) throw new Error('There is no scenario.')
  return differencesOf(first, own).map(({ key, values }) => [key, ...Object.values(values)])
}

const event = () =>
  new EventBuilder('planner', { numSessions: 1 })
    .owner('ann')
    .owner('bob')
    .people('cid', 'dan')
    .wish('cid', 'ann', '#1 Yes!')
    .wish('dan', 'bob', '#1 Yes!')

test('SCENARIO-4, SCENARIO-60: what differs is told as a sentence, and what search alone may make is not', () => {
  const now = event().assign('cid', 'ann').assign('dan', 'ann').start('ann', 0, 0)
  const better = event().assign('cid', 'ann').start('ann', 0, 0).assign('dan', 'bob').start('bob', 0, 0)
  const before = { satisfaction: 0.5, without: 1 }
  expect(told(now, better, before, { satisfaction: 0.758, without: 0 }, 2)).toEqual([
    ['scenarios.satisfaction', 50, 75],
    ['scenarios.without.fewer', 1],
    // One first choice more is what another search might find.
    ['scenarios.topics.more', 1],
    ['scenarios.broken', 2],
    ['scenarios.moves', 1],
  ])
  expect(told(now, now, before, { satisfaction: 0.51, without: 1 })).toEqual([['scenarios.moves', 0]])
})

test('SCENARIO-60: missing places are told to the last one, and many first choices', () => {
  const ids = ['eve', 'fay', 'gus', 'hal']
  const with_ = (...placed: string[]) => {
    const made = event().people(...ids)
    for (const id of ids) made.wish(id, 'ann', '#1 Yes!')
    for (const id of placed) made.assign(id, 'ann')
    return made.assign('cid', 'ann').start('ann', 0, 0)
  }
  const same = { satisfaction: 0.5, without: 1 }
  expect(told(with_('eve'), with_('eve', 'fay', 'gus'), same, same)).toEqual([
    ['scenarios.missing.fewer', 2],
    ['scenarios.firstChoices.more', 2],
    ['scenarios.moves', 2],
  ])
})

test('SCENARIO-4: without a plan in force it is told what a scenario is', () => {
  const other = event().assign('cid', 'ann').start('ann', 0, 0)
  expect(told(event(), other, null, { satisfaction: 0.9, without: 3 })).toEqual([
    ['scenarios.is.satisfaction', 90],
    ['scenarios.is.missing', 3],
  ])
})

test('SCENARIO-4: where people meet in pairs, meetings are counted and who meets somebody else', () => {
  const pairs = () => new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  const now = pairs().meeting('ann', 'bob', 'reserved')
  const other = pairs().meeting('ann', 'cid', 'reserved').meeting('bob', 'cid', 'reserved')
  const same = { satisfaction: 0.502, without: 1 }
  expect(told(now, now, same, same)).toEqual([['scenarios.moves', 0]])
  expect(told(now, other, same, { satisfaction: 0.7, without: 0 })).toEqual([
    ['scenarios.satisfaction', 50, 70],
    ['scenarios.withoutMeeting.fewer', 1],
    ['scenarios.numMeetings.more', 1],
    ['scenarios.moves', 3],
  ])
})
