import { haveNoCommonLanguage } from '../constraints/language.ts'
import type { FixedGroup, PinnedPerson } from '../problem.ts'
import { coveredSlots } from '../problem-reading.ts'
import { type CheckFacts, isFreeFrom, type TopicFacts } from './check-facts.ts'
import { type Change, eachAlone, type Finding } from './finding.ts'

interface Pinned {
  readonly pin: PinnedPerson
  readonly p: number
  readonly of: TopicFacts
  /** The starts at which the group is fixed; none where it is not. */
  readonly fixed: readonly number[]
}

function release({ pin }: Pinned): Change {
  return { what: 'release', person: pin.person, topic: pin.topic, group: pin.group }
}

function commonOf({ pin }: Pinned) {
  return { serious: true, topic: pin.topic, group: pin.group, person: pin.person }
}

/** What is wrong with a pin by itself. */
function checkOne({ problem, open }: CheckFacts, one: Pinned): readonly Finding[] {
  const { pin, p, of, fixed } = one
  const findings: Finding[] = []
  const isHost = of.topic.hosts.includes(pin.person)
  if (problem.rules.noIsHardConstraint === 'Hard' && !isHost && !of.interested.includes(p))
    findings.push({
      ...commonOf(one),
      code: 'pinnedNotWanted',
      remedies: eachAlone(release(one), { what: 'wish', person: pin.person, topic: pin.topic }),
    })
  if (fixed.length === 0 && of.chances.length === 0)
    return [...findings, { ...commonOf(one), code: 'pinnedTopicRests', remedies: eachAlone(release(one)) }]
  const starts = fixed.length > 0 ? fixed : of.chances
  if (starts.some((start) => isFreeFrom(open[p], of.offsets, start))) return findings
  const come: Change[] =
    fixed.length === 1 && of.allowed.includes(fixed[0])
      ? [{ what: 'available', people: [pin.person], slots: coveredSlots(of.topic, fixed[0]) }]
      : []
  return [...findings, { ...commonOf(one), code: 'pinnedAway', remedies: eachAlone(release(one), ...come) }]
}

/** Who is pinned to one group: too many, or people who do not go together. */
function checkGroup({ problem }: CheckFacts, group: readonly Pinned[]): readonly Finding[] {
  const [first] = group
  const { topic, hosts } = first.of
  const people = new Set([...group.map(({ p }) => p), ...hosts])
  const findings: Finding[] = []
  if (people.size > topic.maxSize) {
    const changes: Change[] = [{ what: 'maxSize', topic: topic.id, value: people.size }]
    const spare = group.findLast(({ p }) => !hosts.includes(p))
    if (people.size === topic.maxSize + 1 && spare !== undefined) changes.unshift(release(spare))
    findings.push({
      code: 'pinnedTooMany',
      serious: true,
      topic: topic.id,
      group: first.pin.group,
      number: topic.maxSize,
      needed: people.size,
      remedies: eachAlone(...changes),
    })
  }
  const together = [...people]
  for (const [i, p] of together.entries())
    for (const q of together.slice(i + 1)) {
      const pins = group.filter((one) => one.p === p || one.p === q)
      const changes = pins.filter((one) => !hosts.includes(one.p)).map(release)
      // Hosts who do not go together are no matter of pins.
      if (changes.length === 0) continue
      const common = {
        serious: true,
        topic: topic.id,
        group: first.pin.group,
        remedies: eachAlone(...changes),
        person: problem.people[p].id,
        otherPerson: problem.people[q].id,
      }
      if (refuses(problem, common.person, common.otherPerson))
        findings.push({ ...common, code: 'pinnedRefuses' })
      if (haveNoCommonLanguage(problem.people[p].languages, problem.people[q].languages))
        findings.push({ ...common, code: 'pinnedNoLanguage' })
    }
  return findings
}

function refuses({ contacts }: CheckFacts['problem'], a: string, b: string): boolean {
  return contacts.some(
    ([from, to, weight]) => weight === 'no' && ((from === a && to === b) || (from === b && to === a)),
  )
}

/** What one person is pinned to: groups that can but meet at one time, or more than they may be in. */
function checkPerson({ problem, open }: CheckFacts, mine: readonly Pinned[]): readonly Finding[] {
  const findings: Finding[] = []
  const slotsOf = ({ p, of, fixed }: Pinned) =>
    (fixed.length > 0 ? fixed : of.chances)
      .filter((start) => isFreeFrom(open[p], of.offsets, start))
      .map((start) => coveredSlots(of.topic, start))
  for (const [i, one] of mine.entries())
    for (const other of mine.slice(i + 1)) {
      const [own, theirs] = [slotsOf(one), slotsOf(other)]
      const clash = own.every((a) => theirs.every((b) => a.some((slot) => b.includes(slot))))
      if (own.length === 0 || theirs.length === 0 || !clash) continue
      findings.push({
        ...commonOf(one),
        code: 'pinnedTogether',
        otherTopic: other.pin.topic,
        otherGroup: other.pin.group,
        remedies: eachAlone(release(one), release(other)),
      })
    }
  const over = limitExceeded(problem, mine)
  if (over !== null) {
    const enough = mine.find(
      (one) =>
        limitExceeded(
          problem,
          mine.filter((each) => each !== one),
        ) === null,
    )
    const remedies = enough === undefined ? [] : eachAlone(release(enough))
    findings.push({ code: 'pinnedOverLimit', serious: true, person: mine[0].pin.person, ...over, remedies })
  }
  return findings
}

/** What pins of one person count, where that is more than they may have. */
function limitExceeded(
  { rules, people }: CheckFacts['problem'],
  mine: readonly Pinned[],
): { number: number; needed: number } | null {
  if (mine.length === 0) return null
  if (rules.limitAllUsersToOneGroupOnly && mine.length > 1) return { number: 1, needed: mine.length }
  const { id, max } = people[mine[0].p]
  const needed = mine
    .filter(({ of }) => rules.countHostingTowardsUsersSessionLimit || !of.topic.hosts.includes(id))
    .reduce((sum, { of }) => sum + of.units, 0)
  return max !== null && needed > max ? { number: max, needed } : null
}

/** Pins that contradict each other, a rule or people's entries: a plan keeps them and breaks rules. */
export function checkPins(facts: CheckFacts): readonly Finding[] {
  const { pins = [], fixedGroups } = facts.problem
  const isOf = (pin: PinnedPerson) => (fixed: FixedGroup) =>
    fixed.topic === pin.topic && fixed.group === pin.group
  const all = pins.flatMap((pin): readonly Pinned[] => {
    const of = facts.topicOf.get(pin.topic)
    const p = facts.indexOf.get(pin.person)
    if (of === undefined || p === undefined) return []
    const fixed = [...new Set(fixedGroups.filter(isOf(pin)).map(({ start }) => start))]
    return [{ pin, p, of, fixed }]
  })
  const ofOneGroup = Map.groupBy(all, ({ pin }) => JSON.stringify([pin.topic, pin.group]))
  const ofOnePerson = Map.groupBy(all, ({ p }) => p)
  return [
    ...all.flatMap((one) => checkOne(facts, one)),
    ...[...ofOneGroup.values()].flatMap((group) => checkGroup(facts, group)),
    ...[...ofOnePerson.values()].flatMap((mine) => checkPerson(facts, mine)),
  ]
}
