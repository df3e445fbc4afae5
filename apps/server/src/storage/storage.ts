import type {
  AddressedCell,
  AuditEntry,
  AuditKind,
  EventRecord,
  MeetingFact,
  PersonId,
  SettingCell,
  SettingKey,
  TopicRecord,
} from '@planner/domain'
import type { SiteEventRow, SiteOperations } from '@planner/protocol'
import type { PutCells } from './change.ts'
import type { ChangeToLog } from './change-log.ts'
import type { StorageFault } from './fault.ts'
import type { LetterStore, LetterWrite } from './letter-row.ts'
import type { PlanRunStore } from './plan-run.ts'
import type { PublishedName, PublishedRow } from './published-row.ts'
import type { PushStore, PushWrite } from './push-row.ts'
import type { SharedStorage } from './shared-storage.ts'
import type { WebhookStore, WebhookWrite } from './webhook-row.ts'
import type { EventKeys, EventSession, OpenedEvent, StoredPerson, StoredScenarioSet, Write } from './write.ts'

export type { EventKeys, EventSession, OpenedEvent, StoredPerson, Write } from './write.ts'

export type StoredEvent = {
  event: EventRecord
  keys: EventKeys
  settings: [SettingKey, SettingCell][]
  persons: StoredPerson[]
  topics: TopicRecord[]
  cells: AddressedCell[]
  meetings: MeetingFact[]
}

/** `revision` is where the change log was when it was read; 0 without a log. */
export type LoadedEvent = StoredEvent & { revision: number }

/** Who a key was issued to; KEY-4. */
export type KeyHolder =
  | { kind: 'admin' | 'share'; eventId: string }
  | { kind: 'private'; eventId: string; personId: PersonId }

/** The latest stamps stored, ms since the epoch; 0 where there are none. */
export type LatestStamps = { edited: number; planned: number; leasedUntil: number }
/** `before` is the position of the last entry of the page before this one; no `kinds` are all. */
export type AuditPage = { before: number | null; limit: number; kinds: readonly AuditKind[] }

/** An entry as stored: `times` is how often the same was done in a row, the last time at `at`. */
export type StoredAuditEntry = AuditEntry & { position: number; times: number }

/** `numDropped` counts the entries of the event that were dropped for newer ones. */
export type StoredAudit = { entries: StoredAuditEntry[]; hasMore: boolean; numDropped: number }

/** Writes that no copy of an event has; all others are made by its room alone (ADR-0082). */
type WriteBesideRooms =
  | WebhookWrite
  | LetterWrite
  | PushWrite
  | Extract<
      Write,
      { kind: 'putPublished' | 'putOpenedEvent' | 'endOpenedEvent' | 'endSession' | 'forgetIdleSessions' }
    >

/** Storage for everything but rooms, which alone write what belongs to an event. */
export type StorageBesideRooms = Omit<Storage, 'write'> & {
  write(writes: readonly WriteBesideRooms[]): Promise<number>
}

/**
 * Persistent storage: on SQLite or on PostgreSQL. `testing/storage-contract.ts` tests both.
 */
export type Storage = {
  /**
   * Atomic: resolves once all writes are durable, or rejects with none applied. Calls take effect in call
   * order; concurrent calls share a commit. Values are copied at the time of the call. Resolves to the revision
   * that a logged change has made. @throws an error that `isConflict` knows where another node was faster.
   */
  write(writes: readonly Write[], options?: WriteOptions): Promise<number>
  /**
   * Persons and topics are in insertion order. Cells written during the call may be missing, except where there is a change log:
   * there it is the event at a revision.
   */
  loadEvent(eventId: string): Promise<LoadedEvent | undefined>
  /** Looks a key up by its hash, so that timing reveals nothing about stored keys (KEY-3). */
  findKey(key: string): Promise<KeyHolder | undefined>
  /** Newest first, one entry per event, without deleted events. */
  openedEvents(sessionId: string): Promise<(OpenedEvent & { name: string })[]>
  /** Whether a browser session has ended; false for an unknown one. */
  isSessionEnded(sessionId: string): Promise<boolean>
  /** The browser sessions that have an event open, the last used first. */
  eventSessions(eventId: string): Promise<EventSession[]>
  planRuns: PlanRunStore
  retention: RetentionStore
  /** The scenarios of the event that were planned last; SCENARIO-7. */
  scenarios(eventId: string): Promise<StoredScenarioSet | undefined>
  /** What something that leaves the event has kept of itself. */
  published(row: PublishedRow): Promise<string | undefined>
  /** All that is kept under a name in an event. */
  publishedOf(eventId: string, name: PublishedName): Promise<{ subject: string; data: string }[]>
  /** Events that have kept something of themselves (not of a person) under a name. */
  eventsWithPublished(name: PublishedName): Promise<string[]>
  webhooks: WebhookStore
  letters: LetterStore
  push: PushStore
  latestStamps(): Promise<LatestStamps>
  /** What the site administrator sees of the database; OPS-1. */
  siteOverview(request: SiteRequest): Promise<SiteOverview>
  /** For events and people stored without their `createdAt`; `personId` '' for none. */
  created(eventId: string, personId: string): Promise<CreatedTimes>
  /** Writes a row of its own; `at` is ms since the epoch. Damage that earlier calls have found counts too. */
  checkHealth(at: number): Promise<'ok' | StorageFault>
  /** The audit of an event, newest first (AUDIT-7). */
  audit(eventId: string, page: AuditPage): Promise<StoredAudit>
  /** Of a database of several nodes; a node that has its database to itself has none. */
  shared: SharedStorage | undefined
  /** Waits for writes in flight. */
  close(): Promise<void>
}

export type WriteOptions = {
  /** They follow the writes, for changes of so many cells that the caller serialises them bit by bit. */
  cells?: PutCells
  /** What other nodes learn of it. */
  log?: ChangeToLog
}

/** The last change or keep of an event, and how long its deletion has been announced; null: not. */
export type EventUse = { usedAt: number; announcedMs: number | null }

/** All times in ms; `now` since the epoch. */
export type RetentionSweep = {
  now: number
  /** An event unused for so long is deleted, ... */
  unusedMs: number
  /** ... after this much of announcing it. */
  noticeMs: number
  /** How long the server has run since the last sweep; every announcement has stood for so much longer. */
  elapsedMs: number
  /** Of several nodes that look one does, so often; what has elapsed is since any of them did. */
  turnMs?: number
}

export type SweptEvents = {
  /** Events whose deletion is announced from now on. */
  announced: string[]
  /** Unused events whose deletion has been announced for long enough. */
  due: string[]
}

type RetentionStore = {
  /** Announces what will be deleted, and counts on what is announced already. Deletes nothing. */
  sweep(sweep: RetentionSweep): Promise<SweptEvents>
  use(eventId: string): Promise<EventUse | undefined>
}

/** An event as the site administrator sees it: no form, key, person or choice; OPS-2. */
export type SiteEvent = Omit<SiteEventRow, 'deletesAt'> & Pick<EventUse, 'announcedMs'>

/** A planner run without its problem, settings and plan. */
export type SiteRun = Omit<SiteOperations['runs'][number], 'reason'> & { error: string | null }

/** All times in ms since the epoch. */
export type SiteOverview = {
  /** Variants that have events, the one with the most events first. */
  variants: SiteOperations['variants']
  /** The most recently used first. */
  events: SiteEvent[]
  /** Events whose deletion is announced, the longest unused first. */
  announced: SiteEvent[]
  /** The newest first. */
  runs: SiteRun[]
  /** Runs asked for since `since`, by status. */
  runsSince: SiteOperations['runsOfDay']
}

export type SiteRequest = {
  since: number
  /** At most so many of each list. */
  limit: number
}

/** Creation times as far as the audit still has them, ms since the epoch; null otherwise. */
export type CreatedTimes = { event: number | null; person: number | null }
