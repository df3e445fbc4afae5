import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { Scenario, WireScenarioSet } from '@planner/protocol'
import { expect, test } from 'vitest'
import type { ScenarioPlan } from '../plan-questions.ts'
import { columnsOf, rowsOf } from './scenario-table.tsx'

const viewer = { role: 'admin', personId: null } as const
const DONE = {
  status: 'done',
  reason: null,
  isCutShort: false,
  isBest: false,
  settings: {},
  absences: [],
} as const
const scenario = (id: string, more: Partial<Scenario>): Scenario => ({
  ...DONE,
  settings: {},
  absences: [],
  id,
  name: id,
  broken: 0,
  value: null,
  ...more,
})

function rowsFor(
  now: EventBuilder,
  others: readonly (EventBuilder | null)[],
  values: readonly Partial<Scenario>[],
) {
  const { variant, state } = now
  const plans = new Map(
    others.flatMap((other, index): [string, ScenarioPlan][] => {
      const plan = other && (planContentOf(other.state) as ScenarioPlan['plan'])
      return plan ? [[String(index), { ok: true, plan, settings: [], shown: '' }]] : []
    }),
  )
  const scenarios = values.map((value, index) => scenario(String(index), value))
  const inForce = { satisfaction: 0.5, without: 1, broken: 0 }
  const set = { scenarios, inForce } as WireScenarioSet
  const rows = rowsOf(variant, columnsOf({ variant, state, viewer }, set, plans))
  return rows.map(({ key, values: all, best }) => [key, [...all], [...best]])
}

const event = () =>
  new EventBuilder('planner', { numSessions: 1 })
    .owner('ann')
    .owner('bob')
    .people('cid', 'dan')
    .wish('cid', 'ann', '#1 Yes!')
    .wish('dan', 'bob', '#1 Yes!')

test('SCENARIO-4: the best of a row is told where better means something, and not where all are equal or nothing is known', () => {
  const now = event().assign('cid', 'ann').assign('dan', 'ann').start('ann', 0, 0)
  const better = event().assign('cid', 'ann').start('ann', 0, 0).assign('dan', 'bob').start('bob', 0, 0)
  expect(
    rowsFor(
      now,
      [better, null],
      [
        { value: { satisfaction: 0.758, without: 0 }, broken: 2 },
        { status: 'waiting', broken: null },
      ],
    ),
  ).toEqual([
    ['satisfaction', [50, 75, null], [1]],
    ['firstChoices', [1, 2, null], [1]],
    ['without', [1, 0, null], [1]],
    ['missing', [2, 2, null], []],
    ['topics', [1, 2, null], []],
    ['broken', [0, 2, null], []],
    ['moves', [null, 1, null], []],
  ])
})

test('SCENARIO-4: where people meet in pairs, meetings are counted and who meets somebody else', () => {
  const pairs = () => new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  const now = pairs().meeting('ann', 'bob', 'reserved')
  const same = { satisfaction: 0.502, without: 1 }
  const others = [now, pairs().meeting('ann', 'cid', 'reserved')]
  expect(rowsFor(now, others, [{ value: same }, { value: same }])).toEqual([
    // What reads the same is not told apart.
    ['satisfaction', [50, 50, 50], []],
    ['withoutMeeting', [1, 1, 1], []],
    ['numMeetings', [1, 1, 1], []],
    ['broken', [0, 0, 0], []],
    ['moves', [null, 0, 3], [1]],
  ])
})
