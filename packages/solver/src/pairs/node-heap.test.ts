import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { createNodeHeap } from './node-heap.ts'

test('nodes come out by their distance, and -1 when there is none', () => {
  const random = seededRandom(1)
  const heap = createNodeHeap()
  for (let round = 0; round < 20; round++) {
    const keys = Array.from({ length: random.below(30) }, () => random.below(50))
    for (const [node, key] of keys.entries()) heap.push(node, key)
    const out: number[] = []
    for (let node = heap.pop(); node >= 0; node = heap.pop()) {
      expect(heap.key).toBe(keys[node])
      out.push(heap.key)
    }
    expect(out).toEqual([...keys].sort((a, b) => a - b))
  }
})
