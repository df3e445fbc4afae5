import { isUnseen } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import { maySeeMatrix, maySeeSchedule } from '../permissions/reading.ts'
import { isAdmin, type Viewer } from '../permissions/viewer.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { MeetingFact } from './meeting-fact.ts'

/**
 * Which meetings a viewer may read (MEET-13): admins all, both people theirs, others what stands, where they see both who chooses whom
 * and the schedule. Nobody but admins reads meetings of people whom they do not see.
 */
export function meetingReader(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): (fact: Pick<MeetingFact, 'people' | 'state'>) => boolean {
  if (isAdmin(viewer)) return () => true
  if (viewer.role === 'visitor') return () => false
  const { personId } = viewer
  const seesOthers = maySeeMatrix(variant, state, viewer) && maySeeSchedule(variant, state, viewer)
  return ({ people, state: meetingState }) => {
    if (people.some((id) => id !== personId && isUnseen(state, id))) return false
    return people.includes(personId ?? '') || (seesOthers && meetingState !== 'cancelled')
  }
}
