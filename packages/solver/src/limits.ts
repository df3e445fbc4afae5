import type { SolveOptions } from './solve-options.ts'

/** When a search has to end: by time, by moves or because somebody stops it. */
export interface Limits {
  readonly isTimed: boolean
  readonly maxMoves: number
  now(): number
  /** Seconds since the search began. */
  seconds(): number
  isOver(): boolean
  /** Progress 0..1, from now on, through this share of the time left; 0 without a time limit. */
  elapsedOf(share: number): () => number
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
    elapsedOf(share) {
      const from = now()
      return () => (isTimed ? (now() - from) / Math.max(1, share * (deadline - from)) : 0)
    },
  }
}
