import type { Room } from '../problem.ts'
import { compareScores } from '../result.ts'
import { hasParallelRoom } from '../search/checks.ts'
import { addMember, removeMember, setStart } from '../search/operations.ts'
import { groupIndex } from '../search/plan-state.ts'
import { type State, scoreOf } from '../state.ts'
import { couldJoin, hasSeat, isShort, keepsIfBetter, type LatePlan } from './late-plan.ts'
import type { LateOptions } from './placement.ts'

/** Where a group could begin, and what those who lack a place would have of it. */
interface Beginning {
  readonly g: number
  readonly start: number
  readonly promise: number
  /** Null where it has one or needs none. */
  readonly room: Room | null
}

/** The groups that began, with the rooms that they need and have not had. */
export type BegunGroups = ReadonlyMap<number, Room | null>

/** Begins groups of those alone who lack a place, the most promising first. */
export function beginGroups(
  plan: LatePlan,
  people: readonly number[],
  { vacant = [], limits = [], freeRooms }: LateOptions,
): BegunGroups {
  const { facts } = plan.state
  const timed = new Map(vacant.map((one) => [groupIndex(facts, one), one.start]))
  const housed = new Set(limits.map((one) => groupIndex(facts, one)))
  const begun = new Map<number, Room | null>()
  const failed = new Set<number>()
  const roomFor = (g: number, start: number): Room | null | undefined =>
    freeRooms === undefined || housed.has(g) ? null : freeRoom(plan, freeRooms, begun, g, start)
  for (;;) {
    const short = people.filter((p) => isShort(plan, p))
    const [best] = beginnings(plan, short, timed, roomFor)
      .filter(({ g }) => !failed.has(g))
      .sort((a, b) => b.promise - a.promise || a.g - b.g)
    if (!best) return begun
    if (begin(plan, short, best)) begun.set(best.g, best.room)
    else failed.add(best.g)
  }
}

/** The largest room that nobody has while g would be there; undefined where there is none. */
function freeRoom(
  { state }: LatePlan,
  rooms: readonly Room[],
  begun: BegunGroups,
  g: number,
  start: number,
): Room | undefined {
  const { facts } = state
  const covered = facts.covers[facts.topicOf[g]][start]
  const isThere = ({ slots }: Room) => covered.every((slot) => slots?.includes(slot) ?? true)
  const isTaken = (room: Room) =>
    [...begun].some(
      ([other, taken]) =>
        taken?.id === room.id &&
        facts.covers[facts.topicOf[other]][state.start[other]].some((slot) => covered.includes(slot)),
    )
  return rooms
    .filter((room) => isThere(room) && !isTaken(room))
    .reduce<Room | undefined>(
      (most, room) => (room.capacity > (most?.capacity ?? 0) ? room : most),
      undefined,
    )
}

type RoomFor = (g: number, start: number) => Room | null | undefined

/** The best start of one group of each topic. */
function beginnings(
  plan: LatePlan,
  short: readonly number[],
  timed: ReadonlyMap<number, number>,
  roomFor: RoomFor,
): Beginning[] {
  const { state } = plan
  const { facts } = state
  const found: Beginning[] = []
  for (const [g, start] of timed)
    if (state.start[g] < 0) found.push(...promising(plan, short, g, [start], roomFor))
  for (let topic = 0; topic < facts.topics; topic++) {
    let spare = facts.firstGroup[topic]
    const end = facts.firstGroup[topic + 1]
    while (spare < end && (state.start[spare] >= 0 || timed.has(spare))) spare++
    if (spare < end) {
      const starts = facts.fixedStarts.get(spare) ?? facts.starts[topic]
      found.push(...promising(plan, short, spare, starts, roomFor))
    }
  }
  return found
}

function promising(
  { state, most }: LatePlan,
  short: readonly number[],
  g: number,
  starts: readonly number[] | Int32Array,
  roomFor: RoomFor,
): Beginning[] {
  const { facts } = state
  const topic = facts.topicOf[g]
  let best: Beginning | undefined
  for (const start of starts) {
    if (facts.startOk[topic * facts.slots + start] === 0 || !hasParallelRoom(state, topic, start)) continue
    const room = roomFor(g, start)
    if (room === undefined) continue
    const worth = short
      .filter((p) => comes(state, p, topic, start))
      .map((p) => 1 + facts.reward[p * facts.topics + topic])
    if (worth.length === 0 || worth.length < facts.minSize[topic]) continue
    const promise = worth
      .sort((a, b) => b - a)
      .slice(0, Math.min(most[g], room?.capacity ?? Infinity))
      .reduce((sum, one) => sum + one, 0)
    if (best === undefined || promise > best.promise) best = { g, start, promise, room }
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

/** Begins a group with hosts and people who make the plan better. False: it breaks a rule or loses. */
function begin(plan: LatePlan, short: readonly number[], { g, start, room }: Beginning): boolean {
  const { state, most } = plan
  const { facts } = state
  const topic = facts.topicOf[g]
  const seats = most[g]
  most[g] = Math.min(seats, room?.capacity ?? Infinity)
  const isHost = (p: number) => facts.host[p * facts.topics + topic]
  const reward = (p: number) => facts.reward[p * facts.topics + topic]
  const open = () => {
    setStart(state, g, start)
    for (const p of short.toSorted((a, b) => isHost(b) - isHost(a) || reward(b) - reward(a) || a - b)) {
      if (!hasSeat(plan, g) || !couldJoin(plan, p, g)) continue
      const without = scoreOf(state)
      addMember(state, p, g)
      const isNeeded = state.members[g].length <= facts.minSize[topic]
      if (!isNeeded && compareScores(scoreOf(state), without) < 0) removeMember(state, p, g)
    }
    return state.members[g].length > 0
  }
  const isBegun = keepsIfBetter(plan, open, { evenToo: true })
  if (!isBegun) most[g] = seats
  return isBegun
}
