import { groupsBy } from '../groups-by.ts'
import { HOURS_OF_WEEK } from './layout.ts'
import type { Schedule, ScheduledGroup } from './schedule.ts'

/** The part of a group's meeting that falls on one day of a week as it is shown. */
export type WeekBlock = {
  group: ScheduledGroup
  /** The week of the group's cells; `week` is where its reader sees it, which their zone may change. */
  sessionId: number
  week: number
  /** 0..6 from Monday. */
  day: number
  /** Hours of the day: the first one, and the one after the last. */
  from: number
  to: number
  /** Whether it began on the day before. */
  isContinued: boolean
  /** Its place among the blocks at the same time, and how many places there are. */
  lane: number
  lanes: number
}

type Placed = Omit<WeekBlock, 'lane' | 'lanes'>

/**
 * The timed groups of a weekly plan as blocks by day, side by side where they overlap; SCHED-15. `offset` is
 * how far the reader's clock is ahead, in hours; beyond the last week blocks come round to the first.
 */
export function weekBlocks(schedule: Schedule, offset: number): WeekBlock[] {
  const hours = schedule.sessions.length * HOURS_OF_WEEK
  const placed = schedule.groups.flatMap((group) =>
    [...group.starts].flatMap(([sessionId, start]) => {
      const first = (sessionId - 1) * HOURS_OF_WEEK + start + offset
      return daysOf(first, group.duration).map(([from, to]): Placed => {
        const hour = ((from % hours) + hours) % hours
        return {
          group,
          sessionId,
          week: Math.floor(hour / HOURS_OF_WEEK) + 1,
          day: Math.floor((hour % HOURS_OF_WEEK) / 24),
          from: hour % 24,
          to: (hour % 24) + to - from,
          isContinued: from !== first,
        }
      })
    }),
  )
  const days = groupsBy(placed, ({ week, day }) => week * 7 + day)
  return [...days].sort(([a], [b]) => a - b).flatMap(([, blocks]) => sideBySide(blocks))
}

/** Cuts a stretch of hours at midnight. */
function daysOf(first: number, duration: number): [number, number][] {
  const days: [number, number][] = []
  for (let from = first; from < first + duration; ) {
    const to = Math.min(first + duration, (Math.floor(from / 24) + 1) * 24)
    days.push([from, to])
    from = to
  }
  return days
}

/** Gives each block of a day the first free lane; blocks that overlap share the number of lanes. */
function sideBySide(blocks: readonly Placed[]): WeekBlock[] {
  const sorted = [...blocks].sort((a, b) => a.from - b.from || b.to - a.to)
  const done: WeekBlock[] = []
  let cluster: Omit<WeekBlock, 'lanes'>[] = []
  let ends: number[] = []
  const close = () => {
    done.push(...cluster.map((block) => ({ ...block, lanes: ends.length })))
    cluster = []
    ends = []
  }
  for (const block of sorted) {
    if (ends.every((end) => end <= block.from)) close()
    const free = ends.findIndex((end) => end <= block.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = block.to
    cluster.push({ ...block, lane })
  }
  close()
  return done
}
