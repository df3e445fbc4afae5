import { hearPush } from './hear-push.ts'

/**
 * Opens the app without a connection (OFFLINE-1). It keeps files that never change, the texts, and one page
 * without a key; the page itself keeps what an event holds. It knows no version: a page names the files it is
 * made of. It shows push messages, too: a site has one worker for all its pages.
 */

type Waitable = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = Waitable & { request: Request; respondWith(response: Promise<Response>): void }
type MessageEvent = Waitable & { data: unknown }
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waitable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
// The library for pages calls this a window.
const worker = self as unknown as Scope & Parameters<typeof hearPush>[0]

const FILES = 'planner-files'
const TEXTS = 'planner-texts'
const PAGE = '/planner/'
/** Of some builds: an open page of an older one goes on. The oldest go first. */
const MAX_FILES = 400
/** Of each language all, and those that a guest reads first. */
const MAX_TEXTS = 6
const PATIENCE_MS = 5000
const NO_PAGES = /^\/(api|dist|feed|programme|embed|socket\.io|healthz|metrics)(\/|$)/

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NO_PAGES.test(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/dist/assets/')) event.respondWith(kept(FILES, request.url, MAX_FILES))
  else if (pathname === '/api/Translations/GetLanguage/')
    event.respondWith(kept(TEXTS, request.url, MAX_TEXTS))
})

hearPush(worker)

/** A page that has loaded names its files. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepPage(event.data.map(String)))
})

/** From the server; what was kept where that cannot be reached, or takes too long. */
async function openPage(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const page = await (await caches.open(FILES)).match(PAGE)
  if (!page) return fresh
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), PATIENCE_MS))
  return Promise.race([fresh.catch(() => page), late])
}

async function kept(name: string, url: string, max: number): Promise<Response> {
  const cache = await caches.open(name)
  const known = await cache.match(url)
  if (known) return known
  const response = await fetch(url)
  if (response.ok) {
    await cache.put(url, response.clone())
    await dropOldest(cache, max)
  }
  return response
}

async function dropOldest(cache: Cache, max: number): Promise<void> {
  const urls = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== PAGE)
  await Promise.all(urls.slice(0, Math.max(0, urls.length - max)).map((url) => cache.delete(url)))
}

/** Keeps the page only with all files that it names: half a page opens nothing. */
async function keepPage(urls: readonly string[]): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  if (!page.ok || page.redirected) return
  const named = [...(await page.clone().text()).matchAll(/"(\/dist\/assets\/[^"]+)"/g)].map(([, file = '']) =>
    new URL(file, location.origin).toString(),
  )
  const isText = (url: string) => new URL(url).pathname.startsWith('/api/')
  const all = [...new Set([...named, ...urls])]
  const responses = await Promise.all(
    all.map((url) => (isText(url) ? kept(TEXTS, url, MAX_TEXTS) : kept(FILES, url, MAX_FILES))),
  )
  if (responses.every(({ ok }) => ok)) await (await caches.open(FILES)).put(PAGE, page)
}
