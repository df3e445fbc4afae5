import { augment, createFlow, type Decisions, findPath } from './flow.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'

export interface Relaxation {
  /** No choice of meetings that respects the decisions scores more. */
  readonly bound: number
  /** Per edge: 0 not met, 1 met by half, 2 met. When no edge is met by half, these meetings reach the bound. */
  readonly halves: Uint8Array
}

/**
 * The best fractional choice of meetings: a flow of greatest profit from every person (left) to every person (right), each
 * edge usable in both directions for half its value. Since the reward per person is concave, this is exactly the linear
 * relaxation; its solutions are half-integral. Null when stopped before it was solved, since it is no bound then.
 */
export function relax(facts: PairFacts, decisions: Decisions, shouldStop: () => boolean): Relaxation | null {
  const edges = facts.value.length
  const decided = applyDecisions(facts, decisions)
  if (decided === null) return { bound: -Infinity, halves: new Uint8Array(edges) }
  const { met, room, score } = decided
  const flow = createFlow(facts, decisions, met, room)
  let profit = 0
  for (let round = 0; ; round++) {
    if (round % 16 === 0 && shouldStop()) return null
    const path = findPath(flow)
    if (path === null || path.profit <= 1e-12) break
    profit += path.profit
    augment(flow, path)
  }
  const { used } = flow
  const halves = new Uint8Array(edges)
  for (let e = 0; e < edges; e++) halves[e] = decisions[e] === 1 ? 2 : used[2 * e] + used[2 * e + 1]
  return { bound: score + profit / 2, halves }
}

/** Meetings and room of everybody once the decisions are taken, and what that scores; null when somebody lacks room. */
function applyDecisions(facts: PairFacts, decisions: Decisions) {
  const { a, b, value, people } = facts
  const met = facts.kept.slice()
  const room = facts.room.slice()
  let score = 0
  for (let e = 0; e < value.length; e++) {
    if (decisions[e] !== 1) continue
    for (const p of [a[e], b[e]]) {
      met[p]++
      if (--room[p] < 0) return null
    }
    score += value[e]
  }
  for (let p = 0; p < people; p++) score -= unfairnessOf(facts, p, met[p])
  return { met, room, score }
}
