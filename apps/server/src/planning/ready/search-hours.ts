import { LIMITS } from '../../limits/limits.ts'

/** How long, how often and with how much room plans are kept ready. */
export type ReadyPace = {
  /** How long an event must be unchanged before a search begins; ms. */
  quietMs: number
  /** How often the server checks whether a search may begin, or must end; ms. */
  lookMs: number
  /** How long a plan is kept ready after an organiser was last there; ms. */
  followMs: number
  /** The longest search for one state of an event; seconds. */
  searchSeconds: number
  /** The most that is searched in an hour, for one event and for all; seconds. */
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

const HOUR_MS = 3_600_000
/** The part of the time that others have left which one address may have. */
const PART_OF_ADDRESS = 1 / 3

type Budget = { now: () => number; eventSeconds: number; serverSeconds: number }

/** An event, and the address from which an organiser was last there. */
export type Searched = { eventId: string; address: string }

/**
 * How many seconds were searched in this hour, for each event, for each address, and for all. Hours begin at
 * the same time for all. An address gets a part of the time that is left, so the next one always gets some.
 */
export class SearchHours {
  readonly #budget: Budget
  #hour = 0
  #all = 0
  #ofEvents = new Map<string, number>()
  #ofAddresses = new Map<string, number>()

  constructor(budget: Budget) {
    this.#budget = budget
  }

  add({ eventId, address }: Searched, seconds: number): void {
    this.#turn()
    this.#all += seconds
    this.#ofEvents.set(eventId, (this.#ofEvents.get(eventId) ?? 0) + seconds)
    this.#ofAddresses.set(address, (this.#ofAddresses.get(address) ?? 0) + seconds)
  }

  /** Seconds that were searched for an address, and of these for an event. */
  had({ eventId, address }: Searched): { ofAddress: number; ofEvent: number } {
    this.#turn()
    return { ofAddress: this.#ofAddresses.get(address) ?? 0, ofEvent: this.#ofEvents.get(eventId) ?? 0 }
  }

  /** Seconds that may still be searched for an event. */
  left(searched: Searched): number {
    const { ofAddress, ofEvent } = this.had(searched)
    const { eventSeconds, serverSeconds } = this.#budget
    const share = (serverSeconds - (this.#all - ofAddress)) * PART_OF_ADDRESS
    return Math.min(eventSeconds - ofEvent, share - ofAddress)
  }

  #turn(): void {
    const hour = Math.floor(this.#budget.now() / HOUR_MS)
    if (hour === this.#hour) return
    this.#hour = hour
    this.#all = 0
    this.#ofEvents = new Map()
    this.#ofAddresses = new Map()
  }
}
