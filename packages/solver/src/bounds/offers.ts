import type { Facts } from '../facts.ts'
import { largestRoom } from '../search/rooms.ts'

/** A topic at one of its starts: who could be in a group there, and how large it could be. */
export interface Offer {
  readonly start: number
  /** Slots that a group covers. */
  readonly slots: Int32Array
  /** Hosts who must come stand first. */
  readonly people: Int32Array
  readonly hosts: number
  readonly least: number
  readonly most: number
}

/** A topic with the starts at which a group could be large enough. */
export interface OfferedTopic {
  readonly topic: number
  readonly groups: number
  readonly units: number
  readonly offers: readonly Offer[]
  /** The offer of each group that is fixed. */
  readonly fixed: readonly Offer[]
}

export function offeredTopics(facts: Facts): OfferedTopic[] {
  return Array.from({ length: facts.topics }, (_, topic) => {
    const starts = Array.from(facts.starts[topic]).filter(
      (start) => facts.startOk[topic * facts.slots + start] === 1,
    )
    const offers = starts.flatMap((start) => offerAt(facts, topic, start) ?? [])
    return {
      topic,
      groups: facts.firstGroup[topic + 1] - facts.firstGroup[topic],
      units: facts.units[topic],
      offers,
      fixed: fixedOffers(facts, topic, offers),
    }
  }).filter(({ offers }) => offers.length > 0)
}

/** Null where no group can be large enough, or a host who must come cannot. */
function offerAt(facts: Facts, topic: number, start: number): Offer | null {
  const { people } = facts
  const canCome = (p: number) => facts.attend[topic][start * people + p] > 0
  const hosts = facts.hostsMustCome ? Array.from(facts.hosts[topic]) : []
  if (!hosts.every(canCome)) return null
  const isHost = new Set(hosts)
  const others = Array.from(facts.candidates[topic]).filter((p) => canCome(p) && !isHost.has(p))
  const able = Int32Array.from([...hosts, ...others])
  const slots = facts.covers[topic][start]
  const least = Math.max(facts.minSize[topic], hosts.length)
  const most = Math.min(facts.maxSize[topic], able.length, largestRoom(facts, slots))
  return most < least ? null : { start, slots, people: able, hosts: hosts.length, least, most }
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
