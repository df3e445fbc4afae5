import type { PairFacts } from './pair-facts.ts'
import { addGreedily, createPairState, type PairState, setEdges } from './pair-state.ts'
import type { Relaxation } from './relaxation.ts'

/** The meetings a relaxation suggests: whole ones, every other one along its circles of halves, then others where there is room. */
export function roundDown(facts: PairFacts, { halves }: Relaxation): PairState {
  const state = createPairState(facts)
  const whole: number[] = []
  const rest: number[] = []
  halves.forEach((two, e) => {
    if (two === 2) whole.push(e)
    else if (two === 0) rest.push(e)
  })
  setEdges(state, whole)
  addGreedily(state, alongHalves(facts, halves))
  addGreedily(
    state,
    rest.filter((e) => facts.weight[e] > 0).sort((x, y) => facts.weight[y] - facts.weight[x]),
  )
  return state
}

/** The halves in an order in which neighbours share a person. */
function alongHalves({ a, b, first, incident }: PairFacts, halves: Uint8Array): number[] {
  const order: number[] = []
  const seen = new Uint8Array(halves.length)
  halves.forEach((two, start) => {
    if (two !== 1 || seen[start]) return
    let p = a[start]
    for (let e = start; e >= 0; ) {
      seen[e] = 1
      order.push(e)
      p = a[e] === p ? b[e] : a[e]
      e = -1
      for (let i = first[p]; i < first[p + 1]; i++)
        if (halves[incident[i]] === 1 && !seen[incident[i]]) e = incident[i]
    }
  })
  return order
}
