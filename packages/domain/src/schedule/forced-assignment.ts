import { type CellAddress, cellAddress } from '../cells/address.ts'
import { isHostOf, preferenceOf } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import { groupsBy } from '../groups-by.ts'
import { mayReadCell } from '../permissions/reading.ts'
import { isHiddenWish } from '../permissions/wishes.ts'
import { presenceAt, slotsIn } from './presence.ts'
import { membersIn, type PlanInView, type ScheduledGroup } from './schedule.ts'

/*
 * Conflicts are found here and not by the explainer: every card and table marks them, after each edit and
 * without a connection. A test over random events of all variants proves that they are what the matches of
 * the rules say (`place-agreement.test.ts`).
 */

/** Why an assignment conflicts with the person's input; SCHED-6. */
export type ForcedReason = 'notInterested' | 'unavailable' | 'partlyUnavailable'

export type ForcedAssignment = {
  group: ScheduledGroup
  sessionId: number
  personId: PersonId
  reasons: readonly ForcedReason[]
  /** The only conflict is a Maybe for some of the time. */
  isMaybe: boolean
}

/** The same conflict of a person and a group in one or several sessions. */
export type ForcedInPlan = Omit<ForcedAssignment, 'sessionId'> & { sessionIds: readonly number[] }

/** Each conflict once, with all of its sessions; SCHED-19. */
export function forcedOnce(forced: readonly ForcedAssignment[]): ForcedInPlan[] {
  const identity = ({ group, personId, reasons, isMaybe }: ForcedAssignment) =>
    [group.key, personId, isMaybe, ...reasons].join()
  return [...groupsBy(forced, identity).values()].flatMap(([first, ...same]) => {
    if (!first) return []
    const { group, personId, reasons, isMaybe } = first
    return [
      { group, personId, reasons, isMaybe, sessionIds: [first, ...same].map(({ sessionId }) => sessionId) },
    ]
  })
}

/** All reasons that apply to an assignment. Cells the viewer may not read are ignored (PRIV-3). */
function conflictOf(
  { variant, state, viewer, schedule }: PlanInView,
  { group, sessionId, personId: userId }: Omit<ForcedAssignment, 'reasons' | 'isMaybe'>,
): Pick<ForcedAssignment, 'reasons' | 'isMaybe'> {
  const mayRead = (address: CellAddress) =>
    mayReadCell(variant, state, viewer, address) && !isHiddenWish(variant, state, viewer, address)
  const reasons: ForcedReason[] = []
  const topicId = group.topic.id
  if (
    !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') &&
    mayRead(cellAddress('preferences', { userId, topicId })) &&
    preferenceOf(state, userId, topicId) === '' &&
    !isHostOf(variant, state, userId, topicId)
  )
    reasons.push('notInterested')
  if (!mayRead(cellAddress('availabilities', { userId, sessionId }))) return { reasons, isMaybe: false }
  const presences = slotsIn(schedule.layout, group, sessionId).map((slot) =>
    presenceAt(variant, state, schedule.layout, userId, slot),
  )
  if (presences.length === 0 || presences.every((presence) => presence === 'yes'))
    return { reasons, isMaybe: false }
  const isAway = presences.every((presence) => presence === 'no')
  return {
    reasons: [...reasons, isAway ? 'unavailable' : 'partlyUnavailable'],
    isMaybe: reasons.length === 0 && !presences.includes('no'),
  }
}

/** All assignments of the plan that conflict with people's input, ordered by session and group. */
export function forcedAssignments(plan: PlanInView): ForcedAssignment[] {
  const { schedule } = plan
  return schedule.sessions.flatMap(({ id: sessionId }) =>
    schedule.groups.flatMap((group) =>
      membersIn(group, sessionId).flatMap((personId) => {
        const assignment = { group, sessionId, personId }
        const conflict = conflictOf(plan, assignment)
        return conflict.reasons.length > 0 ? [{ ...assignment, ...conflict }] : []
      }),
    ),
  )
}
