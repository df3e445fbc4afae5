import type { PersonId } from '@planner/domain'
import type { LetterChannel, LetterKind, UnreachedReason } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { LettersOfPerson } from './person-mail.ts'
import type { WrittenLetter } from './write-letter.ts'

/** A letter as a channel is handed it. */
export type LetterToSend = WrittenLetter & {
  /** Of the letter, the same in each attempt. */
  id: string
  kind: LetterKind
  personId: PersonId
  /** The personal link as path and query. */
  page: string
  /** The calendar of the person; undefined where none belongs to the letter. */
  calendar: { name: string; body: string } | undefined
  kept: LettersOfPerson
}

/** What became of an attempt; `why` is a status or a code, never a text that repeats what was sent. */
export type Attempt =
  | { kind: 'sent' }
  /** It will never be taken for this person; `isAddress`: because of the address. */
  | { kind: 'refused'; why: string; isAddress: boolean }
  /** This letter may be taken later, at the earliest after so many ms, others at once. */
  | { kind: 'later'; why: string; afterMs?: number }
  /** Nothing is taken now. */
  | { kind: 'unavailable'; why: string }

/** A way by which letters reach people. */
export type Channel = {
  name: LetterChannel
  /** Whom it reaches: null, or why not. */
  reach(
    room: Room,
    people: readonly PersonId[],
    kept: ReadonlyMap<PersonId, LettersOfPerson>,
  ): Promise<Map<PersonId, UnreachedReason | null>>
  /** Never rejects. */
  send(room: Room, letter: LetterToSend): Promise<Attempt>
  close(): Promise<void>
}
