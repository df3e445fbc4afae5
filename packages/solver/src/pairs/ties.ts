/** A smaller common divisor of scores may come from rounding. */
const LEAST_QUANTUM = 2e-5
const ROUNDING = 1e-9
/** What decides between equal plans weighs together less than this where scores have no common measure. */
const USUAL_SHARE = 1e-6

/** The greatest common divisor of the numbers, 0 where it would be too small to tell from rounding. */
export function quantumOf(numbers: Iterable<number>): number {
  let quantum = 0
  for (const number of numbers) {
    let [high, low] = [Math.max(quantum, Math.abs(number)), Math.min(quantum, Math.abs(number))]
    while (low > ROUNDING) [high, low] = [low, Math.abs(high - low * Math.round(high / low))]
    quantum = high
    if (quantum > 0 && quantum < LEAST_QUANTUM) return 0
  }
  return quantum
}

interface TieParts {
  readonly seed: number
  readonly quantum: number
  /** Of each edge: the ids of its people, and what they went without. */
  readonly names: readonly string[]
  readonly precedence: Float64Array
  /** No plan has more precedence than this. */
  readonly maxPrecedence: number
  readonly maxEdges: number
}

/**
 * Weights on top of an edge's worth that decide between equal plans: first for people who went without, then
 * a number drawn by the seed (MODEL-57, MODEL-58). Their sum is less than any difference between two scores.
 */
export function tieWeights({ seed, quantum, names, precedence, maxPrecedence, maxEdges }: TieParts): {
  readonly weights: Float64Array
  readonly total: number
} {
  const total = quantum > 0 ? quantum / 2 : USUAL_SHARE
  const unit = total / (maxPrecedence + 1)
  const share = unit / Math.max(1, maxEdges)
  const weights = Float64Array.from(
    names,
    (name, e) => unit * (precedence[e] ?? 0) + share * draw(seed, name),
  )
  return { weights, total }
}

/** A number in [0, 1) drawn for a text by a seed, the same on every machine and in any order (MODEL-57). */
export function draw(seed: number, text: string): number {
  let h = (seed ^ Math.imul(Math.floor(seed / 4294967296), 0x9e3779b1) ^ 0x811c9dc5) | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
