const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const

/** How long everything about letters takes; ms. */
export type LetterPace = {
  /** Letters about the plan wait until it has stayed as it is for so long. */
  quietMs: number
  /** Between two letters of this server. */
  betweenMs: number
  /** After each time that a mail server wants one letter later; after the last of them the last again. */
  waits: readonly number[]
  /** The shortest and the longest pause while a channel takes nothing. */
  pauses: readonly [number, number]
  /** A letter that could not be sent for so long is dropped. */
  patienceMs: number
  /** Who sends a letter has it for so long; after that another node, or this one after a restart, sends it. */
  claimMs: number
  /** How often nodes look for letters that others have left, ... */
  pollMs: number
  /** ... and at all events that tell changes by themselves. */
  sweepMs: number
}

/** LETTER-3, LETTER-6. */
export const LETTER_PACE: LetterPace = {
  quietMs: 2 * MINUTE,
  betweenMs: SECOND / 2,
  waits: [5 * MINUTE, 15 * MINUTE, HOUR],
  pauses: [5 * SECOND, 10 * MINUTE],
  patienceMs: DAY,
  claimMs: 2 * MINUTE,
  pollMs: 10 * SECOND,
  sweepMs: 10 * MINUTE,
}
