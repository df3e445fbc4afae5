import { parseArgs } from 'node:util'
import { enGB } from '@planner/i18n/default-texts'
import { chromium, type Page } from '@playwright/test'
import { io } from 'socket.io-client'
import { PlannerServer } from '../../e2e/planner-server.ts'
import { adminKey, personId, topicId, VARIANT } from '../hub/big-event.ts'
import { LAUNCH_ARGS } from '../scroll/launch-args.ts'
import { makePlannedEvent, placeOf } from '../scroll/planned-event.ts'
import { type PickUp, watchPickUp } from './pick-up.ts'

/**
 * How long an organiser waits who picks somebody up with the keyboard, in an event of 500 people and 120 topics: from the key to the frame
 * that says of every target of the session what dropping them there does, through page, socket and server. Before it nothing has
 * changed since the last time, or somebody has made another choice or was moved, so that the plan is read again.
 */
const USAGE = `Usage: npm run bench -- pickup [options]
  --rounds 20      times that somebody is picked up after each kind of change`

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, help: { type: 'boolean', default: false } },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const rounds = Number(values.rounds)
/** The first that counts is not the first of its page. */
const UNCOUNTED = 2
/** A busy machine is slow, and no reason to stop. */
const PATIENCE_MS = 180_000

const server = new PlannerServer()
const path = await makePlannedEvent(server.dataDir)
await server.start()
const editor = io(server.url + VARIANT.hubPath, { transports: ['websocket'] })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '',
  args: [...LAUNCH_ARGS],
})
const page = await openCards()
const devTools = await page.context().newCDPSession(page)
await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })

let stamp = Date.now()
async function edit(value: object): Promise<void> {
  stamp = Math.max(stamp + 1, Date.now())
  const keys = { eventAdminGuid: adminKey('main'), eventUserPrivateGuid: '', eventShareGuid: '' }
  const { ok, message } = await editor.emitWithAck('SendSharedValue', { ...keys, ...value, timestamp: stamp })
  if (!ok) throw new Error(`The edit was refused: ${message}`)
}

/** What happens before somebody is picked up. */
const CASES: [name: string, before: (round: number) => Promise<void>][] = [
  ['nothing has changed', async () => {}],
  [
    'after a choice',
    (round) =>
      edit({
        tableName: 'preferences',
        userId: personId(round),
        topicId: topicId(round),
        value: round % 2 ? 'Yes' : '#1 Yes!',
      }),
  ],
  [
    'after a move by hand',
    (round) =>
      edit({ tableName: 'assignments', ...placeOf(250 + round, 5), topicGroupIndex: 0, value: false }),
  ],
]

async function openCards(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(() => localStorage.setItem('planner.scheduleView', 'cards'))
  await page.goto(`${server.url}${path}&tab=4`)
  await page.locator('[data-chip]').first().waitFor()
  return page
}

/** The edit is on the page, and what follows from it. */
const settled = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), 300)
      }),
  )

/** Processor time of the page's main thread so far; ms. It says more than the clock on a busy machine. */
async function processorTime(): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function pickUp(round: number): Promise<PickUp & { processor: number }> {
  const chips = page.locator('[data-chip]:not([data-still])')
  await chips.nth(round % (await chips.count())).focus()
  await page.evaluate(watchPickUp, enGB['schedule.move.asked'])
  const before = await processorTime()
  await page.keyboard.press('Enter')
  const found = await page.evaluate(() => window.pickUp)
  const processor = (await processorTime()) - before
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return { ...found, processor }
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95]
    .map((share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0).padStart(6))
    .join('')
}

console.log(`ms after the key, p50 and p95 of ${rounds}`)
for (const [name, before] of CASES) {
  const found: Awaited<ReturnType<typeof pickUp>>[] = []
  for (let round = 0; round < UNCOUNTED + rounds; round += 1) {
    await before(round)
    await settled()
    found.push(await pickUp(round))
  }
  const counted = found.slice(UNCOUNTED)
  const of = (part: keyof (typeof counted)[number]) => spread(counted.map((one) => one[part]))
  console.log(
    `${name.padEnd(20)} dialog${of('opened')}   consequences at ${counted[0]?.targets} targets${of('told')}   processor of the page${of('processor')}   first of all ${found[0]?.told.toFixed(0)}`,
  )
}
editor.close()
await browser.close()
await server.close()
