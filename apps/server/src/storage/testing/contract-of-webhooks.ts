import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { storeEvent } from './samples.ts'

export function contractOfWebhooks(storage: () => Storage): void {
  const address = 'https://hooks.example.org/?token=of+the+receiver'
  const hook = (id: string, data = '{}') => ({ kind: 'putWebhook', hook: { id, address, data } }) as const
  const message = (id: string, webhookId: string, dueAt: number, data = '{}') =>
    ({ kind: 'putWebhookMessage', message: { id, webhookId, dueAt, data } }) as const

  it('WEBHOOK-5: what waits is found when it is due, and gone with its webhook', async () => {
    const eventId = await storeEvent(storage())
    const store = storage().webhooks
    await storage().write([
      { eventId, ...hook('a', '{"a":1}') },
      { eventId, ...hook('a', '{"a":2}') },
      { eventId, ...hook('b') },
      { eventId, ...message('m1', 'a', 100) },
      { eventId, ...message('m2', 'b', 300) },
      { eventId, ...message('m3', 'a', 100) },
      { eventId, ...message('m3', 'a', 200, '{"again":true}') },
    ])
    expect(await store.of(eventId)).toEqual({
      hooks: [
        { id: 'a', address, data: '{"a":2}' },
        { id: 'b', address, data: '{}' },
      ],
      messages: [
        { id: 'm1', webhookId: 'a', dueAt: 100, data: '{}' },
        { id: 'm2', webhookId: 'b', dueAt: 300, data: '{}' },
        { id: 'm3', webhookId: 'a', dueAt: 200, data: '{"again":true}' },
      ],
    })
    expect(await store.eventIds()).toContain(eventId)
    expect((await store.due(99)).eventIds).not.toContain(eventId)
    expect((await store.due(250)).eventIds.filter((id) => id === eventId)).toEqual([eventId])
    expect((await store.due(250)).nextAt).toBe(300)
    await storage().write([
      { kind: 'removeWebhookMessage', eventId, id: 'm1' },
      { kind: 'removeWebhook', eventId, id: 'b' },
    ])
    const left = await store.of(eventId)
    expect([left.hooks.map(({ id }) => id), left.messages.map(({ id }) => id)]).toEqual([['a'], ['m3']])
    await expect(storage().write([{ eventId, ...message('m4', 'b', 1) }])).rejects.toThrow()
  })

  it('WEBHOOK-5: webhooks go with their event', async () => {
    const eventId = await storeEvent(storage())
    await storage().write([
      { eventId, ...hook('a') },
      { eventId, ...message('m1', 'a', 5) },
    ])
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().webhooks.of(eventId)).toEqual({ hooks: [], messages: [] })
    expect((await storage().webhooks.due(10)).eventIds).not.toContain(eventId)
    await expect(storage().write([{ eventId, ...hook('a') }])).rejects.toThrow()
  })
}
