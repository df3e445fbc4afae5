import { companyReward } from '../constraints/contact-preferences.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import { isShort, type LateState } from './late-state.ts'
import { growthPrice, type Prices, pricesOf, writePrices } from './prices.ts'

/** Who chooses first: whoever would lose most by waiting, since their second best place is worst beside the best, or gains most. */
export type Order = 'mostToLose' | 'mostToGain'

/** What each of those who lack a place could have: people and groups by their numbers in the lists. */
export interface Offers extends Prices {
  readonly late: LateState
  readonly people: readonly number[]
  /** price[i * groups + k] of the person i in the group k, its size aside; -Infinity: not at all. */
  readonly price: Float64Array
  /** Places that were found to be a loss or to break a rule. */
  readonly struck: Uint8Array
  readonly growth: Float64Array
  /** The two best places of each person, -1 for none. */
  readonly best: Int32Array
  readonly second: Int32Array
}

export function createOffers(late: LateState, people: readonly number[]): Offers {
  const prices = pricesOf(late)
  const size = people.length * prices.groups.length
  const offers = {
    ...prices,
    people,
    price: new Float64Array(size),
    struck: new Uint8Array(size),
    growth: Float64Array.from(prices.groups, (g) => growthPrice(prices, g)),
    best: new Int32Array(people.length).fill(-1),
    second: new Int32Array(people.length).fill(-1),
  }
  people.forEach((_, i) => {
    reprice(offers, i)
  })
  return offers
}

/** Reckons the person's places anew. */
export function reprice(offers: Offers, i: number): void {
  const { late, people, groups, price, struck } = offers
  const row = price.subarray(i * groups.length, (i + 1) * groups.length)
  if (isShort(late, people[i])) writePrices(offers, people[i], -1, row)
  else row.fill(-Infinity)
  for (let k = 0; k < groups.length; k++) if (struck[i * groups.length + k] === 1) row[k] = -Infinity
  rank(offers, i)
}

export function strike(offers: Offers, i: number, k: number): void {
  const at = i * offers.groups.length + k
  offers.struck[at] = 1
  offers.price[at] = -Infinity
  rank(offers, i)
}

/** Somebody has come into the group k: it has another size, and others who think of it another company. */
export function repriceGroup(offers: Offers, k: number, newcomer: number): void {
  const { late, people, groups, price, growth, best, second } = offers
  const { facts, shared } = late.state
  growth[k] = growthPrice(offers, groups[k])
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
  const { groups, price, growth } = offers
  const base = i * groups.length
  let [best, second] = [-1, -1]
  let [most, next] = [-Infinity, -Infinity]
  for (let k = 0; k < groups.length; k++) {
    const worth = price[base + k] + growth[k]
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

/** Who chooses next, -1 when nobody has a place left. Whoever has one place alone loses it all by waiting. */
export function firstOf(offers: Offers, order: Order): number {
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
