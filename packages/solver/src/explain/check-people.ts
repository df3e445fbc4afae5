import { coveredSlots } from '../problem-reading.ts'
import { type CheckFacts, isFreeFrom, type TopicFacts } from './check-facts.ts'
import type { Change, Finding, FindingCode } from './finding.ts'

/** The topics that could run, on their own, with the person in them. */
export function possibleTopics({ open, wanted }: CheckFacts, p: number): readonly TopicFacts[] {
  return wanted[p].filter(({ chances, offsets }) =>
    chances.some((start) => isFreeFrom(open[p], offsets, start)),
  )
}

/** The most units that these topics together have for one person, each as at least so many groups. */
export function unitsIn(topics: readonly TopicFacts[], groups = 0): number {
  return topics.reduce((sum, { topic, units }) => sum + Math.max(topic.groups, groups) * units, 0)
}

/** A topic more that could run with the person, or a time at which one they want could run. */
function wayIn(
  { topics, open, problem }: CheckFacts,
  p: number,
  wanted: readonly TopicFacts[],
): readonly Change[] {
  const person = problem.people[p].id
  const other = topics.find(
    (each) =>
      !wanted.includes(each) && each.chances.some((start) => isFreeFrom(open[p], each.offsets, start)),
  )
  const own = wanted.find(({ chances }) => chances.length > 0)
  return [
    ...(other === undefined ? [] : [{ what: 'wish' as const, person, topic: other.topic.id }]),
    ...(own === undefined
      ? []
      : [
          {
            what: 'available' as const,
            people: [person],
            slots: coveredSlots(own.topic, own.chances[0]),
          },
        ]),
  ]
}

function checkPerson(facts: CheckFacts, p: number): readonly Finding[] {
  const { problem, time, topics, wanted } = facts
  const { id, wants, max } = problem.people[p]
  const finding = (code: FindingCode, changes: readonly Change[], more: Partial<Finding> = {}): Finding => ({
    ...{ code, serious: wants > 0, person: id, ...more, changes },
  })
  if (time[p] === 0) {
    const first = topics.find(({ chances }) => chances.length > 0)
    const slots = first === undefined ? [0] : coveredSlots(first.topic, first.chances[0])
    return problem.slots === 0
      ? []
      : [finding('personHasNoTime', [{ what: 'available', people: [id], slots }])]
  }
  if (wants === 0) return []
  const findings: Finding[] = []
  const number = time[p]
  if (problem.countBy === 'slots' && number < wants)
    findings.push(
      finding('personWantsMoreThanTime', [{ what: 'wants', person: id, value: number }], {
        number,
        needed: wants,
      }),
    )
  const limited =
    max !== null &&
    (problem.rules.countHostingTowardsUsersSessionLimit ||
      !problem.topics.some(({ hosts }) => hosts.includes(id)))
  if (limited && max < wants)
    findings.push(
      finding('personWantsMoreThanLimit', [{ what: 'max', person: id, value: wants }], {
        number: max,
        needed: wants,
      }),
    )
  if (wanted[p].length === 0) {
    const changes = topics.length === 0 ? [] : [{ what: 'wish' as const, person: id, value: 1 }]
    return changes.length === 0 ? findings : [...findings, finding('personHasNoWish', changes)]
  }
  const possible = possibleTopics(facts, p)
  const units = unitsIn(possible)
  if (possible.length === 0) {
    const changes = wayIn(facts, p, wanted[p])
    // Where no topic can run at all, that is said of the topics.
    if (changes.length > 0) findings.push(finding('personHasNoTopic', changes))
  } else if (units < wants)
    findings.push(
      finding('personTooFewTopics', [{ what: 'wants', person: id, value: units }], {
        number: units,
        needed: wants,
      }),
    )
  return findings
}

/** People who cannot get what they want, whatever the plan. */
export function checkPeople(facts: CheckFacts): readonly Finding[] {
  return facts.problem.people.flatMap((_, p) => checkPerson(facts, p))
}
