import type { FixedGroup } from '../problem.ts'
import { compareScores } from '../result.ts'
import { hasParallelRoom } from '../search/checks.ts'
import { addMember, mark, removeMember, setStart, undo } from '../search/operations.ts'
import { type State, scoreOf } from '../search/state.ts'
import { breaksMore, couldJoin, hasSeat, indexOfGroup, isShort, type LateState } from './late-state.ts'
import type { LateOptions } from './placement.ts'

/** Where a group could begin, and what those who lack a place would have of it. */
interface Beginning {
  readonly g: number
  readonly start: number
  readonly promise: number
}

/** Begins groups of those alone who lack a place, the most promising first. Returns those that began. */
export function beginGroups(
  late: LateState,
  people: readonly number[],
  { vacant = [], mayBegin = true }: LateOptions,
): number[] {
  const begun: number[] = []
  const failed = new Set<number>()
  for (;;) {
    const short = people.filter((p) => isShort(late, p))
    const [best] = beginnings(late, short, { vacant, mayBegin })
      .filter(({ g }) => !failed.has(g))
      .sort((a, b) => b.promise - a.promise || a.g - b.g)
    if (!best) return begun
    if (begin(late, short, best)) begun.push(best.g)
    else failed.add(best.g)
  }
}

/** The best start of one group of each topic. */
function beginnings(
  late: LateState,
  short: readonly number[],
  { vacant, mayBegin }: { vacant: readonly FixedGroup[]; mayBegin: boolean },
): Beginning[] {
  const { state } = late
  const { facts } = state
  const timed = new Map(
    vacant.map(({ topic, group, start }) => [indexOfGroup(facts, topic, group), start] as const),
  )
  const found: Beginning[] = []
  for (const [g, start] of timed) if (state.start[g] < 0) found.push(...promising(late, short, g, [start]))
  if (!mayBegin) return found
  for (let topic = 0; topic < facts.topics; topic++) {
    let spare = facts.firstGroup[topic]
    const end = facts.firstGroup[topic + 1]
    while (spare < end && (state.start[spare] >= 0 || timed.has(spare))) spare++
    if (spare < end)
      found.push(...promising(late, short, spare, facts.fixedStarts.get(spare) ?? facts.starts[topic]))
  }
  return found
}

function promising(
  { state, most }: LateState,
  short: readonly number[],
  g: number,
  starts: readonly number[] | Int32Array,
): Beginning[] {
  const { facts } = state
  const topic = facts.topicOf[g]
  let best: Beginning | undefined
  for (const start of starts) {
    if (facts.startOk[topic * facts.slots + start] === 0 || !hasParallelRoom(state, topic, start)) continue
    const worth = short
      .filter((p) => comes(state, p, topic, start))
      .map((p) => 1 + facts.reward[p * facts.topics + topic])
    if (worth.length === 0 || worth.length < facts.minSize[topic]) continue
    const promise = worth
      .sort((a, b) => b - a)
      .slice(0, most[g])
      .reduce((sum, one) => sum + one, 0)
    if (best === undefined || promise > best.promise) best = { g, start, promise }
  }
  return best ? [best] : []
}

/** Whether p is there and free, and may be in a group of the topic. */
function comes({ facts, busy }: State, p: number, topic: number, start: number): boolean {
  const at = p * facts.topics + topic
  if (facts.noIsHard && facts.wish[at] === 0 && facts.host[at] === 0) return false
  if (facts.attend[topic][start * facts.people + p] === 0) return false
  return facts.covers[topic][start].every((slot) => busy[p * facts.slots + slot] === 0)
}

/** Begins a group with its hosts and whoever makes the plan better. False: it would break a rule or be a loss. */
function begin(late: LateState, short: readonly number[], { g, start }: Beginning): boolean {
  const { state } = late
  const { facts } = state
  const topic = facts.topicOf[g]
  const before = scoreOf(state)
  mark(state)
  setStart(state, g, start)
  const isHost = (p: number) => facts.host[p * facts.topics + topic]
  const reward = (p: number) => facts.reward[p * facts.topics + topic]
  for (const p of short.toSorted((a, b) => isHost(b) - isHost(a) || reward(b) - reward(a) || a - b)) {
    if (!hasSeat(late, g) || !couldJoin(late, p, g)) continue
    const without = scoreOf(state)
    addMember(state, p, g)
    const isNeeded = state.members[g].length <= facts.minSize[topic]
    if (!isNeeded && compareScores(scoreOf(state), without) < 0) removeMember(state, p, g)
  }
  const isWhole = state.members[g].length > 0 && !breaksMore(state)
  if (!isWhole || compareScores(scoreOf(state), before) < 0) {
    undo(state)
    return false
  }
  state.journal.length = 0
  return true
}
