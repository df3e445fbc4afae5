import { coveredSlots } from '../problem-reading.ts'
import { type CheckFacts, factsAfter, isFreeFrom, topicAfter } from './check-facts.ts'
import type { Change, CheckOptions, Finding, FindingCode, Remedy } from './finding.ts'
import { type OwnTopic, ownMost, possibleTopics } from './own-most.ts'

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
 * A topic more that could run with the person, a time at which one they want could run, and room beside its hosts: the first of each that gives
 * them anything.
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

/** Why somebody can have less than they want; null where that is said of the topics, none of which can run. */
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
