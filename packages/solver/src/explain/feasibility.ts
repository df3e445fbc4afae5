import type { GroupsProblem, Person } from '../problem.ts'
import { coveredSlots, type ProblemReading, readProblem, unitsOfGroup } from '../problem-reading.ts'
import { checkFixed } from './check-fixed.ts'
import { candidatesOf, chanceOf, isFree } from './check-topics.ts'
import type { Finding } from './finding.ts'

type Chances = ReadonlyMap<string, readonly number[]>

function checkPerson(reading: ProblemReading, person: Person, chances: Chances): readonly Finding[] {
  const { problem } = reading
  const { id, wants, max } = person
  if (wants === 0) return []
  const finding = (code: Finding['code'], text: string, changes: Finding['changes']): Finding => ({
    code,
    serious: true,
    person: id,
    text,
    changes,
  })
  const findings: Finding[] = []
  const time = reading.available.get(id)?.size ?? 0
  if (problem.countBy === 'slots' && time < wants)
    findings.push(
      finding('personWantsMoreThanTime', `"${id}" wants ${wants} slots and is available in ${time}`, [
        { what: 'wants', person: id, value: time },
      ]),
    )
  const hosts = problem.topics.some((topic) => topic.hosts.includes(id))
  const limited = max !== null && (problem.rules.countHostingTowardsUsersSessionLimit || !hosts)
  if (limited && max < wants)
    findings.push(
      finding('personWantsMoreThanLimit', `"${id}" wants ${wants} and may have ${max}`, [
        { what: 'max', person: id, value: wants },
      ]),
    )
  const wanted = problem.topics.filter((topic) => candidatesOf(reading, topic).includes(id))
  if (wanted.length === 0)
    return [
      ...findings,
      finding('personHasNoWish', `"${id}" wishes for no topic`, [{ what: 'wish', person: id, value: 1 }]),
    ]
  const possible = wanted.some((topic) =>
    (chances.get(topic.id) ?? []).some((start) => isFree(reading, id, coveredSlots(topic, start))),
  )
  if (!possible) {
    const text = `no topic "${id}" wishes for can run when they are available`
    findings.push(
      finding('personHasNoTopic', text, [
        { what: 'available', person: id },
        { what: 'wish', person: id, value: 1 },
      ]),
    )
  }
  return findings
}

/** Whether all seats of the best parallel groups suffice for the units wanted; a rough count that only misses. */
function checkSeats(reading: ProblemReading): readonly Finding[] {
  const { problem } = reading
  const { rules, topics } = problem
  const wanted = problem.people.reduce((sum, person) => {
    const time = problem.countBy === 'slots' ? (reading.available.get(person.id)?.size ?? 0) : Infinity
    return sum + Math.min(person.wants, time)
  }, 0)
  const groups = topics
    .flatMap((topic) => Array.from({ length: Math.min(topic.groups, problem.slots) }, () => topic))
    .sort((a, b) => b.maxSize - a.maxSize)
  const most = rules.maxParallelSessions * problem.slots
  let seats = 0
  for (const topic of groups.slice(0, most))
    seats += Math.min(topic.maxSize, problem.people.length) * unitsOfGroup(problem, topic)
  if (seats >= wanted) return []
  const text = `${wanted} units are wanted and all groups together have ${seats} seats`
  const more =
    groups.length > most
      ? [{ what: 'maxParallelSessions' as const, value: rules.maxParallelSessions + 1 }]
      : []
  const largest = groups.at(0)
  const wider = largest === undefined ? [] : [{ what: 'maxSize' as const, value: largest.maxSize + 1 }]
  return [{ code: 'tooFewSeats', serious: true, text, changes: [...more, ...wider] }]
}

/**
 * What shows before planning: contradictions among fixed groups, topics that cannot run, people who cannot get what they
 * want, too few seats. Each finding is true; an empty list promises nothing, since groups compete for people and time.
 */
export function checkFeasibility(problem: GroupsProblem): readonly Finding[] {
  const reading = readProblem(problem)
  const chances = problem.topics.map((topic) => ({ id: topic.id, ...chanceOf(reading, topic) }))
  const starts = new Map(chances.map(({ id, starts }) => [id, starts]))
  return [
    ...checkFixed(reading),
    ...chances.flatMap(({ finding }) => (finding === null ? [] : [finding])),
    ...problem.people.flatMap((person) => checkPerson(reading, person, starts)),
    ...checkSeats(reading),
  ]
}
