import type { GroupRef } from '../problem.ts'
import { compareScores } from '../result.ts'
import { groupIndex, personIndex } from '../search/plan-state.ts'
import type { State } from '../state.ts'
import type { SwapPrice } from './explanation.ts'
import { breachesOf, companyPoints } from './price-moves.ts'
import { type Swap, satisfactionIn, sharedGroups, trySwap } from './try-move.ts'

/** Exchanges that are tried: each takes as long as two moves. */
const MOST_TRIED = 1000
/** Exchanges that are told. */
const MOST_TOLD = 40

/** `GroupsExplainer.swaps`, in the plan of a state. */
export function priceSwaps(state: State, person: string, from: GroupRef): readonly SwapPrice[] {
  const { facts, members, start } = state
  const p = personIndex(facts, person)
  const g = groupIndex(facts, from)
  if (!members[g].includes(p)) return []
  return state.running
    .toSorted((a, b) => a - b)
    .filter((h) => h !== g && start[h] === start[g] && !members[h].includes(p))
    .flatMap((h) => members[h].filter((q) => !members[g].includes(q)).map((q) => ({ p, g, q, h })))
    .slice(0, MOST_TRIED)
    .map((swap) => priceOf(state, swap))
    .sort(
      (a, b) =>
        a.breaches - b.breaches || compareScores(b.change, a.change) || b.satisfaction - a.satisfaction,
    )
    .slice(0, MOST_TOLD)
}

function priceOf(state: State, swap: Swap): SwapPrice {
  const { facts } = state
  const { p, q, h } = swap
  const before = satisfactionIn(state, q)
  const company = [...companyOf(state, swap).values()]
  return trySwap(state, swap, (change) => ({
    topic: facts.problem.topics[facts.topicOf[h]].id,
    group: facts.numberOf[h],
    person: facts.problem.people[q].id,
    change,
    breaches: breachesOf(state),
    satisfaction: satisfactionIn(state, p),
    other: { before, after: satisfactionIn(state, q) },
    gain: company.filter((points) => points > 1e-9).length,
    lose: company.filter((points) => points < -1e-9).length,
  }))
}

/** What the company of the two means to others, who stay where they are. */
function companyOf(state: State, { p, g, q, h }: Swap): Map<number, number> {
  const points = new Map<number, number>()
  const moves = [
    { p, out: [g], into: { g: h, start: state.start[h] } },
    { p: q, out: [h], into: { g, start: state.start[g] } },
  ]
  for (const move of moves)
    for (const shared of sharedGroups(state, move)) {
      const { other } = shared
      if (other !== p && other !== q)
        points.set(other, (points.get(other) ?? 0) + companyPoints(state, move.p, shared))
    }
  return points
}
