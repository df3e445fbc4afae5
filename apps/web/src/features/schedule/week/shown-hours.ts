import type { WeekBlock } from '@planner/domain'

/** A plan of a few hours is still a day to look at. */
const LEAST_HOURS = 6

/** The hours of the day that the blocks need: the first one, and the one after the last. The same for both weeks, so that nothing jumps. */
export function shownHours(blocks: readonly Pick<WeekBlock, 'from' | 'to'>[]): {
  first: number
  last: number
} {
  const first = Math.min(...blocks.map(({ from }) => from), 24 - LEAST_HOURS)
  return { first, last: Math.max(...blocks.map(({ to }) => to), first + LEAST_HOURS) }
}
