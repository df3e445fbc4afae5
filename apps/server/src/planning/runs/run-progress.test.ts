import type { PlanResult } from '@planner/solver'
import { expect, test } from 'vitest'
import { MAX_PREVIEW_PLACES, previewOf, previewPauseMs } from './run-progress.ts'

const groups = (...planned: [topic: string, start: number, ...members: string[]][]) =>
  ({
    kind: 'groups',
    groups: planned.map(([topic, start, ...members]) => ({ topic, group: 0, start, members })),
  }) as unknown as PlanResult

test('ROOM-8: a preview names everybody once and says who is where', () => {
  expect(previewOf(groups(['x', 1, 'ann', 'bob'], ['y', 0, 'bob']))).toEqual({
    people: ['bob', 'ann'],
    groups: [
      { topicId: 'y', group: 0, start: 0, members: [0] },
      { topicId: 'x', group: 0, start: 1, members: [1, 0] },
    ],
  })
  const pairs = { kind: 'pairs', meetings: [['ann', 'bob', null]] } as unknown as PlanResult
  expect(previewOf(pairs)).toEqual({
    people: ['ann', 'bob'],
    groups: [{ topicId: null, group: 0, start: null, members: [0, 1] }],
  })
})

test('ROOM-8: of a large plan it holds the groups that start first, and all of one time or none', () => {
  const plan = groups(
    ['x', 0, 'ann', 'bob'],
    ['y', 0, 'cid'],
    ['z', 1, 'ann'],
    ['v', 1, 'bob'],
    ['w', 2, 'bob'],
  )
  const startsOf = (max: number) => previewOf(plan, max).groups.map(({ topicId }) => topicId)
  expect([startsOf(6), startsOf(5), startsOf(4), startsOf(2)]).toEqual([
    ['x', 'y', 'z', 'v', 'w'],
    ['x', 'y', 'z', 'v'],
    ['x', 'y'],
    [],
  ])
  expect(previewOf(plan, 4).people).toEqual(['ann', 'bob', 'cid'])
})

test('ROOM-8: the largest preview is below 120 KB, and the larger the rarer they are', () => {
  const member = (index: number) => `9f8e7d6c-5b4a-4321-8765-${String(index).padStart(12, '0')}`
  const people = Array.from({ length: MAX_PREVIEW_PLACES }, (_, index) => member(index))
  const preview = previewOf(groups(['x', 0, ...people], ['y', 1, ...people]))
  expect(preview.people.length).toBe(MAX_PREVIEW_PLACES)
  expect(JSON.stringify(preview).length).toBeLessThan(120_000)
  expect([previewPauseMs(preview), previewPauseMs(previewOf(groups(['x', 0, 'ann'])))]).toEqual([2000, 1])
})
