/** Times and sizes of a run on threads; found by measuring. */
export const RUN_POLICY = {
  /** How long threads may take to hand over their last plan after the request to end. */
  graceMs: 3000,
  /** How often a run is looked at whether it is over its limit or its patience. */
  watchMs: 250,
  /** How long a search that found nothing better may wait for the proof of its plan. */
  maxProofWaitMs: 8000,
  /**
   * Searches make much short-lived garbage: with the usual space for it a run at 500 people takes twice the
   * memory.
   */
  resourceLimits: { maxYoungGenerationSizeMb: 8 },
} as const
