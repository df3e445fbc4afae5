import { capacitiesIn, rooms } from '../constraints/rooms.ts'
import type { GroupsProblem, Person, Topic } from '../problem.ts'
import { coveredSlots, readProblem, startsOf, unitsOfGroup } from '../problem-reading.ts'
import { buildClash } from '../search/company-facts.ts'
import { applyChange } from './apply-change.ts'
import { mostTogether } from './company.ts'
import type { Change } from './finding.ts'

/** What a check knows of one topic. People are indices of the problem's list. */
export interface TopicFacts {
  readonly topic: Topic
  readonly units: number
  /** The slots a group covers, counted from its start. */
  readonly offsets: readonly number[]
  /** Starts at which it fits into the problem and is allowed. */
  readonly allowed: readonly number[]
  /** Hosts without whom no group may run. */
  readonly hosts: readonly number[]
  /** Those of them who may not have as many units as one group counts. */
  readonly limited: readonly number[]
  /** Who may be a member by wish or as host. */
  readonly interested: readonly number[]
  /** Candidates who may be members at all, whatever the time: the group exceeds none of their limits. */
  readonly candidates: readonly number[]
  /** How many of them are free, by start. */
  readonly free: Int32Array
  /** How many a group has room for, by start: its largest size, or the largest room there all the while. */
  readonly seats: Int32Array
  /** Starts at which it could run on its own. */
  readonly chances: readonly number[]
}

export interface CheckFacts {
  readonly problem: GroupsProblem
  readonly indexOf: ReadonlyMap<string, number>
  /** Person to the slots in which they can come. */
  readonly open: readonly Uint8Array[]
  /** Person to how many slots that are. */
  readonly time: Int32Array
  /** 1 at p * people + q where two people may not share a group; null where nobody clashes. */
  readonly clash: Uint8Array | null
  clashes(p: number, q: number): boolean
  /** The seats of each slot's rooms, the largest first; null where groups need no room. */
  readonly rooms: readonly (readonly number[])[] | null
  /** The sizes of rooms that there are, the smallest first. */
  readonly roomSizes: readonly number[]
  readonly topics: readonly TopicFacts[]
  readonly topicOf: ReadonlyMap<string, TopicFacts>
  /** Person to the topics they may be a member of. */
  readonly wanted: readonly (readonly TopicFacts[])[]
}

/** What is known before topics are read. */
type Ground = Pick<CheckFacts, 'problem' | 'indexOf' | 'open' | 'clashes' | 'clash' | 'rooms'>

export function isFreeFrom(open: Uint8Array, offsets: readonly number[], start: number): boolean {
  for (let i = 0; i < offsets.length; i++) if (open[start + offsets[i]] !== 1) return false
  return true
}

function openSlotsOf({ available, maybe }: Person, slots: number): Uint8Array {
  const open = new Uint8Array(slots)
  for (const slot of available) open[slot] = 1
  for (const slot of maybe) open[slot] = 1
  return open
}

function interestedByTopic(problem: GroupsProblem, indexOf: ReadonlyMap<string, number>): Set<number>[] {
  const { people, rules, topics, wishes } = problem
  if (rules.noIsHardConstraint === 'Soft') return topics.map(() => new Set(people.keys()))
  const byTopic = new Map(topics.map(({ id }) => [id, new Set<number>()]))
  for (const [person, topic] of wishes) byTopic.get(topic)?.add(indexOf.get(person) ?? -1)
  for (const { id, hosts } of topics) for (const host of hosts) byTopic.get(id)?.add(indexOf.get(host) ?? -1)
  return topics.map(({ id }) => {
    const interested = byTopic.get(id) ?? new Set<number>()
    interested.delete(-1)
    return interested
  })
}

/** Whether a group of the topic alone takes a person over what they may have. */
function isLimited({ people, rules }: GroupsProblem, topic: Topic, units: number, p: number): boolean {
  const { id, max } = people[p]
  const counts = rules.countHostingTowardsUsersSessionLimit || !topic.hosts.includes(id)
  return counts && max !== null && max < units
}

/** How many candidates are free, by start; found once for all topics that take slots alike. */
function countFree(
  open: readonly Uint8Array[],
  slots: number,
): (one: Pick<TopicFacts, 'offsets' | 'candidates'>) => Int32Array {
  const known = new Map<string, Uint8Array[]>()
  return ({ offsets, candidates }) => {
    const key = offsets.join()
    const from =
      known.get(key) ?? open.map((own) => own.map((_, start) => Number(isFreeFrom(own, offsets, start))))
    known.set(key, from)
    const free = new Int32Array(slots)
    for (const p of candidates) {
      const starts = from[p]
      for (let start = 0; start < slots; start++) free[start] += starts[start]
    }
    return free
  }
}

/** The seats of the rooms that are there in each slot, the largest first; null where groups need no room. */
function roomsBySlot(problem: GroupsProblem): CheckFacts['rooms'] {
  if (!rooms.isOn(problem)) return null
  return Array.from({ length: problem.slots }, (_, slot) => capacitiesIn(problem, slot).sort((a, b) => b - a))
}

/** Reads one topic; `interested` are those who may be members by wish, however little they may have. */
function topicFacts(
  ground: Ground,
  topic: Topic,
  interested: readonly number[],
  freeOf: (one: Pick<TopicFacts, 'offsets' | 'candidates'>) => Int32Array,
): TopicFacts {
  const { problem, indexOf, rooms } = ground
  const { rules, slots } = problem
  const units = unitsOfGroup(problem, topic)
  const offsets = coveredSlots(topic, 0)
  const allowed = startsOf(problem, topic)
  const hosts = (rules.personMustBeInOwnTopicIfTopicIsActive ? topic.hosts : []).flatMap(
    (host) => indexOf.get(host) ?? [],
  )
  const limited = hosts.filter((host) => isLimited(problem, topic, units, host))
  const candidates = interested.filter((p) => hosts.includes(p) || !isLimited(problem, topic, units, p))
  const free = freeOf({ offsets, candidates })
  const seats = new Int32Array(slots)
  const largestRoom = (slot: number) => (rooms === null ? Infinity : (rooms[slot][0] ?? 0))
  for (const start of allowed)
    seats[start] = offsets.reduce(
      (most, offset) => Math.min(most, largestRoom(start + offset)),
      topic.maxSize,
    )
  const one = { topic, units, offsets, allowed, hosts, limited, interested, candidates, free, seats }
  const chances = limited.length > 0 ? [] : allowed.filter((start) => canRun(ground, one, start, []))
  return { ...one, chances }
}

/** Whether a group could run at an allowed start with these people in it, if there were nothing else. */
export function canRun(
  { open, clash, clashes }: Pick<CheckFacts, 'open' | 'clash' | 'clashes'>,
  one: Omit<TopicFacts, 'chances'>,
  start: number,
  people: readonly number[],
): boolean {
  const { topic, hosts, offsets, candidates, free, seats } = one
  if (seats[start] < topic.minSize || free[start] < topic.minSize) return false
  const must = [...hosts, ...people.filter((p) => !hosts.includes(p))]
  if (must.length > seats[start] || !must.every((p) => isFreeFrom(open[p], offsets, start))) return false
  if (clash === null) return true
  const able = candidates.filter((p) => isFreeFrom(open[p], offsets, start))
  const enough = Math.max(topic.minSize, must.length)
  return enough === 0 || mostTogether(able, must, { enough, clashes }) >= enough
}

/** Reads a problem for its checks, in a time that grows with wishes and starts alone. */
export function checkFacts(problem: GroupsProblem): CheckFacts {
  const { people } = problem
  const bySlot = roomsBySlot(problem)
  const indexOf = new Map(people.map(({ id }, p) => [id, p]))
  const open = people.map((person) => openSlotsOf(person, problem.slots))
  const clash = buildClash(readProblem(problem), indexOf)
  const clashes = (p: number, q: number) => clash !== null && clash[p * people.length + q] !== 0
  const ground = { problem, indexOf, open, clash, clashes, rooms: bySlot }
  const interested = interestedByTopic(problem, indexOf)
  const freeOf = countFree(open, problem.slots)
  const topics = problem.topics.map((topic, t) => topicFacts(ground, topic, [...interested[t]], freeOf))
  const wanted = people.map((): TopicFacts[] => [])
  for (const facts of topics) for (const p of facts.candidates) wanted[p].push(facts)
  return {
    ...ground,
    time: Int32Array.from(open, (slots) => slots.reduce((sum, one) => sum + one, 0)),
    roomSizes: [...new Set(bySlot?.flat())].sort((a, b) => a - b),
    topics,
    topicOf: new Map(topics.map((facts) => [facts.topic.id, facts])),
    wanted,
  }
}

/** The facts after a change of a topic, of people or of a rule; topics are read again by `topicAfter`. */
export function factsAfter(facts: CheckFacts, change: Change): CheckFacts {
  const problem = applyChange(facts.problem, change)
  const moved = new Set(change.what === 'available' ? change.people : [])
  const open = facts.open.map((slots, p) =>
    moved.has(problem.people[p].id) ? openSlotsOf(problem.people[p], problem.slots) : slots,
  )
  return { ...facts, problem, open, ...(change.what === 'rooms' && { rooms: null }) }
}

/** What a topic of the facts before is in those after the change. */
export function topicAfter(
  before: CheckFacts,
  after: CheckFacts,
  one: TopicFacts,
  change: Change,
): TopicFacts {
  const joins = change.what === 'wish' && change.topic === one.topic.id
  const person = joins ? before.indexOf.get(change.person ?? '') : undefined
  const interested = person === undefined ? one.interested : [...one.interested, person]
  const topic = after.problem.topics.find(({ id }) => id === one.topic.id) ?? one.topic
  return topicFacts(after, topic, interested, (now) => freeAfter(before, one, after.open, now))
}

/** How many are free by start, where candidates or their time have changed since. */
function freeAfter(
  { open, problem: { slots } }: CheckFacts,
  before: TopicFacts,
  openAfter: readonly Uint8Array[],
  { offsets, candidates }: Pick<TopicFacts, 'offsets' | 'candidates'>,
): Int32Array {
  const isAlike = offsets.length === before.offsets.length
  const free = isAlike ? before.free.slice() : new Int32Array(slots)
  const was = new Set(isAlike ? before.candidates : [])
  const is = new Set(candidates)
  const count = (own: Uint8Array, by: 1 | -1) => {
    for (let start = 0; start < slots; start++) if (isFreeFrom(own, offsets, start)) free[start] += by
  }
  for (const p of was) if (!is.has(p) || open[p] !== openAfter[p]) count(open[p], -1)
  for (const p of is) if (!was.has(p) || open[p] !== openAfter[p]) count(openAfter[p], 1)
  return free
}

/** The smallest value above `from` and up to `to` that helps (larger ones help no less); null: none. */
export function smallestThatHelps(
  from: number,
  to: number,
  helps: (value: number) => boolean,
): number | null {
  if (to <= from || !helps(to)) return null
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (helps(middle)) high = middle
    else low = middle
  }
  return high
}
