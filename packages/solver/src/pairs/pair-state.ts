import { type PairFacts, unfairnessOf } from './pair-facts.ts'

/** A choice of edges under search, without sessions; `worth` is kept exact by `toggle`. */
export interface PairState {
  readonly facts: PairFacts
  readonly chosen: Uint8Array
  readonly met: Int32Array
  /** Chosen edges of each person, in no order. */
  readonly edgesOf: readonly number[][]
  /** Weight of the edges less unfairness: the score of MODEL-50 apart from `base` and ties. */
  worth: number
}

export function createPairState(facts: PairFacts): PairState {
  const state: PairState = {
    facts,
    chosen: new Uint8Array(facts.weight.length),
    met: facts.kept.slice(),
    edgesOf: Array.from({ length: facts.people }, () => []),
    worth: 0,
  }
  setEdges(state, [])
  return state
}

export function hasRoom({ facts, met }: PairState, p: number): boolean {
  return met[p] - facts.kept[p] < facts.room[p]
}

/** Adds the edge when it is not chosen, else takes it out; capacities are the caller's care. */
export function toggle(state: PairState, e: number): void {
  const { facts, chosen, met, edgesOf } = state
  const sign = chosen[e] === 1 ? -1 : 1
  chosen[e] = sign === 1 ? 1 : 0
  state.worth += sign * facts.weight[e]
  for (const p of [facts.a[e], facts.b[e]]) {
    state.worth += unfairnessOf(facts, p, met[p])
    met[p] += sign
    state.worth -= unfairnessOf(facts, p, met[p])
    if (sign === 1) edgesOf[p].push(e)
    else {
      const last = edgesOf[p].pop() as number
      if (last !== e) edgesOf[p][edgesOf[p].indexOf(e)] = last
    }
  }
}

/** Makes the state hold exactly these edges and computes `worth` afresh. */
export function setEdges(state: PairState, edges: readonly number[]): void {
  for (let e = 0; e < state.chosen.length; e++) if (state.chosen[e] === 1) toggle(state, e)
  state.worth = 0
  for (let p = 0; p < state.facts.people; p++)
    state.worth -= unfairnessOf(state.facts, p, state.facts.kept[p])
  for (const e of edges) toggle(state, e)
}

export function chosenEdges({ chosen }: PairState): number[] {
  const edges: number[] = []
  for (let e = 0; e < chosen.length; e++) if (chosen[e] === 1) edges.push(e)
  return edges
}

/** Adds edges in the given order wherever both people have room and the worth does not fall. */
export function addGreedily(state: PairState, order: readonly number[]): void {
  for (const e of order) {
    if (state.chosen[e] === 1 || !hasRoom(state, state.facts.a[e]) || !hasRoom(state, state.facts.b[e]))
      continue
    const before = state.worth
    toggle(state, e)
    if (state.worth < before) toggle(state, e)
  }
}
