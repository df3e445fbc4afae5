import { clear } from './create-state.ts'
import { addMember, setStart } from './operations.ts'
import type { State } from './state.ts'

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
