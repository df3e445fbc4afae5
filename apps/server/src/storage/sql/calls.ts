import type { Allowance } from '../allowance.ts'
import type { Change } from '../change.ts'
import type { ChangeToLog, LoggedChanges } from '../change-log.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { PublishedName, PublishedRow } from '../published-row.ts'
import type { NoteKind, Outgoing } from '../shared-storage.ts'
import type { AuditPage, LatestStamps, RetentionSweep, SiteRequest } from '../storage.ts'
import { takeAllowances } from './allowances.ts'
import { readAudit } from './audit.ts'
import { workOff } from './cell-backlog.ts'
import type { ChangeWriter } from './change-writer.ts'
import { databaseBytes, databaseTime } from './database-time.ts'
import { readUse, sweepUnused } from './event-use.ts'
import { isPostgres } from './json-in-sql.ts'
import { findKey } from './keys.ts'
import { endLease, isLeased, stopLease, takeLease } from './leases.ts'
import { readDueLetters, readLetters, readNoMail } from './letters.ts'
import { lockHeads, readChanges, readRevision, readSnapshot } from './logged-changes.ts'
import { addNote, readNotes } from './notes.ts'
import { claimOutgoing, keepOutgoing, putOutgoing, removeOutgoing } from './outgoing.ts'
import {
  claimableRuns,
  claimRun,
  heartbeatRun,
  latestDoneRun,
  type RunBeat,
  type RunClaim,
  runsOf,
  summariesOf,
} from './plan-runs.ts'
import { type KnownPlanFacts, versionOf, versionsOf } from './plan-versions.ts'
import { readEventsWithPublished, readPublished, readPublishedOf } from './published.ts'
import { readPeopleWithDevices, readPushDevices, readPushKeys } from './push.ts'
import { readCells, readEvent, readOpenedEvents } from './read-event.ts'
import { readScenarioSet } from './scenarios.ts'
import type { Db } from './schema.ts'
import { isSessionEnded, readEventSessions } from './sessions.ts'
import { readCreated, readSiteOverview } from './site-overview.ts'
import { writeHealth } from './upkeep.ts'
import { readDueWebhooks, readEventsWithWebhooks, readWebhooks } from './webhooks.ts'

/** What lives as long as an open database. */
export type OfDatabase = { keyring: Keyring; planFacts: KnownPlanFacts; shared?: OfNode }

/** Of a node that shares its database. */
export type OfNode = { node: string }

type OfEvent = { eventId: string }
type Run = { eventId: string; id: string }

/** What can be read. A call is a name of these with what it asks for; it runs after the commit of its batch and never delays it. */
export const READS = {
  /** 'behind' while the event has a backlog of cells. */
  loadEvent: (db: Db, { eventId }: OfEvent, { keyring }: OfDatabase) => readEvent(db, eventId, keyring),
  /** A page of cells in the order of their keys, beginning after the key `after`. */
  loadCells: (db: Db, { eventId, after }: OfEvent & { after: string }) => readCells(db, eventId, after),
  /** The event as of one moment, all cells at once, and the revision then; only where there is a change log. */
  loadSnapshot: (db: Db, { eventId }: OfEvent, { keyring }: OfDatabase) => readSnapshot(db, eventId, keyring),
  findKey: (db: Db, { key }: { key: string }, { keyring }: OfDatabase) => findKey(db, key, keyring),
  openedEvents: (db: Db, { sessionId }: { sessionId: string }, { keyring }: OfDatabase) =>
    readOpenedEvents(db, sessionId, keyring),
  planRuns: (db: Db, { eventId }: OfEvent) => runsOf(db, eventId),
  latestPlan: (db: Db, { eventId }: OfEvent) => latestDoneRun(db, eventId),
  eventUse: (db: Db, { eventId }: OfEvent) => readUse(db, eventId),
  planVersion: (db: Db, { eventId, id }: Run) => versionOf(db, eventId, id),
  planVersions: (db: Db, { eventId }: OfEvent, { planFacts }: OfDatabase) =>
    versionsOf(db, eventId, planFacts),
  planSummaries: (db: Db, { eventId }: OfEvent) => summariesOf(db, eventId),
  claimableRuns: (db: Db, { now }: { now: number }) => claimableRuns(db, now),
  published: (db: Db, { row }: { row: PublishedRow }) => readPublished(db, row),
  publishedOf: (db: Db, { eventId, name }: OfEvent & { name: PublishedName }) =>
    readPublishedOf(db, eventId, name),
  eventsWithPublished: (db: Db, { name }: { name: PublishedName }) => readEventsWithPublished(db, name),
  letters: (db: Db, { eventId }: OfEvent) => readLetters(db, eventId),
  dueLetters: (db: Db, { now }: { now: number }) => readDueLetters(db, now),
  noMail: (db: Db, { eventId, addressHashes }: OfEvent & { addressHashes: readonly string[] }) =>
    readNoMail(db, eventId, addressHashes),
  pushDevices: (db: Db, of: OfEvent & { personId: string }, { keyring }: OfDatabase) =>
    readPushDevices(db, of, keyring),
  peopleWithDevices: (db: Db, { eventId }: OfEvent) => readPeopleWithDevices(db, eventId),
  pushKeys: (db: Db, _: object, { keyring }: OfDatabase) => readPushKeys(db, keyring),
  webhooks: (db: Db, { eventId }: OfEvent, { keyring }: OfDatabase) => readWebhooks(db, eventId, keyring),
  dueWebhooks: (db: Db, { now }: { now: number }) => readDueWebhooks(db, now),
  eventsWithWebhooks: (db: Db) => readEventsWithWebhooks(db),
  scenarioSet: (db: Db, { eventId }: OfEvent) => readScenarioSet(db, eventId),
  latestStamps: (db: Db) => readLatestStamps(db),
  audit: (db: Db, { eventId, page }: OfEvent & { page: AuditPage }) => readAudit(db, eventId, page),
  isSessionEnded: (db: Db, { sessionId }: { sessionId: string }) => isSessionEnded(db, sessionId),
  eventSessions: (db: Db, { eventId }: OfEvent) => readEventSessions(db, eventId),
  siteOverview: (db: Db, { request }: { request: SiteRequest }) => readSiteOverview(db, request),
  created: (db: Db, { eventId, personId }: OfEvent & { personId: string }) =>
    readCreated(db, eventId, personId),
  revision: (db: Db, { eventId }: OfEvent) => readRevision(db, eventId),
  changesAfter: async (
    db: Db,
    asked: OfEvent & { after: number },
    { keyring }: OfDatabase,
  ): Promise<LoggedChanges> => {
    const [found = { kind: 'gap' }] = await readChanges(db, keyring, [asked])
    return found
  },
  notes: (db: Db, { note, characters }: { note: NoteKind; characters: number }) =>
    readNotes(db, note, characters),
  isLeased: (db: Db, { name }: { name: string }) => isLeased(db, name),
  databaseTime: (db: Db) => databaseTime(db),
  databaseBytes: (db: Db) => databaseBytes(db),
}

/** What writes. Those of a batch share a transaction. */
export const WRITES = {
  /** Its result is the revision of the event by then; 0 where nothing is logged. */
  write: async (
    _: Db,
    { changes }: { changes: readonly Change[]; log?: ChangeToLog },
    writer: ChangeWriter,
  ) => {
    await writer.apply(changes)
    return 0
  },
  /** True while there may be more of the backlog. */
  catchUp: async (db: Db, { eventId }: OfEvent, writer: ChangeWriter) => {
    // Nodes that work off the same event take turns.
    if (isPostgres(db)) await lockHeads(db, [eventId])
    // Earlier writes of this batch may have to be applied after the backlog.
    await writer.flush()
    return workOff(db, eventId)
  },
  sweepUnused: (db: Db, { sweep }: { sweep: RetentionSweep }) => sweepUnused(db, sweep),
  checkHealth: (db: Db, { at }: { at: number }) => writeHealth(db, at),
  takeAllowances: (db: Db, { allowances }: { allowances: readonly Allowance[] }) =>
    takeAllowances(db, allowances),
  takeLease: (db: Db, lease: { name: string; owner: string; ms: number }) => takeLease(db, lease),
  endLease: (db: Db, lease: { name: string; owner: string }) => endLease(db, lease),
  stopLease: (db: Db, { name }: { name: string }) => stopLease(db, name),
  putOutgoing: (db: Db, { receiver, outgoing }: { receiver: string; outgoing: Outgoing }) =>
    putOutgoing(db, receiver, outgoing),
  claimOutgoing: (db: Db, claim: { receiver: string; owner: string; ms: number; limit: number }) =>
    claimOutgoing(db, claim),
  removeOutgoing: (db: Db, { ids }: { ids: readonly string[] }) => removeOutgoing(db, ids),
  keepOutgoing: (db: Db, { ids, ms }: { ids: readonly string[]; ms: number }) => keepOutgoing(db, ids, ms),
  addNote: (db: Db, { note, text }: { note: NoteKind; text: string }) => addNote(db, note, text),
  claimRun: (db: Db, claim: RunClaim) => claimRun(db, claim),
  heartbeatRun: (db: Db, beat: RunBeat) => heartbeatRun(db, beat),
}

/** Reads every cell, so only for the start of a server. */
async function readLatestStamps(db: Db): Promise<LatestStamps> {
  const cells = await db
    .selectFrom('cell')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const settings = await db
    .selectFrom('setting')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const runs = await db
    .selectFrom('plan_run')
    .select(({ fn }) => [
      fn.max('created_at').as('created'),
      fn.max('ended_at').as('ended'),
      fn.max('lease_until').as('leased'),
    ])
    .executeTakeFirst()
  return {
    edited: Math.max(cells?.latest ?? 0, settings?.latest ?? 0),
    planned: Math.max(runs?.created ?? 0, runs?.ended ?? 0),
    leasedUntil: runs?.leased ?? 0,
  }
}
