/** Whose limit it is: what shares one allowance. */
export type LimitOf = 'connection' | 'address' | 'session' | 'event' | 'server'

export type Limit = {
  readonly of: LimitOf
  readonly value: number
  readonly unit: 'bytes' | 'tokens' | 'tokens a second' | 'bytes a second' | 'number' | 'seconds'
  /** What is counted, and over which time. */
  readonly what: string
  /** What happens beyond it. */
  readonly beyond: string
}

export const KB = 1024
export const MB = 1024 * KB

export const REFUSED = 'refused with 429; asking again later helps'
export const ENDED = 'the connection is ended; a page connects again by itself'

export function limit(of: LimitOf, value: number, unit: Limit['unit'], what: string, beyond: string): Limit {
  return { of, value, unit, what, beyond }
}
