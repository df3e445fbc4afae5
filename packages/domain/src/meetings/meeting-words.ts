import type { EventState } from '../cells/event-state.ts'
import { isAgreed, type MeetingFact, type MeetingWords, partnerOf } from '../entities/meeting-fact.ts'
import type { PersonId, PersonRecord } from '../entities/person.ts'
import { withoutBidiControls } from '../names/text.ts'
import { MINUTE_MS } from '../time/plain-date.ts'
import type { MeetingChange } from './transitions.ts'

export type ContactDetails = { email: string; phone: string }

/** A meeting as one reader reads it, with the other one's contact details where the reader may see them. */
export type MeetingWithContact = MeetingFact & { contact: ContactDetails | null }

/** What a person shows to those with whom they have agreed to meet. */
export function shownDetails({ showContactDetails, email, phone }: PersonRecord): ContactDetails | null {
  return showContactDetails ? { email, phone } : null
}

/** The contact details of the other one, once both have agreed (EVENT-17); null for all other readers. */
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

/** What somebody changes of their words; the rest stays. */
export type NewWords = {
  reach?: string | undefined
  message?: string | undefined
  times?: readonly number[] | undefined
}

export const WORD_LIMITS = { reach: 200, message: 500, times: 5 } as const

export function wordsOf({ said }: Pick<MeetingFact, 'said'>, personId: PersonId): MeetingWords {
  return said.find((words) => words.personId === personId) ?? { personId, reach: '', message: '', times: [] }
}

/** A meeting after one of the two has changed their words; the caller has checked `maySay`. */
export function sayInMeeting(fact: MeetingFact, personId: PersonId, words: NewWords): MeetingChange {
  const known = wordsOf(fact, personId)
  const next: MeetingWords = {
    personId,
    reach: words.reach === undefined ? known.reach : oneLine(words.reach),
    message: words.message === undefined ? known.message : someLines(words.message),
    times: words.times === undefined ? known.times : wholeMinutes(words.times),
  }
  const others = fact.said.filter((each) => each.personId !== personId)
  const isNothing = next.reach === '' && next.message === '' && next.times.length === 0
  const said = [...others, ...(isNothing ? [] : [next])].sort((a, b) => (a.personId < b.personId ? -1 : 1))
  return { people: fact.people, fact: { ...fact, said }, wishes: null }
}

/** Whether a person may write to the other one: from their consent to the end of the meeting's week. */
export function maySay(
  { state, agreedBy }: Pick<MeetingFact, 'state' | 'agreedBy'>,
  personId: PersonId,
): boolean {
  return state === 'committed' && agreedBy.includes(personId)
}

/**
 * What one of the two reads of what was said: all of their own, message and times of the other one, and how
 * to reach them once both have agreed. Nobody else reads anything, organisers neither (MEET-26).
 */
export function readableWords(fact: MeetingFact, readerId: PersonId | null): readonly MeetingWords[] {
  if (readerId === null || !fact.people.includes(readerId)) return []
  return fact.said.map((words) =>
    words.personId === readerId || isAgreed(fact) ? words : { ...words, reach: '' },
  )
}

/** The first time that both have named (MEET-27). Undefined: none yet. */
export function agreedTime({
  people: [a, b],
  said,
}: Pick<MeetingFact, 'people' | 'said'>): number | undefined {
  const ofOther = new Set(wordsOf({ said }, b).times)
  return wordsOf({ said }, a).times.find((time) => ofOther.has(time))
}

function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/gu, ' ').trim()
}

/** Without trailing blanks and more than one empty line. */
function someLines(text: string): string {
  return plain(text)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without control characters and bidirectional controls. */
function plain(text: string): string {
  return withoutBidiControls(text.normalize('NFC')).replaceAll(/[^\P{Cc}\s]/gu, '')
}

function wholeMinutes(times: readonly number[]): number[] {
  return [...new Set(times.map((time) => Math.floor(time / MINUTE_MS) * MINUTE_MS))].sort((a, b) => a - b)
}
