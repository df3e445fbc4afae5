import type { PlaceObstacle } from '@planner/domain/plan-words'
import { hasWish, type PlanReading, type RunningGroup, unitsOf, wishValueOf } from '../plan-reading.ts'
import type { State } from '../state.ts'
import type { BetterChoice, Knowledge, MissedChoice, MissedOptions, PlaceExplanation } from './explanation.ts'
import { costOfMove } from './move-cost.ts'
import {
  type AskedPlace,
  askedPlace,
  canCome,
  type Obstacle,
  obstaclesAt,
  placeFacts,
} from './place-facts.ts'

/** So many better choices are listed; the rest are counted. */
const MAX_BETTER = 8

/**
 * From the least to the most promising: of several groups of a topic the one nearest to success is explained.
 */
const NEARNESS: readonly PlaceObstacle[] = [
  'otherTime',
  'away',
  'limit',
  'busy',
  'asGood',
  'full',
  'roomFull',
  'contactNo',
  'language',
]

/** The plan that is explained, as far as it is known. */
export interface KnownPlan {
  readonly plan: PlanReading
  readonly knows: Knowledge
  /** The same plan, in which moves are tried. */
  readonly state: () => State
}

/** `GroupsExplainer.place`. */
export function explainPlace(known: KnownPlan, id: string, slot: number | null): PlaceExplanation | null {
  const { plan, knows } = known
  const person = plan.people.get(id)
  if (person === undefined) return null
  const asked = askedPlace(plan, person, slot)
  const wished = betterTopics(asked)
  const possible = knows === 'ownSeats' ? [...(plan.values.get(id)?.keys() ?? [])] : possibleTopics(asked)
  return {
    places: asked.here.map(({ topic, group }) => ({
      topic: topic.id,
      group,
      rank: hasWish(plan, id, topic.id) ? rankOf(plan, id, topic.id, possible) : null,
    })),
    possible: possible.length,
    chosen: plan.values.get(id)?.size ?? 0,
    status: statusOf(asked),
    better: wished.slice(0, MAX_BETTER).map((topic) => betterChoice(known, asked, topic)),
    more: Math.max(0, wished.length - MAX_BETTER),
  }
}

/** `GroupsExplainer.missed`. */
export function explainMissed(
  known: KnownPlan,
  { people, bySlot, most }: MissedOptions,
): readonly (readonly MissedChoice[])[] {
  const { plan } = known
  return people.map((id) => {
    const person = plan.people.get(id)
    if (person === undefined) throw new Error(`The problem has no person "${id}". Maybe they were removed?`)
    const attended = new Set((plan.groupsOf.get(id) ?? []).map(topicOf))
    return [...(plan.values.get(id) ?? [])]
      .filter(([topic]) => !attended.has(topic) && plan.topics.has(topic))
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([topic]): MissedChoice => {
        const running = plan.running.filter((group) => group.topic.id === topic)
        const slots = [...new Set(running.flatMap((group) => group.slots))].sort((a, b) => a - b)
        const places = (bySlot ? slots : [null]).map((slot) => askedPlace(plan, person, slot))
        const [nearest = askedPlace(plan, person, null)] = places.toSorted(
          (a, b) => nearness(nearestGroup(b, topic)?.obstacles) - nearness(nearestGroup(a, topic)?.obstacles),
        )
        return { ...betterChoice(known, nearest, topic), slot: nearest.slot }
      })
  })
}

function statusOf({ plan, person, slot, here }: AskedPlace): PlaceExplanation['status'] {
  if (here.length > 0) return 'placed'
  const open = plan.available.get(person.id)
  if (slot === null ? open?.size === 0 : open?.has(slot) === false) return 'away'
  return unitsOf(plan, person.id) >= person.wants ? 'enough' : 'open'
}

/** What they chose above what they have, best first; with fewer groups than wanted, all they miss. */
function betterTopics({ plan, person: { id, wants }, slot, here }: AskedPlace): string[] {
  const attended = new Set((plan.groupsOf.get(id) ?? []).map(topicOf))
  const values = here.map(({ topic }) => wishValueOf(plan, id, topic.id))
  const isShort = here.length === 0 || (slot === null && unitsOf(plan, id) < wants)
  const least = isShort ? 0 : slot === null ? Math.min(...values) : Math.max(...values)
  return [...(plan.values.get(id) ?? [])]
    .filter(([topic, value]) => value > least && !attended.has(topic) && plan.topics.has(topic))
    .sort((a, b) => b[1] - a[1])
    .map(([topic]) => topic)
}

/**
 * Their choices that run there and then, while they can come; of those they attend only what is explained.
 */
function possibleTopics({ plan, person: { id }, slot, here }: AskedPlace): string[] {
  const elsewhere = new Set(
    (plan.groupsOf.get(id) ?? []).filter((group) => !here.includes(group)).map(topicOf),
  )
  const running = plan.running.filter(
    (group) =>
      here.includes(group) ||
      (canCome(plan, id, group.slots) && (slot === null || group.slots.includes(slot))),
  )
  return [...new Set(running.map(topicOf))].filter(
    (topic) => hasWish(plan, id, topic) && !elsewhere.has(topic),
  )
}

function topicOf({ topic }: RunningGroup): string {
  return topic.id
}

function rankOf(plan: PlanReading, id: string, topic: string, among: readonly string[]): number {
  const value = wishValueOf(plan, id, topic)
  return 1 + among.filter((other) => wishValueOf(plan, id, other) > value).length
}

/** The group of a topic that somebody is nearest to, and its obstacles; undefined where none runs. */
function nearestGroup(
  asked: AskedPlace,
  topic: string,
): { group: RunningGroup; obstacles: readonly Obstacle[] } | undefined {
  return asked.plan.running
    .filter((group) => group.topic.id === topic)
    .map((group) => ({ group, obstacles: obstaclesAt(asked, group) }))
    .sort((a, b) => nearness(b.obstacles) - nearness(a.obstacles))[0]
}

function nearness(obstacles: readonly Obstacle[] | undefined): number {
  if (obstacles === undefined) return -1
  return obstacles.length === 0 ? NEARNESS.length : NEARNESS.indexOf(obstacles[0].code)
}

function betterChoice({ plan, knows, state }: KnownPlan, asked: AskedPlace, topic: string): BetterChoice {
  if (knows === 'ownSeats') return { topic, group: null, obstacles: [], instead: [], cost: null }
  const nearest = nearestGroup(asked, topic)
  if (nearest === undefined) return { topic, group: null, obstacles: ['notRunning'], instead: [], cost: null }
  const facts = placeFacts(asked, nearest.group)
  const codes = [...new Set(facts.obstacles.map(({ code }) => code))]
  const choice = { topic, group: nearest.group.group, instead: facts.obstacles[0]?.instead ?? [] }
  if (knows !== 'all' || codes[0] === 'otherTime') return { ...choice, obstacles: codes, cost: null }
  const cost = costOfMove(state(), plan, asked.person.id, facts)
  const isWorse = cost.worth === 'worse' || cost.worth === 'littleWorse'
  return { ...choice, obstacles: codes.length > 0 ? codes : [isWorse ? 'outweighed' : 'open'], cost }
}
