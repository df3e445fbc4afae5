import type { LevelWeights } from '../facts.ts'
import type { Score } from '../result.ts'
import { addMember, mark, removeMember, setStart, undo } from '../search/operations.ts'
import type { State } from '../state.ts'

/** Person p out of some of their groups and into another, which begins at `start` where it does not run. */
export interface Move {
  readonly p: number
  readonly out: readonly number[]
  readonly into: { readonly g: number; readonly start: number } | null
}

/** How many groups two people share, before a move of one of them and after it. */
export interface SharedGroups {
  readonly other: number
  readonly before: number
  readonly after: number
}

/**
 * Makes a move, lets `read` see the plan after it, and takes it back. `change` is the score afterwards less
 * the score now, level by level; `state.saved` has the amounts of now. A group that is left by its last
 * member ends.
 */
export function tryMove<T>(state: State, { p, out, into }: Move, read: (change: Score) => T): T {
  mark(state)
  const got = state.got[p]
  for (const g of out) {
    removeMember(state, p, g)
    if (state.members[g].length === 0) setStart(state, g, -1)
  }
  if (into) {
    if (state.start[into.g] < 0) setStart(state, into.g, into.start)
    addMember(state, p, into.g)
  }
  const { hard, medium, soft } = state.facts
  const found = read([changeOf(state, hard), changeOf(state, medium), changeOf(state, soft)])
  undo(state)
  // Without what rounding leaves of it, so that no answer depends on those before it.
  state.got[p] = got
  return found
}

/** Two people, each in one of two groups that the other is not in. */
export interface Swap {
  readonly p: number
  readonly g: number
  readonly q: number
  readonly h: number
}

/** The same as `tryMove` of two people who change places; both groups stay as large as they are. */
export function trySwap<T>(state: State, { p, g, q, h }: Swap, read: (change: Score) => T): T {
  mark(state)
  const got = [state.got[p], state.got[q]] as const
  addMember(state, q, g)
  removeMember(state, q, h)
  addMember(state, p, h)
  removeMember(state, p, g)
  const { hard, medium, soft } = state.facts
  const found = read([changeOf(state, hard), changeOf(state, medium), changeOf(state, soft)])
  undo(state)
  state.got[p] = got[0]
  state.got[q] = got[1]
  return found
}

/** Amount by amount, since sums of them are so large that small changes drown. */
function changeOf({ amounts, saved }: State, { weights, first, end }: LevelWeights): number {
  let sum = 0
  for (let i = first; i < end; i++) sum += weights[i] * (amounts[i] - saved[i])
  return sum
}

/** What a move changes of the company of its person, in the order of people. The state is that of before. */
export function sharedGroups({ members, groupsOf }: State, { p, out, into }: Move): SharedGroups[] {
  const before = new Map<number, number>()
  const change = new Map<number, number>()
  const count = (counts: Map<number, number>, g: number, by: number) => {
    for (const q of members[g]) if (q !== p) counts.set(q, (counts.get(q) ?? 0) + by)
  }
  for (const g of out) count(change, g, -1)
  if (into) count(change, into.g, 1)
  for (const g of groupsOf[p]) count(before, g, 1)
  return [...change]
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => a - b)
    .map(([other, by]) => ({ other, before: before.get(other) ?? 0, after: (before.get(other) ?? 0) + by }))
}

/** How well off somebody is, 0..1. */
export function satisfactionIn({ facts, got }: State, p: number): number {
  const ideal = facts.ideal[p]
  return ideal === 0 ? 1 : Math.min(1, Math.max(0, got[p]) / ideal)
}
