import {
  contactDetailsFor,
  type EventState,
  isAdmin,
  type MeetingFact,
  type MeetingKey,
  type MeetingWithContact,
  mayReadMeeting,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'

/**
 * A meeting as a viewer reads it; undefined where they may not. Who had asked for it is told to admins only (MEET-14), contact
 * details to the other of the two (EVENT-17). Admins have these with the people.
 */
export function visibleMeeting(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  fact: MeetingFact,
): MeetingFact | MeetingWithContact | undefined {
  if (isAdmin(viewer)) return fact
  if (!mayReadMeeting(variant, state, viewer, fact)) return undefined
  return { ...fact, wishedBy: [], contact: contactDetailsFor(state, viewer.personId, fact) }
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
