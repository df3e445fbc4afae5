import { createShared } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from './facts.ts'
import { removeMember, setStart } from './operations.ts'
import type { State } from './state.ts'

/** The plan without groups. */
export function createState(facts: Facts): State {
  const { people, topics, slots, groups } = facts
  const shared = createShared(facts)
  return {
    facts,
    amounts: facts.emptyAmounts.slice(),
    saved: facts.emptyAmounts.slice(),
    start: new Int32Array(groups).fill(-1),
    members: Array.from({ length: groups }, () => []),
    groupsOf: Array.from({ length: people }, () => []),
    running: [],
    position: new Int32Array(groups).fill(-1),
    runningOf: new Int32Array(topics),
    busy: new Int16Array(people * slots),
    parallel: new Int32Array(slots),
    spareRooms: facts.rooms?.rooms.slice() ?? new Int32Array(0),
    withoutRoom: new Int32Array(slots),
    units: new Int32Array(people),
    limited: new Int32Array(people),
    attends: new Int16Array(people * topics),
    got: new Float64Array(people),
    shared,
    pairs: shared !== null || facts.clash !== null || facts.contact !== null,
    journal: [],
  }
}

/** Closes every group. What is left of rounding goes too, so that a plan's score does not depend on those before it. */
export function clear(state: State): void {
  for (const g of [...state.running]) {
    for (const p of [...state.members[g]]) removeMember(state, p, g)
    setStart(state, g, -1)
  }
  state.amounts.set(state.facts.emptyAmounts)
  state.got.fill(0)
  state.journal.length = 0
}
