import {
  type EventState,
  type GroupRef,
  hasPlan,
  isActivePerson,
  ownPlace,
  type PersonId,
  scheduledSessions,
  scheduleLayout,
  scheduleOf,
  type VariantDescription,
} from '@planner/domain'
import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import type { MoveCost, PlaceExplanation, GroupRef as SolverGroup } from '@planner/solver'
import type { Room } from '../../rooms/room.ts'
import type { Insight } from '../insight/insight.ts'

/** The session that a card is of: one where groups have sessions, else null, the whole plan. Undefined for one that there is not. */
export function askedSession(
  variant: VariantDescription,
  state: EventState,
  sessionId: number | null,
): number | null | undefined {
  if (scheduleLayout(variant, state) !== 'sessions') return null
  const asked = sessionId ?? 1
  return asked <= scheduledSessions(variant, state).length ? asked : undefined
}

/** For organisers: the true reasons, with what each move would cost. */
export async function groupsPlaceFor(
  insight: Insight,
  room: Room,
  personId: PersonId,
  sessionId: number | null,
): Promise<GroupsPlace | null> {
  const slot = sessionId === null ? null : sessionId - 1
  const explanation = await insight.ask(room, 'why', { personId, slot })
  return explanation && placeToWire(explanation, personId, sessionId)
}

/** For the person themselves, of the event as they see it. */
export function ownGroupsPlace(
  variant: VariantDescription,
  seen: EventState,
  personId: PersonId,
  sessionId: number | null,
): GroupsPlace | null {
  const schedule = scheduleOf(variant, seen)
  if (!isActivePerson(seen, personId) || !hasPlan(schedule)) return null
  const { groups, better, ...place } = ownPlace(variant, seen, schedule, personId, sessionId)
  return {
    kind: 'groups',
    personId,
    sessionId,
    ...place,
    groups: [...groups],
    better: better.map((each) => ({ ...each, instead: [], cost: null })),
  }
}

function placeToWire(
  { places, better, ...place }: PlaceExplanation,
  personId: PersonId,
  sessionId: number | null,
): GroupsPlace {
  return {
    kind: 'groups',
    personId,
    sessionId,
    isOfRunning: true,
    ...place,
    groups: places.map(({ topic, group, rank }) => ({ topicId: topic, topicGroupIndex: group, rank })),
    better: better.map(({ topic, group, obstacles: [reason = 'open'], instead, cost }) => ({
      topicId: topic,
      topicGroupIndex: group,
      reason,
      instead: instead.map(groupToWire),
      cost: cost && costToWire(cost),
    })),
  }
}

function groupToWire({ topic, group }: SolverGroup): GroupRef {
  return { topicId: topic, topicGroupIndex: group }
}

function costToWire({ leaves, breaks, sizes, company, because, ...cost }: MoveCost): WireMoveCost {
  return {
    ...cost,
    leaves: leaves.map(groupToWire),
    breaks: breaks.map(({ rule, people, topic }) => ({ rule, personIds: [...people], topicId: topic })),
    sizes: sizes.map(({ topic, group, ...size }) => ({ topicId: topic, topicGroupIndex: group, ...size })),
    company: company.map(({ person, effect }) => ({ personId: person, effect })),
    because: [...because],
  }
}
