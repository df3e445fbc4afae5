import type { State } from '../state.ts'
import { writeWorth } from './block-worth.ts'
import { isHeld, suits } from './checks.ts'
import {
  createExchangeGraph,
  type ExchangeGraph,
  findNegativeCycle,
  priceEdges,
  priceSizes,
  putPerson,
  resetGraph,
} from './exchange-graph.ts'
import { addMember, removeMember } from './operations.ts'
import { roomShares } from './rooms.ts'
import { SCHEDULE } from './schedule.ts'
import type { Freedom, Reassigner, SearchContext } from './search-context.ts'

type UnitPrice = Pick<SearchContext, 'unitPrice'>

/** Optimal reassignment of the people of a time block by cancelling negative cycles of its exchange graph. */
export function createReassigner(people: number): Reassigner {
  const graph = createExchangeGraph(people)
  return {
    reassign(state, context, block, freedom, swapped) {
      if (block.length === 0) return
      resetGraph(graph, block.length)
      gather(graph, state, context, block, freedom)
      const seats = roomShares(state, block, swapped)
      const most = block.map((g, k) =>
        Math.min(freedom?.most[g] ?? state.facts.maxSize[state.facts.topicOf[g]], seats?.[k] ?? Infinity),
      )
      seatTheFree(graph, state, block, most)
      cancelCycles(graph, state, context, block, most)
    },
  }
}

/** Notes who can change, where they are, and what they would be worth in each group. */
function gather(
  graph: ExchangeGraph,
  state: State,
  context: UnitPrice,
  block: readonly number[],
  freedom: Freedom | undefined,
): void {
  const { facts, busy, members, groupsOf } = state
  const { people, width, where, worth, peopleAt } = graph
  const nowhere = block.length
  for (let k = 0; k < nowhere; k++) {
    const list = members[block[k]]
    for (let i = 0; i < list.length; i++) {
      const mayLeave = freedom === undefined || freedom.mayLeave(list[i], block[k])
      if (mayLeave && !isHeld(state, list[i], block[k])) where[list[i]] = k
    }
  }
  const topic = facts.topicOf[block[0]]
  const attend = facts.attend[topic]
  const start = state.start[block[0]]
  const covered = facts.covers[topic][start]
  for (let p = 0; p < people; p++) {
    if (attend[start * people + p] === 0) {
      where[p] = -1
      continue
    }
    const from = where[p]
    if (from < 0) {
      let free = freedom === undefined || freedom.mayCome(p)
      for (let i = 0; i < covered.length && free; i++) free = busy[p * facts.slots + covered[i]] === 0
      if (!free || (facts.oneGroupOnly && groupsOf[p].length > 0)) continue
      where[p] = nowhere
    } else if (facts.oneGroupOnly && groupsOf[p].length > 1) {
      where[p] = -1
      continue
    }
    writeWorth(state, context, p, start, block, from >= 0 ? block[from] : -1, worth, p * width)
    worth[p * width + nowhere] = 0
    peopleAt[where[p]].push(p)
  }
}

/** People in no group take the best one with room first, which saves most cycles. */
function seatTheFree(
  graph: ExchangeGraph,
  state: State,
  block: readonly number[],
  most: readonly number[],
): void {
  const { facts, members } = state
  const { width, worth, peopleAt } = graph
  const nowhere = block.length
  for (const p of [...peopleAt[nowhere]]) {
    let best = -1
    let worthMost = 0
    for (let k = 0; k < nowhere; k++) {
      const g = block[k]
      if (worth[p * width + k] <= worthMost || members[g].length >= most[k]) continue
      if (facts.clash !== null && !suits(state, p, g)) continue
      best = k
      worthMost = worth[p * width + k]
    }
    if (best < 0) continue
    addMember(state, p, block[best])
    putPerson(graph, p, best)
  }
}

function cancelCycles(
  graph: ExchangeGraph,
  state: State,
  context: UnitPrice,
  block: readonly number[],
  most: readonly number[],
): void {
  const { maxFailures, cyclesPerPerson, minCycles } = SCHEDULE.reassignment
  const nowhere = block.length
  const changed: number[] = []
  for (let v = 0; v <= nowhere; v++) priceEdges(graph, v, nowhere)
  let failures = 0
  for (
    let cycles = 0;
    cycles < cyclesPerPerson * graph.people + minCycles && failures < maxFailures;
    cycles++
  ) {
    priceSizes(graph, state, block, most, context.unitPrice)
    const at = findNegativeCycle(graph, nowhere + 2)
    if (at < 0) return
    changed.length = 0
    if (!applyCycle(graph, state, block, at, changed)) failures++
    for (let i = 0; i < changed.length; i++)
      if (changed.indexOf(changed[i]) === i) priceEdges(graph, changed[i], nowhere)
  }
}

/** People of a cycle change places; nodes that changed, or could not, are added to `changed`. */
function applyCycle(
  graph: ExchangeGraph,
  state: State,
  block: readonly number[],
  at: number,
  changed: number[],
): boolean {
  const { width, worth, who, via } = graph
  const nowhere = block.length
  const slack = nowhere + 1
  const moves: { p: number; from: number; to: number }[] = []
  let to = at
  do {
    const from = via[to]
    if (from !== slack && to !== slack) moves.push({ p: who[from * width + to], from, to })
    to = from
  } while (to !== at)
  for (const { p, from, to } of moves) {
    if (from !== nowhere) removeMember(state, p, block[from])
    changed.push(from, to)
  }
  let done = 0
  for (; done < moves.length; done++) {
    const { p, to } = moves[done]
    if (to === nowhere) continue
    if (state.facts.clash !== null && !suits(state, p, block[to])) break
    addMember(state, p, block[to])
  }
  if (done === moves.length) {
    for (const { p, to } of moves) putPerson(graph, p, to)
    return true
  }
  // Two who do not go together: everybody goes back, and that edge is closed.
  worth[moves[done].p * width + moves[done].to] = -Infinity
  for (let i = 0; i < done; i++)
    if (moves[i].to !== nowhere) removeMember(state, moves[i].p, block[moves[i].to])
  for (const { p, from } of moves) if (from !== nowhere) addMember(state, p, block[from])
  return false
}
