import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** The lines that a file has lost. */
type Losses = { dropped: number; since: number | null }

/**
 * A file that lines are written to as long as it takes them, and that is never waited for: a line that cannot
 * be written is dropped and counted (OPS-21). The first line that can be written again comes behind one that
 * says how many were lost.
 */
export class LossyFile {
  readonly #file: number
  readonly #now: () => number
  /** Whether the last line was written in part only. */
  #isTorn = false
  #since: number | null = null
  #lostInRow = 0
  #dropped = 0

  /** @param file A descriptor. A pipe must not let its writer wait (`unblocked`). */
  constructor(file: number, now: () => number = Date.now) {
    this.#file = file
    this.#now = now
  }

  get losses(): Losses {
    return { dropped: this.#dropped, since: this.#since }
  }

  write(line: string): void {
    const isOpen = this.#since === null || this.#put(this.#summary())
    if (isOpen) {
      this.#since = null
      this.#lostInRow = 0
    }
    if (!isOpen || !this.#put(line)) this.#drop()
  }

  #summary(): string {
    const since = new Date(this.#since ?? this.#now()).toISOString()
    const lines = { level: 40, time: new Date(this.#now()).toISOString(), lost: this.#lostInRow, since }
    return `${JSON.stringify({ ...lines, msg: 'Lines of this log were lost: it could not be written' })}\n`
  }

  #drop(): void {
    this.#since ??= this.#now()
    this.#lostInRow += 1
    this.#dropped += 1
  }

  /** Whether all of the line was written. */
  #put(line: string): boolean {
    let rest = Buffer.from(this.#isTorn ? `\n${line}` : line)
    const length = rest.length
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#file, rest))
      this.#isTorn = false
      return true
    } catch {
      if (rest.length < length) this.#isTorn = true
      return false
    }
  }
}

/**
 * Opens a pipe under a descriptor that refuses what it cannot take at once, since its reader may have
 * stopped. Other files, and pipes that the system cannot open again, are returned as they are.
 */
export function unblocked(file: number): number {
  try {
    if (!fstatSync(file).isFIFO()) return file
    return openSync(`/proc/self/fd/${file}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return file
  }
}
