import type { PersonId } from '@planner/domain'
import type { PushMessage, PushState, PushSubscription } from '@planner/protocol'
import { LIMITS } from '../../limits/limits.ts'
import type { ServerContext } from '../../server-context.ts'
import type { PushKeys } from '../../storage/push-row.ts'
import { type Posted, postPublicly, retryAfterMs } from '../../webhooks/post-publicly.ts'
import type { TargetRules } from '../../webhooks/target-address.ts'
import type { Attempt } from '../channel.ts'
import { deviceId, type PushDevice, pushDeviceOf, subscriptionFault } from './push-device.ts'
import { pushKeysOf } from './push-keys.ts'

type Options = Pick<ServerContext, 'storage' | 'now'> & {
  /** Whom push services may write to; '' where nothing is sent to devices. */
  contact: string
  rules: TargetRules
  patienceMs?: number
}

/** How long a push service may take to answer; ms. */
const PATIENCE_MS = 10_000
/** How long it keeps a message for a device that is away. */
const KEPT_SECONDS = 86_400
/** A device that says so is there no more. */
const GONE: readonly number[] = [404, 410]
/** However late a push service wants it; ms. */
const LONGEST_WAIT_MS = 6 * 3_600_000

type Sent = Attempt | { kind: 'gone'; why: string }

/** The devices of people, and the push services that take messages for them; PUSH-1 to PUSH-5. */
export class PushSender {
  readonly #options: Options
  readonly #closing = new AbortController()
  #keys: Promise<PushKeys> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  get isOn(): boolean {
    return this.#options.contact !== ''
  }

  close(): void {
    this.#closing.abort()
  }

  /** `endpoint` is of the device that asks. */
  async stateFor(eventId: string, personId: PersonId, endpoint: string): Promise<PushState> {
    if (!this.isOn) return { publicKey: '', isOn: false }
    const { publicKey } = await this.#ownKeys()
    const devices = await this.#options.storage.push.of(eventId, personId)
    return { publicKey, isOn: devices.some(({ id }) => id === deviceId(endpoint)) }
  }

  /** @returns why the device cannot be told, as a sentence; undefined when it is told from now on. */
  async add(
    eventId: string,
    personId: PersonId,
    subscription: PushSubscription,
  ): Promise<string | undefined> {
    const { storage, now, rules } = this.#options
    const fault = await subscriptionFault(subscription, rules)
    if (fault !== undefined) return fault
    const { publicKey } = await this.#ownKeys()
    const device = {
      id: deviceId(subscription.endpoint),
      at: now(),
      subscription: JSON.stringify({ ...subscription, publicKey } satisfies PushDevice),
    }
    const keep = LIMITS.pushDevices.value
    await storage.write([{ kind: 'putPushDevice', eventId, personId, device, keep }])
    return undefined
  }

  async remove(eventId: string, personId: PersonId, id: string): Promise<void> {
    await this.#options.storage.write([{ kind: 'removePushDevice', eventId, personId, id }])
  }

  /** Sends a message to all devices of a person; it is sent once any of them takes it. Never rejects, but for storage. */
  async send(eventId: string, personId: PersonId, message: PushMessage): Promise<Attempt> {
    const devices = await this.#options.storage.push.of(eventId, personId)
    const attempts = await Promise.all(
      devices.map(async ({ id, subscription }) => {
        const sent = await this.#sendTo(pushDeviceOf(subscription), message)
        if (sent.kind === 'gone') await this.remove(eventId, personId, id)
        return sent
      }),
    )
    return best(attempts)
  }

  async #sendTo(device: PushDevice | undefined, message: PushMessage): Promise<Sent> {
    const { contact, rules, patienceMs = PATIENCE_MS } = this.#options
    const keys = await this.#ownKeys()
    if (!device) return { kind: 'gone', why: 'unreadable' }
    if (device.publicKey !== keys.publicKey) return { kind: 'refused', why: 'anotherKey', isAddress: false }
    // Loaded with the first message: most installations send none.
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify(message), {
      vapidDetails: { subject: contact, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      topic: message.tag,
    })
    const { signal } = this.#closing
    const request = { address: device.endpoint, headers, body }
    const posted = await postPublicly(request, { ...rules, patienceMs }, signal).catch(() => CLOSING)
    return posted.kind === 'failed' ? afterFailure(posted.why) : afterAnswer(posted, this.#options.now())
  }

  /** They are asked for again after storage has failed. */
  #ownKeys(): Promise<PushKeys> {
    this.#keys ??= pushKeysOf(this.#options.storage).catch((error: unknown) => {
      this.#keys = undefined
      throw error
    })
    return this.#keys
  }
}

const CLOSING = { kind: 'failed', why: 'closing' } as const

/** Whatever leads inside a network is refused for good; it is not removed, since names may lead there for a while. */
function afterFailure(why: string): Sent {
  return why === 'NOT_PUBLIC' || why === 'address'
    ? { kind: 'refused', why, isAddress: false }
    : { kind: 'later', why }
}

function afterAnswer({ status, headers }: Extract<Posted, { kind: 'answered' }>, now: number): Sent {
  const why = String(status)
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.includes(status)) return { kind: 'gone', why }
  if (status === 429 || status >= 500)
    return { kind: 'later', why, afterMs: Math.min(retryAfterMs(headers, now), LONGEST_WAIT_MS) }
  return { kind: 'refused', why, isAddress: false }
}

function best(attempts: readonly Sent[]): Attempt {
  const of = <K extends Sent['kind']>(kind: K) =>
    attempts.find((each): each is Extract<Sent, { kind: K }> => each.kind === kind)
  const why = of('gone')?.why ?? 'noDevice'
  return of('sent') ?? of('later') ?? of('refused') ?? { kind: 'refused', why, isAddress: false }
}
