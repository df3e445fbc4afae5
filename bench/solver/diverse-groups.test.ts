import { evaluate } from '@planner/solver'
import { expect, test } from 'vitest'
import { seededNumbers } from './chance.ts'
import { diversityOf, drawInstance, KINDS, problemOf, readInstance, writeInstance } from './diverse-groups.ts'
import { iteratedMaxima } from './iterated-maxima.ts'

test('an instance is read back from the format of MDGPLIB', () => {
  for (const kind of KINDS) {
    const instance = drawInstance(kind, 12, 1)
    expect(readInstance(instance.name, writeInstance(instance))).toEqual(instance)
  }
  expect(() => readInstance('a file', '4 2 ds 1 3 1 3\n')).toThrow('a file has groups of several sizes')
})

test('the diversity of a plan follows from its soft score', () => {
  const instance = drawInstance('RanInt', 30, 1)
  const { elements, groups, distance } = instance
  const size = elements / groups
  const plan = Array.from({ length: groups }, (_, t) => ({
    topic: `t${t}`,
    group: 0,
    start: 0,
    members: Array.from({ length: size }, (_, k) => `p${t + k * groups}`),
  }))
  const { score } = evaluate(problemOf(instance), plan)
  const pairs = (groups * size * (size - 1)) / 2
  const longest = Math.max(...distance)
  expect(score.slice(0, 2)).toEqual([0, 0])
  expect(diversityOf(instance, plan)).toBeCloseTo(((score[2] - 0.1 * pairs) * longest) / 0.9, 6)
})

test('the yardstick finds the best grouping of ten, of all there are', () => {
  const instance = drawInstance('RanInt', 10, 1)
  const { elements: n, distance } = instance
  let best = 0
  for (let set = 0; set < 1 << n; set++) {
    const isIn = (i: number) => (set >> i) & 1
    let count = 0
    let sum = 0
    for (let i = 0; i < n; i++) {
      count += isIn(i)
      for (let j = i + 1; j < n; j++) if (isIn(i) === isIn(j)) sum += distance[i * n + j] ?? 0
    }
    if (count === n / 2) best = Math.max(best, sum)
  }
  let asked = 0
  expect(iteratedMaxima(instance, seededNumbers(1), () => asked++ > 20_000)).toBe(best)
})
