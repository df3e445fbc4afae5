/**
 * A letter to a person that waits, or what became of it. `at` is when it was queued or settled, `dueAt` when it is sent next, both ms since
 * the epoch; `dueAt` is null for one that is settled. `data` is JSON, which the module of letters reads.
 */
export type StoredLetter = { id: string; personId: string; at: number; dueAt: number | null; data: string }

/** Whoever has an address wants no mail about an event, or of this installation at all where `eventId` is ''. */
export type NoMail = { eventId: string; addressHash: string }

export type LetterWrite =
  | { kind: 'putLetter'; eventId: string; letter: StoredLetter }
  | { kind: 'removeLetter'; eventId: string; id: string }
  | { kind: 'putNoMail'; eventId: string; addressHash: string; at: number }
  | { kind: 'removeNoMail'; eventId: string; addressHash: string }

export type LetterStore = {
  /** The letters of an event, the newest first. */
  of(eventId: string): Promise<StoredLetter[]>
  /** Events with letters that are due by a time, the longest due first, and when the next one after that is due. */
  due(now: number): Promise<{ eventIds: string[]; nextAt: number | null }>
  /** Those of these addresses that want no mail about the event, or none at all. */
  noMail(eventId: string, addressHashes: readonly string[]): Promise<NoMail[]>
}
