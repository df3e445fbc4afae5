import { maybeCharge } from '../constraints/avoid-maybe-availability.ts'
import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import type { Facts } from '../facts.ts'
import { largestRoom } from '../search/rooms.ts'
import type { BoundQuestion } from './bound-question.ts'
import { ableAt, groupsOf, startsOf } from './seats.ts'

/** A topic at one of its starts: who could be in a group there, and how large it could be. */
export interface Offer {
  readonly start: number
  /** Slots that a group covers. */
  readonly slots: Int32Array
  /** Hosts who must come stand first. */
  readonly people: Int32Array
  readonly hosts: number
  /** What each of them is worth in the group, before prices. */
  readonly worth: Float64Array
  readonly least: number
  readonly most: number
}

/** A topic with the starts at which a group could be large enough. */
export interface OfferedTopic {
  readonly topic: number
  readonly groups: number
  readonly units: number
  /** What a group costs, by its size. */
  readonly charges: Float64Array
  readonly offers: readonly Offer[]
  /** The offer of each group that is fixed. */
  readonly fixed: readonly Offer[]
}

export function offeredTopics(facts: Facts, goal: BoundQuestion['goal']): OfferedTopic[] {
  const isSoft = goal === 'soft'
  return Array.from({ length: facts.topics }, (_, topic) => {
    const offers = startsOf(facts, topic).flatMap((start) => offerAt(facts, topic, start, isSoft) ?? [])
    const most = Math.max(0, ...offers.map((offer) => offer.most))
    return {
      topic,
      groups: groupsOf(facts, topic),
      units: facts.units[topic],
      charges: Float64Array.from({ length: most + 1 }, (_, size) =>
        isSoft ? sizeCharge(facts, topic, size) : 0,
      ),
      offers,
      fixed: fixedOffers(facts, topic, offers),
    }
  }).filter(({ offers }) => offers.length > 0)
}

/** Null where no group can be large enough. */
function offerAt(facts: Facts, topic: number, start: number, isSoft: boolean): Offer | null {
  const hosts = facts.hostsMustCome ? Array.from(facts.hosts[topic]) : []
  const others = ableAt(facts, topic, start).filter((p) => !hosts.includes(p))
  const able = Int32Array.from([...hosts, ...others])
  const slots = facts.covers[topic][start]
  const least = Math.max(facts.minSize[topic], hosts.length)
  const most = Math.min(facts.maxSize[topic], able.length, largestRoom(facts, slots))
  if (most < least) return null
  const worth = Float64Array.from(able, (p) => (isSoft ? worthOfSeat(facts, p, topic, start) : 0))
  return { start, slots, people: able, hosts: hosts.length, worth, least, most }
}

/** A topic that can be attended once rewards for its seats, others for being attended (`prices.ts`). */
function worthOfSeat(facts: Facts, p: number, topic: number, start: number): number {
  const at = p * facts.topics + topic
  const attends = facts.attend[topic][start * facts.people + p]
  const attendance = groupsOf(facts, topic) === 1 ? facts.reward[at] : -repeatCharge(facts, at)
  return attendance - maybeCharge(facts, attends) - unwantedCharge(facts, at)
}

/** Of a group that is fixed at a start where it cannot be no plan is without a breach: it is left out. */
function fixedOffers(facts: Facts, topic: number, offers: readonly Offer[]): Offer[] {
  const fixed: Offer[] = []
  for (let g = facts.firstGroup[topic]; g < facts.firstGroup[topic + 1]; g++) {
    const [start] = facts.fixedStarts.get(g) ?? []
    const offer = offers.find((one) => one.start === start)
    if (offer !== undefined) fixed.push(offer)
  }
  return fixed
}
