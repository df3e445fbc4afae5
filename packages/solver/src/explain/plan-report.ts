import { evaluateGroups } from '../evaluate-groups.ts'
import { attendance, eachPair, readPlan, wishValueOf } from '../plan-reading.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import type { PlanReport } from './explanation.ts'

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length
}

/** Throws when the plan names a topic or person the problem does not have. */
export function reportPlan(problem: GroupsProblem, groups: readonly PlannedGroup[]): PlanReport {
  const reading = readProblem(problem)
  const plan = readPlan(reading, groups)
  const { score, terms, satisfaction, unfilled } = evaluateGroups(reading, groups)
  const wishing = problem.people.filter(({ id }) => (plan.values.get(id)?.size ?? 0) > 0)
  const first = wishing.filter(({ id }) => {
    const highest = Math.max(...(plan.values.get(id)?.values() ?? []))
    return [...attendance(plan, id).keys()].some((topic) => wishValueOf(plan, id, topic.id) === highest)
  })
  const pairs = new Map<string, number>()
  eachPair(plan, (a, b) => {
    const key = JSON.stringify(a.id < b.id ? [a.id, b.id] : [b.id, a.id])
    pairs.set(key, (pairs.get(key) ?? 0) + 1)
  })
  const wishes = problem.contacts.filter(([, , weight]) => weight !== 'no')
  const met = wishes.filter(([a, b]) => pairs.has(JSON.stringify(a < b ? [a, b] : [b, a])))
  const satisfied = Object.values(satisfaction)
  const least = satisfied.length === 0 ? null : Math.min(...satisfied)
  return {
    score,
    terms,
    groups: groups.length,
    topicsRunning: new Set(groups.map(({ topic }) => topic)).size,
    meanGroupSize: mean(groups.map(({ members }) => members.length)),
    wantedUnits: problem.people.reduce((sum, { wants }) => sum + wants, 0),
    unfilledUnits: unfilled.reduce((sum, { units }) => sum + units, 0),
    peopleWithUnfilled: unfilled.length,
    firstChoiceShare: wishing.length === 0 ? null : first.length / wishing.length,
    meanSatisfaction: mean(satisfied),
    leastSatisfaction: least,
    leastSatisfied: problem.people
      .map(({ id }) => id)
      .filter((id) => least !== null && least < 1 && satisfaction[id] === least),
    distinctPairs: pairs.size,
    repeatedMeetings: [...pairs.values()].reduce((sum, times) => sum + times - 1, 0),
    contactWishesMet: met.length,
    contactWishes: wishes.length,
  }
}
