import type { AuditActor, AuditedAction, Change, ChangeRejection } from '@planner/domain'

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
