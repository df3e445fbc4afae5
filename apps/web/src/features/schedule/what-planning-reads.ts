import { TABLE_NAMES, TABLES } from '@planner/domain'

/** The cells that planning reads, those of the plan in force among them: what is said of a plan follows from all of them. */
export const PLAN_TABLES = TABLE_NAMES.filter((table) => TABLES[table].problemPart !== null)

/** The cells that plans are compared by: what planning reads, and all that a plan is. */
export const COMPARED_TABLES = TABLE_NAMES.filter(
  (table) => TABLES[table].problemPart !== null || TABLES[table].planned,
)

/** The cells that the planner's problem is made of (MODEL-1): of what a plan writes, those that can be pinned. */
export const PROBLEM_TABLES = PLAN_TABLES.filter(
  (table) => !TABLES[table].planned || TABLES[table].pinnedBy !== null,
)
