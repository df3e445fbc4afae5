import { createShared } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from '../facts.ts'
import type { GroupRef, PlannedGroup } from '../problem.ts'
import type { State } from '../state.ts'
import { indexOf } from './build-facts.ts'
import { addMember, removeMember, setStart } from './operations.ts'

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

/** Closes every group and clears rounding errors, so that a score does not depend on earlier plans. */
export function clear(state: State): void {
  for (const g of [...state.running]) {
    for (const p of [...state.members[g]]) removeMember(state, p, g)
    setStart(state, g, -1)
  }
  state.amounts.set(state.facts.emptyAmounts)
  state.got.fill(0)
  state.journal.length = 0
}

/**
 * The plan in the state of the search, exactly as it is, whatever it breaks.
 * Throws when the plan names something the problem does not have, or a group twice.
 */
export function layOut(facts: Facts, groups: readonly PlannedGroup[]): State {
  const state = createState(facts)
  const { person: people } = indexOf(facts.problem)
  for (const { topic, group, start, members } of groups) {
    const g = groupIndex(facts, { topic, group })
    if (state.start[g] >= 0) throw new Error(`The plan runs group ${group} of topic "${topic}" twice.`)
    setStart(state, g, start)
    for (const id of new Set(members)) {
      const p = people.get(id)
      if (p === undefined)
        throw new Error(
          `The plan places "${id}" in "${topic}", whom the problem lacks. Maybe they were removed?`,
        )
      addMember(state, p, g)
    }
  }
  return state
}

/** Whether somebody has fewer units than they want. */
export function hasOpenUnits({ facts, units }: State): boolean {
  for (let p = 0; p < facts.people; p++) if (units[p] < facts.wants[p]) return true
  return false
}

export function personIndex({ problem }: Facts, person: string): number {
  const p = problem.people.findIndex(({ id }) => id === person)
  if (p < 0) throw new Error(`The problem has no person "${person}". Maybe they were removed?`)
  return p
}

export function groupIndex({ problem, firstGroup }: Facts, { topic, group }: GroupRef): number {
  const t = problem.topics.findIndex(({ id }) => id === topic)
  if (t < 0 || group < 0 || group >= problem.topics[t].groups)
    throw new Error(`The problem has no group ${group} of topic "${topic}". Maybe it was removed?`)
  return firstGroup[t] + group
}

/** A copy of what a state stands for, cheap to take and to go back to. */
export interface Snapshot {
  readonly groups: readonly {
    readonly g: number
    readonly start: number
    readonly members: readonly number[]
  }[]
}

export function takeSnapshot({ running, start, members }: State): Snapshot {
  return { groups: running.map((g) => ({ g, start: start[g], members: members[g].slice() })) }
}

export function restore(state: State, { groups }: Snapshot): void {
  clear(state)
  for (const { g, start, members } of groups) {
    setStart(state, g, start)
    for (const p of members) addMember(state, p, g)
  }
  state.journal.length = 0
}

/** The plan of a snapshot by start, topic and group number; members in the order of the problem. */
export function planOfSnapshot(facts: Facts, { groups }: Snapshot): PlannedGroup[] {
  const { people, topics } = facts.problem
  return [...groups]
    .sort((a, b) => a.start - b.start || a.g - b.g)
    .map(({ g, start, members }) => ({
      topic: topics[facts.topicOf[g]].id,
      group: facts.numberOf[g],
      start,
      members: [...members].sort((a, b) => a - b).map((p) => people[p].id),
    }))
}

export function planOfState(state: State): PlannedGroup[] {
  return planOfSnapshot(state.facts, takeSnapshot(state))
}
