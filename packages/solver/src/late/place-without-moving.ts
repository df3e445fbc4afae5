import { evaluateGroups } from '../evaluate-groups.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { planOfState } from '../search/plan-of-state.ts'
import { beginGroups } from './begin-groups.ts'
import { exchangePlaces } from './exchange-places.ts'
import { fillGroups, fillPins } from './fill-groups.ts'
import { isShort, type LateState, lateState } from './late-state.ts'
import type { LateOptions, LatePlace, Placement } from './placement.ts'

/**
 * Gives whoever has fewer units than they want a place in a plan of which nobody and nothing else changes. No rule is broken that was not,
 * the score never falls, and afterwards nobody has a place left in a running group that would do so too. The same plan in, the same
 * placement out.
 * Throws when the plan names something the problem does not have, or a group twice.
 */
export function placeWithoutMoving(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  options: LateOptions = {},
): Placement {
  const late = lateState(buildFacts(problem), groups, options.limits ?? [])
  const without = new Set(options.without)
  const people = problem.people.flatMap(({ id }, p) => (isShort(late, p) && !without.has(id) ? [p] : []))
  fillPins(late, people)
  fillGroups(late, people)
  exchangePlaces(late, people)
  fillGroups(late, people)
  const begun = new Set(beginGroups(late, people, options))
  if (begun.size > 0) fillGroups(late, people)
  return {
    placed: people.flatMap((p) => placesOf(late, p, begun)),
    left: evaluateGroups(problem, planOfState(late.state)).unfilled,
  }
}

function placesOf({ state, added }: LateState, p: number, begun: ReadonlySet<number>): LatePlace[] {
  const { facts, start } = state
  const { people, topics } = facts.problem
  return added[p]
    .toSorted((a, b) => start[a] - start[b] || a - b)
    .map((g) => ({
      person: people[p].id,
      topic: topics[facts.topicOf[g]].id,
      group: facts.numberOf[g],
      start: start[g],
      isNew: begun.has(g),
    }))
}
