import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { AddressTurns } from '../limits/address-turns.ts'
import { takeTurns } from './request-limits.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Requests say themselves from which address they are. */
function takeTurnsOf(maxUnfinished: number): void {
  app.decorateRequest('address', {
    getter() {
      return String(this.headers['x-from'])
    },
  })
  takeTurns(app, new AddressTurns({ maxUnfinished }))
}

test('HTTP-21: what an address asks for beyond its turn waits, and what others ask for does not', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  app = fastify({ logger: false })
  takeTurnsOf(2)
  app.get('/:name', async ({ params }) => {
    begun.push((params as { name: string }).name)
    await new Promise<void>((end) => ends.push(end))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = async (from: string, name: string) =>
    (await fetch(`${url}/${name}`, { headers: { 'x-from': from } })).status
  const statuses: Promise<number>[] = []
  for (const name of ['a', 'b']) {
    statuses.push(asked('greedy', name))
    await expect.poll(() => begun).toContain(name)
  }
  statuses.push(asked('greedy', 'c'))
  statuses.push(asked('modest', 'd'))
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c'])
  for (const end of ends) end()
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
})

test('HTTP-21: whoever goes away while it waits is not answered, and keeps no place', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  app = fastify({ logger: false })
  takeTurnsOf(1)
  app.get('/:name', async ({ params }) => {
    begun.push((params as { name: string }).name)
    await new Promise<void>((end) => ends.push(end))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const first = fetch(`${url}/first`)
  await expect.poll(() => begun).toEqual(['first'])
  const gone = new AbortController()
  const left = fetch(`${url}/left`, { signal: gone.signal }).catch(() => 'left')
  const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(2)
  gone.abort()
  expect(await left).toBe('left')
  await expect.poll(connections).toBe(1)
  const last = fetch(`${url}/last`)
  await expect.poll(connections).toBe(2)
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['first', 'last'])
  ends[1]?.()
  expect([(await first).status, (await last).status]).toEqual([200, 200])
})

test('HTTP-21: what a route finds to be nowhere waits for no further turn', async () => {
  app = fastify({ logger: false })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({}))
  takeTurnsOf(2)
  app.get('/*', (_request, reply) => reply.callNotFound())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await fetch(`${url}/nothing`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
})
