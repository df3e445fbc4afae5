import { test as base, expect } from '@playwright/test'
import { HubClient } from './event.ts'
import { PlannerServer } from './planner-server.ts'

type Journey = {
  /** Environment variables of a dedicated server, which the journey may stop; false: the server shared by all journeys of a worker. */
  ownServer: Record<string, string> | false
  server: PlannerServer
  /** A client of the standard planner's hub. */
  hub: HubClient
  /** A client of any hub, by its path. */
  openHub: (hubPath?: string) => HubClient
  /** Closes pages that a journey has opened itself. */
  closePages: undefined
}

/** Journeys share a server, each with its own event; `test.use({ ownServer: {} })` gives each a dedicated one. */
export const test = base.extend<Journey, { sharedServer: PlannerServer }>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const server = new PlannerServer()
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  closePages: [
    async ({ browser }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  ownServer: [false, { option: true }],
  server: async ({ ownServer, sharedServer }, use) => {
    if (ownServer === false) return use(sharedServer)
    const server = new PlannerServer(ownServer)
    await server.start()
    await use(server)
    await server.close()
  },
  openHub: async ({ server }, use) => {
    const clients: HubClient[] = []
    await use((hubPath) => {
      const client = new HubClient(server.url, hubPath)
      clients.push(client)
      return client
    })
    for (const client of clients) client.close()
  },
  hub: ({ openHub }, use) => use(openHub()),
})

export { expect }
