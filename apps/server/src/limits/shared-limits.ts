import { createHmac } from 'node:crypto'
import type { SharedStorage } from '../storage/shared-storage.ts'
import {
  type EventLimit,
  type Registering,
  type RegistrationLimit,
  registrationRates,
} from './open-limits.ts'

type Options = { shared: Pick<SharedStorage, 'takeAllowances'>; secret: string }

/** Limits that hold over all nodes of a database. It keeps no address, only what an address cannot be found from. */
function allowanceKeys(secret: string): (of: string, key: string) => string {
  return (of, key) => `${of} ${createHmac('sha256', secret).update(`${of} ${key}`).digest('base64url')}`
}

/** As `quota` of an hour, but that what is taken comes back bit by bit. */
export function sharedEventLimit(perHour: number, { shared, secret }: Options): EventLimit {
  const keyOf = allowanceKeys(secret)
  return {
    take: async (address) => {
      const allowance = { burst: perHour, perSecond: perHour / 3600, cost: 1 }
      return (await shared.takeAllowances([{ key: keyOf('events', address), ...allowance }])) === 0
    },
  }
}

export function sharedRegistrationLimit(
  addressPerMinute: number,
  { shared, secret }: Options,
): RegistrationLimit {
  const keyOf = allowanceKeys(secret)
  const rates = Object.entries(registrationRates(addressPerMinute)) as [
    Registering,
    { burst: number; perSecond: number },
  ][]
  return {
    take: (keys) =>
      shared.takeAllowances(rates.map(([of, rate]) => ({ key: keyOf(of, keys[of]), cost: 1, ...rate }))),
  }
}
