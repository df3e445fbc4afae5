import type { PairFacts } from './pair-facts.ts'
import { addGreedily, chosenEdges, createPairState, setEdges } from './pair-state.ts'
import { type Relaxation, relax } from './relaxation.ts'

export interface Branching {
  /** The best score known; branches that cannot exceed it are cut. */
  incumbent: number
  shouldStop(): boolean
  onBetter(edges: readonly number[], soft: number): void
}

/** The meetings a relaxation suggests: whole ones, then halves and others where there is room. */
export function roundDown(facts: PairFacts, { halves }: Relaxation): { edges: number[]; soft: number } {
  const state = createPairState(facts)
  const whole: number[] = []
  const half: number[] = []
  const rest: number[] = []
  halves.forEach((two, e) => {
    ;(two === 2 ? whole : two === 1 ? half : rest).push(e)
  })
  const byValue = (x: number, y: number) => facts.value[y] - facts.value[x]
  setEdges(state, whole)
  addGreedily(state, half.sort(byValue))
  addGreedily(state, rest.sort(byValue))
  return { edges: chosenEdges(state), soft: state.soft }
}

/**
 * Branch and bound over the edges the relaxation leaves at one half. Returns the proven upper bound: equal to the
 * incumbent when the search came to its end, otherwise the best bound of what is left open.
 */
export function branch(facts: PairFacts, root: Relaxation, run: Branching): number {
  const open: { decisions: Int8Array; relaxation: Relaxation }[] = [
    { decisions: new Int8Array(facts.value.length), relaxation: root },
  ]
  while (open.length > 0) {
    open.sort((x, y) => x.relaxation.bound - y.relaxation.bound)
    const top = open[open.length - 1]
    if (top.relaxation.bound <= run.incumbent + 1e-9) return run.incumbent
    open.pop()
    const { halves } = top.relaxation
    const edge = halves.indexOf(1)
    const rounded = roundDown(facts, top.relaxation)
    if (rounded.soft > run.incumbent + 1e-9) {
      run.incumbent = rounded.soft
      run.onBetter(rounded.edges, rounded.soft)
    }
    if (edge < 0) continue
    for (const decision of [1, -1]) {
      const decisions = top.decisions.slice()
      decisions[edge] = decision
      const relaxation = relax(facts, decisions, run.shouldStop)
      if (relaxation === null) return Math.max(run.incumbent, top.relaxation.bound)
      if (relaxation.bound > run.incumbent + 1e-9) open.push({ decisions, relaxation })
    }
  }
  return run.incumbent
}
