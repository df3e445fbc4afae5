import { expect, test } from 'vitest'
import { WishWatch } from './wish-watch.ts'

const cell = (userId: string, value: string) => ({ tableName: 'preferences', userId, topicId: 'cid', value })
const row = (id: string, value: string) => ({ id, preferences: { cid: { value } } })

test.each<[string, unknown]>([
  ['a cell', cell('bob', 'Yes')],
  ['a cell among others', { cells: [cell('ann', 'Yes'), cell('bob', 'Yes pending')] }],
  ['a row', { persons: [row('bob', 'Yes')] }],
  ['who had asked', { meetings: [{ personIds: ['ann', 'bob'], wishedBy: ['bob'] }] }],
  ['that both had asked', { meetings: [{ personIds: ['ann', 'bob'], wishedBy: ['ann', 'bob'] }] }],
])('CODE-8: a hidden wish is found where it is received: %s', (_, payload) => {
  const watch = new WishWatch()
  watch.see(payload, 'ann')
  expect(watch.findings()).toHaveLength(1)
})

test('CODE-8: own wishes, granted ones and blank cells are no secret', () => {
  const watch = new WishWatch()
  for (const payload of [
    cell('ann', 'Yes'),
    cell('bob', ''),
    cell('bob', 'Yes auto reserved'),
    { ...cell('bob', 'Yes'), tableName: 'availabilities' },
    { persons: [row('ann', 'Yes'), row('bob', '')], meetings: [{ wishedBy: [] }, { wishedBy: ['ann'] }] },
    'Yes',
    null,
  ])
    watch.see(payload, 'ann')
  expect(watch.seen).toBe(7)
  expect(watch.findings()).toEqual([])
})
