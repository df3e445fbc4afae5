import { companyReward } from '../constraints/contact-preferences.ts'
import { isPinned } from '../constraints/pinned.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import { growthPrice, isShort, type LatePlan, seat, writePrices } from './late-plan.ts'

/** Who chooses first: whoever loses most without their best place, or whoever gains most. */
export type Order = 'mostToLose' | 'mostToGain'

/** Gives everybody of `people` the places they are pinned to, as far as that breaks nothing. */
export function fillPins(plan: LatePlan, people: readonly number[]): void {
  const { facts, running } = plan.state
  if (facts.pinned.size === 0) return
  for (const p of people)
    for (const g of running) if (isPinned(facts, p, g) && isShort(plan, p)) seat(plan, p, g)
}

/** Seats `people` in running groups until nobody has a place left that breaks no rule and is no loss. */
export function fillGroups(plan: LatePlan, people: readonly number[], order: Order): void {
  // Company can make a gain of what was a loss.
  while (fillOnce(createOffers(plan, people), order)) {}
}

function fillOnce(offers: Offers, order: Order): boolean {
  const { plan, people, groups } = offers
  let hasFilled = false
  for (;;) {
    const i = firstOf(offers, order)
    if (i < 0) return hasFilled
    // Others have come since, so that the best may be another place by now.
    const before = offers.best[i]
    reprice(offers, i)
    const best = offers.best[i]
    if (best < 0 || best !== before) continue
    if (!seat(plan, people[i], groups[best])) {
      strike(offers, i, best)
      continue
    }
    hasFilled = true
    reprice(offers, i)
    repriceGroup(offers, best, people[i])
  }
}

/** What each of those who lack a place could have: people and groups by their numbers in the lists. */
interface Offers {
  readonly plan: LatePlan
  readonly people: readonly number[]
  readonly groups: readonly number[]
  /** price[i * groups + k] of the person i in the group k, its size aside; -Infinity: not at all. */
  readonly price: Float64Array
  /** Places that were found to be a loss or to break a rule. */
  readonly struck: Uint8Array
  readonly growth: Float64Array
  /** The two best places of each person, -1 for none. */
  readonly best: Int32Array
  readonly second: Int32Array
}

function createOffers(plan: LatePlan, people: readonly number[]): Offers {
  const groups = [...plan.state.running]
  const size = people.length * groups.length
  const offers = {
    plan,
    people,
    groups,
    price: new Float64Array(size),
    struck: new Uint8Array(size),
    growth: Float64Array.from(groups, (g) => growthPrice(plan, g)),
    best: new Int32Array(people.length),
    second: new Int32Array(people.length),
  }
  for (let i = 0; i < people.length; i++) reprice(offers, i)
  return offers
}

function reprice(offers: Offers, i: number): void {
  const { plan, people, groups, price, struck } = offers
  const row = price.subarray(i * groups.length, (i + 1) * groups.length)
  if (isShort(plan, people[i])) writePrices(plan, groups, people[i], -1, row)
  else row.fill(-Infinity)
  for (let k = 0; k < groups.length; k++) if (struck[i * groups.length + k] === 1) row[k] = -Infinity
  rank(offers, i)
}

function strike(offers: Offers, i: number, k: number): void {
  const at = i * offers.groups.length + k
  offers.struck[at] = 1
  offers.price[at] = -Infinity
  rank(offers, i)
}

/** The newcomer has changed the size of the group k, and the company of everybody who considers it. */
function repriceGroup(offers: Offers, k: number, newcomer: number): void {
  const { plan, people, groups, price, growth, best, second } = offers
  const { facts, shared } = plan.state
  growth[k] = growthPrice(plan, groups[k])
  const reward = companyReward(facts)
  const charge = sharedGroupCharge(facts)
  for (let i = 0; i < people.length; i++) {
    const at = i * groups.length + k
    if (price[at] === -Infinity) continue
    const p = people[i]
    if (facts.contact !== null) price[at] += reward * facts.contact[p * facts.people + newcomer]
    const pair = p < newcomer ? p * facts.people + newcomer : newcomer * facts.people + p
    if (shared !== null && shared[pair] > 0) price[at] -= charge
    const isRanked = best[i] === k || second[i] === k || second[i] < 0
    if (isRanked || worthAt(offers, i, k) > worthAt(offers, i, second[i])) rank(offers, i)
  }
}

function worthAt({ groups, price, growth }: Offers, i: number, k: number): number {
  return price[i * groups.length + k] + growth[k]
}

function rank(offers: Offers, i: number): void {
  let [best, second] = [-1, -1]
  let [most, next] = [-Infinity, -Infinity]
  for (let k = 0; k < offers.groups.length; k++) {
    const worth = worthAt(offers, i, k)
    if (worth > most) {
      second = best
      next = most
      best = k
      most = worth
    } else if (worth > next) {
      second = k
      next = worth
    }
  }
  offers.best[i] = best
  offers.second[i] = second
}

/** The number of the person who chooses next, people with a single place first; -1: nobody has one left. */
function firstOf(offers: Offers, order: Order): number {
  const { people, best, second } = offers
  let first = -1
  let most = -Infinity
  for (let i = 0; i < people.length; i++) {
    if (best[i] < 0) continue
    const gain = worthAt(offers, i, best[i])
    const loss = second[i] < 0 ? Infinity : gain - worthAt(offers, i, second[i])
    const urgency = order === 'mostToLose' ? loss : gain
    if (first >= 0 && urgency <= most) continue
    first = i
    most = urgency
  }
  return first
}
