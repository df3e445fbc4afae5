import type { Topic } from '../problem.ts'
import { coveredSlots, startsOf } from '../problem-reading.ts'
import { type CheckFacts, factsAfter, isFreeFrom, type TopicFacts, topicAfter } from './check-facts.ts'
import { mostTogether } from './company.ts'
import type { Change, CheckOptions, Finding, Remedy } from './finding.ts'

/** Remedies of so many changes at most: who has to change more than that begins with another topic. */
const MAX_CHANGES = 3

const HOSTS_STAY_AWAY: Change = { what: 'rule', rule: 'personMustBeInOwnTopicIfTopicIsActive' }

/** What keeps a topic from running, with the changes that end it. Whether it can then run is open. */
interface Obstacle extends Omit<Finding, 'remedies' | 'serious' | 'topic'> {
  readonly changes: readonly Change[]
}

/** Another length or other starts with which a topic fits in, the longest first. */
function fittingChanges({ problem }: CheckFacts, { topic }: TopicFacts): readonly Change[] {
  const fits = (more: Partial<typeof topic>) => startsOf(problem, { ...topic, ...more }).length > 0
  const shorter = Array.from({ length: topic.duration - 1 }, (_, i) => topic.duration - 1 - i)
  const duration = shorter.find((each) => fits({ duration: each }))
  const changes: Change[] = []
  if (topic.starts !== null && fits({ starts: null })) changes.push({ what: 'start', topic: topic.id })
  if (duration !== undefined) changes.push({ what: 'duration', topic: topic.id, value: duration })
  const both = shorter.find((each) => fits({ duration: each, starts: null }))
  if (changes.length === 0 && both !== undefined)
    changes.push({ what: 'start', topic: topic.id, value: both })
  return changes
}

/** Hosts who cannot come at a start. */
function absentAt({ open }: CheckFacts, { hosts, offsets }: TopicFacts, start: number): readonly number[] {
  return hosts.filter((host) => !isFreeFrom(open[host], offsets, start))
}

/** The start at which most of something is there, the first of several; the starts are at least one. */
function bestOf(starts: readonly number[], worth: (start: number) => number): number {
  return starts.reduce((best, start) => (worth(start) > worth(best) ? start : best))
}

/** Whose largest size a change is about: the topic's own, or the common one. */
function ownSize({ ownSizes = [] }: CheckOptions, { id }: Topic): Pick<Change, 'topic'> {
  return ownSizes.includes(id) ? { topic: id } : {}
}

function obstacleOfHosts(facts: CheckFacts, one: TopicFacts, options: CheckOptions): Obstacle | null {
  const { problem, clashes } = facts
  const { topic, allowed, hosts, limited, units } = one
  const idOf = (p: number) => problem.people[p].id
  const [first] = limited
  if (first !== undefined) {
    const more: Change[] = limited.length === 1 ? [{ what: 'max', person: idOf(first), value: units }] : []
    return {
      code: 'topicHostLimit',
      person: idOf(first),
      number: problem.people[first].max ?? 0,
      needed: units,
      changes: [...more, { what: 'rule', rule: 'countHostingTowardsUsersSessionLimit' }, HOSTS_STAY_AWAY],
    }
  }
  const clash = hosts
    .flatMap((p, i) => hosts.slice(i + 1).map((q) => [p, q] as const))
    .find(([p, q]) => clashes(p, q))
  if (clash !== undefined)
    return {
      code: 'topicHostsClash',
      person: idOf(clash[0]),
      otherPerson: idOf(clash[1]),
      changes: [HOSTS_STAY_AWAY],
    }
  if (hosts.length > topic.maxSize)
    return {
      code: 'topicTooManyHosts',
      number: topic.maxSize,
      needed: hosts.length,
      changes: [{ what: 'maxSize', ...ownSize(options, topic), value: hosts.length }, HOSTS_STAY_AWAY],
    }
  const nearest = bestOf(allowed, (start) => -absentAt(facts, one, start).length)
  const absent = absentAt(facts, one, nearest).map(idOf)
  if (absent.length === 0) return null
  return {
    code: 'topicHostNeverFree',
    person: absent[0],
    slot: nearest,
    number: absent.length,
    changes: [{ what: 'available', people: absent, slots: coveredSlots(topic, nearest) }, HOSTS_STAY_AWAY],
  }
}

function obstacleOfMembers(facts: CheckFacts, one: TopicFacts): Obstacle | null {
  const { topic, allowed, candidates, free, hosts, seats, offsets } = one
  const hosted = allowed.filter((start) => absentAt(facts, one, start).length === 0)
  const least = Math.max(topic.minSize, hosts.length)
  const smaller = (value: number): Change[] =>
    value >= Math.max(1, hosts.length) ? [{ what: 'minSize', topic: topic.id, value }] : []
  const roomy = bestOf(hosted, (start) => seats[start])
  if (seats[roomy] < least)
    return {
      code: 'topicNoRoom',
      slot: roomy,
      number: seats[roomy],
      needed: least,
      changes: [{ what: 'rooms' }, ...smaller(seats[roomy])],
    }
  const fitting = hosted.filter((start) => seats[start] >= least)
  const fullest = bestOf(fitting, (start) => free[start])
  const missing = (number: number, slot: number): Change[] => [
    ...smaller(number),
    { what: 'wish', topic: topic.id, slot, value: topic.minSize - number },
  ]
  const common = { needed: topic.minSize }
  const most = free[fullest]
  if (most < topic.minSize)
    return { ...common, code: 'topicTooFew', slot: fullest, number: most, changes: missing(most, fullest) }
  const enough = topic.minSize
  const together = new Map(
    fitting.map((start) => {
      const able = candidates.filter((p) => isFreeFrom(facts.open[p], offsets, start))
      return [start, mostTogether(able, hosts, { enough, clashes: facts.clashes })]
    }),
  )
  const slot = bestOf(fitting, (start) => together.get(start) ?? 0)
  const number = together.get(slot) ?? 0
  if (number >= enough) return null
  return { ...common, code: 'topicTooFewTogether', slot, number, changes: missing(number, slot) }
}

/** What keeps the topic from running in any plan; null where a group could run by itself. */
function obstacleOf(facts: CheckFacts, one: TopicFacts, options: CheckOptions): Obstacle | null {
  const { topic, allowed, chances } = one
  if (chances.length > 0) return null
  if (allowed.length === 0)
    return { code: 'topicHasNoStart', number: topic.duration, changes: fittingChanges(facts, one) }
  return obstacleOfHosts(facts, one, options) ?? obstacleOfMembers(facts, one)
}

/**
 * The changes that let the topic run. Where one alone would but uncover the next obstacle, those that end
 * both; choices of people are nobody else's to change, so that they stand alone.
 */
function remediesOf(
  facts: CheckFacts,
  one: TopicFacts,
  { changes }: Obstacle,
  options: CheckOptions,
  most = MAX_CHANGES,
): readonly Remedy[] {
  return changes.flatMap((change): readonly Remedy[] => {
    // As many as are missing let it run.
    if (change.what === 'wish') return most === MAX_CHANGES ? [{ changes: [change] }] : []
    const after = factsAfter(facts, change)
    const changed = topicAfter(facts, after, one, change)
    if (changed.chances.length > 0) return [{ changes: [change] }]
    const next = most > 1 ? obstacleOf(after, changed, options) : null
    const [more] = next === null ? [] : remediesOf(after, changed, next, options, most - 1)
    return more === undefined ? [] : [{ changes: [change, ...more.changes] }]
  })
}

/** Whether the fixed groups leave its hosts a start, where the topic itself has none that is fixed. */
function checkBusyHosts(facts: CheckFacts, one: TopicFacts): Finding | null {
  const { fixedGroups, people } = facts.problem
  const { topic, chances, hosts, offsets } = one
  if (hosts.length === 0 || fixedGroups.some((fixed) => fixed.topic === topic.id)) return null
  const held = fixedGroups.flatMap((fixed) => {
    const of = facts.topicOf.get(fixed.topic)
    const host = of?.hosts.find((each) => hosts.includes(each))
    return of === undefined || host === undefined
      ? []
      : [{ fixed, host, slots: new Set(coveredSlots(of.topic, fixed.start)) }]
  })
  if (held.length === 0) return null
  const inTheWay = (start: number) =>
    held.filter(({ slots }) => offsets.some((offset) => slots.has(start + offset)))
  const all = chances.map(inTheWay)
  if (all.some((each) => each.length === 0)) return null
  const fewest = all.reduce((best, each) => (each.length < best.length ? each : best))
  const { fixed, host } = fewest[0]
  const changes: Change[] =
    fewest.length === 1 ? [{ what: 'unfix', topic: fixed.topic, group: fixed.group, slot: fixed.start }] : []
  const free = topicAfter(facts, factsAfter(facts, HOSTS_STAY_AWAY), one, HOSTS_STAY_AWAY)
  if (free.chances.length > 0) changes.push(HOSTS_STAY_AWAY)
  return {
    code: 'topicHostBusy',
    serious: false,
    topic: topic.id,
    otherTopic: fixed.topic,
    otherGroup: fixed.group,
    person: people[host].id,
    remedies: changes.map((change) => ({ changes: [change] })),
  }
}

function checkTopic(facts: CheckFacts, one: TopicFacts, options: CheckOptions): Finding | null {
  const obstacle = obstacleOf(facts, one, options)
  if (obstacle === null) return checkBusyHosts(facts, one)
  const { changes: _, ...found } = obstacle
  const remedies = remediesOf(facts, one, obstacle, options)
  // Where some topic can run nobody need miss this one.
  const serious =
    facts.topics.every(({ chances }) => chances.length === 0) &&
    facts.problem.people.some(({ wants }) => wants > 0)
  return { ...found, serious, topic: one.topic.id, remedies }
}

/** Topics that can run in no plan, and what is nearest to a remedy. */
export function checkTopics(facts: CheckFacts, options: CheckOptions): readonly Finding[] {
  if (facts.topics.length === 0) return [{ code: 'noTopic', serious: true, remedies: [] }]
  return facts.topics.flatMap((one) => checkTopic(facts, one, options) ?? [])
}
