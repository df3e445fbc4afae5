import { coveredSlots } from '../problem-reading.ts'
import { type CheckFacts, isFreeFrom, startsOf, type TopicFacts } from './check-facts.ts'
import type { Change, Finding } from './finding.ts'

const HOSTS_STAY_AWAY: Change = { what: 'rule', rule: 'personMustBeInOwnTopicIfTopicIsActive' }

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

function checkHosts(facts: CheckFacts, one: TopicFacts): Finding | null {
  const { problem } = facts
  const { topic, allowed, limited, units } = one
  const common = { serious: false, topic: topic.id }
  const idOf = (p: number) => problem.people[p].id
  const first = limited[0]
  if (first !== undefined) {
    const more: Change[] = limited.length === 1 ? [{ what: 'max', person: idOf(first), value: units }] : []
    return {
      ...common,
      code: 'topicHostLimit',
      person: idOf(first),
      number: problem.people[first].max ?? 0,
      needed: units,
      changes: [...more, { what: 'rule', rule: 'countHostingTowardsUsersSessionLimit' }, HOSTS_STAY_AWAY],
    }
  }
  const nearest = allowed.reduce((best, start) =>
    absentAt(facts, one, start).length < absentAt(facts, one, best).length ? start : best,
  )
  const absent = absentAt(facts, one, nearest)
  if (absent.length === 0) return null
  const people = absent.map(idOf)
  return {
    ...common,
    code: 'topicHostNeverFree',
    person: people[0],
    slot: nearest,
    number: people.length,
    changes: [{ what: 'available', people, slots: coveredSlots(topic, nearest) }, HOSTS_STAY_AWAY],
  }
}

function checkMembers(facts: CheckFacts, one: TopicFacts): Finding {
  const { topic, allowed, free } = one
  const hosted = allowed.filter((start) => absentAt(facts, one, start).length === 0)
  const slot = hosted.reduce((best, start) => (free[start] > free[best] ? start : best))
  const most = free[slot]
  return {
    code: 'topicTooFew',
    serious: false,
    topic: topic.id,
    slot,
    number: most,
    needed: topic.minSize,
    changes: [
      ...(most > 0 ? [{ what: 'minSize' as const, topic: topic.id, value: most }] : []),
      { what: 'wish', topic: topic.id, slot, value: topic.minSize - most },
    ],
  }
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
  const unfix: Change[] =
    fewest.length === 1 ? [{ what: 'unfix', topic: fixed.topic, group: fixed.group, slot: fixed.start }] : []
  return {
    code: 'topicHostBusy',
    serious: false,
    topic: topic.id,
    otherTopic: fixed.topic,
    otherGroup: fixed.group,
    person: people[host].id,
    changes: [...unfix, HOSTS_STAY_AWAY],
  }
}

function checkTopic(facts: CheckFacts, one: TopicFacts): Finding | null {
  const { topic, allowed, chances } = one
  if (chances.length > 0) return checkBusyHosts(facts, one)
  if (allowed.length === 0)
    return {
      code: 'topicHasNoStart',
      serious: false,
      topic: topic.id,
      number: topic.duration,
      changes: fittingChanges(facts, one),
    }
  return checkHosts(facts, one) ?? checkMembers(facts, one)
}

/** Topics that can run in no plan, and what is nearest to a remedy. */
export function checkTopics(facts: CheckFacts): readonly Finding[] {
  if (facts.topics.length === 0) return [{ code: 'noTopic', serious: true, changes: [] }]
  return facts.topics.flatMap((one) => checkTopic(facts, one) ?? [])
}
