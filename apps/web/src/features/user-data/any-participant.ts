import type { Viewer } from '@planner/domain'

/** A generic participant, for visibility rules that depend only on the role. */
export const ANY_PARTICIPANT = { role: 'participant', personId: '' } as const satisfies Viewer
