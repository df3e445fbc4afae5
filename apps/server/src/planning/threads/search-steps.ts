/** Where a search on threads is; `nextStep` changes it. */
export interface SearchState {
  /** At work; a searcher is one thread that looks for a plan. */
  readonly searchers: number
  readonly provers: number
  /** The searchers were requested to end. */
  readonly isEnding: boolean
  /** Nobody wants to wait for a proof: the search was stopped, or its plan is proven. */
  readonly isSettled: boolean
  readonly isFinished: boolean
}

export type SearchEvent =
  | 'searcherDone'
  | 'proverStarted'
  | 'proverGone'
  /** The best plan meets its bounds. */
  | 'proven'
  /** Somebody stops the search. */
  | 'stopped'
  /** The time limit or the patience is over. */
  | 'over'
  /** The time that the last step allowed is over. */
  | 'timedOut'
  /** A searcher broke down. */
  | 'failed'

/**
 * - endSearchers: they are requested to end and get some time for it, after which the search times out;
 * - awaitProof: the searchers are over, provers get some time, after which the search times out;
 * - finish: everything ends with the best plan so far.
 */
export type SearchStep = 'none' | 'endSearchers' | 'awaitProof' | 'finish'

export function startedSearch(searchers: number): SearchState {
  return { searchers, provers: 0, isEnding: false, isSettled: false, isFinished: false }
}

/**
 * What follows from an event: `isProofLikely` is only called when it matters whether a proof may still come.
 */
export function nextStep(
  state: SearchState,
  event: SearchEvent,
  isProofLikely: () => boolean,
): { readonly state: SearchState; readonly step: SearchStep } {
  if (state.isFinished) return { state, step: 'none' }
  const after = apply(state, event)
  const step = stepAfter(after, event, { before: state, isProofLikely })
  return { state: step === 'finish' ? { ...after, isFinished: true } : after, step }
}

function apply(state: SearchState, event: SearchEvent): SearchState {
  switch (event) {
    case 'searcherDone':
      return { ...state, searchers: state.searchers - 1 }
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
  state: SearchState,
  event: SearchEvent,
  { before, isProofLikely }: { readonly before: SearchState; readonly isProofLikely: () => boolean },
): SearchStep {
  const areSearchersDone = state.searchers === 0
  const afterSearchers = (): SearchStep =>
    state.provers > 0 && !state.isSettled && isProofLikely() ? 'awaitProof' : 'finish'
  switch (event) {
    case 'searcherDone':
      return areSearchersDone ? afterSearchers() : 'none'
    case 'proverStarted':
      return 'none'
    case 'proverGone':
      return areSearchersDone && state.provers === 0 ? 'finish' : 'none'
    case 'proven':
    case 'stopped':
    case 'over':
      if (event === 'over' ? before.isEnding : before.isSettled) return 'none'
      return areSearchersDone ? afterSearchers() : 'endSearchers'
    case 'timedOut':
    case 'failed':
      return 'finish'
  }
}
