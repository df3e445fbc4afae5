import type { Random } from '../random.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import { chosenEdges, hasRoom, type PairState, toggle } from './pair-state.ts'

export interface PairAnnealing {
  readonly from: number
  readonly to: number
  readonly moves: number
  shouldStop(): boolean
  /** Called with the edges whenever the score is above all before. */
  onBetter(edges: readonly number[], soft: number): void
}

/**
 * Moves: a pair meets, each full person dropping another meeting for it, whose other partner may at once take a third;
 * or a meeting is dropped. Returns the moves tried.
 */
export function annealPairs(state: PairState, random: Random, incumbent: number, run: PairAnnealing): number {
  const { facts, chosen, edgesOf } = state
  const edges = facts.value.length
  const incident: number[][] = Array.from({ length: facts.people }, () => [])
  for (let e = 0; e < edges; e++) {
    incident[facts.a[e]].push(e)
    incident[facts.b[e]].push(e)
  }
  const done: number[] = []
  const flip = (e: number) => {
    toggle(state, e)
    done.push(e)
  }
  let best = incumbent
  let temperature = run.from
  for (let i = 0; i < run.moves; i++) {
    if (i % PAIR_SCHEDULE.checkEvery === 0) {
      if (run.shouldStop()) return i
      temperature = run.from * (run.to / run.from) ** (i / run.moves)
    }
    const e = random.below(edges)
    const before = state.soft
    done.length = 0
    if (chosen[e] === 1) {
      flip(e)
      for (const p of [facts.a[e], facts.b[e]]) pairUp(p)
    } else {
      let blocked = false
      const left: number[] = []
      for (const p of [facts.a[e], facts.b[e]]) {
        if (hasRoom(state, p)) continue
        const mine = edgesOf[p]
        if (mine.length === 0) {
          blocked = true
          break
        }
        const dropped = mine[random.below(mine.length)]
        flip(dropped)
        left.push(facts.a[dropped] === p ? facts.b[dropped] : facts.a[dropped])
      }
      if (!blocked) {
        flip(e)
        for (const p of left) pairUp(p)
      }
    }
    const gain = state.soft - before
    if (gain < 0 && random.next() >= Math.exp(gain / temperature)) {
      for (let k = done.length - 1; k >= 0; k--) toggle(state, done[k])
      state.soft = before
    } else if (state.soft > best + 1e-9) {
      best = state.soft
      run.onBetter(chosenEdges(state), best)
    }
  }
  return run.moves

  /** p, who lost a meeting, takes another one with somebody who has room too. */
  function pairUp(p: number): void {
    const mine = incident[p]
    const offset = random.below(mine.length)
    for (let k = 0; k < Math.min(mine.length, PAIR_SCHEDULE.maxPartners); k++) {
      const e = mine[(offset + k) % mine.length]
      if (chosen[e] === 1 || done.includes(e)) continue
      if (!hasRoom(state, facts.a[e]) || !hasRoom(state, facts.b[e])) continue
      flip(e)
      return
    }
  }
}
