import { type Constraint, weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import type { GroupsEvaluation } from '../evaluation.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import type { RuleTouch } from './explanation.ts'

/** The weighed rules that count in this problem, and the others where the plan breaks them. */
export function ruleTouches(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  { matches }: GroupsEvaluation,
): readonly RuleTouch[] {
  const members = new Map(groups.map(({ topic, group, members }) => [`${topic}|${group}`, members]))
  const counts = new Map<string, { people: Set<string>; times: number }>()
  for (const { constraint, people, topic, group } of matches) {
    const count = counts.get(constraint) ?? { people: new Set(), times: 0 }
    const concerned = people.length > 0 ? people : (members.get(`${topic}|${group}`) ?? [])
    for (const id of concerned) count.people.add(id)
    count.times++
    counts.set(constraint, count)
  }
  const counted = (one: Constraint) =>
    one.level === 'soft'
      ? weightOf(one, problem) !== 0 && one.concerns?.(problem) !== false
      : counts.has(one.name)
  return CONSTRAINTS.filter(counted).map((one) => ({
    rule: one.name,
    isHard: one.level !== 'soft',
    people: counts.get(one.name)?.people.size ?? 0,
    times: counts.get(one.name)?.times ?? 0,
  }))
}
