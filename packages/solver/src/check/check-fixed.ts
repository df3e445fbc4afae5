import { groupsWithoutRoom } from '../constraints/rooms.ts'
import type { FixedGroup } from '../problem.ts'
import { coveredSlots } from '../problem-reading.ts'
import { type CheckFacts, isFreeFrom, type TopicFacts } from './check-facts.ts'
import { mostTogether } from './company.ts'
import { type Change, eachAlone, type Finding } from './finding.ts'

interface Fixed {
  readonly fixed: FixedGroup
  readonly of: TopicFacts
  readonly slots: readonly number[]
}

function unfix({ topic, group, start }: FixedGroup): Change {
  return { what: 'unfix', topic, group, slot: start }
}

function commonOf({ fixed }: Fixed) {
  return { serious: true, topic: fixed.topic, group: fixed.group, slot: fixed.start }
}

/** What is wrong with a fixed group by itself. */
function checkOne({ problem, open, clashes }: CheckFacts, one: Fixed): readonly Finding[] {
  const { fixed, of } = one
  const { topic, allowed, candidates, hosts, offsets } = of
  const free = unfix(fixed)
  if (!allowed.includes(fixed.start))
    return [{ ...commonOf(one), code: 'fixedOffStart', remedies: eachAlone(free) }]
  const isFree = (p: number) => isFreeFrom(open[p], offsets, fixed.start)
  const absent = hosts.filter((host) => !isFree(host)).map((host) => problem.people[host].id)
  const able = mostTogether(candidates.filter(isFree), [], { enough: topic.minSize, clashes })
  const findings: Finding[] = []
  if (absent.length > 0)
    findings.push({
      ...commonOf(one),
      code: 'fixedHostAway',
      person: absent[0],
      remedies: eachAlone(free, { what: 'available', people: absent, slots: one.slots }),
    })
  if (able < topic.minSize) {
    const smaller: Change[] = able > 0 ? [{ what: 'minSize', topic: topic.id, value: able }] : []
    findings.push({
      ...commonOf(one),
      code: 'fixedTooFew',
      number: able,
      needed: topic.minSize,
      remedies: eachAlone(free, ...smaller),
    })
  }
  return findings
}

/** What is wrong with two fixed groups together. */
function checkTwo({ problem }: CheckFacts, one: Fixed, other: Fixed): readonly Finding[] {
  const [a, b] = [one.fixed, other.fixed]
  if (a.topic === b.topic && a.group === b.group && a.start === b.start) return []
  const common = {
    ...commonOf(one),
    otherTopic: b.topic,
    otherGroup: b.group,
    remedies: eachAlone(unfix(a), unfix(b)),
  }
  if (a.topic === b.topic && a.group === b.group) return [{ ...common, code: 'fixedTwice' }]
  const shared = one.of.hosts.find((host) => other.of.hosts.includes(host))
  if (shared === undefined || !one.slots.some((slot) => other.slots.includes(slot))) return []
  return [{ ...common, code: 'fixedTogether', person: problem.people[shared].id }]
}

/** Hosts who may not have as many units as the fixed groups that need them count. */
function checkLimits({ problem }: CheckFacts, groups: readonly Fixed[]): readonly Finding[] {
  if (!problem.rules.countHostingTowardsUsersSessionLimit) return []
  const hosting = new Map<number, Fixed[]>()
  for (const one of groups)
    for (const host of one.of.hosts) hosting.set(host, [...(hosting.get(host) ?? []), one])
  return [...hosting].flatMap(([host, own]): readonly Finding[] => {
    const { id, max } = problem.people[host]
    const needed = own.reduce((sum, { of }) => sum + of.units, 0)
    if (max === null || needed <= max) return []
    const enough = own.find(({ of }) => needed - of.units <= max)
    return [
      {
        code: 'fixedHostLimit',
        serious: true,
        person: id,
        number: max,
        needed,
        remedies: eachAlone(
          { what: 'max', person: id, value: needed },
          ...(enough === undefined ? [] : [unfix(enough.fixed)]),
          { what: 'rule', rule: 'countHostingTowardsUsersSessionLimit' },
        ),
      },
    ]
  })
}

function leastSize({ of }: Fixed): number {
  return Math.max(of.topic.minSize, of.hosts.length)
}

/** Too many groups fixed in one slot, for the rules or for the people who can come. */
function checkSlot(
  { problem, open, rooms }: CheckFacts,
  slot: number,
  groups: readonly Fixed[],
): readonly Finding[] {
  const findings: Finding[] = []
  const most = problem.rules.maxParallelSessions
  const count = groups.length
  if (count > most) {
    const changes: Change[] = [{ what: 'maxParallelSessions', value: count }]
    if (count === most + 1) changes.push(unfix(groups[count - 1].fixed))
    findings.push({
      code: 'fixedParallel',
      serious: true,
      slot,
      number: count,
      needed: most,
      remedies: eachAlone(...changes),
    })
  }
  const without = (some: readonly Fixed[]) =>
    rooms === null ? 0 : groupsWithoutRoom(some.map(leastSize), rooms[slot])
  if (without(groups) > 0)
    findings.push({
      code: 'fixedRooms',
      serious: true,
      slot,
      number: count,
      needed: count - without(groups),
      remedies: eachAlone(
        ...groups
          .filter((one) => without(groups.filter((other) => other !== one)) === 0)
          .map(({ fixed }) => unfix(fixed)),
      ),
    })
  if (count < 2) return findings
  const needed = groups.reduce((sum, { of }) => sum + of.topic.minSize, 0)
  const people = (of: readonly Fixed[]) =>
    new Set(of.flatMap((one) => one.of.candidates.filter((p) => open[p][slot] === 1))).size
  const able = people(groups)
  if (able >= needed) return findings
  const one = groups.find((each) => {
    const rest = groups.filter((other) => other !== each)
    return people(rest) >= needed - each.of.topic.minSize
  })
  if (one !== undefined)
    findings.push({
      code: 'fixedTooFewTogether',
      serious: true,
      slot,
      number: able,
      needed,
      remedies: eachAlone(unfix(one.fixed)),
    })
  return findings
}

/** Contradictions among the fixed groups, or between one and its topic: they force breaches. */
export function checkFixed(facts: CheckFacts): readonly Finding[] {
  const known = new Set<string>()
  const groups = facts.problem.fixedGroups.flatMap((fixed): readonly Fixed[] => {
    const of = facts.topicOf.get(fixed.topic)
    const key = JSON.stringify([fixed.topic, fixed.group, fixed.start])
    if (of === undefined || known.has(key)) return []
    known.add(key)
    return [{ fixed, of, slots: coveredSlots(of.topic, fixed.start) }]
  })
  const bySlot = new Map<number, Fixed[]>()
  for (const one of groups) for (const slot of one.slots) bySlot.set(slot, [...(bySlot.get(slot) ?? []), one])
  return [
    ...groups.flatMap((one) => checkOne(facts, one)),
    ...groups.flatMap((one, i) => groups.slice(i + 1).flatMap((other) => checkTwo(facts, one, other))),
    ...checkLimits(facts, groups),
    ...[...bySlot]
      .filter(([slot]) => slot < facts.problem.slots)
      .flatMap(([slot, own]) => checkSlot(facts, slot, own)),
  ]
}
