/** What became of an attempt to hand entries to a receiver. */
export type Delivery =
  | { kind: 'delivered' }
  /** It does not want them: trying again would not help. */
  | { kind: 'refused'; why: string }
  /** It may take them later, at the earliest after `afterMs`. */
  | { kind: 'unavailable'; why: string; afterMs?: number }

/** Hands entries to a receiver. Never rejects. */
export type Deliver<E> = (entries: readonly E[], signal: AbortSignal) => Promise<Delivery>

export const DELIVERED: Delivery = { kind: 'delivered' }

/** A failure as a log may say it: its kind, never its text, which may repeat what was sent. */
export function kindOfFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'Error'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
