import { LIMITS } from '../../limits/limits.ts'

/** Behind everything else on the machine, planner runs included. */
export const READY_NICENESS = 19
/** Memory of a background search's own objects. */
export const READY_MEGABYTES = 512

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

/**
 * A search waits from when the hub was at work for so much of the time, and goes on once it is for less than
 * the lower part.
 */
export const HUB_LOAD = { toPause: 0.5, toGoOn: 0.25 }

/** How a search gives way to the hub; ms. */
export const HUB_PACE = {
  lookMs: 10,
  /** So long the hub has had little to do before a search goes on. */
  calmMs: 500,
  /** A search that still works so long after it was told to wait, while it starts for instance, is ended. */
  stillMs: 400,
  /** A search that has waited so long is ended: it holds memory. */
  longestPauseMs: 10_000,
} as const

/** A search that got less than this part of a core has not searched for as long as it took. */
export const LEAST_SHARE = 0.5
