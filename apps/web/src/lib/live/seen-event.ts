import type { MutableEventState } from '@planner/domain'
import type { LiveSnapshot } from './live-snapshot.ts'

/** An event as this browser last had it, with what its reader had been sent and nothing else. */
export type SeenEvent = Pick<LiveSnapshot, 'viewer' | 'keys' | 'personalLink' | 'shareLink' | 'adminLink'> & {
  /** When, in ms since the epoch. */
  at: number
  /** The page that wrote it: another version may see events differently. */
  version: string
  state: MutableEventState
}

/** Events by the key that opened them; OFFLINE-3. */
export type SeenEvents = {
  read(key: string): Promise<SeenEvent | undefined>
  write(key: string, event: SeenEvent): Promise<void>
  forget(key: string): Promise<void>
  /** Calls the listener whenever the page may be about to end. Returns how to stop that. */
  beforeHidden(listener: () => void): () => void
}
