import { once } from 'node:events'
import { createServer, request as requestOf, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type BodyBytes, HttpBodies } from './http-bodies.ts'

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A server that takes bodies and answers when they are there. */
async function serve(limits: Partial<BodyBytes>) {
  const bodies = new HttpBodies(limits)
  server = createServer((request, response) => {
    const isAdmitted = bodies.admit(request, response, String(request.headers['x-from']))
    if (!isAdmitted) return void (response.destroyed || response.writeHead(429).end())
    request.resume().once('end', () => response.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** Begins to send a body of so many bytes, or of as many as it turns out, and does not end it. */
function begin(from: string, bytes?: number) {
  const { port } = server.address() as AddressInfo
  const sent = requestOf({
    port,
    method: 'POST',
    agent: false,
    headers: { 'x-from': from, ...(bytes ? { 'content-length': bytes } : {}) },
  })
  const state: { status?: number | undefined; isEnded: boolean } = { isEnded: false }
  sent.on('error', () => {
    state.isEnded = true
  })
  sent.on('response', (answer) => {
    state.status = answer.statusCode
    answer.resume()
  })
  sent.write('x')
  return { state, end: () => sent.end('x'.repeat((bytes ?? 1) - 1)) }
}

test('LIMIT-22: bodies of an address that have begun are bounded by what they say they are, however little is there', async () => {
  await serve({ least: 1, perBody: 100, address: 250, server: 10_000 })
  const [one, two] = [begin('a', 100), begin('a', 100)]
  await expect.poll(async () => (await admitted('b', 1)).status).toBe(200)
  const third = begin('a', 100)
  await expect.poll(() => third.state.status).toBe(429)
  // Those that do not say it count as the largest.
  const unsaid = begin('a')
  await expect.poll(() => unsaid.state.status).toBe(429)
  expect((await admitted('a', 20)).status).toBe(200)
  one.end()
  await expect.poll(() => one.state.status).toBe(200)
  expect((await admitted('a', 100)).status).toBe(200)
  expect(two.state).toEqual({ isEnded: false })
})

test('LIMIT-22: a body counts for its request, however small it says it is, and for the largest where it says more', async () => {
  await serve({ least: 40, perBody: 100, address: 250, server: 10_000 })
  const held = [begin('a', 1_000_000), begin('a', 2), begin('a', 2), begin('a', 3)]
  await expect.poll(async () => (await admitted('b', 2)).status).toBe(200)
  const next = begin('a', 2)
  await expect.poll(() => next.state.status).toBe(429)
  expect(held.map(({ state }) => state)).toEqual(held.map(() => ({ isEnded: false })))
})

test('LIMIT-22: where all have too many, the first of the address that has most is ended', async () => {
  await serve({ least: 1, perBody: 100, address: 1000, server: 350 })
  const greedy = [begin('a', 100), begin('a', 99), begin('a', 98)]
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(3)
  await expect.poll(async () => (await admitted('b', 90)).status).toBe(200)
  await expect.poll(() => greedy.filter(({ state }) => state.isEnded).length).toBe(1)
})

async function admitted(from: string, bytes: number) {
  const { state, end } = begin(from, bytes)
  end()
  await expect.poll(() => state.status).toBeDefined()
  return state
}
