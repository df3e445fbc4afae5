import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BIG_EVENT } from '../../apps/server/src/testing/big-event.ts'
import { makeBigEvent } from '../hub/big-event.ts'
import { type Measured, startPlanner } from '../hub/processes.ts'
import { OrganiserPage, openBrowser } from './organiser-page.ts'
import { ReadyEvent } from './ready-event.ts'
import { type Burst, SaturatedHub } from './saturated-hub.ts'
import { medianWithInterval, quantile, until } from './searches.ts'

/**
 * What a plan that is kept ready gives the organiser and costs the hub (PLAN-32, PLAN-33): the time from the button to the result on
 * the page, and the edits that a
 * hub acknowledges which gets more than it can take, in pairs with and without a search in the background, in turns. Ends with 1 where a
 * rule is broken. Ratios of a machine that does something else vary widely: `--pairs=70` narrows them.
 */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '25' },
    /** `button` or `hub`. */
    only: { type: 'string' },
  },
})
const PAIRS = Number(values.pairs)
const LEAST_RATIO = 0.95
const LONGEST_MS = 1000
const SIZES = [50, 100, 200]
/** The time limit of their runs, so that their searches have done all that a run would. */
const RUN_SECONDS = 6
const PRESSES = 5
const BESIDE = 'beside'

const sizeOf = (people: number) => ({ people, topics: Math.round(people * 0.3), cells: people * 20 })
const load = () => os.loadavg()[0]?.toFixed(1)
const broken: string[] = []

/** Plans are ready before the first button is pressed: a run ends the search of another event. */
async function measureButton(server: Measured): Promise<void> {
  const browser = await openBrowser()
  const events = []
  for (const people of SIZES) {
    const eventId = `ready-${people}`
    const event = await ReadyEvent.open(server, eventId, RUN_SECONDS)
    events.push({ people, event, page: await OrganiserPage.open(browser, server.url, eventId) })
  }
  const from = performance.now()
  for (const { people, event } of events) {
    await until(`a plan for ${people} people is ready`, () => event.isReady(), { everyMs: 250 })
    const seconds = ((performance.now() - from) / 1000).toFixed(0)
    console.log(`  ${people} people: a plan is ready ${seconds} s after the last change`)
  }
  for (const { people, event, page } of events) {
    const atHub: number[] = []
    const times: number[] = []
    for (let press = 0; press < PRESSES; press += 1) times.push(await page.press())
    for (let press = 0; press < PRESSES; press += 1) atHub.push(await event.press())
    const most = Math.max(...times)
    console.log(
      `  ${people} people: ${quantile(times, 0.5).toFixed(0)} ms from the button to the result on the page, at most ${most.toFixed(0)} ms ` +
        `(without a page to the plan ${quantile(atHub, 0.5).toFixed(0)}, ${Math.max(...atHub).toFixed(0)}); load ${load()}`,
    )
    if (most > LONGEST_MS)
      broken.push(`${people} people waited ${most.toFixed(0)} ms for a plan that was ready`)
    await event.keepReady(false)
    event.close()
  }
  await browser.close()
  const ended = await metric(server, 'runs_total{outcome="ended"}')
  if (ended !== 2 * SIZES.length * PRESSES) broken.push(`only ${ended} of the runs had a plan that was ready`)
}

async function metric({ url }: Measured, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return Number(
    lines
      .find((line) => line.startsWith(`planner_ready_${name} `))
      ?.split(' ')
      .at(-1),
  )
}

async function measureHub(server: Measured): Promise<void> {
  const event = await ReadyEvent.open(server, BESIDE)
  const hub = await SaturatedHub.open(server, () => event.change())
  const bursts: { beside: Burst; without: Burst }[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isFirstHeld = pair % 2 === 1
    const first = await hub.burst(isFirstHeld)
    const second = await hub.burst(!isFirstHeld)
    bursts.push(isFirstHeld ? { beside: second, without: first } : { beside: first, without: second })
  }
  const ratios = bursts.map(({ beside, without }) => beside.perSecond / without.perSecond)
  const { median, from, to } = medianWithInterval(ratios)
  const percent = (ratio: number) => (100 * ratio).toFixed(1)
  const middle = (of: (pair: (typeof bursts)[number]) => number) => quantile(bursts.map(of), 0.5)
  console.log(
    `  ${middle(({ beside }) => beside.perSecond).toFixed(0)} edits a second beside a search for ${SIZES.at(-1)} people, ` +
      `${middle(({ without }) => without.perSecond).toFixed(0)} without: ${percent(median)} % (${percent(from)} to ${percent(to)} ` +
      `with 95 % certainty, ${ratios.length} pairs); load ${load()}`,
  )
  console.log(
    `  the search used ${middle(({ beside }) => beside.searched).toFixed(2)} cores in a burst, ` +
      `waited ${await metric(server, 'pauses_total')} times, was ended in ${hub.interrupted} of ${2 * PAIRS}, and had at most ${hub.mostMegabytes.toFixed(0)} MB`,
  )
  if (!(median >= LEAST_RATIO)) broken.push(`the hub takes ${percent(median)} % of the edits beside a search`)
  hub.close()
  event.close()
}

const began = performance.now()
const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
await mkdir(parent, { recursive: true })
const dataDir = await mkdtemp(join(parent, 'bench-ready-'))
let server: Measured | undefined
try {
  await makeBigEvent(dataDir, 'main', BIG_EVENT)
  for (const people of SIZES) await makeBigEvent(dataDir, `ready-${people}`, sizeOf(people))
  await makeBigEvent(dataDir, BESIDE, sizeOf(200))
  server = await startPlanner({ env: { DATA_DIR: dataDir, KEEP_PLANS_READY: 'yes' } })
  console.log(`${os.cpus().length} cores, load ${load()}`)
  if (values.only !== 'hub') await measureButton(server)
  if (values.only !== 'button') await measureHub(server)
  console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s in all`)
} finally {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const each of broken) console.error(`Broken: ${each}.`)
if (broken.length > 0) process.exitCode = 1
