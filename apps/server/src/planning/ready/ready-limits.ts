import { LIMITS } from '../../limits/limits.ts'

/** How long, how often and with how much room plans are kept ready. */
export type ReadyPace = {
  /** So long nothing has changed before a search begins; ms. */
  quietMs: number
  /** How often it is looked whether a search may begin, or must end; ms. */
  lookMs: number
  /** For so long after an organiser was last there an event has a plan kept ready; ms. */
  followMs: number
  /** The longest search for one state of an event; seconds. */
  searchSeconds: number
  /** In an hour, for one event and for all; seconds. */
  eventSecondsPerHour: number
  serverSecondsPerHour: number
}

export const READY_PACE: ReadyPace = {
  quietMs: LIMITS.readyQuiet.value * 1000,
  lookMs: 1000,
  followMs: 4 * 3_600_000,
  searchSeconds: LIMITS.readySearch.value,
  eventSecondsPerHour: LIMITS.readyOfEventPerHour.value,
  serverSecondsPerHour: LIMITS.readyOfAllPerHour.value,
}

/**
 * A search begins while so many cores have nothing to do, and ends when there are fewer than the lower
 * number.
 */
export const FREE_CORES = { toBegin: 1, toGoOn: 0.5 }

/** A search that got less than this part of a core has not searched for as long as it took. */
export const LEAST_SHARE = 0.5
