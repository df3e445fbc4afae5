import { compareScores } from '../result.ts'
import { addMember, mark, removeMember, undo } from '../search/operations.ts'
import { scoreOf } from '../search/state.ts'
import { couldJoin, hasSeat, isShort, type LateState } from './late-state.ts'

/** Changes that are tried at most: enough for some dozens who come late to the largest events. */
const MAX_TRIES = 60_000
const MAX_ROUNDS = 6

/**
 * Lets those who came late change places among themselves as long as that makes the plan better: to another group, with one another, or
 * out of a full group for somebody who has no other.
 */
export function exchangePlaces(late: LateState, people: readonly number[]): void {
  const tries = { left: MAX_TRIES }
  for (let round = 0, again = true; again && round < MAX_ROUNDS; round++) {
    again = false
    for (const p of people)
      for (const g of [...late.added[p]]) if (moveOut(late, p, g, people, tries)) again = true
  }
}

type Tries = { left: number }

/** Takes p out of g for another group; the seat is for p's partner of a swap, for somebody who lacks a place, or stays free. */
function moveOut(late: LateState, p: number, g: number, people: readonly number[], tries: Tries): boolean {
  const { running } = late.state
  for (const h of running) {
    if (h === g || tries.left <= 0 || !mayWish(late, p, h)) continue
    if (attempt(late, tries, [[p, g, h]])) return true
    for (const q of people) {
      if (q === p) continue
      const swaps = q > p && late.added[q].includes(h)
      if (
        swaps &&
        attempt(late, tries, [
          [p, g, h],
          [q, h, g],
        ])
      )
        return true
      if (
        isShort(late, q) &&
        attempt(late, tries, [
          [p, g, h],
          [q, -1, g],
        ])
      )
        return true
    }
  }
  return false
}

type Change = readonly [p: number, from: number, to: number]

/** Makes the changes if each of them keeps every rule and all together make the plan better. */
function attempt(late: LateState, tries: Tries, changes: readonly Change[]): boolean {
  const { state, added } = late
  if (!changes.every(([p, , to]) => mayWish(late, p, to))) return false
  tries.left -= 1
  const before = scoreOf(state)
  mark(state)
  for (const [p, from] of changes) if (from >= 0) removeMember(state, p, from)
  const isKept = changes.every(([p, , to]) => {
    if (!hasSeat(late, to) || !couldJoin(late, p, to)) return false
    addMember(state, p, to)
    return true
  })
  if (!isKept || compareScores(scoreOf(state), before) <= 0) {
    undo(state)
    return false
  }
  state.journal.length = 0
  for (const [p, from, to] of changes) {
    if (from >= 0) added[p].splice(added[p].indexOf(from), 1)
    added[p].push(to)
  }
  return true
}

/** Whether p could be in g if nobody else was: it decides most tries at once. */
function mayWish({ state: { facts, start } }: LateState, p: number, g: number): boolean {
  const topic = facts.topicOf[g]
  const at = p * facts.topics + topic
  if (facts.noIsHard && facts.wish[at] === 0 && facts.host[at] === 0) return false
  return facts.attend[topic][start[g] * facts.people + p] !== 0
}
