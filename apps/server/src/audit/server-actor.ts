import type { AuditActor } from '@planner/domain'

/** What the server does of its own accord, such as ending a planner run. */
export const SERVER: AuditActor = { kind: 'server', personId: '', name: '' }
