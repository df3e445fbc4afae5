import { timingSafeEqual } from 'node:crypto'
import type { PersonId } from '@planner/domain'

/** The page on which a person ends mail about an event, or takes it up again; LETTER-8. */
export function stopPath(eventId: string, personId: PersonId, token: string): string {
  return `/letters/${[eventId, personId, token].join('.')}/`
}

/** What the address of that page claims; only the token that is kept proves it. */
export function stopClaim(text: string): { eventId: string; personId: PersonId; token: string } | undefined {
  const [eventId = '', personId = '', token = '', ...rest] = text.split('.')
  const isWhole =
    rest.length === 0 && text.length <= 200 && [eventId, personId, token].every((part) => part !== '')
  return isWhole ? { eventId, personId, token } : undefined
}

export function isSameToken(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
