import {
  type EventState,
  type GroupRef,
  isActivePerson,
  isMember,
  maySeeSchedule,
  type OwnPlaceReason,
  type PersonId,
  type PlaceObstacle,
  type PlaceStatus,
  scheduledSessions,
  scheduleLayout,
  scheduleOf,
  type VariantDescription,
} from '@planner/domain'
import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import {
  type BetterChoice,
  createExplainer,
  type GroupsProblem,
  type MoveCost,
  type PlaceExplanation,
  type PlannedGroup,
  type GroupRef as SolverGroup,
} from '@planner/solver'
import { compileProblem } from '../compile/compile-problem.ts'

/** The session that a card is of, null for the whole plan; undefined for one that there is not. */
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
export function organisersPlace(
  explanation: PlaceExplanation,
  personId: PersonId,
  sessionId: number | null,
): GroupsPlace {
  return placeToWire(explanation, { personId, sessionId, isOfRunning: true }, ({ obstacles, instead }) => ({
    reason: obstacles[0] ?? 'open',
    instead: instead.map(groupToWire),
  }))
}

/**
 * For the person themselves: the same explainer, of the event as they see it (WHY-4), without anybody else's
 * hours, which they do not see.
 */
export function ownGroupsPlace(
  variant: VariantDescription,
  seen: EventState,
  personId: PersonId,
  sessionId: number | null,
): GroupsPlace | null {
  if (!isActivePerson(seen, personId)) return null
  const problem = compileProblem(variant, seen, { keepPreviousPlan: true, hoursOf: personId })
  if (problem.kind === 'pairs') return null
  const isShown = maySeeSchedule(variant, seen, { role: 'participant', personId })
  const plan = isShown ? problem.previous : ownSeats(variant, seen, problem, personId)
  if (!plan || plan.length === 0) return null
  const explainer = createExplainer(problem, plan, { knows: isShown ? 'plan' : 'ownSeats' })
  const explanation = explainer.place(personId, slotOfSession(sessionId))
  if (!explanation) return null
  return placeToWire(explanation, { personId, sessionId, isOfRunning: isShown }, ({ obstacles }) => ({
    reason: ownReason(obstacles, explanation.status),
    instead: [],
  }))
}

/** The planner counts sessions from 0. */
export function slotOfSession(sessionId: number | null): number | null {
  return sessionId === null ? null : sessionId - 1
}

/** The groups of a person who is not shown their times: in a week these stand at any hour. */
function ownSeats(
  variant: VariantDescription,
  seen: EventState,
  { topics, previous }: GroupsProblem,
  personId: PersonId,
): readonly PlannedGroup[] | null {
  const schedule = scheduleOf(variant, seen)
  if (schedule.layout !== 'weeks') return previous
  const numbers = new Map(topics.map(({ id, groups }) => [id, groups]))
  return schedule.groups
    .filter((group) => isMember(group, personId) && group.index < (numbers.get(group.topic.id) ?? 0))
    .map(({ topic, index }) => ({ topic: topic.id, group: index, start: 0, members: [personId] }))
}

/** What a participant reads of an obstacle; null where it lies with others, or is no news to them. */
const OWN_REASONS = {
  notRunning: 'notRunning',
  otherTime: 'otherTime',
  away: 'away',
  busy: 'busy',
  asGood: null,
  limit: null,
  pinned: null,
  hosts: 'hosts',
  full: 'full',
  roomFull: null,
  // Nobody else's refusals are in the event as they see it.
  contactNo: 'ownRefusal',
  language: null,
  leavesTooFew: null,
  breaksRule: null,
  outweighed: null,
  open: null,
} as const satisfies Record<PlaceObstacle, OwnPlaceReason | null>

/** What keeps somebody out who has all they want, before it comes to leaving a group for another. */
const BESIDE_ENOUGH: readonly PlaceObstacle[] = ['notRunning', 'otherTime', 'away', 'busy']

/** The first obstacle that a participant is told; without one, what their status says. */
function ownReason(obstacles: readonly PlaceObstacle[], status: PlaceStatus): OwnPlaceReason {
  const told = status === 'enough' ? obstacles.filter((code) => BESIDE_ENOUGH.includes(code)) : obstacles
  for (const code of told) {
    const reason = OWN_REASONS[code]
    if (reason !== null) return reason
  }
  return status === 'away' || status === 'enough' ? status : 'notPossible'
}

type GivenReason = Pick<GroupsPlace['better'][number], 'reason' | 'instead'>

function placeToWire(
  { places, better, ...place }: PlaceExplanation,
  of: Pick<GroupsPlace, 'personId' | 'sessionId' | 'isOfRunning'>,
  reasonFor: (choice: BetterChoice) => GivenReason,
): GroupsPlace {
  return {
    kind: 'groups',
    ...of,
    ...place,
    groups: places.map(({ topic, group, rank }) => ({ topicId: topic, topicGroupIndex: group, rank })),
    better: better.map((choice) => ({
      topicId: choice.topic,
      topicGroupIndex: choice.group,
      ...reasonFor(choice),
      cost: choice.cost && costToWire(choice.cost),
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
