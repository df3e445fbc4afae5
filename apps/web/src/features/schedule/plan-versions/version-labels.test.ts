import { expect, test } from 'vitest'
import { versionLabels } from './version-list.tsx'

const at = (id: string, ...time: [hour: number, minute: number, second: number]) => ({
  id,
  createdAt: 0,
  endedAt: new Date(2026, 10, 23, ...time).getTime(),
})

test('PLAN-21: no two versions are called the same: they have seconds, or a number, where the minute does not tell them apart', () => {
  const plans = [
    at('e', 22, 28, 0),
    at('d', 22, 27, 9),
    at('c', 22, 27, 9),
    at('b', 22, 27, 4),
    at('a', 22, 26, 4),
  ]
  expect([...versionLabels(plans)]).toEqual([
    ['e', '23.11.2026 22:28'],
    ['d', '23.11.2026 22:27:09 (2)'],
    ['c', '23.11.2026 22:27:09 (1)'],
    ['b', '23.11.2026 22:27:04'],
    ['a', '23.11.2026 22:26'],
  ])
})
