import type { EventState } from '../entities/event-state.ts'
import type { PersonId, PersonRecord } from '../entities/person.ts'
import { isAgreed, type MeetingFact, partnerOf } from './meeting-fact.ts'

export type ContactDetails = { email: string; phone: string }

/** A meeting as one reader reads it, with the other person's contact details where these are shown to the reader. */
export type MeetingWithContact = MeetingFact & { contact: ContactDetails | null }

/** What a person shows to those with whom they have agreed to meet. */
export function shownDetails({ showContactDetails, email, phone }: PersonRecord): ContactDetails | null {
  return showContactDetails ? { email, phone } : null
}

/** What one of the two reads of the other, from when both have agreed to the meeting (EVENT-17); null for everybody else. */
export function contactDetailsFor(
  { persons }: Pick<EventState, 'persons'>,
  readerId: PersonId | null,
  meeting: Pick<MeetingFact, 'people' | 'state' | 'agreedBy'>,
): ContactDetails | null {
  if (readerId === null || !meeting.people.includes(readerId)) return null
  if (meeting.state !== 'committed' && meeting.state !== 'past') return null
  if (!isAgreed(meeting)) return null
  const other = persons.get(partnerOf(meeting, readerId))
  return other ? shownDetails(other) : null
}
