import { SCHEDULE } from './search/schedule.ts'

/** When the gains of a run came, and what that says about another one. */
export interface Gains {
  /** A gain came after so much effort: moves or time, since the run began. */
  gainedAt(effort: number): void
  /** The chance 0..1 of another gain if the run went on until it has cost twice as much. */
  chanceAt(effort: number): number
}

/**
 * The gaps between the gains of a search grow with the effort, and their lengths spread widely. In logarithms
 * of the effort they are taken as spread by P(gap > x) = m / (m + x), whose median is m: the median of those
 * that the run has seen, at most ln 2, since a late gain says that there may be more. A gap that is u long
 * already ends within v more with the chance v / (m + u + v).
 * Gains before the effort `floor` all count as there: what came at once says nothing of what is to come.
 */
export function createGains(floor: number): Gains {
  const gaps: number[] = []
  let last = floor
  return {
    gainedAt(effort) {
      const at = Math.max(floor, effort)
      if (at > last) gaps.push(Math.log(at / last))
      last = at
    },
    chanceAt(effort) {
      const waited = Math.log(Math.max(floor, effort) / last)
      return Math.LN2 / (Math.min(Math.LN2, medianOf(gaps)) + waited + Math.LN2)
    },
  }
}

/** Whether a chance 0..1 of another unit within as much effort again is worth that effort. */
export function isWorthwhile(chance: number): boolean {
  return chance >= SCHEDULE.ending.chanceOfUnit
}

/** 0 of none. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? 0
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2
}
