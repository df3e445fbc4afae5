import type { PersonId } from '@planner/domain'

/** Whose place a card explains, and of which session; null where groups have none, and for meetings. */
export type WhyPlace = { personId: PersonId; sessionId: number | null }
