import { createHmac } from 'node:crypto'
import type { SharedStorage } from '../storage/shared-storage.ts'
import {
  type CountedLimit,
  type Registering,
  type RegistrationLimit,
  registrationRates,
} from './open-limits.ts'

type Options = { shared: Pick<SharedStorage, 'takeAllowances'>; secret: string }

/** Limits that hold over all nodes of a database. It keeps no address, only what an address cannot be found from. */
function allowanceKeys(secret: string): (of: string, key: string) => string {
  return (of, key) => `${of} ${createHmac('sha256', secret).update(`${of} ${key}`).digest('base64url')}`
}

const SECONDS = { hour: 3600, day: 86_400 }

/** As `quota`, but that what is taken comes back bit by bit. `of` names what is counted. */
export function sharedLimit(
  of: string,
  { limit, per }: { limit: number; per: keyof typeof SECONDS },
  { shared, secret }: Options,
): CountedLimit {
  const keyOf = allowanceKeys(secret)
  const take = async (key: string, cost: number) => {
    const allowance = { burst: limit, perSecond: limit / SECONDS[per], cost }
    return (await shared.takeAllowances([{ key: keyOf(of, key), ...allowance }])) === 0
  }
  return { take: (key) => take(key, 1), giveBack: (key) => take(key, -1) }
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
