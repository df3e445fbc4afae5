/**
 * Indexes into the memory that a search shares with its threads: 1 while they wait, how many wait, and for
 * how long in all; ms.
 */
const [IS_PAUSED, WAITING, WAITED_MS] = [0, 1, 2]

/**
 * Lets all threads of a search stand still, without its time going on: a searcher waits between two steps.
 */
export class Pause {
  readonly shared = new SharedArrayBuffer(4 * 3)
  readonly #places = new Int32Array(this.shared)
  readonly #now: () => number
  readonly #followers = new Set<(isPaused: boolean) => void>()
  #since: number | undefined
  #threads = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get isOn(): boolean {
    return this.#since !== undefined
  }

  begin(): void {
    if (this.isOn) return
    this.#since = this.#now()
    Atomics.store(this.#places, IS_PAUSED, 1)
    this.#tell()
  }

  end(): void {
    if (this.#since === undefined) return
    // Before the threads go on: their clocks leave it out.
    Atomics.store(this.#places, WAITED_MS, Math.round(this.waitedMs()))
    this.#since = undefined
    Atomics.store(this.#places, IS_PAUSED, 0)
    Atomics.notify(this.#places, IS_PAUSED)
    this.#tell()
  }

  /** Told of each beginning and end; call what is returned when that is over. */
  follow(follower: (isPaused: boolean) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** How long the search has been paused in all. */
  waitedMs(): number {
    const current = this.#since === undefined ? 0 : this.#now() - this.#since
    return Atomics.load(this.#places, WAITED_MS) + current
  }

  /** A thread was started; call what is returned when it is gone. */
  joined(): () => void {
    this.#threads += 1
    return () => {
      this.#threads -= 1
    }
  }

  /** Whether every thread waits. */
  isStill(): boolean {
    return this.isOn && Atomics.load(this.#places, WAITING) >= this.#threads
  }

  #tell(): void {
    for (const follower of this.#followers) follower(this.isOn)
  }
}

/** What a thread has of the pauses of its search. */
export function pausesOf(shared: SharedArrayBuffer): { wait(): void; now(): number } {
  const places = new Int32Array(shared)
  return {
    /** Called often, between steps: returns when the search is not paused. */
    wait() {
      if (Atomics.load(places, IS_PAUSED) === 0) return
      Atomics.add(places, WAITING, 1)
      while (Atomics.load(places, IS_PAUSED) === 1) Atomics.wait(places, IS_PAUSED, 1)
      Atomics.sub(places, WAITING, 1)
    },
    /** A clock in milliseconds that stands still in pauses. */
    now: () => performance.now() - Atomics.load(places, WAITED_MS),
  }
}
