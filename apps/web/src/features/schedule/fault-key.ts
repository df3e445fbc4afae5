import type { PlanViolation, ScheduleLayout } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

/** The text of a broken rule. A week has no breaks to run on over. */
export function faultKey(kind: PlanViolation['kind'], layout: ScheduleLayout): MessageKey {
  return kind === 'range.end' && layout === 'weeks' ? 'schedule.fault.range.week' : `schedule.fault.${kind}`
}
