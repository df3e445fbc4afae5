import type { SolveOptions } from './solve-options.ts'

/** When a search has to end: by time, by moves or because somebody stops it. */
export interface Limits {
  readonly isTimed: boolean
  readonly maxMoves: number
  now(): number
  /** Seconds since the search began. */
  seconds(): number
  isOver(): boolean
}

/** Without any limit a search ends after so many moves. */
export function createLimits(options: SolveOptions, defaultMoves: number): Limits {
  const now = options.now ?? (() => 0)
  const began = now()
  const isTimed =
    options.now !== undefined && options.seconds !== undefined && options.iterations === undefined
  const deadline = isTimed ? began + (options.seconds ?? 0) * 1000 : Infinity
  const shouldStop = options.shouldStop ?? (() => false)
  return {
    isTimed,
    maxMoves: options.iterations ?? (isTimed ? Infinity : defaultMoves),
    now,
    seconds: () => (now() - began) / 1000,
    isOver: () => shouldStop() || now() >= deadline,
  }
}
