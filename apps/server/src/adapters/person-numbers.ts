import { createHmac, randomBytes } from 'node:crypto'
import type { Environment } from '@planner/domain'

const DAY_MS = 86_400_000

/** An event and a person in it. */
export type EventPerson = { eventId: string; personId: string }

/**
 * The numbers by which analytics tell people apart (PRIV-8): positive in production, negative elsewhere. They are made from event and person
 * with a secret that stands in memory alone and is thrown away at the end of each day (UTC), so that afterwards nobody, whatever
 * files they have, can say whose a number was, and numbers of two days cannot be brought together.
 */
export function personNumbers(now: () => number): (person: EventPerson, environment: Environment) => number {
  let day = Number.NaN
  let secret = randomBytes(32)
  return ({ eventId, personId }, environment) => {
    const today = Math.floor(now() / DAY_MS)
    if (today !== day) {
      day = today
      secret = randomBytes(32)
    }
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify([eventId, personId]))
      .digest()
    // 48 bits, which a number of JSON holds exactly.
    return signed(digest.readUIntBE(0, 6) + 1, environment)
  }
}

/** PRIV-8: times 1 in production, times -1 otherwise. */
export function signed(number: number, environment: Environment): number {
  return Math.abs(number) * (environment === 'production' ? 1 : -1)
}
