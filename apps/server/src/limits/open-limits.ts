import { LIMITS } from './limits.ts'
import type { Rate } from './rate-limit.ts'

/** How often something may be done, such as how many events an address may register. */
export type CountedLimit = {
  /** Counts one; false when it is one too many. */
  take(key: string): boolean | Promise<boolean>
  /** What was counted came to nothing. */
  giveBack(key: string): unknown
}

export type Registering = 'connection' | 'address' | 'event'

/** How many people may register by the share link; REG-1. */
export type RegistrationLimit = {
  /** Counts a registration and gives 0, or the ms to wait for one too many, which is not counted. */
  take(keys: Record<Registering, string>): number | Promise<number>
}

/**
 * A browser registers one person. Five hundred people behind one address join within two minutes; an event takes more, so that one
 * address alone cannot keep the others out.
 */
export function registrationRates(addressPerMinute: number): Readonly<Record<Registering, Rate>> {
  const rate = (perMinute: number, burst: number) => ({ burst, perSecond: perMinute / 60 })
  return {
    connection: rate(LIMITS.registrationsPerMinute.value, LIMITS.registrationsAtOnce.value),
    address: rate(addressPerMinute, 1.5 * addressPerMinute),
    event: rate(1.5 * addressPerMinute, 2.5 * addressPerMinute),
  }
}
