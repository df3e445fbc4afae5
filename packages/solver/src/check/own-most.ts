import { type CheckFacts, canRun, isFreeFrom, type TopicFacts } from './check-facts.ts'

/** A topic that could run with the person in it, and when. */
export interface OwnTopic {
  readonly one: TopicFacts
  readonly starts: readonly number[]
}

/** Choices of groups that are tried for one person; beyond them the most is what no limit of theirs keeps them from. */
const MAX_TRIED = 3_000

/** The topics that could run, on their own, with the person in them. */
export function possibleTopics(facts: CheckFacts, p: number): readonly OwnTopic[] {
  return facts.wanted[p].flatMap((one) => {
    const starts = one.chances.filter((start) => mayJoin(facts, one, start, p))
    return starts.length > 0 ? [{ one, starts }] : []
  })
}

/** Whether a group that could run at the start could run with the person in it. */
function mayJoin(facts: CheckFacts, one: TopicFacts, start: number, p: number): boolean {
  if (!isFreeFrom(facts.open[p], one.offsets, start)) return false
  if (one.hosts.includes(p)) return true
  return one.hosts.length < one.seats[start] && (facts.clash === null || canRun(facts, one, start, [p]))
}

/** What a person has, while their groups are chosen one after the other. */
interface Chosen {
  readonly units: number
  /** Of them those that count towards their limit. */
  readonly limited: number
  readonly groups: number
  /** Slots in which they are still free. */
  readonly free: Uint8Array
}

/**
 * The most wanted units one person can have of these topics, by their own time and limits, as if nobody else wanted anything. Never too low.
 */
export function ownMost(facts: CheckFacts, p: number, topics: readonly OwnTopic[]): number {
  const { problem, open } = facts
  const { id, wants, max } = problem.people[p]
  const { countHostingTowardsUsersSessionLimit, limitAllUsersToOneGroupOnly } = problem.rules
  const limits = { limited: max ?? Infinity, groups: limitAllUsersToOneGroupOnly ? 1 : Infinity }
  const counts = ({ one }: OwnTopic) =>
    countHostingTowardsUsersSessionLimit || !one.topic.hosts.includes(id) ? one.units : 0
  const enough = Math.min(
    wants,
    mostByTime(facts, topics),
    unitsIn(topics),
    countHostingTowardsUsersSessionLimit ? limits.limited : Infinity,
  )
  let best = 0
  let tried = 0
  /** After the first `i` topics and `copies` groups of the next, whose further groups start from its start number `from` on. */
  const choose = (i: number, copies: number, from: number, have: Chosen) => {
    best = Math.max(best, have.units)
    const topic = topics[i]
    if (best >= enough || topic === undefined || have.groups >= limits.groups || ++tried > MAX_TRIED) return
    const limited = have.limited + counts(topic)
    if (copies < topic.one.topic.groups && limited <= limits.limited)
      for (let s = from; s < topic.starts.length; s++) {
        const start = topic.starts[s]
        if (!isFreeFrom(have.free, topic.one.offsets, start)) continue
        const free = have.free.slice()
        for (const offset of topic.one.offsets) free[start + offset] = 0
        choose(i, copies + 1, s + 1, {
          units: have.units + topic.one.units,
          groups: have.groups + 1,
          limited,
          free,
        })
      }
    choose(i + 1, 0, 0, have)
  }
  choose(0, 0, 0, { units: 0, limited: 0, groups: 0, free: open[p] })
  return tried > MAX_TRIED ? Math.max(0, enough) : Math.max(0, Math.min(best, wants))
}

/** The most units for which there are slots in which one of the topics could have them. */
function mostByTime({ problem }: CheckFacts, topics: readonly OwnTopic[]): number {
  const covered = new Set<number>()
  for (const { one, starts } of topics)
    for (const start of starts) for (const offset of one.offsets) covered.add(start + offset)
  if (problem.countBy === 'slots') return covered.size
  const shortest = Math.min(...topics.map(({ one }) => one.offsets.length))
  return topics.length === 0 ? 0 : Math.floor(covered.size / shortest)
}

/** The most units that these topics together have for one person. */
function unitsIn(topics: readonly OwnTopic[]): number {
  return topics.reduce((sum, { one }) => sum + one.topic.groups * one.units, 0)
}
