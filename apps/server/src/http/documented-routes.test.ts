import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { HTTP_ROUTES } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

/** Calls for programs; everything else is pages and their files. */
const CALL = /^\/(api\/|feed\/|programme\/|embed\/|wall\/:token\/|healthz|metrics)/

test('WIRE-26: the HTTP calls of the server are those that are documented', async () => {
  const calls = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (each !== 'HEAD' && each !== 'OPTIONS' && CALL.test(url)) calls.add(`${each} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  const server = await testServer()
  unsubscribe('fastify.initialization', listen)
  await server.remove()
  expect([...calls].sort()).toEqual(Object.keys(HTTP_ROUTES).sort())
})
