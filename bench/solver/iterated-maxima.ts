import type { Instance } from './diverse-groups.ts'

/*
 * A yardstick, no part of the product: iterated maxima search for maximally diverse grouping, written from
 * the description of Lai and Hao (EJOR 254(3), 2016, doi 10.1016/j.ejor.2016.05.018). Descent over swaps,
 * from each maximum a weak perturbation and descent again until several in turn bring nothing, then a strong
 * perturbation.
 */

const WEAK_MOVES = 3
/** Weak perturbations in turn that bring nothing before the strong one. */
const PATIENCE = 5
/** Swaps of a strong perturbation, in parts of the size of a group. */
const STRONG_PART = 1
/** Descents from drawn groupings of which the best is begun with. */
const FIRST_DESCENTS = 10

/** Elements in groups of one size by chance. */
function drawGroups({ elements: n, groups }: Instance, random: () => number): Int32Array {
  const of = Int32Array.from({ length: n }, (_, i) => i % groups)
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = of[i] ?? 0
    of[i] = of[j] ?? 0
    of[j] = held
  }
  return of
}

interface Grouping {
  /** The sum of the distances within groups. */
  diversity(): number
  groupOf(): Int32Array
  take(of: Int32Array): void
  /** Swaps two elements of different groups as long as that is for the better. */
  descend(): void
  /** So many swaps by chance. */
  perturb(swaps: number): void
}

function createGrouping(
  { elements, groups, distance }: Instance,
  random: () => number,
  isOver: () => boolean,
): Grouping {
  const n = elements
  const below = (limit: number) => Math.floor(random() * limit)
  const groupOf = new Int32Array(n)
  /** sum[g * n + i]: distances of i to the members of g. */
  const sum = new Float64Array(groups * n)
  let value = 0

  function take(of: Int32Array): void {
    groupOf.set(of)
    sum.fill(0)
    value = 0
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) sum[(groupOf[j] ?? 0) * n + i] += distance[j * n + i] ?? 0
    for (let i = 0; i < n; i++) value += (sum[(groupOf[i] ?? 0) * n + i] ?? 0) / 2
  }

  function gainOf(i: number, j: number): number {
    const g = (groupOf[i] as number) * n
    const h = (groupOf[j] as number) * n
    return (
      (sum[h + i] as number) -
      (sum[g + i] as number) +
      (sum[g + j] as number) -
      (sum[h + j] as number) -
      2 * (distance[i * n + j] as number)
    )
  }

  function swap(i: number, j: number, gain: number): void {
    const g = (groupOf[i] as number) * n
    const h = (groupOf[j] as number) * n
    for (let k = 0, a = i * n, b = j * n; k < n; k++, a++, b++) {
      const change = (distance[b] as number) - (distance[a] as number)
      sum[g + k] = (sum[g + k] as number) + change
      sum[h + k] = (sum[h + k] as number) - change
    }
    groupOf[i] = h / n
    groupOf[j] = g / n
    value += gain
  }

  function descend(): void {
    for (let better = true; better; ) {
      better = false
      for (let i = 0; i < n - 1; i++) {
        if (isOver()) return
        for (let j = i + 1; j < n; j++) {
          if (groupOf[i] === groupOf[j]) continue
          const gain = gainOf(i, j)
          if (gain <= 1e-6) continue
          swap(i, j, gain)
          better = true
        }
      }
    }
  }

  function perturb(swaps: number): void {
    for (let k = 0; k < swaps; k++) {
      const i = below(n)
      let j = below(n)
      while (groupOf[j] === groupOf[i]) j = below(n)
      swap(i, j, gainOf(i, j))
    }
  }

  return {
    diversity: () => value,
    groupOf: () => groupOf.slice(),
    take,
    descend,
    perturb,
  }
}

/** The greatest diversity found until it is over. */
export function iteratedMaxima(instance: Instance, random: () => number, isOver: () => boolean): number {
  const { diversity, groupOf, take, descend, perturb } = createGrouping(instance, random, isOver)
  const drawn = () => drawGroups(instance, random)
  const size = instance.elements / instance.groups
  let best = -Infinity
  let start = drawn()
  for (let k = 0; k < FIRST_DESCENTS && !isOver(); k++) {
    take(drawn())
    descend()
    if (diversity() <= best) continue
    best = diversity()
    start = groupOf()
  }
  take(start)
  while (!isOver()) {
    let local = diversity()
    let localAt = groupOf()
    for (let failed = 0; failed < PATIENCE && !isOver(); ) {
      perturb(WEAK_MOVES)
      descend()
      if (diversity() > local + 1e-6) {
        local = diversity()
        localAt = groupOf()
        failed = 0
      } else failed++
    }
    best = Math.max(best, local)
    take(localAt)
    perturb(Math.ceil(STRONG_PART * size))
    descend()
  }
  return best
}
