import type { Allowance } from './allowance.ts'
import type { Change } from './change.ts'
import type { ChangeLog, ChangeToLog, CONFLICT, LoggedChanges } from './change-log.ts'
import type { StorageFault } from './fault.ts'
import type { ClaimableRun, PlanRun, PlanRunSummary, PlanVersion } from './plan-run.ts'
import type { NoteKind, Outgoing, SharedFigures } from './shared-storage.ts'
import type {
  AuditPage,
  CreatedTimes,
  EventSession,
  EventUse,
  KeyHolder,
  LatestStamps,
  OpenedEvent,
  RetentionSweep,
  SiteOverview,
  SiteRequest,
  StoredAudit,
  SweptEvents,
} from './storage.ts'
import type { CellRows, EventRows, EventSnapshot } from './stored-event.ts'
import type { StoredScenarioSet } from './write.ts'

/** The requests to the storage thread, and their results. */
type JobShapes = {
  /** The result is the revision of the event by then; 0 where nothing is logged. */
  write: { input: { changes: readonly Change[]; log?: ChangeToLog }; result: number }
  claimableRuns: { input: { now: number }; result: ClaimableRun[] }
  claimRun: {
    input: { owner: string; now: number; leaseMs: number; id: string | null }
    result: PlanRun | undefined
  }
  heartbeatRun: {
    input: { id: string; owner: string; now: number; leaseMs: number; best: string | null }
    result: 'continue' | 'stop' | 'lost'
  }
  sweepUnused: { input: { sweep: RetentionSweep }; result: SweptEvents }
  eventUse: { input: { eventId: string }; result: EventUse | undefined }
  checkHealth: { input: { at: number }; result: undefined }
  /** 'behind' while the event has a backlog of cells. `catchUp` is true while there may be more of it. */
  loadEvent: { input: { eventId: string }; result: EventRows | 'behind' | undefined }
  catchUp: { input: { eventId: string }; result: boolean }
  /** The same as of one moment, all cells at once, and the revision then; only where there is a change log. */
  loadSnapshot: { input: { eventId: string }; result: EventSnapshot | 'behind' | undefined }
  /** A page of cells in the order of their keys, beginning after the key `after`. */
  loadCells: { input: { eventId: string; after: string }; result: CellRows }
  findKey: { input: { key: string }; result: KeyHolder | undefined }
  openedEvents: { input: { sessionId: string }; result: (OpenedEvent & { name: string })[] }
  isSessionEnded: { input: { sessionId: string }; result: boolean }
  eventSessions: { input: { eventId: string }; result: EventSession[] }
  planRuns: { input: { eventId: string }; result: PlanRun[] }
  latestPlan: { input: { eventId: string }; result: PlanRun | undefined }
  planVersion: { input: { eventId: string; id: string }; result: PlanRun | undefined }
  planVersions: { input: { eventId: string }; result: PlanVersion[] }
  planSummaries: { input: { eventId: string }; result: PlanRunSummary[] }
  scenarioSet: { input: { eventId: string }; result: StoredScenarioSet | undefined }
  latestStamps: { input: unknown; result: LatestStamps }
  siteOverview: { input: { request: SiteRequest }; result: SiteOverview }
  created: { input: { eventId: string; personId: string }; result: CreatedTimes }
  audit: { input: { eventId: string; page: AuditPage }; result: StoredAudit }
  revision: { input: { eventId: string }; result: number | undefined }
  changesAfter: { input: { eventId: string; after: number }; result: LoggedChanges }
  takeAllowances: { input: { allowances: readonly Allowance[] }; result: number }
  takeLease: { input: { name: string; owner: string; ms: number }; result: 'own' | 'stop' | 'other' }
  endLease: { input: { name: string; owner: string }; result: undefined }
  stopLease: { input: { name: string }; result: boolean }
  isLeased: { input: { name: string }; result: boolean }
  putOutgoing: { input: { receiver: string; outgoing: Outgoing }; result: undefined }
  claimOutgoing: {
    input: { receiver: string; owner: string; ms: number; limit: number }
    result: Outgoing[]
  }
  removeOutgoing: { input: { ids: readonly string[] }; result: undefined }
  keepOutgoing: { input: { ids: readonly string[]; ms: number }; result: undefined }
  addNote: { input: { note: NoteKind; text: string }; result: undefined }
  notes: { input: { note: NoteKind; characters: number }; result: string[] }
  databaseTime: { input: unknown; result: number }
  databaseBytes: { input: unknown; result: number }
}

export type JobKind = keyof JobShapes
export type Job<K extends JobKind = JobKind> = { [P in K]: { kind: P } & JobShapes[P]['input'] }[K]
export type JobResult<K extends JobKind> = JobShapes[K]['result']

/** Jobs that write. All others only read: they run after the commit of their batch and never delay it. */
const WRITE_KINDS = [
  'write',
  'claimRun',
  'heartbeatRun',
  'sweepUnused',
  'checkHealth',
  'catchUp',
  'takeAllowances',
  'addNote',
  'takeLease',
  'endLease',
  'stopLease',
  'putOutgoing',
  'claimOutgoing',
  'removeOutgoing',
  'keepOutgoing',
] as const satisfies JobKind[]

export type WriteKind = (typeof WRITE_KINDS)[number]
export type ReadKind = Exclude<JobKind, WriteKind>

export function isRead(job: Job): job is Job<ReadKind> {
  return !(WRITE_KINDS as readonly JobKind[]).includes(job.kind)
}

/** A job's result as it crosses the thread boundary. `message` never contains a key. */
export type Outcome =
  | { ok: true; value: unknown }
  | { ok: false; message: string; fault?: StorageFault | typeof CONFLICT }

/**
 * The database behind the queue: runs a batch of jobs with one commit and returns their outcomes in order.
 */
export type Engine = {
  run(jobs: readonly Job[]): Promise<Outcome[]>
  /** What a database of several nodes has besides. */
  shared?: SharedEngine
  close(): Promise<void>
}

/** What keeps nodes on one database together. */
export type SharedEngine = Pick<ChangeLog, 'node' | 'onHint' | 'watchRevisions'> & {
  isAway: () => boolean
  figures: () => SharedFigures
}
