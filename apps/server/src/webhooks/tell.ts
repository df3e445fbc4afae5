import type { WebhookKind } from '@planner/protocol'
import { LIMITS } from '../limits/limits.ts'
import type { Room } from '../rooms/room.ts'
import type { StoredWebhook, WebhookWrite } from '../storage/webhook-row.ts'
import { bodyOf, type Facts, factsToKeep, happenedSince } from './happenings.ts'
import type { WebhookPace } from './pace.ts'
import {
  storedMessage,
  storedWebhook,
  type WebhookData,
  type WebhookMessage,
  webhookOf,
  withAttempt,
} from './webhook.ts'

const MAX_WAITING = LIMITS.webhookMessages.value

/** What a webhook is told now, and what it then knows. `waitMs` is null when nothing is held back. */
type Telling = { kinds: WebhookKind[]; hook: WebhookData; waitMs: number | null }

/** Decides what is told at once and what is gathered; WEBHOOK-6. */
export function tell(
  hook: WebhookData,
  facts: Facts,
  { now, isQuiet, pace }: { now: number; isQuiet: boolean; pace: Pick<WebhookPace, 'quietMs' | 'gatherMs'> },
): Telling {
  if (hook.off) return { kinds: [], hook, waitMs: null }
  const wanted = happenedSince(hook.told, facts).filter((kind) => hook.kinds.includes(kind))
  const gatherMs = Math.max(0, hook.toldAt + pace.gatherMs - now)
  const heldMs = (kind: WebhookKind): number => {
    if (kind === 'plan.published') return 0
    return kind === 'plan.changed' && !isQuiet ? Math.max(gatherMs, pace.quietMs) : gatherMs
  }
  const kinds = wanted.filter((kind) => heldMs(kind) === 0)
  const held = wanted.filter((kind) => heldMs(kind) > 0)
  const { plan, inForceAt, newestAt, numNewest } = factsToKeep(facts)
  const told = {
    ...(held.includes('plan.changed')
      ? { plan: hook.told.plan, inForceAt: hook.told.inForceAt }
      : { plan, inForceAt }),
    ...(held.includes('person.registered')
      ? { newestAt: hook.told.newestAt, numNewest: hook.told.numNewest }
      : { newestAt, numNewest }),
  }
  const isGathered = kinds.some((kind) => kind !== 'plan.published')
  return {
    kinds,
    hook: { ...hook, told, toldAt: isGathered ? now : hook.toldAt },
    waitMs: held.reduce<number | null>((least, kind) => nearer(least, heldMs(kind)), null),
  }
}

export function nearer(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}

type TellingOptions = {
  facts: Facts
  /** What waits for all webhooks of the event, the oldest first. */
  waiting: readonly WebhookMessage[]
  now: number
  newMessageId: (now: number) => string
}

/** Stores what a webhook knows, and its messages; the oldest go where too many wait (WEBHOOK-5). */
export function tellingWrites(
  room: Pick<Room, 'eventId' | 'variant' | 'state'>,
  row: StoredWebhook,
  { kinds, hook }: Telling,
  { facts, waiting, now: at, newMessageId }: TellingOptions,
): WebhookWrite[] {
  const { eventId } = room
  const before = webhookOf(row)
  if (kinds.length === 0 && JSON.stringify(hook.told) === JSON.stringify(before.told)) return []
  const added = kinds.map(
    (kind): WebhookMessage => ({
      id: newMessageId(at),
      webhookId: row.id,
      dueAt: at,
      kind,
      body: bodyOf(kind, room, { told: before.told, facts, now: at }),
      attempts: 0,
    }),
  )
  const own = [...waiting.filter(({ webhookId }) => webhookId === row.id), ...added]
  const dropped = own.slice(0, Math.max(0, own.length - MAX_WAITING))
  const logged = dropped.reduce(
    (next, { kind, attempts }) =>
      withAttempt(next, { at, kind, attempt: attempts, outcome: 'dropped', why: 'tooMany' }),
    hook,
  )
  return [
    { kind: 'putWebhook', eventId, hook: storedWebhook(row.id, logged) },
    ...added.map(
      (message) => ({ kind: 'putWebhookMessage', eventId, message: storedMessage(message) }) as const,
    ),
    ...dropped.map(({ id }) => ({ kind: 'removeWebhookMessage', eventId, id }) as const),
  ]
}
