import type { EventState } from '../cells/event-state.ts'
import type { Session } from '../entities/event.ts'
import { numEnabledSessions, plainSession, sessionsOf } from '../entities/sessions.ts'
import { isHidden } from '../entities/setting-values.ts'
import type { TopicRecord } from '../entities/topic.ts'
import type { VariantDescription } from '../variants/registry.ts'

export const HOURS_OF_WEEK = 168

/**
 * The time structure of a schedule (MODEL-38): numbered sessions; the hours of one or two weeks, each of
 * which counts as a session (WEEK-4); or, with the calendar hidden, a single untimed session.
 */
export type ScheduleLayout = 'sessions' | 'weeks' | 'untimed'

export function scheduleLayout(
  variant: VariantDescription,
  state: Pick<EventState, 'settings'>,
): ScheduleLayout {
  if (variant.slots === 'sessions') return 'sessions'
  return isHidden(variant, state, 'parameters|ui|hideCalendar') ? 'untimed' : 'weeks'
}

/** The enabled sessions, or weeks A and B in the weekly layout; each is shown as a table (SCHED-1). */
export function scheduledSessions(variant: VariantDescription, state: EventState): Session[] {
  const layout = scheduleLayout(variant, state)
  if (layout === 'untimed') return [plainSession(1)]
  const enabled = numEnabledSessions(variant, state.event, state.topics.values())
  if (layout === 'sessions') return sessionsOf(variant, state.event).slice(0, enabled)
  return Array.from({ length: enabled }, (_, index) => plainSession(index + 1))
}

/** The duration of the topic's groups in sessions or hours; SESSION-6. */
export function groupDuration(
  variant: VariantDescription,
  { event }: Pick<EventState, 'event'>,
  layout: ScheduleLayout,
  topic: TopicRecord,
): number {
  if (layout === 'untimed' || !variant.eventFields.includes('sessionDurationInHours')) return 1
  const usual = event.sessionDurationInHours ?? variant.defaults.sessionDurationInHours ?? 1
  const own = variant.topicFields.includes('sessionDurationInHours') ? topic.sessionDurationInHours : null
  return Math.min(own ?? usual, usual)
}
