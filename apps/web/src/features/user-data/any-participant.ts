import type { Viewer } from '@planner/domain'

/** For the rules that say what participants may see: of a viewer they read the role alone. */
export const ANY_PARTICIPANT = { role: 'participant', personId: '' } as const satisfies Viewer
