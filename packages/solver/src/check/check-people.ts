import { coveredSlots } from '../problem-reading.ts'
import {
  type CheckFacts,
  canRun,
  factsAfter,
  isFreeFrom,
  type TopicFacts,
  topicAfter,
} from './check-facts.ts'
import type { Change, CheckOptions, Finding, FindingCode, Remedy } from './finding.ts'

/** More ways to let somebody in are not tried. */
const MAX_WAYS = 8

/** What one person can have at most, whatever the others want. */
export interface PersonFacts {
  readonly possible: readonly OwnTopic[]
  readonly most: number
}

export function personFacts(facts: CheckFacts): readonly PersonFacts[] {
  return facts.problem.people.map((_, p) => {
    const possible = possibleTopics(facts, p)
    return { possible, most: ownMost(facts, p, possible) }
  })
}

/** What the person could have, and what at most, after changes of what they may or can do. */
function personAfter(facts: CheckFacts, p: number, changes: readonly Change[]): PersonFacts {
  let now = facts
  let topics = facts.topics.filter(({ interested }) => interested.includes(p))
  for (const change of changes) {
    const after = factsAfter(now, change)
    const added = change.what === 'wish' ? now.topicOf.get(change.topic ?? '') : undefined
    const all = added === undefined ? topics : [...topics, added]
    topics = all.map((one) => topicAfter(now, after, one, change))
    now = after
  }
  const wanted = topics.filter(({ candidates }) => candidates.includes(p))
  const own = { ...now, wanted: now.wanted.with(p, wanted) }
  const possible = possibleTopics(own, p)
  return { possible, most: ownMost(own, p, possible) }
}

/**
 * A topic more that could run with the person, a time at which one they want could run, and room beside its
 * hosts: the first of each that gives them anything.
 */
function waysIn(facts: CheckFacts, p: number, { ownSizes = [] }: CheckOptions): readonly Remedy[] {
  const { topics, open, problem, wanted } = facts
  const person = problem.people[p].id
  const helps = (changes: readonly Change[]) => personAfter(facts, p, changes).possible.length > 0
  const wish = (topic: string): Change => ({ what: 'wish', person, topic })
  const others = topics.filter(
    (each) =>
      !wanted[p].includes(each) && each.chances.some((start) => isFreeFrom(open[p], each.offsets, start)),
  )
  const choosing = others.slice(0, MAX_WAYS).map(({ topic }) => [wish(topic.id)])
  const coming = (wanted[p].length > 0 ? wanted[p] : topics).flatMap(({ topic, chances }) =>
    chances.slice(0, MAX_WAYS).map((start): readonly Change[] => {
      const come: Change = { what: 'available', people: [person], slots: coveredSlots(topic, start) }
      return wanted[p].length > 0 ? [come] : [come, wish(topic.id)]
    }),
  )
  const full = wanted[p].filter(
    ({ topic, hosts, chances }) => chances.length > 0 && hosts.length >= topic.maxSize,
  )
  const growing = full.map(({ topic: { id }, hosts }): readonly Change[] => [
    { what: 'maxSize', ...(ownSizes.includes(id) && { topic: id }), value: hosts.length + 1 },
  ])
  return [choosing, coming, growing].flatMap((ways): readonly Remedy[] => {
    const changes = ways.slice(0, MAX_WAYS).find(helps)
    return changes === undefined ? [] : [{ changes }]
  })
}

/** Why somebody can have less than they want; null where none of their topics can run. */
function whyLess(facts: CheckFacts, p: number, most: number): FindingCode | null {
  const { problem, topics, time, wanted, open } = facts
  const { max } = problem.people[p]
  if (time[p] === 0) return 'personHasNoTime'
  if (most > 0) {
    if (problem.countBy === 'slots' && most === time[p]) return 'personWantsMoreThanTime'
    return most === max ? 'personWantsMoreThanLimit' : 'personTooFewTopics'
  }
  if (wanted[p].length === 0) {
    if (fewestUnits(facts, p) < Infinity) return max === 0 ? 'personWantsMoreThanLimit' : 'personWantsTooFew'
    return topics.length === 0 ? null : 'personHasNoWish'
  }
  if (topics.every(({ chances }) => chances.length === 0)) return null
  const isThere = wanted[p].some(({ chances, offsets }) =>
    chances.some((start) => isFreeFrom(open[p], offsets, start)),
  )
  return isThere ? 'personCannotJoin' : 'personHasNoTopic'
}

/** The units of the shortest topic that somebody may be in by wish. */
function fewestUnits({ topics }: CheckFacts, p: number): number {
  return Math.min(...topics.flatMap((one) => (one.interested.includes(p) ? [one.units] : [])))
}

/** What lets somebody have more, or else want what they can have. */
function remediesOf(
  facts: CheckFacts,
  p: number,
  { code, most }: { readonly code: FindingCode; readonly most: number },
  options: CheckOptions,
): readonly Remedy[] {
  const { id, wants } = facts.problem.people[p]
  const fewer: Change = { what: 'wants', person: id, value: most }
  if (code === 'personWantsMoreThanLimit' || code === 'personWantsTooFew') {
    const more: Change = { what: 'max', person: id, value: Math.max(wants, fewestUnits(facts, p)) }
    return [{ changes: [personAfter(facts, p, [more]).most > most ? more : fewer] }]
  }
  return most === 0 ? waysIn(facts, p, options) : [{ changes: [fewer] }]
}

function checkPerson(
  facts: CheckFacts,
  p: number,
  { most }: PersonFacts,
  isTold: (code: FindingCode) => boolean,
  options: CheckOptions,
): Finding | null {
  const { problem, time } = facts
  const { id, wants } = problem.people[p]
  if (most >= wants && (time[p] > 0 || problem.slots === 0)) return null
  const code = whyLess(facts, p, most)
  if (code === null) return null
  const remedies = isTold(code) ? remediesOf(facts, p, { code, most }, options) : []
  if (code === 'personWantsTooFew')
    return {
      code,
      serious: wants > 0,
      person: id,
      number: problem.people[p].max ?? wants,
      needed: fewestUnits(facts, p),
      remedies,
    }
  return { code, serious: wants > 0, person: id, number: most, needed: wants, remedies }
}

/** People who cannot get what they want, whatever the plan; only so many of a kind with remedies. */
export function checkPeople(
  facts: CheckFacts,
  people: readonly PersonFacts[],
  options: CheckOptions,
): readonly Finding[] {
  const { told = Infinity } = options
  const counts = new Map<FindingCode, number>()
  const isTold = (code: FindingCode) => {
    counts.set(code, (counts.get(code) ?? 0) + 1)
    return (counts.get(code) ?? 0) <= told
  }
  return people.flatMap((one, p) => checkPerson(facts, p, one, isTold, options) ?? [])
}

/** A topic that could run with the person in it, and when. */
interface OwnTopic {
  readonly one: TopicFacts
  readonly starts: readonly number[]
}

/** Choices of groups tried for one person; beyond them the most is what their limits alone allow. */
const MAX_TRIED = 3_000

/** The topics that could run, on their own, with the person in them. */
function possibleTopics(facts: CheckFacts, p: number): readonly OwnTopic[] {
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
 * The most wanted units one person can have of these topics, by their own time and limits, as if nobody else
 * wanted anything. Never too low.
 */
function ownMost(facts: CheckFacts, p: number, topics: readonly OwnTopic[]): number {
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
  /** After `i` topics and `copies` groups of the next, whose other groups start at start `from` or later. */
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
