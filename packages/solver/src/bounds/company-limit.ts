import { companyReward } from '../constraints/contact-preferences.ts'
import { openSlots } from '../problem-reading.ts'
import type { Facts } from '../search/facts.ts'

/** Points that wished company grants at most: every pair together in as many groups as both can be in. */
export function companyLimit(facts: Facts): number {
  if (facts.contact === null) return 0
  const { people } = facts
  const most = facts.problem.people.map((person) => (facts.oneGroupOnly ? 1 : openSlots(person)))
  let sum = 0
  for (let p = 0; p < people; p++)
    for (let q = p + 1; q < people; q++) sum += facts.contact[p * people + q] * Math.min(most[p], most[q])
  return sum * companyReward(facts)
}
