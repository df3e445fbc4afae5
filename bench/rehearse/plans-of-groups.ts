import { type GroupPlan, groupPlan } from './checker/group-plan.ts'
import { brokenGroupRules, unfilledUnits } from './checker/group-rules.ts'
import { groupScore, type Score, unusedPlaces } from './checker/group-score.ts'
import { type Finding, type HubData, topicsThatRun } from './checker/hub-data.ts'
import type { PlanKind, Run } from './rehearsal.ts'
import { compareGroups } from './screen/shown-groups.ts'

export const GROUPS: PlanKind = {
  judge: async (_stage, run) => judgeGroups(run, Date.now()),
  wanted: ({ actors, guest, chance, variant }, data) =>
    chance
      .some(
        actors.filter(({ id }) => id !== guest.id),
        2,
      )
      .flatMap((actor) => {
        const others = topicsThatRun(data).filter(({ ownerId }) => ownerId !== actor.id)
        if (others.length === 0) return []
        return [{ actor, topicId: chance.oneOf(others).id, value: chance.oneOf(variant.choices) }]
      }),
  async shown({ guest }, screens, data) {
    const plan = groupPlan(data, Date.now())
    // To guests there are two weeks while somebody whom they see has a topic of every second week.
    const { event } = await guest.hub.joined(guest.key)
    return [
      ...(await compareGroups(screens.organiser, plan, null)),
      ...(await compareGroups(screens.guest, plan, guest.id, event.numEnabledSessions)),
    ]
  },
  content: (data) => contentOf(groupPlan(data, Date.now())),
}

/** By group: when it starts, and with whom. */
export function contentOf({ running }: GroupPlan, isIn = (_: string) => true): Map<string, string> {
  return new Map(
    running
      .map(({ topic, index, slots, members }) => ({
        key: `${topic.id}|${index}`,
        text: `at ${slots} with ${members.filter(isIn).toSorted().join(', ')}`,
        isEmpty: !members.some(isIn),
      }))
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ key, text }) => [key, text]),
  )
}

/** All rules of a plan, by the data when its run began, and whether it is as good as the hub told. */
function judgeGroups({ before, after, keeps, told }: Run, now: number) {
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

/**
 * The plan in force scores at least what the hub last told of the run, which may have become better since.
 */
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
