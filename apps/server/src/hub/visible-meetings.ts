import {
  type EventState,
  isAdmin,
  type MeetingFact,
  type MeetingKey,
  mayReadMeeting,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'

/** A meeting as a viewer reads it; undefined where they may not. Who had asked for it is told to admins only (MEET-14). */
export function visibleMeeting(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  fact: MeetingFact,
): MeetingFact | undefined {
  if (isAdmin(viewer)) return fact
  return mayReadMeeting(variant, state, viewer, fact) ? { ...fact, wishedBy: [] } : undefined
}

export function visibleMeetings(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): ReadonlyMap<MeetingKey, MeetingFact> {
  if (isAdmin(viewer)) return state.meetings
  const seen = new Map<MeetingKey, MeetingFact>()
  for (const [key, fact] of state.meetings) {
    const visible = visibleMeeting(variant, state, viewer, fact)
    if (visible) seen.set(key, visible)
  }
  return seen
}
