import os from 'node:os'
import { bench, fail, type Stand, until } from '../bench.ts'
import { BIG_EVENT, makeBigEvent } from '../events.ts'
import { medianWithInterval, percent, quantile } from '../figures.ts'
import type { Measured } from '../server-process.ts'
import { OrganiserPage, ReadyEvent } from './ready-event.ts'
import { type Burst, SaturatedHub } from './saturated-hub.ts'

const LEAST_RATIO = 0.95
const LONGEST_MS = 1000
const SIZES = [50, 100, 200]
/** The time limit of their runs, so that their searches have done all that a run would. */
const RUN_SECONDS = 6
const PRESSES = 5
const BESIDE = 'beside'

const sizeOf = (people: number) => ({ people, topics: Math.round(people * 0.3), cells: people * 20 })
const load = () => os.loadavg()[0]?.toFixed(1)

/** PLAN-32, PLAN-33. */
export const READY = bench({
  measures:
    'A plan that is kept ready: from the button to the result on the page, and edits of a saturated hub with and without a search.',
  options: {
    only: { type: 'string', says: '`button` or `hub`' },
    pairs: {
      type: 'string',
      default: '25',
      says: 'bursts with and without; more narrow what a busy machine blurs',
    },
  },
  async measure(stand, { only, pairs }) {
    const dataDir = stand.folder()
    await makeBigEvent(dataDir, 'main', BIG_EVENT)
    for (const people of SIZES) await makeBigEvent(dataDir, `ready-${people}`, sizeOf(people))
    await makeBigEvent(dataDir, BESIDE, sizeOf(200))
    const server = await stand.planner({ env: { DATA_DIR: dataDir, KEEP_PLANS_READY: 'yes' } })
    console.log(`${os.cpus().length} cores, load ${load()}`)
    if (only !== 'hub') await measureButton(stand, server)
    if (only !== 'button') await measureHub(server, Number(pairs))
  },
})

/**
 * All plans are ready before the first button is pressed, because a run ends the searches of other events.
 */
async function measureButton(stand: Stand, server: Measured): Promise<void> {
  const browser = await stand.browser()
  const events = []
  for (const people of SIZES) {
    const eventId = `ready-${people}`
    const event = await ReadyEvent.open(server, eventId, RUN_SECONDS)
    events.push({
      people,
      event,
      page: await OrganiserPage.open(await stand.page(browser), server.url, eventId),
    })
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
    if (most > LONGEST_MS) fail(`${people} people waited ${most.toFixed(0)} ms for a plan that was ready`)
    await event.keepReady(false)
    event.close()
  }
  const ended = (await server.metrics()).get('planner_ready_runs_total{outcome="ended"}')
  if (ended !== 2 * SIZES.length * PRESSES) fail(`only ${ended} of the runs had a plan that was ready`)
}

async function measureHub(server: Measured, pairs: number): Promise<void> {
  const event = await ReadyEvent.open(server, BESIDE)
  const hub = await SaturatedHub.open(server, () => event.change())
  const bursts: { beside: Burst; without: Burst }[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const isFirstHeld = pair % 2 === 1
    const first = await hub.burst(isFirstHeld)
    const second = await hub.burst(!isFirstHeld)
    bursts.push(isFirstHeld ? { beside: second, without: first } : { beside: first, without: second })
  }
  const ratios = bursts.map(({ beside, without }) => beside.perSecond / without.perSecond)
  const { median, from, to } = medianWithInterval(ratios)
  const middle = (of: (pair: (typeof bursts)[number]) => number) => quantile(bursts.map(of), 0.5)
  console.log(
    `  ${middle(({ beside }) => beside.perSecond).toFixed(0)} edits a second beside a search for ${SIZES.at(-1)} people, ` +
      `${middle(({ without }) => without.perSecond).toFixed(0)} without: ${percent(median, 1)} (${percent(from, 1)} to ${percent(to, 1)} ` +
      `with 95 % certainty, ${ratios.length} pairs); load ${load()}`,
  )
  console.log(
    `  the search used ${middle(({ beside }) => beside.searched).toFixed(2)} cores in a burst, ` +
      `waited ${(await server.metrics()).get('planner_ready_pauses_total')} times, was ended in ${hub.interrupted} of ${2 * pairs}, and had at most ${hub.mostMegabytes.toFixed(0)} MB`,
  )
  if (!(median >= LEAST_RATIO)) fail(`the hub takes ${percent(median, 1)} of the edits beside a search`)
  hub.close()
  event.close()
}
