import {
  coveredSessions,
  type EventState,
  HOURS_OF_WEEK,
  type ScheduleLayout,
  type Session,
  scheduledSessions,
  scheduleLayout,
  type TopicRecord,
  type VariantDescription,
  weeksTogether,
} from '@planner/domain'

/**
 * The slots of an event's problem (MODEL-38, MODEL-39) and how they stand in the shared cells.
 * - sessions: slot = session index from 0.
 * - weeks: slot = hour of week A, then of week B.
 * - untimed: the calendar is hidden, every group meets in one slot without a name.
 */
export type TimeFrame = {
  layout: ScheduleLayout
  slots: number
  /** Slots after which no group may go on; the end of week A is one (WEEK-5). */
  breaksAfter: readonly number[]
  /** The enabled sessions; in weeks, weeks A and B. */
  sessions: readonly Session[]
}

export function timeFrameOf(variant: VariantDescription, state: EventState): TimeFrame {
  const layout = scheduleLayout(variant, state)
  const sessions = scheduledSessions(variant, state)
  switch (layout) {
    case 'sessions': {
      const breaks = sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter)
      return { layout, sessions, slots: sessions.length, breaksAfter: breaks.map(({ id }) => id - 1) }
    }
    case 'untimed':
      return { layout, sessions, slots: 1, breaksAfter: [] }
    case 'weeks': {
      const slots = sessions.length * HOURS_OF_WEEK
      return { layout, sessions, slots, breaksAfter: sessions.length > 1 ? [HOURS_OF_WEEK - 1] : [] }
    }
  }
}

/** The week offsets in which a group meets (MODEL-8). */
export function repeatOf(frame: TimeFrame, topic: TopicRecord): readonly number[] {
  if (frame.layout !== 'weeks') return [0]
  return weeksTogether(frame.sessions, topic, 1).map((week) => firstSlotOf(week))
}

function firstSlotOf(week: number): number {
  return (week - 1) * HOURS_OF_WEEK
}

/** The cells that say when a group with this start meets, and the sessionIds of its members' assignments. */
export type GroupPlace = {
  starts: readonly { sessionId: number; value: number }[]
  sessions: readonly number[]
}

export function placeOf(frame: TimeFrame, topic: TopicRecord, duration: number, start: number): GroupPlace {
  if (frame.layout === 'sessions') {
    const sessions = coveredSessions(frame.layout, duration, 0, start)
    return { starts: [{ sessionId: 0, value: start }], sessions }
  }
  const sessions = weeksTogether(frame.sessions, topic, Math.floor(start / HOURS_OF_WEEK) + 1)
  return { starts: sessions.map((sessionId) => ({ sessionId, value: start % HOURS_OF_WEEK })), sessions }
}

/** The slot at which a group starts by its cells, or undefined when that is outside of the frame. */
export function slotOf(
  frame: TimeFrame,
  topic: TopicRecord,
  sessionId: number,
  start: number,
): number | undefined {
  const slot =
    frame.layout === 'weeks' && !topic.topicGroupOnEveryWeek ? firstSlotOf(sessionId) + start : start
  return slot < frame.slots ? slot : undefined
}
