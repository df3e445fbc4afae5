import type { TableName } from '@planner/domain'

/** The cells that the planner's problem is made of; MODEL-1. */
export const PROBLEM_TABLES = [
  'preferences',
  'availabilities',
  'weekDayHourAvailabilities',
  'contactPreferences',
  'pins',
  'fixedTopics',
  'weekDayHourAssignments',
] as const satisfies readonly TableName[]

/** With those of the plan in force: what is said of it follows from all of them. */
export const PLAN_TABLES = [...PROBLEM_TABLES, 'assignments'] as const satisfies readonly TableName[]
