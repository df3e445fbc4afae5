import type { PlanDrift } from '@planner/protocol'

/** What has changed, in the order in which it is told. */
export const DRIFT_PARTS = [
  'newPeople',
  'gonePeople',
  'erasedPeople',
  'changedPeople',
  'choices',
  'newTopics',
  'goneTopics',
  'changedTopics',
  'unfixedTopics',
  'meetings',
  'settings',
] as const

export type DriftPart = (typeof DRIFT_PARTS)[number]
export type DriftCount = { part: DriftPart | 'unplacedPeople'; number: number }

/** How much has changed of each kind; people without a group last. */
export function driftCounts(drift: PlanDrift): DriftCount[] {
  const counts: DriftCount[] = DRIFT_PARTS.map((part) => ({ part, number: numberOf(drift, part) }))
  return [...counts, { part: 'unplacedPeople' as const, number: drift.unplacedPeople.length }].filter(
    ({ number }) => number > 0,
  )
}

function numberOf(drift: PlanDrift, part: DriftPart): number {
  if (part === 'settings') return drift.settings.length + drift.fields.length
  // Each thing that somebody chose otherwise is a choice.
  if (part === 'choices') return drift.choices.reduce((sum, { number }) => sum + number, 0)
  const value = drift[part]
  return typeof value === 'number' ? value : value.length
}
