/**
 * The log of what nodes change of events that they share. Only a database of several nodes has one: a node that has its database
 * to itself is the only writer of it.
 */
export type ChangeLog = {
  /** Names this node in the log. */
  readonly node: string
  /** The last revision of an event, 0 before the first; undefined when there is no such event. */
  revisionOf(eventId: string): Promise<number | undefined>
  /** All changes after a revision, in order. */
  read(eventId: string, after: number): Promise<LoggedChanges>
  /**
   * Hears that an event has a revision by now; `null` when any event may have been changed, because hints were lost.
   * @returns unsubscribe.
   */
  onHint(listener: (hint: Hint | null) => void): () => void
  /** Events whose revision is looked at from time to time, so that a lost hint delays a change and no more. */
  watchRevisions(events: () => readonly string[]): void
}

export type Hint = { eventId: string; revision: number }

export type LoggedChanges =
  | { kind: 'changes'; changes: LoggedChange[] }
  /** Some are not kept any more: the event must be loaded anew. */
  | { kind: 'gap' }
  /** The event was removed. */
  | { kind: 'gone' }

/** `text` is what the node that made it has told of it, opaque to storage. */
export type LoggedChange = { revision: number; node: string; text: string }

/** What a change of an event tells other nodes, and what must not have been changed by them since it was decided. */
export type ChangeToLog = {
  eventId: string
  /** The revision that the copy had on which it was decided. */
  base: number
  text: string
  /** Names of what it changes. */
  touches: readonly string[]
  /** Names of what nobody else may have touched since `base`. */
  restsOn: readonly string[]
}

/** Touched by a change that leaves nothing as it was; whatever rests on anything rests on this too. */
export const EVERYTHING = '*'

/** The cause of an error: another node has changed what a change rests on. */
export const CONFLICT = 'conflict'

export function isConflict(error: unknown): boolean {
  return error instanceof Error && error.cause === CONFLICT
}
