/**
 * Two parts of a proof run side by side: bounds by sessions and bounds by linear programs, or, where sessions cannot be bounded by themselves, the
 * soft and the medium level.
 */
export type ProofPart = 'first' | 'second'

/** When a part of the proof begins, measured from the beginning of the run. */
export interface ProofStart {
  readonly part: ProofPart
  readonly afterMs: number
}
