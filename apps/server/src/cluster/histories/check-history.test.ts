import { expect, test } from 'vitest'
import { type Anomaly, anomaliesOf } from './check-history.ts'
import type { HistoryEntry, Replica, Version } from './history.ts'

const version = (timestamp: number): Version => ({ value: 'Yes', timestamp })
const edit = (timestamp: number, at: number, outcome: 'applied' | 'refused' | null = 'applied') =>
  ({
    kind: 'edit',
    client: 'ann',
    personId: 'ann',
    cell: 'tea',
    version: version(timestamp),
    begun: at,
    ended: outcome === null ? null : at + 1,
    outcome,
  }) as const
const saw = (timestamp: number, at: number, whole: number | null = null) =>
  ({ kind: 'saw', client: 'ann', cell: 'tea', version: version(timestamp), at, whole }) as const
const replica = (node: string, timestamp: number, people = ['ann', 'bob'], name = 'Ann'): Replica => ({
  node,
  cells: new Map([['tea', version(timestamp)]]),
  people,
  names: new Map([['ann', name]]),
})
const renamed = (name: string, begun: number, ended: number | null) =>
  ({ kind: 'renamed', personId: 'ann', name, begun, ended }) as const
const right = (isAllowed: boolean, begun: number, ended: number | null = begun + 1) =>
  ({ kind: 'right', personId: 'ann', isAllowed, begun, ended }) as const

const kindsOf = (history: readonly HistoryEntry[], replicas: readonly Replica[] = []): Anomaly['kind'][] =>
  anomaliesOf(history, replicas).map(({ kind }) => kind)

test('SCALE-2: of a history in which all is well the checker finds nothing', () => {
  const history: HistoryEntry[] = [
    edit(1, 1),
    saw(1, 3),
    edit(2, 4),
    saw(2, 6),
    { kind: 'asked', client: 'ann', whole: 1, at: 7 },
    saw(2, 8, 1),
    right(false, 9),
    edit(3, 11, 'refused'),
    right(true, 13),
    edit(4, 15),
    edit(5, 17, null),
    renamed('Anna', 19, 20),
    renamed('Anne', 20, 22),
  ]
  expect(kindsOf(history, [replica('a', 5, undefined, 'Anna'), replica('b', 5, undefined, 'Anna')])).toEqual(
    [],
  )
})

test.each<[string, HistoryEntry[]]>([
  ['answered later', [right(true, 1, 7), right(false, 2), edit(1, 4)]],
  ['answered later, before the edit', [right(true, 1, 5), right(false, 2), edit(1, 6)]],
  ['never answered', [right(true, 1, null), right(false, 2), edit(1, 4)]],
  ['asked for after the edit began', [right(false, 1), edit(1, 4), right(true, 4, null)]],
])('SCALE-3: an edit after a right was withdrawn is no anomaly where its return was %s', (_, history) => {
  expect(kindsOf(history)).toEqual([])
})

test.each<[string, HistoryEntry[]]>([
  ['before the withdrawal', [right(true, 1), right(false, 3), edit(1, 6)]],
  ['before a second withdrawal', [right(false, 1, 9), right(true, 2, 4), right(false, 5), edit(1, 10)]],
  ['after the edit', [right(false, 1), edit(1, 4), right(true, 6)]],
])('SCALE-3: the checker finds an edit without a right that was given back %s', (_, history) => {
  expect(kindsOf(history)).toEqual(['appliedWithoutRight'])
})

test.each<[string, HistoryEntry[], Replica[], Anomaly['kind']]>([
  [
    'an acknowledged edit that a node does not have',
    [edit(2, 1)],
    [replica('a', 1), replica('b', 1)],
    'lost',
  ],
  ['a renaming that went under', [renamed('Anna', 1, 2)], [replica('a', 1)], 'lost'],
  ['nodes with other values', [], [replica('a', 1), replica('b', 2)], 'diverged'],
  ['nodes with another order of people', [], [replica('a', 1), replica('b', 1, ['bob', 'ann'])], 'diverged'],
  ['a screen that goes back', [saw(2, 1), saw(1, 2)], [], 'wentBack'],
  [
    'full data without one’s own edit',
    [edit(2, 1), { kind: 'asked', client: 'ann', whole: 1, at: 5 }, saw(1, 6, 1)],
    [],
    'notReadYourWrites',
  ],
  ['somebody else’s secret', [{ kind: 'leak', client: 'bob', what: 'an address', at: 1 }], [], 'leaked'],
  ['an edit after the right was withdrawn', [right(false, 1), edit(2, 4)], [], 'appliedWithoutRight'],
])('SCALE-2, SCALE-3: the checker finds %s', (_, history, replicas, kind) => {
  expect(kindsOf(history, replicas)).toContain(kind)
})
