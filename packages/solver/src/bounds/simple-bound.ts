import { companyReward } from '../constraints/contact-preferences.ts'
import { unfairness, unfairnessCharge } from '../constraints/fairness.ts'
import { isRefusedBy } from '../constraints/treatment.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import { openSlots } from '../problem-reading.ts'
import type { Facts } from '../search/facts.ts'

export interface Bound {
  readonly medium: number
  readonly soft: number
}

/** How many groups person p can be in at most, by time, limit and the one-group rule. */
function mostGroups(facts: Facts, p: number): number {
  const person = facts.problem.people[p]
  if (facts.oneGroupOnly) return 1
  let shortest = Infinity
  let fewest = Infinity
  for (const t of facts.wanted[p]) {
    shortest = Math.min(shortest, facts.problem.topics[t].duration)
    fewest = Math.min(fewest, facts.units[t])
  }
  if (shortest === Infinity) return 0
  const byTime = Math.floor(openSlots(person) / shortest)
  return person.max !== null && facts.countHosting
    ? Math.min(byTime, Math.floor(person.max / fewest))
    : byTime
}

/**
 * An upper bound on medium and soft that looks at each person alone: their best topics within their time and limit, no
 * penalty of any group. Never below the best feasible plan's level; holds for plans with hard = 0 only.
 */
export function simpleBound(facts: Facts): Bound {
  if (isRefusedBy('simpleBound', facts.problem)) return { medium: 0, soft: Infinity }
  const { people, topics } = facts
  const openUnit = openUnitCharge(facts)
  const groups = Int32Array.from({ length: people }, (_, p) => mostGroups(facts, p))
  let medium = 0
  let soft = 0
  for (let p = 0; p < people; p++) {
    const attendable = Array.from(facts.wanted[p]).filter((t) =>
      facts.starts[t].some((s) => facts.attend[t][s * people + p] > 0),
    )
    const rewards = attendable.map((t) => facts.reward[p * topics + t]).sort((a, b) => b - a)
    const values = attendable.map((t) => facts.value[p * topics + t]).sort((a, b) => b - a)
    let got = 0
    for (let i = 0; i < Math.min(groups[p], rewards.length); i++) {
      soft += rewards[i]
      got += values[i]
    }
    soft -= unfairnessCharge(facts) * unfairness(facts.ideal[p], got)
    let most = 0
    for (const t of attendable) most = Math.max(most, facts.units[t])
    const open = Math.max(0, facts.wants[p] - most * groups[p])
    medium -= openUnit.medium * open
    soft -= openUnit.soft * open
  }
  if (facts.contact !== null)
    for (let p = 0; p < people; p++)
      for (let q = p + 1; q < people; q++)
        soft += companyReward(facts) * facts.contact[p * people + q] * Math.min(groups[p], groups[q])
  return { medium, soft }
}
