import type { AuditActor, AuditedAction, Change, ChangeRejection, EventRecord } from '@planner/domain'
import type { EventKeys, Write } from '../storage/storage.ts'

export type ChangeOptions = {
  /** The connection that makes the change. */
  origin?: string
  /** Who the audit names; without one, the server itself. */
  actor?: AuditActor
  /** What the audit tells, where the writes alone tell too much or too little. */
  audited?: readonly AuditedAction[]
  /** Runs after the commit, just before the change is published. */
  onCommitted?: () => void
}

export type EditOutcome =
  /** `superseded` holds the changes that lost to a newer stored value. */
  | { kind: 'stored'; numApplied: number; superseded: readonly Change[] }
  | { kind: 'rejected'; change: Change; reason: ChangeRejection }
  | { kind: 'notStored' }

/** A run changes only the planner times of the event record; fields saved since it was committed are kept. */
export function withPlannerTimes(write: Write, current: EventRecord, keys: Readonly<EventKeys>): Write {
  if (write.kind !== 'putEvent') return write
  const { lastPlannerStartTime, lastPlannerEndTime } = write.event
  return { ...write, event: { ...current, lastPlannerStartTime, lastPlannerEndTime }, keys }
}
