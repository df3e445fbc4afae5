import {
  contactDetailsFor,
  type EventState,
  isAdmin,
  type MeetingFact,
  type MeetingKey,
  type MeetingWithContact,
  meetingReader,
  readableWords,
  type VariantDescription,
  type Viewer,
  withoutUnseen,
} from '@planner/domain'
import { meetingToWire } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'

/**
 * Meetings as a viewer reads them; undefined where they may not. People read of a wish that it was their own
 * alone (MEET-14). Who has agreed is for the two (MEET-24), contact details for the other of the two
 * (EVENT-17), what they say to each other for the two alone (MEET-26). Admins have them with people.
 */
export function meetingView(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): (fact: MeetingFact) => MeetingFact | MeetingWithContact | undefined {
  const { personId } = viewer
  if (isAdmin(viewer)) return (fact) => ({ ...fact, said: readableWords(fact, personId) })
  const mayRead = meetingReader(variant, state, viewer)
  return (fact) =>
    mayRead(fact)
      ? {
          ...withoutUnseen(state, viewer, fact),
          wishedBy: fact.wishedBy.filter((id) => id === personId),
          agreedBy: fact.people.some((id) => id === personId) ? fact.agreedBy : [],
          said: readableWords(fact, personId),
          contact: contactDetailsFor(state, personId, fact),
        }
      : undefined
}

export function visibleMeetings(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  isWanted: (key: MeetingKey, fact: MeetingFact) => boolean = () => true,
): ReadonlyMap<MeetingKey, MeetingFact> {
  const view = meetingView(variant, state, viewer)
  const seen = new Map<MeetingKey, MeetingFact>()
  for (const [key, fact] of state.meetings) {
    const visible = isWanted(key, fact) ? view(fact) : undefined
    if (visible) seen.set(key, visible)
  }
  return seen
}

/** Whether a viewer reads a meeting otherwise than before. An added Yes is for its author and admins. */
export function isNews(
  { variant, state }: Pick<Room, 'variant' | 'state'>,
  viewer: Viewer,
  before: MeetingFact | undefined,
  after: MeetingFact | undefined,
): boolean {
  const view = meetingView(variant, state, viewer)
  const wireOf = (fact: MeetingFact | undefined) => {
    const visible = fact && view(fact)
    return visible && JSON.stringify(meetingToWire(visible))
  }
  return wireOf(before) !== wireOf(after)
}
