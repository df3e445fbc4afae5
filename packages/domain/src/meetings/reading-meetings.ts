import type { EventState } from '../cells/event-state.ts'
import { isUnseen } from '../cells/read.ts'
import { type MeetingFact, pairKey, sortedPair } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { maySeeMatrix, maySeeSchedule } from '../permissions/reading.ts'
import { isAdmin, type Viewer } from '../permissions/viewer.ts'
import type { VariantDescription } from '../variants/registry.ts'

/**
 * Which meetings a viewer may read (MEET-13): admins all, both people theirs, others what stands where they
 * see choices and schedule. A partner whom the viewer does not see hides a meeting, unless it is cancelled
 * and the viewer's own (`withoutUnseen`).
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
    if (people.some((id) => id !== personId && isUnseen(state, id)))
      return meetingState === 'cancelled' && people.includes(personId ?? '')
    return people.includes(personId ?? '') || (seesOthers && meetingState !== 'cancelled')
  }
}

/** A meeting with an unseen partner: the partner has an id that belongs to nobody (MEET-13). */
export function withoutUnseen(
  state: Pick<EventState, 'persons'>,
  { personId }: Viewer,
  fact: MeetingFact,
): MeetingFact {
  const unseen = fact.people.find((id) => id !== personId && isUnseen(state, id))
  if (unseen === undefined || personId === null) return fact
  const somebody = `left-${hashOf(pairKey(...fact.people))}`
  const cancelledBy = fact.cancelledBy === unseen ? somebody : fact.cancelledBy
  const wishedBy = fact.wishedBy.filter((id) => id === personId)
  return { ...fact, people: sortedPair(personId, somebody), wishedBy, agreedBy: [], said: [], cancelledBy }
}

/** FNV-1a: the same pair has the same id in every payload. */
function hashOf(text: string): PersonId {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
