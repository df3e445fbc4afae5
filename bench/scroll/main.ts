import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { PlannerServer } from '../../e2e/planner-server.ts'
import { type FrameCost, frameCosts } from './frame-costs.ts'
import { LAUNCH_ARGS } from './launch-args.ts'
import { makePlannedEvent } from './planned-event.ts'
import { installProbe, type Step, type StepCounts, scrollFrames } from './probe.ts'
import { SCENES, type Scene } from './scenes.ts'

/**
 * What scrolling costs in an event of 500 people and 120 topics. Processor times are of the browser's threads, so they can be compared
 * between runs on a busy machine; frame intervals cannot, and stand beside those of the same page at rest.
 */
const CATEGORIES = [
  '-*',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

/** A busy machine is slow, and no reason to stop. */
const PATIENCE_MS = 180_000

const { values } = parseArgs({
  options: {
    /** Scenes whose names have this in them. */
    only: { type: 'string' },
    frames: { type: 'string', default: '120' },
    /** A folder that traces are kept in, which the developer tools open. */
    keep: { type: 'string' },
  },
})
const frames = Number(values.frames)
const scenes = SCENES.filter(({ name }) => values.only === undefined || name.includes(values.only))

type Opened = { page: Page; dataAt: number; paintedAt: number; processorTime: number }

async function openScene(browser: Browser, url: string, scene: Scene): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(installProbe, { awaited: scene.awaited, view: scene.view ?? null })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${url}&tab=${scene.tab}`)
  await page.locator(scene.awaited).first().waitFor()
  await page.waitForFunction(() => window.probe.paintedAt > 0)
  const { metrics } = await devTools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const { dataAt, paintedAt } = await page.evaluate(() => window.probe)
  await page.locator(scene.awaited).first().scrollIntoViewIfNeeded()
  await scene.prepare?.(page)
  return { page, dataAt, paintedAt, processorTime: seconds * 1000 }
}

async function traced(browser: Browser, page: Page, name: string, run: () => Promise<StepCounts>) {
  await browser.startTracing(page, { categories: CATEGORIES })
  const counts = await run()
  const trace = await browser.stopTracing()
  if (values.keep !== undefined)
    await writeFile(join(values.keep, `${name.replaceAll(' ', '-')}.json`), trace)
  return { counts, costs: frameCosts(JSON.parse(trace.toString()).traceEvents) }
}

function report(name: string, counts: StepCounts, costs: readonly FrameCost[]): void {
  const of = (part: keyof FrameCost) => costs.map((cost) => cost[part])
  const perFrame = (count: number) => (count / frames).toFixed(1)
  const columns = [
    ...[0.5, 0.95, 1].map((share) => ms(of('main'), share)),
    ...(['script', 'style', 'layout', 'paint'] as const).map((part) => ms(of(part), 0.95)),
    ...[0.5, 0.95].map((share) => ms(of('drawing'), share)),
    ...[0.5, 0.95].map((share) => ms(counts.intervals, share)),
    perFrame(counts.commits),
    perFrame(counts.created),
    perFrame(sum(of('styled'))),
    perFrame(sum(of('laidOut'))),
    String(counts.nodes),
  ]
  console.log(name.padEnd(24) + columns.map((text) => text.padStart(8)).join(''))
}

function ms(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const HEADS =
  'main p50|p95|max|script|style|layout|paint|draw p50|p95|frame p50|p95|commits|created|styled|laid out|nodes'

const server = new PlannerServer()
const path = await makePlannedEvent(server.dataDir)
await server.start()
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '', args: LAUNCH_ARGS })
console.log(`${frames} frames each; processor time in ms, of the parts p95; counts per frame`)
console.log(
  ''.padEnd(24) +
    HEADS.split('|')
      .map((head) => head.padStart(8).slice(-8))
      .join(''),
)
for (const scene of scenes) {
  const { page, dataAt, paintedAt, processorTime } = await openScene(browser, server.url + path, scene)
  const step = (by: Partial<Step>) =>
    page.evaluate(scrollFrames, { scrolls: null, x: 0, y: 0, frames, ...by })
  const { counts, costs } = await traced(browser, page, `${scene.name} at rest`, () => step({}))
  console.log(
    `${scene.name}: first paint ${Math.round(paintedAt - dataAt)} ms after the data and ${Math.round(paintedAt)} ms after the page was opened, with ${Math.round(processorTime)} ms of the main thread`,
  )
  report('  at rest', counts, costs)
  for (const { name, ...by } of scene.steps) {
    const walked = await traced(browser, page, `${scene.name} ${name}`, async () => {
      const [counted] = await Promise.all([step(by), scene.during?.(page)])
      return counted
    })
    report(`  ${name}`, walked.counts, walked.costs)
  }
  await page.context().close()
}
await browser.close()
await server.close()
