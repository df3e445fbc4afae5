import { ECDH, hash } from 'node:crypto'
import { pushSubscribeRequest } from '@planner/protocol'
import { z } from 'zod'
import { addressFault, leadsInside, type TargetRules } from '../../webhooks/target-address.ts'

const subscription = pushSubscribeRequest.shape.subscription

/** What is kept of a device, sealed: how it is told, and the key of the installation that it knows. */
const pushDevice = subscription.extend({ publicKey: z.string() })
export type PushDevice = z.output<typeof pushDevice>

/** Undefined where it cannot be read any more. */
export function pushDeviceOf(stored: string): PushDevice | undefined {
  return stored === '' ? undefined : pushDevice.parse(JSON.parse(stored))
}

/** Stands for a device wherever its address must not be. */
export function deviceId(endpoint: string): string {
  return hash('sha256', `push ${endpoint}`, 'base64url')
}

/** What is wrong with what a browser says of itself, as a sentence; undefined when nothing is. PUSH-2. */
export async function subscriptionFault(
  { endpoint, keys }: z.output<typeof subscription>,
  rules: TargetRules,
): Promise<string | undefined> {
  const fault = addressFault(endpoint, rules)
  if (fault !== undefined) return `The endpoint: ${fault}`
  if (!isPoint(keys.p256dh)) return 'The key p256dh must be a point of P-256.'
  if (await leadsInside(new URL(endpoint), rules)) return 'The endpoint must lead to a public host.'
  return undefined
}

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', undefined, 'compressed')
    return true
  } catch {
    return false
  }
}
