import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enGB } from '@planner/i18n/default-texts'
import type { Browser, Page } from '@playwright/test'
import { bench, processorClock } from '../bench.ts'
import { plannedPath } from '../events.ts'
import { head, quantile, row, spread } from '../figures.ts'
import { type FrameCost, frameCosts } from './frame-costs.ts'
import { installProbe, type Step, type StepCounts, scrollFrames } from './probe.ts'
import { SCENES, type Scene } from './scenes.ts'

const CATEGORIES = [
  '-*',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]
const HEADS =
  'scene|main p50|p95|max|script|style|layout|paint|draw p50|p95|frame p50|p95|commits|created|styled|laid out|nodes'

/** Processor times compare on a busy machine; frame intervals do not, so those at rest are shown. */
export const SCROLL = bench({
  measures:
    'Scrolling an event of 500 people and 120 topics: processor time in ms, of the parts p95, and counts per frame.',
  options: {
    only: { type: 'string', says: 'scenes whose names have this in them' },
    frames: { type: 'string', default: '120', says: 'frames of each' },
    keep: { type: 'string', says: 'a folder that traces are kept in, which the developer tools open' },
  },
  async measure(stand, { only, frames: count, keep }) {
    const frames = Number(count)
    const dataDir = stand.folder()
    const path = await plannedPath(dataDir)
    const { url } = await stand.planner({ env: { DATA_DIR: dataDir } })
    const browser = await stand.browser()
    const fileOf = (name: string) =>
      keep === undefined ? undefined : join(keep, `${name.replaceAll(' ', '-')}.json`)
    for (const scene of SCENES.filter(({ name }) => only === undefined || name.includes(only))) {
      const page = await stand.page(browser)
      const { dataAt, paintedAt, processorTime } = await openScene(page, url + path, scene)
      console.log(
        `\n${scene.name}: first paint ${Math.round(paintedAt - dataAt)} ms after the data and ${Math.round(paintedAt)} ms after the page was opened, with ${Math.round(processorTime)} ms of the main thread\n`,
      )
      head(HEADS.split('|'))
      const step = (by: Partial<Step>) =>
        page.evaluate(scrollFrames, { scrolls: null, x: 0, y: 0, frames, ...by })
      const rest = await traced(browser, page, fileOf(`${scene.name} at rest`), () => step({}))
      report(`${scene.name} at rest`, rest, frames)
      for (const { name, ...by } of scene.steps) {
        const moved = await traced(browser, page, fileOf(`${scene.name} ${name}`), async () => {
          const [counted] = await Promise.all([step(by), scene.during?.(page)])
          return counted
        })
        report(`${scene.name} ${name}`, moved, frames)
      }
      await page.context().close()
    }
  },
})

type Opened = { dataAt: number; paintedAt: number; processorTime: number }

async function openScene(page: Page, url: string, scene: Scene): Promise<Opened> {
  await page.addInitScript(installProbe, { awaited: scene.awaited, view: scene.view ?? null })
  const processorTime = await processorClock(page)
  await page.goto(`${url}&tab=${scene.tab}`)
  for (const key of scene.opens ?? [])
    await page.getByRole('button', { name: enGB[key], exact: true }).click()
  await page.locator(scene.awaited).first().waitFor()
  await page.waitForFunction(() => window.probe.paintedAt > 0)
  const used = await processorTime()
  const { dataAt, paintedAt } = await page.evaluate(() => window.probe)
  await page.locator(scene.awaited).first().scrollIntoViewIfNeeded()
  return { dataAt, paintedAt, processorTime: used }
}

async function traced(
  browser: Browser,
  page: Page,
  file: string | undefined,
  run: () => Promise<StepCounts>,
) {
  await browser.startTracing(page, { categories: CATEGORIES })
  const counts = await run()
  const trace = await browser.stopTracing()
  if (file !== undefined) await writeFile(file, trace)
  return { counts, costs: frameCosts(JSON.parse(trace.toString()).traceEvents) }
}

function report(name: string, { counts, costs }: Awaited<ReturnType<typeof traced>>, frames: number): void {
  const of = (part: keyof FrameCost) => costs.map((cost) => cost[part])
  const perFrame = (values: readonly number[]) =>
    (values.reduce((total, value) => total + value, 0) / frames).toFixed(1)
  row([
    name,
    ...spread(of('main'), 1),
    quantile(of('main'), 1).toFixed(1),
    ...(['script', 'style', 'layout', 'paint'] as const).map((part) => quantile(of(part), 0.95).toFixed(1)),
    ...spread(of('drawing'), 1),
    ...spread(counts.intervals, 1),
    perFrame([counts.commits]),
    perFrame([counts.created]),
    perFrame(of('styled')),
    perFrame(of('laidOut')),
    counts.nodes,
  ])
}
