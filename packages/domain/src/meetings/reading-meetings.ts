import { isUnseen } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import { maySeeMatrix, maySeeSchedule } from '../permissions/reading.ts'
import { isAdmin, type Viewer } from '../permissions/viewer.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { MeetingFact } from './meeting-fact.ts'

/** Whether a viewer reads meetings that other people have, cancelled ones excepted. */
export function maySeeOthersMeetings(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): boolean {
  return maySeeMatrix(variant, state, viewer) && maySeeSchedule(variant, state, viewer)
}

/**
 * Whether a viewer may read a meeting (MEET-13): admins read all, both people theirs, others what stands, where they see both who
 * chooses whom and the schedule. Nobody but admins reads meetings of people whom they do not see.
 */
export function mayReadMeeting(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  { people, state: meetingState }: Pick<MeetingFact, 'people' | 'state'>,
): boolean {
  if (isAdmin(viewer)) return true
  const { personId } = viewer
  if (viewer.role === 'visitor' || people.some((id) => id !== personId && isUnseen(state, id))) return false
  if (personId !== null && people.includes(personId)) return true
  return meetingState !== 'cancelled' && maySeeOthersMeetings(variant, state, viewer)
}
