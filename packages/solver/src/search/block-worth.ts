import { maybeCharge } from '../constraints/avoid-maybe-availability.ts'
import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { companyReward } from '../constraints/contact-preferences.ts'
import { unfairness, unfairnessCharge } from '../constraints/fairness.ts'
import { keptMemberReward } from '../constraints/keep-previous-plan.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import { pinReward } from '../constraints/pinned.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from '../facts.ts'
import type { State } from '../state.ts'
import type { SearchContext } from './search-context.ts'

/** Running groups that cover exactly the slots of g, with g: each person is in at most one of them. */
export function timeBlockOf({ facts, running, start }: State, g: number): number[] {
  const shape = facts.shapeOf[facts.topicOf[g]]
  const at = start[g]
  const block: number[] = []
  for (let i = 0; i < running.length; i++) {
    const h = running[i]
    if (start[h] === at && facts.shapeOf[facts.topicOf[h]] === shape) block.push(h)
  }
  return block
}

/** The charge of a size, continued below the smallest size by that of a breach for each missing member. */
export function sizePrice(facts: Facts, topic: number, size: number, breach: number): number {
  const low = facts.minSize[topic]
  return size < low ? sizeCharge(facts, topic, low) + breach * (low - size) : sizeCharge(facts, topic, size)
}

function countedUnits(facts: Facts, p: number, topic: number): number {
  return facts.countHosting || facts.host[p * facts.topics + topic] === 0 ? facts.units[topic] : 0
}

/** What p shares with the present members of h: a guess, since they may change too. */
function pairWorth({ facts, members, shared }: State, p: number, h: number, isIn: boolean): number {
  const list = members[h]
  const { contact, people } = facts
  let meetings = 0
  let wishes = 0
  for (let i = 0; i < list.length; i++) {
    const q = list[i]
    if (q === p) continue
    if (shared !== null && shared[p < q ? p * people + q : q * people + p] > (isIn ? 1 : 0)) meetings++
    if (contact !== null) wishes += contact[p * people + q]
  }
  return wishes * companyReward(facts) - meetings * sharedGroupCharge(facts)
}

/**
 * Writes to `into[base + k]` what p adds to the score in group k, which runs or would run at this start,
 * while all others stay; -Infinity where p may not be. `from` is p's group of the time block, or -1. Without
 * pairs, what p alone adds.
 */
export function writeWorth(
  state: State,
  context: Pick<SearchContext, 'unitPrice'>,
  p: number,
  start: number,
  block: readonly number[],
  from: number,
  into: Float64Array,
  base: number,
  withPairs = true,
): void {
  const { facts, attends } = state
  const row = p * facts.topics
  const here = from >= 0 ? facts.topicOf[from] : -1
  const missing = facts.wants[p] - (here >= 0 ? state.units[p] - facts.units[here] : state.units[p])
  const max = facts.max[p]
  const limited = max < 0 ? 0 : state.limited[p] - (here >= 0 ? countedUnits(facts, p, here) : 0)
  const ideal = facts.ideal[p]
  const fair = ideal > 0 ? unfairnessCharge(facts) : 0
  const without =
    fair === 0 ? 0 : state.got[p] - (here >= 0 && attends[row + here] === 1 ? facts.value[row + here] : 0)
  const unfair = fair === 0 ? 0 : unfairness(ideal, without)
  for (let k = 0; k < block.length; k++) {
    const h = block[k]
    const topic = facts.topicOf[h]
    const at = row + topic
    const wished = facts.wish[at] === 1
    const isHost = facts.host[at] === 1
    const pin = pinReward(facts, p, h)
    if (
      pin === 0 &&
      ((facts.noIsHard && !wished && !isHost) || (max >= 0 && limited + countedUnits(facts, p, topic) > max))
    ) {
      into[base + k] = -Infinity
      continue
    }
    const units = facts.units[topic]
    let sum = missing > 0 ? context.unitPrice * (missing < units ? missing : units) : 0
    if (attends[at] - (here === topic ? 1 : 0) > 0) {
      sum -= repeatCharge(facts, at)
    } else if (wished) {
      sum += facts.reward[at]
      if (fair !== 0) sum -= fair * (unfairness(ideal, without + facts.value[at]) - unfair)
    }
    sum -= unwantedCharge(facts, at)
    sum -= maybeCharge(facts, facts.attend[topic][start * facts.people + p])
    sum += keptMemberReward(facts, p, h) + pin * context.unitPrice
    if (withPairs && (state.shared !== null || facts.contact !== null))
      sum += pairWorth(state, p, h, h === from)
    into[base + k] = sum
  }
}
