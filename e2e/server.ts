import { test as base, expect } from '@playwright/test'
import { HubClient } from './event.ts'
import { PlannerServer } from './planner-server.ts'

type Journey = {
  /** Variables of a server for this journey alone, which may stop it; false: the one that all journeys of a worker share. */
  ownServer: Record<string, string> | false
  server: PlannerServer
  /** A client of the standard planner's hub. */
  hub: HubClient
  /** A client of any hub, by its path. */
  openHub: (hubPath?: string) => HubClient
  /** Pages that a journey opened by itself end with it. */
  pagesEnd: undefined
}

/** Journeys share a server, each with an event of its own; `test.use({ ownServer: {} })` gives each a fresh one. */
export const test = base.extend<Journey, { sharedServer: PlannerServer }>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const server = new PlannerServer()
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  pagesEnd: [
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
