import { type BoundParts, boundOf, boundParts, followBound } from '../bounds/simple-bound.ts'
import { changedWishes, followReading } from '../follow-reading.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { keepReading, knownReading } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import type { Facts } from '../search/facts.ts'
import { followFacts } from '../search/follow-facts.ts'
import { layOut as layOutAnew } from '../search/plan-state.ts'
import { type State, weighed } from '../search/state.ts'

/** A problem is read once, and each plan of it as well. */
const known = new WeakMap<GroupsProblem, Facts>()
const bounds = new WeakMap<Facts, BoundParts | null>()
const states = new WeakMap<readonly PlannedGroup[], State>()

/**
 * The plan in the state of the search, in which moves are tried and taken back.
 * Throws when the plan names something the problem does not have, or a group twice.
 */
export function layOut(problem: GroupsProblem, groups: readonly PlannedGroup[]): State {
  const facts = factsOf(problem)
  const before = states.get(groups)
  if (before?.facts === facts) return before
  const state = layOutAnew(facts, groups)
  states.set(groups, state)
  return state
}

function factsOf(problem: GroupsProblem): Facts {
  const before = known.get(problem)
  if (before) return before
  const facts = buildFacts(problem)
  known.set(problem, facts)
  return facts
}

/** Soft points between the plan without groups and an upper bound of all plans; null where there is no bound or no way to it. */
export function spanOf(facts: Facts): number | null {
  const before = bounds.get(facts)
  const parts = before === undefined ? boundParts(facts) : before
  bounds.set(facts, parts)
  if (parts === null) return null
  const way = boundOf(facts, parts).soft - weighed(facts.emptyAmounts, facts.soft)
  return way > 1e-9 ? way : null
}

/** What else a problem has beside its wishes. */
const BESIDE_WISHES = [
  'slots',
  'breaksAfter',
  'countBy',
  'people',
  'topics',
  'contacts',
  'fixedGroups',
  'pins',
  'previous',
  'rooms',
  'rules',
] as const

/**
 * Says that questions will be about `after` and no more about `before`, from which it was made by an edit. Where they share everything but wishes,
 * what was found of the one is brought to the other at the wishes that are others; else `after` is read anew.
 */
export function followProblem(before: GroupsProblem, after: GroupsProblem): void {
  const reading = knownReading(before)
  if (before === after || reading === undefined || BESIDE_WISHES.some((part) => before[part] !== after[part]))
    return
  const changed = changedWishes(before.wishes, after.wishes)
  const read = keepReading(followReading(reading, after, changed))
  const facts = known.get(before)
  if (facts === undefined) return
  known.delete(before)
  const followed = followFacts(facts, reading, read, changed)
  known.set(after, followed.facts)
  const parts = bounds.get(facts)
  if (parts === undefined) return
  if (parts !== null) followBound(parts, followed.facts, followed.touched)
  bounds.set(followed.facts, parts)
}
