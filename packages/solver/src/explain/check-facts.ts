import type { GroupsProblem, Person, Topic } from '../problem.ts'
import { coveredSlots, unitsOfGroup } from '../problem-reading.ts'

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
  /** Who may be a member at all, whatever the time. */
  readonly candidates: readonly number[]
  /** How many of them are free, by start. */
  readonly free: Int32Array
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
  readonly topics: readonly TopicFacts[]
  readonly topicOf: ReadonlyMap<string, TopicFacts>
  /** Person to the topics they may be a member of. */
  readonly wanted: readonly (readonly TopicFacts[])[]
}

export function isFreeFrom(open: Uint8Array, offsets: readonly number[], start: number): boolean {
  for (let i = 0; i < offsets.length; i++) if (open[start + offsets[i]] !== 1) return false
  return true
}

export function startsOf({ slots, breaksAfter }: GroupsProblem, topic: Topic): readonly number[] {
  const breaks = new Set(breaksAfter)
  const starts = topic.starts ?? Array.from({ length: slots }, (_, slot) => slot)
  return starts.filter((start) => {
    const covered = coveredSlots(topic, start)
    return covered.every((slot) => slot < slots && !(breaks.has(slot) && covered.includes(slot + 1)))
  })
}

function openSlotsOf({ available, maybe }: Person, slots: number): Uint8Array {
  const open = new Uint8Array(slots)
  for (const slot of available) open[slot] = 1
  for (const slot of maybe) open[slot] = 1
  return open
}

function candidatesByTopic(problem: GroupsProblem, indexOf: ReadonlyMap<string, number>): Set<number>[] {
  const { people, rules, topics, wishes } = problem
  const everybody = people.map((_, p) => p)
  if (rules.noIsHardConstraint === 'Soft') return topics.map(() => new Set(everybody))
  const byTopic = new Map(topics.map(({ id }) => [id, new Set<number>()]))
  for (const [person, topic] of wishes) byTopic.get(topic)?.add(indexOf.get(person) ?? -1)
  for (const { id, hosts } of topics) for (const host of hosts) byTopic.get(id)?.add(indexOf.get(host) ?? -1)
  return topics.map(({ id }) => {
    const candidates = byTopic.get(id) ?? new Set<number>()
    candidates.delete(-1)
    return candidates
  })
}

/** Person to the starts from which they are free for slots so far from the start: 1 or 0. */
type FreeStarts = (offsets: readonly number[]) => readonly Uint8Array[]

/** Most topics take slots alike, so that this is found once for all of them. */
function freeStarts(open: readonly Uint8Array[]): FreeStarts {
  const known = new Map<string, Uint8Array[]>()
  return (offsets) => {
    const key = offsets.join()
    const found =
      known.get(key) ?? open.map((slots) => slots.map((_, s) => Number(isFreeFrom(slots, offsets, s))))
    known.set(key, found)
    return found
  }
}

function topicFacts(
  problem: GroupsProblem,
  topic: Topic,
  members: ReadonlySet<number>,
  { indexOf, open, freeAt }: Pick<CheckFacts, 'indexOf' | 'open'> & { readonly freeAt: FreeStarts },
): TopicFacts {
  const { people, rules, slots } = problem
  const units = unitsOfGroup(problem, topic)
  const offsets = coveredSlots(topic, 0)
  const allowed = startsOf(problem, topic)
  const candidates = [...members]
  const hosts = (rules.personMustBeInOwnTopicIfTopicIsActive ? topic.hosts : []).flatMap(
    (host) => indexOf.get(host) ?? [],
  )
  const limited = hosts.filter((host) => {
    const { max } = people[host]
    return rules.countHostingTowardsUsersSessionLimit && max !== null && max < units
  })
  const free = new Int32Array(slots)
  const from = freeAt(offsets)
  for (const p of candidates) {
    const starts = from[p]
    for (let start = 0; start < slots; start++) free[start] += starts[start]
  }
  const chances =
    limited.length > 0
      ? []
      : allowed.filter(
          (start) =>
            free[start] >= topic.minSize && hosts.every((host) => isFreeFrom(open[host], offsets, start)),
        )
  return { topic, units, offsets, allowed, hosts, limited, candidates, free, chances }
}

/** Reads a problem for its checks, in a time that grows with wishes and starts alone. */
export function checkFacts(problem: GroupsProblem): CheckFacts {
  const { people } = problem
  const indexOf = new Map(people.map(({ id }, p) => [id, p]))
  const open = people.map((person) => openSlotsOf(person, problem.slots))
  const candidates = candidatesByTopic(problem, indexOf)
  const freeAt = freeStarts(open)
  const topics = problem.topics.map((topic, t) =>
    topicFacts(problem, topic, candidates[t], { indexOf, open, freeAt }),
  )
  const wanted = people.map((): TopicFacts[] => [])
  for (const facts of topics) for (const p of facts.candidates) wanted[p].push(facts)
  return {
    problem,
    indexOf,
    open,
    time: Int32Array.from(open, (slots) => slots.reduce((sum, one) => sum + one, 0)),
    topics,
    topicOf: new Map(topics.map((facts) => [facts.topic.id, facts])),
    wanted,
  }
}

/** The smallest value above `from` and up to `to` that helps, where a larger one never helps less; null when none does. */
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
