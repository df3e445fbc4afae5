import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { spreadProxy } from '../../apps/server/src/cluster/spread-proxy.ts'
import { bench, type Stand } from '../bench.ts'
import { BIG_EVENT, privateKey, VARIANT } from '../events.ts'
import { head, quantile, row } from '../figures.ts'
import { editsOnAllScreens, joinAll, type Target } from '../hub/scenarios.ts'
import { LightClient } from '../light-client.ts'
import type { Measured } from '../server-process.ts'
import { editsOnManyEvents, SMALL_EVENT } from './many-events.ts'
import { headersOf, type Nodes, openAlone, openNodes } from './nodes.ts'
import { edit, openPages, type Page, pendingOf } from './pages.ts'

const PARTS = { screens, across, writes, idle, killed, outage, rolling } satisfies Record<
  string,
  (stand: Stand, sizes: Sizes) => Promise<void>
>
type Part = keyof typeof PARTS
type Sizes = { viewers: number; idleViewers: number; seconds: number }

export const CLUSTER = bench({
  measures:
    'Several nodes on one PostgreSQL that keeps what it acknowledges, beside one node and beside SQLite in the same run.',
  options: {
    only: { type: 'string', says: `${Object.keys(PARTS).join(', ')}; several by commas` },
    viewers: { type: 'string', default: '500', says: 'screens of one event' },
    idle: { type: 'string', default: '10000', says: 'viewers who do nothing' },
    seconds: { type: 'string', default: '20', says: 'how long each load lasts' },
  },
  async measure(stand, { only, viewers, idle: idleViewers, seconds }) {
    const [core] = os.cpus()
    console.log(
      `${os.cpus().length} cores (${core?.model}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GB; clients, nodes and database share them`,
    )
    const sizes = { viewers: Number(viewers), idleViewers: Number(idleViewers), seconds: Number(seconds) }
    const parts = (only?.split(',') ?? Object.keys(PARTS)) as Part[]
    for (const part of parts) {
      console.log(`\n${part}\n`)
      await PARTS[part](stand, sizes)
      await stand.end()
    }
  },
})

const target = (urls: readonly string[], urlOf = (index: number) => index % urls.length): Target => {
  let opened = 0
  return {
    connect() {
      const index = opened++
      return LightClient.open(urls[urlOf(index)] ?? '', VARIANT.hubPath, headersOf(index))
    },
    key: privateKey,
  }
}

const EDITORS = 50
const PER_SECOND = 50

async function loaded(name: string, of: Target, viewers: number, seconds: number) {
  const clients = await joinAll(of, viewers)
  const found = await editsOnAllScreens(clients, { editors: EDITORS, perSecond: PER_SECOND, seconds })
  for (const client of clients) client.close()
  await wait(1000)
  const ms = (value: number) => value.toFixed(0)
  const { p50, p95, p99 } = found.everywhere
  row([name, ms(found.acknowledged.p50), ms(p50), ms(p95), ms(p99), found.missing, found.refused])
  return found.everywhere.p99
}

const HEAD = ['', 'acknowledged p50', 'on every screen p50', 'p95', 'p99 (ms)', 'missing', 'refused']

/** Edits to all screens of one node, beside a bare echo. */
async function screens(stand: Stand, { viewers, seconds }: Sizes): Promise<void> {
  const nodes = await openNodes(stand)
  await nodes.makeEvent('main', BIG_EVENT)
  const node = await nodes.node()
  const program = new URL('../hub/echo-process.ts', import.meta.url)
  const echo = await stand.planner({ program, args: ['70000'] })
  const bare: Target = { connect: () => LightClient.open(echo.url, '/'), key: () => '' }
  console.log(`${PER_SECOND} edits a second from ${EDITORS} of ${viewers} screens`)
  head(HEAD)
  await loaded('echo', bare, viewers, seconds)
  await loaded('one node', target([node.url]), viewers, seconds)
  await loaded('echo again', bare, viewers, seconds)
  await loaded('one node again', target([node.url]), viewers, seconds)
}

/** Edits on one node to the screens of another. */
async function across(stand: Stand, { viewers, seconds }: Sizes): Promise<void> {
  const nodes = await openNodes(stand)
  await nodes.makeEvent('main', BIG_EVENT)
  const [near, far] = [await nodes.node(), await nodes.node()]
  console.log(`${PER_SECOND} edits a second, editors on one node, all other screens on another`)
  head(HEAD)
  for (const round of ['', ' again']) {
    const one = await loaded(`one node${round}`, target([near.url]), viewers, seconds)
    const urlOf = (index: number) => (index < EDITORS ? 0 : 1)
    const two = await loaded(`across two nodes${round}`, target([near.url, far.url], urlOf), viewers, seconds)
    console.log(
      `p99 across is ${two.toFixed(0)} ms; at most 1.5 x plus 30 ms is ${(1.5 * one + 30).toFixed(0)} ms`,
    )
  }
}

const NUM_EVENTS = 60

/** Acknowledged edits a second over many events, and what they cost. */
async function writes(stand: Stand, { seconds }: Sizes): Promise<void> {
  const events = Array.from({ length: NUM_EVENTS }, (_, index) => `event-${index}`)
  const alone = await openAlone(stand, events, SMALL_EVENT)
  const nodes = await openNodes(stand)
  for (const eventId of events) await nodes.makeEvent(eventId, SMALL_EVENT)
  const [first, second] = [await nodes.node(), await nodes.node()]
  console.log(`editors of ${NUM_EVENTS} events, each waits for its acknowledgement before the next edit`)
  head([
    '',
    'editors',
    'edits a second',
    'median ms',
    'p99 ms',
    'refused',
    'node ms of processor an edit',
    'database',
  ])
  for (const editorsEach of [1, 4, 8]) {
    const measure = async (name: string, servers: readonly Measured[], isApart = false) => {
      const used = () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0)
      const before = { nodes: used(), database: nodes.databaseSeconds() }
      const urls = servers.map(({ url }) => url)
      const found = await editsOnManyEvents(urls, events, { editorsEach, seconds, isApart })
      const each = (cpu: number) => ((1000 * cpu) / found.edits).toFixed(2)
      row([
        name,
        editorsEach * NUM_EVENTS,
        found.perSecond.toFixed(0),
        found.p50.toFixed(1),
        found.p99.toFixed(1),
        found.refused,
        each(used() - before.nodes),
        each(nodes.databaseSeconds() - before.database),
      ])
    }
    await measure('SQLite', [alone])
    await measure('one node', [first])
    await measure('two nodes, each with half of the events', [first, second], true)
    await measure('two nodes, editors of each event on both', [first, second])
  }
}

/** What a node and its database have for events and viewers that do nothing. */
async function idle(stand: Stand, { idleViewers }: Sizes): Promise<void> {
  const nodes = await openNodes(stand)
  const numEvents = 200
  const events = Array.from({ length: numEvents }, (_, index) => `event-${index}`)
  for (const eventId of events) await nodes.makeEvent(eventId, { people: 50, topics: 20, cells: 1000 })
  const node = await nodes.node()
  const viewersEach = Math.ceil(idleViewers / numEvents)
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0)
  const empty = node.memory()
  const clients: LightClient[] = []
  const join = async (eventId: string, index: number) => {
    const client = await LightClient.open(node.url, VARIANT.hubPath, headersOf(clients.length))
    const { ok, message } = await client.invoke('JoinEventHub2', {
      urlKey: `${eventId}-${privateKey(index % 50)}`,
      format: 'compact',
    })
    if (!ok) throw new Error(`Somebody could not join: ${message}`)
    clients.push(client)
  }
  for (const eventId of events) await join(eventId, 0)
  await wait(3000)
  const opened = node.memory()
  for (let viewer = 1; viewer < viewersEach; viewer += 1)
    for (let start = 0; start < numEvents; start += 20)
      await Promise.all(events.slice(start, start + 20).map((eventId) => join(eventId, viewer)))
  await wait(5000)
  const joined = node.memory()
  const cpu = { node: node.cpuSeconds(), database: nodes.databaseSeconds() }
  await wait(20_000)
  const rest = (node.cpuSeconds() - cpu.node) / 20
  head(['what', 'figure'])
  row(['events open', numEvents])
  row([
    'an open event of 50 people, 20 topics, 1,000 cells, with its first viewer: kB',
    kilobytes((opened - empty) / numEvents),
  ])
  row(['viewers joined', clients.length])
  row(['each further viewer: kB', kilobytes((joined - opened) / (clients.length - numEvents))])
  row(['memory of the node: MB', (joined / 2 ** 20).toFixed(0)])
  row(['processor of the node while nobody does anything: %', (100 * rest).toFixed(1)])
  row(['of the database: %', ((100 * (nodes.databaseSeconds() - cpu.database)) / 20).toFixed(1)])
  for (const client of clients) client.close()
}

async function openTwo(stand: Stand, nodes: Nodes) {
  await nodes.makeEvent('event-0', SMALL_EVENT_OF_MANY)
  const running = [await nodes.node(), await nodes.node()]
  const proxy = stand.closing(await spreadProxy(() => running.flatMap((node) => (node ? [node.url] : []))))
  return { running, proxy }
}

const SMALL_EVENT_OF_MANY = { people: 400, topics: 8, cells: 800 }
const PAGES = 300

/** Edits by all pages, each so often, until it is ended. */
function editing(pages: readonly Page[], everyMs: number): { end(): void } {
  let number = 0
  const timer = setInterval(() => {
    number += 1
    const page = pages[number % pages.length]
    if (page) edit(page, Math.floor(number / pages.length))
  }, everyMs / pages.length)
  return { end: () => clearInterval(timer) }
}

const isConnected = ({ live }: Page) => live.store.getSnapshot().connection === 'connected'

/** When each page was live again after all that were cut by what happens; ms. */
async function backAfter(pages: readonly Page[], happens: () => Promise<unknown>): Promise<number[]> {
  const began = performance.now()
  const lost = new Map<Page, { at: number; viewer: unknown }>()
  const times: number[] = []
  const happening = happens()
  let isOver = false
  void happening.then(() => {
    isOver = true
  })
  while (!isOver || lost.size > 0 || performance.now() - began < 5000) {
    for (const page of pages) {
      const { viewer } = page.live.store.getSnapshot()
      const since = lost.get(page)
      if (!isConnected(page)) {
        if (!since) lost.set(page, { at: performance.now(), viewer })
        // Whoever has joined again has other data.
      } else if (since && viewer !== since.viewer) {
        lost.delete(page)
        times.push(performance.now() - since.at)
      }
    }
    await wait(10)
  }
  await happening
  return times
}

async function allSaved(pages: readonly Page[]): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (pages.every((page) => pendingOf(page) === 0)) return true
    await wait(100)
  }
  return false
}

function tell(name: string, times: readonly number[], isSaved: boolean, pages: readonly Page[]): void {
  row([
    name,
    times.length,
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.99).toFixed(0),
    quantile(times, 1).toFixed(0),
    isSaved ? 'all' : 'not all',
    pages.reduce((sum, { dialogs }) => sum + dialogs.length, 0),
  ])
}

const HEAD_OF_LOSS = ['', 'pages cut', 'live again p50', 'p99', 'last (ms)', 'edits saved', 'dialogs']

/** A node is killed while pages edit. */
async function killed(stand: Stand): Promise<void> {
  const nodes = await openNodes(stand)
  const { running, proxy } = await openTwo(stand, nodes)
  const pages = await openPages(proxy.url, 'event-0', PAGES)
  const edits = editing(pages, 6000)
  head(HEAD_OF_LOSS)
  await wait(2000)
  const times = await backAfter(pages, async () => {
    const [node] = running.splice(0, 1)
    if (node) process.kill(node.pid, 'SIGKILL')
  })
  edits.end()
  tell('a node is killed', times, await allSaved(pages), pages)
  for (const { live } of pages) live.close()
}

/** Each node is ended and started again, one after the other. */
async function rolling(stand: Stand): Promise<void> {
  const nodes = await openNodes(stand)
  const { running, proxy } = await openTwo(stand, nodes)
  const pages = await openPages(proxy.url, 'event-0', PAGES)
  const edits = editing(pages, 6000)
  head(HEAD_OF_LOSS)
  const times = await backAfter(pages, async () => {
    for (let index = 0; index < 2; index += 1) {
      const [node] = running.splice(0, 1)
      await node?.stop()
      running.push(await nodes.node())
      await wait(3000)
    }
  })
  edits.end()
  tell('two nodes, one after the other', times, await allSaved(pages), pages)
  for (const { live } of pages) live.close()
}

/** The database is away for half a minute. */
async function outage(stand: Stand): Promise<void> {
  const nodes = await openNodes(stand)
  const { proxy } = await openTwo(stand, nodes)
  const pages = await openPages(proxy.url, 'event-0', PAGES)
  const edits = editing(pages, 6000)
  await wait(2000)
  await nodes.database.kill()
  await wait(30_000)
  edits.end()
  const acknowledged = () => pages.reduce((sum, page) => sum + page.acknowledged, 0)
  const waiting = pages.reduce((sum, page) => sum + pendingOf(page), 0)
  const before = acknowledged()
  await nodes.database.start()
  const back = performance.now()
  while (acknowledged() === before) await wait(5)
  const first = performance.now() - back
  const isSaved = await allSaved(pages)
  head(['what', 'figure'])
  row(['edits that wait when it is back', waiting])
  row(['first acknowledgement after it is back: ms', first.toFixed(0)])
  row([
    'all of them saved',
    isSaved ? `yes, ${((performance.now() - back) / 1000).toFixed(1)} s after it is back` : 'no',
  ])
  row(['pages that lost their connection', pages.filter((page) => !isConnected(page)).length])
  const dialogs = pages.flatMap((page) => page.dialogs)
  row(['dialogs', dialogs.length, ...new Set(dialogs)])
  for (const { live } of pages) live.close()
}
