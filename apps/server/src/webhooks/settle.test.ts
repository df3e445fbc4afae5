import { expect, test } from 'vitest'
import type { WebhookWrite } from '../storage/webhook-row.ts'
import { WEBHOOK_PACE } from './pace.ts'
import type { Sent } from './send-message.ts'
import { settle } from './settle.ts'
import { type WebhookData, type WebhookMessage, webhookOf } from './webhook.ts'

const HOUR = 3_600_000
const hook: WebhookData = {
  address: 'https://hooks.example.org/',
  kinds: ['plan.changed'],
  generation: 1,
  check: '',
  off: null,
  failingSince: null,
  told: { plan: '', inForceAt: 0, newestAt: 0, numNewest: 0 },
  toldAt: 0,
  log: [],
}
const message: WebhookMessage = {
  id: 'm1',
  webhookId: 'a',
  dueAt: 0,
  kind: 'plan.changed',
  body: '{}',
  attempts: 0,
}
const later = { ...message, id: 'm2' }

function settled(of: WebhookData, sent: Sent, { now = 1000, attempts = 0 } = {}) {
  const subject = { eventId: 'e', webhookId: 'a', hook: of }
  const writes = settle(subject, { ...message, attempts }, { sent, now, waiting: [later] }, WEBHOOK_PACE)
  const [put] = writes
  if (put?.kind !== 'putWebhook') throw new Error('The webhook is stored first.')
  return { hook: webhookOf(put.hook), rest: writes.slice(1).map(brief) }
}

function brief(write: WebhookWrite): unknown {
  return write.kind === 'putWebhookMessage' ? [write.kind, write.message.dueAt] : write.kind
}

test('WEBHOOK-5: each vain attempt waits longer, and the last one comes after three days', () => {
  const { waits, failingMs } = WEBHOOK_PACE
  let now = 0
  let of = hook
  for (const [attempts, wait] of waits.entries()) {
    const next = settled(of, { kind: 'failed', why: '500' }, { now, attempts })
    expect(next.rest).toEqual([['putWebhookMessage', now + wait]])
    expect(next.hook).toMatchObject({
      off: null,
      failingSince: 0,
      log: [{ attempt: attempts + 1 }, ...of.log],
    })
    now += wait
    of = next.hook
  }
  expect(now).toBeGreaterThanOrEqual(failingMs)
  expect([...waits]).toEqual([...waits].sort((a, b) => a - b))
})

test('WEBHOOK-7: after three days of nothing but failure it is switched off, with what waits', () => {
  const failing = { ...hook, failingSince: 1000 }
  const early = settled(failing, { kind: 'failed', why: 'ECONNREFUSED' }, { now: 1000 + 71 * HOUR })
  expect(early.hook.off).toBeNull()
  const now = 1000 + 72 * HOUR
  const { hook: off, rest } = settled(failing, { kind: 'failed', why: 'ECONNREFUSED' }, { now })
  expect(off.off).toEqual({ reason: 'failing', at: now })
  expect(rest).toEqual(['removeWebhookMessage', 'removeWebhookMessage'])
})

test('WEBHOOK-7: what arrives ends the failure, and 410 ends everything', () => {
  const failing = { ...hook, failingSince: 1 }
  expect(settled(failing, { kind: 'delivered', why: '200' }).hook.failingSince).toBeNull()
  const { hook: gone, rest } = settled(hook, { kind: 'gone', why: '410' })
  expect(gone.off?.reason).toBe('gone')
  expect(rest).toEqual(['removeWebhookMessage', 'removeWebhookMessage'])
})

test('WEBHOOK-5: a message that was sent as often as it may be is dropped, and the log says so', () => {
  const sent = { kind: 'failed', why: '500' } as const
  const { hook: of, rest } = settled(hook, sent, { attempts: WEBHOOK_PACE.waits.length })
  expect(rest).toEqual(['removeWebhookMessage'])
  expect(of.log).toMatchObject([{ outcome: 'dropped', why: 'tooOld' }, { outcome: 'failed' }])
})
