/** What keeps a problem from being planned in full, as far as it shows before planning. */
export type FindingCode =
  | 'fixedOffStart'
  | 'fixedTogether'
  | 'fixedParallel'
  | 'fixedTooFew'
  | 'topicHasNoStart'
  | 'topicHostNeverFree'
  | 'topicTooFew'
  | 'personWantsMoreThanTime'
  | 'personWantsMoreThanLimit'
  | 'personHasNoWish'
  | 'personHasNoTopic'
  | 'tooFewSeats'

/** The smallest change that would help, one of several where there is a choice. */
export interface Change {
  readonly what:
    | 'minSize'
    | 'start'
    | 'available'
    | 'wish'
    | 'wants'
    | 'max'
    | 'unfix'
    | 'maxParallelSessions'
    | 'maxSize'
  readonly topic?: string
  readonly person?: string
  readonly slot?: number
  /** The value to set, or how many are missing where nothing is set. */
  readonly value?: number
}

export interface Finding {
  readonly code: FindingCode
  /** Whether planning is sure to leave something unfilled or broken because of it. */
  readonly serious: boolean
  readonly topic?: string
  readonly person?: string
  readonly slot?: number
  readonly text: string
  readonly changes: readonly Change[]
}
