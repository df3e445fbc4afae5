import type { Run } from '../rehearsal.ts'
import { groupPlan } from './group-plan.ts'
import { brokenGroupRules, unfilledUnits } from './group-rules.ts'
import { groupScore, type Score, unusedPlaces } from './group-score.ts'
import type { Finding, HubData } from './hub-data.ts'

/** All rules of a plan, by what people had said when its run began, and whether it is as good as the hub has told. */
export function judgeGroups(
  { before, after, keeps, told }: Run,
  now: number,
): { text: string; findings: Finding[] } {
  const data = planOn(before, after)
  const plan = groupPlan(data, now, before)
  const score = groupScore(plan, keeps ? groupPlan(before, now) : null)
  const places = plan.running.flatMap(({ members }) => members).length
  return {
    text: `${plan.running.length} groups, ${places} places, ${unfilledUnits(plan)} open units, score ${score.hard}/${score.medium}/${score.soft.toFixed(3)}`,
    findings: [
      ...(plan.running.length === 0 ? [{ rule: 'plan', text: 'No group runs' }] : []),
      ...brokenGroupRules(plan),
      ...(told ? worseThanTold(score, told) : []),
      ...unusedPlaces(plan, now).map((text) => ({ rule: 'unused place', text })),
    ],
  }
}

/** The plan in force scores what the hub has told of the run, or more: its last words come before its end. */
function worseThanTold(score: Score, told: Score): Finding[] {
  const levels = [score.hard - told.hard, score.medium - told.medium, score.soft - told.soft]
  const first = levels.find((each) => Math.abs(each) > 1e-6) ?? 0
  const text = `${score.hard}/${score.medium}/${score.soft}; the hub told ${told.hard}/${told.medium}/${told.soft}`
  return first < 0 ? [{ rule: 'score', text }] : []
}

/** What people had said before a run, with the plan that it brought. */
function planOn(before: HubData, after: HubData): HubData {
  const assignments = new Map(after.persons.map((person) => [person.id, person.assignments]))
  const topics = new Map(after.topics.map((topic) => [topic.id, topic]))
  return {
    ...before,
    persons: before.persons.map((person) => ({ ...person, assignments: assignments.get(person.id) ?? {} })),
    topics: [
      ...before.topics.map((topic) => ({ ...topic, ...topics.get(topic.id) })),
      ...topicsOnlyIn(after, before),
    ],
  }
}

/** Candidate groups that a run has begun. */
function topicsOnlyIn(after: HubData, before: HubData): HubData['topics'] {
  return after.topics.filter(({ id }) => !before.topics.some((topic) => topic.id === id))
}
