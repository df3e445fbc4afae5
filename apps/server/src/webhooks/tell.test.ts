import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { factsOf, factsToKeep } from './happenings.ts'
import { tell, tellingWrites } from './tell.ts'
import { storedWebhook, type WebhookData, type WebhookMessage } from './webhook.ts'

const pace = { quietMs: 5000, gatherMs: 30_000 }

function built(people: readonly string[]) {
  const event = new EventBuilder('planner')
  for (const [at, name] of people.entries()) event.person(name, { createdAt: 100 + at })
  return { variant: event.variant, state: event.state }
}

const none = { plan: '', inForceAt: 0, newestAt: 0, numNewest: 0 }

function hookThatKnows(told: WebhookData['told'], changes: Partial<WebhookData> = {}): WebhookData {
  return {
    address: 'https://hooks.example.org/',
    kinds: ['plan.published', 'plan.changed', 'person.registered'],
    generation: 1,
    check: '',
    off: null,
    failingSince: null,
    told,
    toldAt: 0,
    log: [],
    ...changes,
  }
}

test('WEBHOOK-6: newcomers of a burst are one message, after the pause', () => {
  const facts = factsOf(built(['ann', 'bob', 'cid']))
  const hook = hookThatKnows(factsToKeep(factsOf(built(['ann']))), { toldAt: 1000 })
  const early = tell(hook, facts, { now: 11_000, isQuiet: true, pace })
  expect(early).toMatchObject({ kinds: [], waitMs: 20_000, hook: { told: hook.told } })
  const late = tell(early.hook, facts, { now: 31_000, isQuiet: true, pace })
  expect(late).toMatchObject({ kinds: ['person.registered'], waitMs: null, hook: { toldAt: 31_000 } })
  expect(facts.numNewSince(hook.told)).toBe(2)
  expect(tell(late.hook, facts, { now: 90_000, isQuiet: true, pace }).kinds).toEqual([])
})

test('WEBHOOK-2, WEBHOOK-6: a plan that is put into force is told at once, its changes when it is quiet', () => {
  const facts = { ...factsOf(built([])), plan: 'b', inForceAt: 5 }
  const at = { now: 100, isQuiet: false, pace }
  expect(tell(hookThatKnows(none, { toldAt: 90 }), facts, at).kinds).toEqual(['plan.published'])
  expect(tell(hookThatKnows({ ...none, plan: 'a' }), facts, at).kinds).toEqual(['plan.published'])
  const changed = hookThatKnows({ ...none, plan: 'a', inForceAt: 5 })
  expect(tell(changed, facts, { ...at, now: 90_000 })).toMatchObject({ kinds: [], waitMs: 5000 })
  expect(tell(changed, facts, { ...at, now: 90_000, isQuiet: true }).kinds).toEqual(['plan.changed'])
  expect(tell(changed, { ...facts, plan: '' }, { ...at, now: 90_000, isQuiet: true }).kinds).toEqual([])
})

test('WEBHOOK-2, WEBHOOK-7: what it was not added for, or happens while it is off, is not told', () => {
  const facts = { ...factsOf(built(['ann'])), plan: 'b', inForceAt: 5 }
  const at = { now: 90_000, isQuiet: true, pace }
  const other = tell(hookThatKnows(none, { kinds: ['plan.changed'] }), facts, at)
  expect(other).toMatchObject({ kinds: [], waitMs: null, hook: { told: factsToKeep(facts) } })
  const off = hookThatKnows(none, { off: { reason: 'gone', at: 1 } })
  expect(tell(off, facts, at)).toEqual({ kinds: [], hook: off, waitMs: null })
})

test('WEBHOOK-5: where too many wait the oldest are dropped, and the log says so', () => {
  const room = { eventId: 'e', ...built(['ann']) }
  const facts = factsOf(room)
  const hook = hookThatKnows(none)
  const waiting = Array.from(
    { length: LIMITS.webhookMessages.value },
    (_, number): WebhookMessage => ({
      id: `m${number}`,
      webhookId: 'a',
      dueAt: 0,
      kind: 'plan.changed',
      body: '{}',
      attempts: 2,
    }),
  )
  const telling = tell(hook, facts, { now: 90_000, isQuiet: true, pace })
  const row = storedWebhook('a', hook)
  const writes = tellingWrites(room, row, telling, {
    facts,
    waiting: [{ ...waiting[0], webhookId: 'b' } as WebhookMessage, ...waiting],
    now: 90_000,
    newMessageId: () => 'new',
  })
  expect(writes.slice(1)).toMatchObject([
    { kind: 'putWebhookMessage', message: { id: 'new', webhookId: 'a', dueAt: 90_000 } },
    { kind: 'removeWebhookMessage', id: 'm0' },
  ])
  expect(JSON.stringify(writes[0])).toContain('tooMany')
})
