import { companyReward } from '../constraints/contact-preferences.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { sizeWeight } from '../constraints/optimal-group-size.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import { SCHEDULE } from './schedule.ts'

/** People and groups together. */
export function sizeOf({ people, groups }: Facts): number {
  return people + groups
}

/** Moves without a really better plan after which a search ends; many more where groups are small and moves quick. */
export function patienceFor(facts: Facts): number {
  const { min, perSize, max, large, members } = SCHEDULE.ending.patience
  const size = sizeOf(facts)
  const moves = Math.max(min, Math.min(perSize * size, max, Math.max(large.min, large.overSize / size)))
  return moves * Math.max(1, members / Math.max(1, usualMembers(facts)))
}

/** Soft points of one open unit while searching; above any single soft gain when it is a hard rule. */
export function priceOfUnit(facts: Facts): number {
  const open = openUnitCharge(facts)
  if (open.medium === 0) return open.soft
  const { reward, fairness, groupSize, company, base, largeGroup } = SCHEDULE.unitPrice
  const price =
    reward * greatestReward(facts) +
    fairness * unfairnessCharge(facts) +
    groupSize * sizeWeight(facts) +
    company * companyReward(facts) +
    base
  if (!hasLargeGroups(facts)) return price
  // There those who were met before cost more than all the rest.
  return Math.max(price, largeGroup * usualMembers(facts) * sharedGroupCharge(facts))
}

/** The most that any wish is worth. */
export function greatestReward({ reward }: Facts): number {
  let most = 0
  for (const one of reward) most = Math.max(most, one)
  return most
}

/** Where annealing starts at most, and where it ends. */
export function temperaturesOf(facts: Facts): { readonly hot: number; readonly cold: number } {
  const { hot, cold } = SCHEDULE.temperature
  const greatest = greatestReward(facts)
  return {
    hot: Math.max(priceOfUnit(facts) * hot.unitPrice, greatest * hot.reward, hot.min),
    cold: Math.max(cold.min, cold.reward * greatest),
  }
}

/** Moves of single people that take as long as one layout move, by people and groups of one time. */
export function costOfLayout({ people, slots, groups, maxParallel }: Facts): number {
  const { peopleAndGroups, min, max } = SCHEDULE.cost.layout
  const parallel = Math.min(maxParallel, Math.ceil(groups / slots))
  return Math.min(max, Math.max(min, Math.round((people * parallel) / peopleAndGroups)))
}

/** How many people a group has on average where everybody has their units. */
function usualMembers({ wants, slots, groups, maxParallel }: Facts): number {
  const units = wants.reduce((sum, one) => sum + one, 0)
  return units / Math.max(1, slots * Math.min(maxParallel, Math.ceil(groups / slots)))
}

/** Whether groups have so many members that it takes long to seat those of one anew. */
export function hasLargeGroups(facts: Facts): boolean {
  return usualMembers(facts) >= SCHEDULE.largeGroups.members
}

/** Moves of single people that take as long as one in the core of the problem, where nobody meets anybody. */
export function costOfCoreMove(facts: Facts): number {
  return Math.min(1, SCHEDULE.cost.core.members / Math.max(1, usualMembers(facts)))
}

/** Moves of single people that take as long as one trade beside others, which does not look at whom they meet. */
export function costOfTrade(facts: Facts): number {
  const { most, perMember } = SCHEDULE.cost.trade
  return Math.min(most, perMember / Math.max(1, usualMembers(facts)))
}

/** Part of a cycle's moves that there is time for where it counts who meets whom. */
export function workWithPairs(facts: Facts): number {
  return Math.min(1, SCHEDULE.cycle.fewerBeyond / Math.max(1, usualMembers(facts)))
}

/** Few moves cannot cool down from the greatest heat: the part of it that so many layout moves start with. */
export function layoutHeatFor(moves: number, { groups }: Facts): number {
  const { movesPerGroup, min } = SCHEDULE.cycle.layout.fullHeat
  return Math.min(1, Math.max(min, moves / (movesPerGroup * groups)))
}
