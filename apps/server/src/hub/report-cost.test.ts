import { expect, test } from 'vitest'
import { registerTestEvent } from '../testing/test-event.ts'
import { testServer } from '../testing/test-server.ts'

test('LIMIT-2: a report costs what the data costs for whoever has it made, and not for those who ask after', async () => {
  // A clock that stands still gives no tokens back.
  const server = await testServer({}, { now: () => Date.parse('2026-03-02T09:00:00Z') })
  const event = await registerTestEvent(server.url, 'planner')
  const { adminKey } = event
  for (const part of [1, 2, 3, 4]) {
    const topics = Array.from({ length: 60 }, (_, index) => ({
      name: `Topic ${part}.${index}`,
      description: 'x'.repeat(3000),
    }))
    expect(await event.admin.invoke('AddTopics', { adminKey, topics })).toMatchObject({ ok: true })
  }
  /** How often one connection reads the report until it has asked for too much. */
  const timesRead = async (between: (n: number) => Promise<unknown>) => {
    const reader = await event.join(adminKey)
    for (let n = 0; n < 200; n += 1) {
      await between(n)
      const ack = await reader.invoke('ReadReport', { key: adminKey })
      if (!ack.ok) return { n, status: ack.status }
    }
    return { n: 200, status: 200 }
  }
  const known = await timesRead(async () => {})
  const made = await timesRead((n) =>
    event.admin.invoke('UpdateEvent', { event: { name: `Open Space ${n}` }, adminKey }),
  )
  expect([known.status, made.status]).toEqual([429, 429])
  expect(made.n).toBeLessThan(0.9 * known.n)
  event.close()
  await server.remove()
})
