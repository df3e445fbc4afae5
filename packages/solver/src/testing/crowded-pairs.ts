import type { PairsProblem, Wish } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { pairsProblem } from './random-pairs.ts'

/** People with committed meetings in few sessions, and three wishes each. */
export function crowdedPairs(seed: number, count = 50, sessions = 3): PairsProblem {
  const random = seededRandom(seed)
  const names = Array.from({ length: count }, (_, i) => `p${i}`)
  const draw = () => [random.below(count), random.below(count)] as const
  const capacities = names.map(() => 1 + random.below(sessions + 1))
  const left = capacities.slice()
  const kept: [string, string, number][] = []
  const busy = new Set<string>()
  const isKept = (a: number, b: number) => kept.some(([x, y]) => x === `p${a}` && y === `p${b}`)
  for (let tries = 0; tries < 4 * count && kept.length < Math.round(0.56 * count); tries++) {
    const [[a, b], session] = [draw(), random.below(sessions)]
    if (a >= b || isKept(a, b) || [a, b].some((p) => busy.has(`${p} ${session}`) || !left[p])) continue
    for (const p of [a, b]) {
      busy.add(`${p} ${session}`)
      left[p] = (left[p] ?? 0) - 1
    }
    kept.push([`p${a}`, `p${b}`, session])
  }
  const wishes = new Map<string, Wish>()
  while (wishes.size < 3 * count) {
    const [a, b] = draw()
    if (a === b || wishes.has(`${a} ${b}`) || isKept(a, b) || isKept(b, a)) continue
    wishes.set(`${a} ${b}`, [`p${a}`, `p${b}`, 1 + random.below(10)])
  }
  return pairsProblem({
    sessions,
    people: names.map((id, i) => ({ id, capacity: capacities[i] ?? 1, priority: 0 })),
    wishes: [...wishes.values()],
    kept,
    fairness: 0,
  })
}
