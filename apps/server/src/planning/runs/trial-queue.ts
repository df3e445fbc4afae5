import { LIMITS } from '../../limits/limits.ts'

/** The places of one series of runs that nothing is stored of. */
export type TrialPlaces = {
  /** Resolves when one of them may go on, until `free()`; to false when the series is over. */
  turn(): Promise<boolean>
  free(): void
  /** Whoever waits is told that it is over; ends once. */
  end(): void
}

/** Runs that nothing is stored of wait here until no stored one does; then a few at a time go on, in order. */
export class TrialQueue {
  readonly #waiting: { start: (isTurn: boolean) => void }[] = []
  readonly #onFree: () => void
  #underWay = 0

  /** `onFree`: one waits or has ended, so it should be looked whether the next may start. */
  constructor(onFree: () => void) {
    this.#onFree = onFree
  }

  get underWay(): number {
    return this.#underWay
  }

  reserve(onEnd: () => void): TrialPlaces {
    let isOver = false
    let isUnderWay = false
    let waiting: { start: (isTurn: boolean) => void } | undefined
    const free = () => {
      if (!isUnderWay) return
      isUnderWay = false
      this.#underWay -= 1
      this.#onFree()
    }
    return {
      turn: async () => {
        if (isOver) return false
        const turn = Promise.withResolvers<boolean>()
        waiting = { start: turn.resolve }
        this.#waiting.push(waiting)
        this.#onFree()
        isUnderWay = await turn.promise
        waiting = undefined
        if (isOver) free()
        return isUnderWay
      },
      free,
      end: () => {
        if (isOver) return
        isOver = true
        if (waiting && this.#waiting.includes(waiting)) {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          waiting.start(false)
        }
        free()
        onEnd()
      },
    }
  }

  /** A place is free. */
  startNext(): void {
    if (this.#underWay >= LIMITS.trialsAtOnce.value) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#underWay += 1
    next.start(true)
  }

  close(): void {
    for (const { start } of this.#waiting.splice(0)) start(false)
  }
}
