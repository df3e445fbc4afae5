import type { PersonId } from '../entities/person.ts'
import { type GroupKey, groupKey } from '../plan/plan-content.ts'
import { type ForcedAssignment, forcedAssignments } from './forced-assignment.ts'
import { isMember } from './openings.ts'
import { violationsOfMove } from './plan-violations.ts'
import { membersIn, type PlanInView, type Schedule, type ScheduledGroup } from './schedule.ts'
import { type CellEdit, membershipEdits } from './schedule-edits.ts'
import type { PlanViolation } from './violations/violation.ts'

/** Where somebody is or is to be moved: a group in a session, or without a group there. */
export type Place = { sessionId: number; key: GroupKey | null }

export type Move = { personId: PersonId; from: Place; to: Place }

/** The warnings of a move. */
export type MoveEffect = {
  /** How the new place conflicts with what the person has entered. */
  forced: ForcedAssignment | undefined
  /** The rules that are broken afterwards and are not now. */
  violations: readonly PlanViolation[]
}

/**
 * A move as the boxes of the tables make it: out of one group, into the other. None for a missing group, and
 * none for a person who already is in the other group.
 */
export function moveEdits(schedule: Schedule, { personId, from, to }: Move): CellEdit[] {
  const leaving = from.key === null ? undefined : schedule.byKey.get(from.key)
  const joining = to.key === null ? undefined : schedule.byKey.get(to.key)
  if (from.key === to.key || (to.key !== null && !joining)) return []
  if (isThere(schedule, personId, to)) return []
  const edits = (group: ScheduledGroup, { sessionId }: Place, isMember: boolean) =>
    membershipEdits(schedule, group, sessionId, personId, isMember)
  return [
    ...(leaving && isThere(schedule, personId, from) ? edits(leaving, from, false) : []),
    ...(joining ? edits(joining, to, true) : []),
  ]
}

/** Somebody in a group, to change places with somebody in another one. */
export type Seated = { personId: PersonId; place: Place }

/** Two people change places, as two moves do at once; none where one of them is no longer there. SCHED-68 */
export function swapEdits(schedule: Schedule, one: Seated, other: Seated): CellEdit[] {
  if (![one, other].every(({ personId, place }) => isThere(schedule, personId, place))) return []
  const [first, second] = [
    moveEdits(schedule, { personId: one.personId, from: one.place, to: other.place }),
    moveEdits(schedule, { personId: other.personId, from: other.place, to: one.place }),
  ]
  // Who is in both groups would leave one of them alone.
  return first.length > 0 && second.length > 0 ? [...first, ...second] : []
}

/** Whether somebody is in the group of a place. */
export function isThere(schedule: Schedule, personId: PersonId, { sessionId, key }: Place): boolean {
  const group = key === null ? undefined : schedule.byKey.get(key)
  return group !== undefined && membersIn(group, sessionId).includes(personId)
}

/** Warnings for the viewer after a move, about the people and the groups of the move; SCHED-36. */
export function moveEffect(plan: PlanInView, move: Move): MoveEffect {
  const { schedule } = plan
  const { personId, to } = move
  const edits = moveEdits(schedule, move)
  const edited = new Set(edits.map(({ address }) => groupKey(address)))
  const before = schedule.groups.filter((group) => edited.has(group.key) || isMember(group, personId))
  const after = before.map((group) => withEdits(group, edits))
  const joined = after.filter(({ key }) => key === to.key)
  const alone = joined.map((group) => ({ ...group, members: onlyMember(group, personId) }))
  const forced = forcedAssignments({ ...plan, schedule: { ...schedule, groups: alone } })
  return {
    forced: forced.find(({ sessionId }) => sessionId === to.sessionId) ?? forced[0],
    violations: violationsOfMove(plan, before, after, personId),
  }
}

function withEdits(group: ScheduledGroup, edits: readonly CellEdit[]): ScheduledGroup {
  const members = new Map(group.members)
  for (const { address, value } of edits) {
    if (groupKey(address) !== group.key) continue
    const others = (members.get(address.sessionId) ?? []).filter((id) => id !== address.userId)
    members.set(address.sessionId, value === true ? [...others, address.userId] : others)
  }
  return { ...group, members }
}

function onlyMember({ members }: ScheduledGroup, personId: PersonId): Map<number, PersonId[]> {
  return new Map([...members].filter(([, ids]) => ids.includes(personId)).map(([id]) => [id, [personId]]))
}
