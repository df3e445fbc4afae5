import {
  type CellAddress,
  type CellValue,
  cellAddress,
  cellValue,
  coveredSessions,
  type EventState,
  HOURS_OF_WEEK,
  type ScheduleLayout,
  scheduledSessions,
  scheduleLayout,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'

/**
 * The slots of an event's problem (planning model 6) and how they stand in the shared cells.
 * - sessions: slot = session index from 0.
 * - weeks: slot = hour of week A, then of week B.
 * - untimed: the calendar is hidden, every group meets in one slot without a name.
 */
export type TimeFrame = {
  layout: ScheduleLayout
  slots: number
  /** Slots after which no group may go on; the end of week A is one (decision 6). */
  breaksAfter: readonly number[]
  weeks: 1 | 2
}

export function timeFrameOf(variant: VariantDescription, state: EventState): TimeFrame {
  const layout = scheduleLayout(variant, state)
  const sessions = scheduledSessions(variant, state)
  switch (layout) {
    case 'sessions': {
      const breaks = sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter)
      return { layout, slots: sessions.length, breaksAfter: breaks.map(({ id }) => id - 1), weeks: 1 }
    }
    case 'untimed':
      return { layout, slots: 1, breaksAfter: [], weeks: 1 }
    case 'weeks':
      return sessions.length < 2
        ? { layout, slots: HOURS_OF_WEEK, breaksAfter: [], weeks: 1 }
        : { layout, slots: 2 * HOURS_OF_WEEK, breaksAfter: [HOURS_OF_WEEK - 1], weeks: 2 }
  }
}

/** The week offsets in which a group meets (planning model 2). */
export function repeatOf(frame: TimeFrame, topic: TopicRecord): readonly number[] {
  return frame.weeks === 2 && topic.topicGroupOnEveryWeek ? [0, HOURS_OF_WEEK] : [0]
}

/** The cells that tell when a group with this start meets, and the sessionIds of its members' assignments. */
export type GroupPlace = {
  starts: readonly { sessionId: number; value: number }[]
  sessions: readonly number[]
}

export function placeOf(frame: TimeFrame, topic: TopicRecord, duration: number, start: number): GroupPlace {
  if (frame.layout === 'sessions') {
    const sessions = coveredSessions(frame.layout, duration, 0, start)
    return { starts: [{ sessionId: 0, value: start }], sessions }
  }
  const sessions = repeatOf(frame, topic).map((offset) => Math.floor((start + offset) / HOURS_OF_WEEK) + 1)
  return { starts: sessions.map((sessionId) => ({ sessionId, value: start % HOURS_OF_WEEK })), sessions }
}

/** The sessionIds at which a topic group's start and pinned flag may stand. */
function startSessionIds(frame: TimeFrame): readonly number[] {
  if (frame.layout === 'sessions') return [0]
  return frame.weeks === 2 ? [1, 2] : [1]
}

/** The slot that a start cell names, or undefined when it is blank or outside the frame. */
function slotOf(
  frame: TimeFrame,
  topic: TopicRecord,
  sessionId: number,
  value: CellValue,
): number | undefined {
  if (frame.layout === 'untimed') return 0
  if (typeof value !== 'number') return undefined
  const inSecondWeek = sessionId === 2 && repeatOf(frame, topic).length === 1
  const slot = inSecondWeek ? value + HOURS_OF_WEEK : value
  return slot < frame.slots ? slot : undefined
}

/** Where a topic group's start stands for one session or week. */
export function startAddress(topicId: string, topicGroupIndex: number, sessionId: number): CellAddress {
  return cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId })
}

/** Every start that the cells name for a topic group, each once. */
export function startsOf(
  state: EventState,
  frame: TimeFrame,
  topic: TopicRecord,
  group: number,
): { sessionId: number; slot: number }[] {
  const starts: { sessionId: number; slot: number }[] = []
  for (const sessionId of startSessionIds(frame)) {
    const value = cellValue(state, startAddress(topic.id, group, sessionId))
    const slot = slotOf(frame, topic, sessionId, value)
    if (slot !== undefined) starts.push({ sessionId, slot })
  }
  return starts
}
