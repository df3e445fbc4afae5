import { test as base, expect } from '@playwright/test'
import { HubClient } from './event.ts'
import { Pages } from './pages.ts'
import { PlannerServer } from './planner-server.ts'

type Journey = {
  /** Environment variables of a dedicated server; false: the server shared by all journeys of a worker. */
  ownServer: Record<string, string> | false
  /** May be stopped: a worker has one journey at a time, and the next one finds the shared server started. */
  server: PlannerServer
  /** Pages of its own, for what would last on them: what is intercepted, listened to or emulated. */
  ownPage: boolean
  /** A client of the standard planner's hub. */
  hub: HubClient
  /** A client of any hub, by its path. */
  openHub: (hubPath?: string) => HubClient
  /** Lends pages to the journey, and takes them back. */
  lendPages: undefined
}

/**
 * Journeys share a server, each with its own event, and pages, emptied in between; `test.use({ ownServer: {
 * APP_ENV: 'test' } })` and `test.use({ ownPage: true })` give each dedicated ones.
 */
export const test = base.extend<
  Journey,
  { sharedServer: PlannerServer; formerServer: { url: string }; pages: Pages }
>({
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
  formerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    ({}, use) => use({ url: '' }),
    { scope: 'worker' },
  ],
  pages: [({ browser, sharedServer }, use) => use(new Pages(browser, sharedServer.url)), { scope: 'worker' }],
  lendPages: [
    async ({ pages, ownPage, viewport, hasTouch, server, sharedServer }, use) => {
      const size = { ...(viewport ? { viewport } : {}), hasTouch }
      pages.begin(ownPage ? null : size, [server.url, sharedServer.url])
      await use(undefined)
      await sharedServer.ensureStarted()
      await pages.takeBack()
    },
    { auto: true },
  ],
  ownPage: [false, { option: true }],
  page: async ({ pages, lendPages: _ }, use) => use(await pages.open()),
  ownServer: [false, { option: true }],
  server: async ({ ownServer, sharedServer, formerServer }, use) => {
    if (ownServer === false) return use(sharedServer)
    const server = new PlannerServer(ownServer)
    // What pages have compiled they keep by its address.
    await server.startAt(formerServer.url)
    formerServer.url = server.url
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
