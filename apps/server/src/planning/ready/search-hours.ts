const HOUR_MS = 3_600_000

type Budget = { now: () => number; eventSeconds: number; serverSeconds: number }

/** How many seconds were searched in this hour, for each event and for all. Hours begin at the same time for all. */
export class SearchHours {
  readonly #budget: Budget
  #hour = 0
  #all = 0
  #ofEvents = new Map<string, number>()

  constructor(budget: Budget) {
    this.#budget = budget
  }

  add(eventId: string, seconds: number): void {
    this.#turn()
    this.#all += seconds
    this.#ofEvents.set(eventId, (this.#ofEvents.get(eventId) ?? 0) + seconds)
  }

  /** Seconds that may still be searched for an event. */
  left(eventId: string): number {
    this.#turn()
    const { eventSeconds, serverSeconds } = this.#budget
    return Math.min(eventSeconds - (this.#ofEvents.get(eventId) ?? 0), serverSeconds - this.#all)
  }

  #turn(): void {
    const hour = Math.floor(this.#budget.now() / HOUR_MS)
    if (hour === this.#hour) return
    this.#hour = hour
    this.#all = 0
    this.#ofEvents = new Map()
  }
}
