import type { Config } from '../config.ts'
import type { ServerContext } from '../server-context.ts'
import type { Storage } from '../storage/storage.ts'
import { AddressLimits, GrowthLimits, RegistrationLimits } from './address-limits.ts'
import { AddressTurns } from './address-turns.ts'
import { LIMITS } from './limits.ts'
import type { CountedLimit } from './open-limits.ts'
import { quota } from './quota.ts'
import { sharedLimit, sharedRegistrationLimit } from './shared-limits.ts'

/** The limits of a server, over all nodes where they share a database. */
export function openLimits(
  { limits, registrationsPerMinute }: Config,
  now: () => number,
  { shared, secret }: { shared: Storage['shared']; secret: string },
): Pick<ServerContext, 'eventQuota' | 'letterQuotas' | 'registrations' | 'addresses' | 'turns' | 'growth'> {
  const counted = (of: string, rate: { limit: number; per: 'hour' | 'day' }): CountedLimit =>
    shared ? sharedLimit(of, rate, { shared, secret }) : quota({ ...rate, now })
  return {
    eventQuota: counted('events', { limit: limits.eventsPerHour, per: 'hour' }),
    letterQuotas: {
      ofAddress: counted('letters', { limit: LIMITS.lettersOfAddress.value, per: 'day' }),
      lostLinks: counted('lost links', { limit: LIMITS.lostLinks.value, per: 'hour' }),
    },
    registrations: shared
      ? sharedRegistrationLimit(registrationsPerMinute, { shared, secret })
      : new RegistrationLimits({ now, addressPerMinute: registrationsPerMinute }),
    addresses: new AddressLimits({ maxConnections: limits.connections, now }),
    turns: new AddressTurns(),
    growth: new GrowthLimits(now),
  }
}
