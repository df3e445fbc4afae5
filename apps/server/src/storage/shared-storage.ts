import type { Allowance } from './allowance.ts'
import type { ChangeLog } from './change-log.ts'

/** `feedback` of visitors, and `error` reports of pages and servers: lines of JSON for the site administrator. */
export type NoteKind = 'feedback' | 'error'

/** Something that waits to be sent to a receiver, as JSON. */
export type Outgoing = { id: string; entry: string }

/** What waits to be sent, each entry by whichever node takes it. */
export type OutgoingStore = {
  put(receiver: string, outgoing: Outgoing): Promise<void>
  /** Takes up to so many that nobody else has, for `ms`. */
  claim(receiver: string, owner: string, ms: number, limit: number): Promise<Outgoing[]>
  /** They are sent, or the receiver does not want them. */
  remove(ids: readonly string[]): Promise<void>
  /** They stay with whoever has them for `ms` from now on. */
  keep(ids: readonly string[], ms: number): Promise<void>
}

/** Things of which there is one over all nodes, by name, each done by whoever holds its lease. */
export type LeaseStore = {
  /** Takes a lease that nobody else has, or extends one's own by `ms`; `stop` where it is to be given up. */
  take(name: string, owner: string, ms: number): Promise<'own' | 'stop' | 'other'>
  end(name: string, owner: string): Promise<void>
  /** Has whoever holds it give it up; to whether anybody does. */
  stop(name: string): Promise<boolean>
  isHeld(name: string): Promise<boolean>
}

export type SharedFigures = {
  /** Seconds since the listening connection gave a sign of life. */
  silentSeconds: number
  /** Whether changes of other nodes are heard at once; else they are looked for every second. */
  isHeard: boolean
  /** Since the start: changes of events that this node has stored, and those that another node was faster with. */
  changes: number
  conflicts: number
}

/** What several nodes on one database have in common beside the events; each keeps it for itself where it is alone. */
export type SharedStorage = {
  changeLog: ChangeLog
  /** Takes from all of them or from none. Resolves to 0, or to the ms after which there is enough of each. */
  takeAllowances(allowances: readonly Allowance[]): Promise<number>
  leases: LeaseStore
  outgoing: OutgoingStore
  addNote(kind: NoteKind, text: string): Promise<void>
  /** The newest first, as long as all of them have no more than so many characters. */
  notes(kind: NoteKind, characters: number): Promise<string[]>
  /** What metrics tell of this node among the others. */
  figures(): SharedFigures
  /** Whether the database could not be reached a moment ago. */
  isAway(): boolean
  /** The time of the database, ms since the epoch. */
  time(): Promise<number>
  /** How large the database is. */
  bytes(): Promise<number>
}
