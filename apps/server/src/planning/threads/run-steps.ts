/** What a run on threads is about; `nextStep` changes it. */
export interface RunState {
  /** Searches and provers at work. */
  readonly searches: number
  readonly provers: number
  /** The searches were requested to end. */
  readonly isEnding: boolean
  /** Nobody wants to wait for a proof: the run was stopped, or its plan is proven. */
  readonly isSettled: boolean
  readonly isFinished: boolean
}

export type RunEvent =
  | 'searchDone'
  | 'proverStarted'
  | 'proverGone'
  /** The best plan meets its bounds. */
  | 'proven'
  /** Somebody stops the run. */
  | 'stopped'
  /** The time limit or the patience is over. */
  | 'over'
  /** The time that the last step allowed is over. */
  | 'timedOut'
  /** A search broke down. */
  | 'failed'

/**
 * - endSearches: searches are requested to end and get some time for it, after which the run times out;
 * - awaitProof: the searches are over, provers get some time, after which the run times out;
 * - finish: everything ends with the best plan so far.
 */
export type RunStep = 'none' | 'endSearches' | 'awaitProof' | 'finish'

export function startedRun(searches: number): RunState {
  return { searches, provers: 0, isEnding: false, isSettled: false, isFinished: false }
}

/**
 * What follows from an event: `isProofLikely` is only called when it matters whether a proof may still come.
 */
export function nextStep(
  state: RunState,
  event: RunEvent,
  isProofLikely: () => boolean,
): { readonly state: RunState; readonly step: RunStep } {
  if (state.isFinished) return { state, step: 'none' }
  const after = apply(state, event)
  const step = stepAfter(after, event, { before: state, isProofLikely })
  return { state: step === 'finish' ? { ...after, isFinished: true } : after, step }
}

function apply(state: RunState, event: RunEvent): RunState {
  switch (event) {
    case 'searchDone':
      return { ...state, searches: state.searches - 1 }
    case 'proverStarted':
      return { ...state, provers: state.provers + 1 }
    case 'proverGone':
      return { ...state, provers: state.provers - 1 }
    case 'proven':
    case 'stopped':
      return { ...state, isEnding: true, isSettled: true }
    case 'over':
      return { ...state, isEnding: true }
    case 'timedOut':
    case 'failed':
      return state
  }
}

function stepAfter(
  state: RunState,
  event: RunEvent,
  { before, isProofLikely }: { readonly before: RunState; readonly isProofLikely: () => boolean },
): RunStep {
  const areSearchesOver = state.searches === 0
  const afterSearches = (): RunStep =>
    state.provers > 0 && !state.isSettled && isProofLikely() ? 'awaitProof' : 'finish'
  switch (event) {
    case 'searchDone':
      return areSearchesOver ? afterSearches() : 'none'
    case 'proverStarted':
      return 'none'
    case 'proverGone':
      return areSearchesOver && state.provers === 0 ? 'finish' : 'none'
    case 'proven':
    case 'stopped':
    case 'over':
      if (event === 'over' ? before.isEnding : before.isSettled) return 'none'
      return areSearchesOver ? afterSearches() : 'endSearches'
    case 'timedOut':
    case 'failed':
      return 'finish'
  }
}
