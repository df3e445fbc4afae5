import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser, LAUNCH_ARGS } from '../scripts/lib/browser.mjs'
import { newFolder } from '../scripts/lib/paths.mjs'
import { ensureWebBuilt } from '../scripts/lib/web-build.mjs'
import { type Measured, type ServerOptions, startPlanner } from './server-process.ts'

type Option = NonNullable<ParseArgsConfig['options']>[string] & { says: string }
type Options = Record<string, Option>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

/** A benchmark. It prints its figures, and throws or calls `fail` when a bound is broken. */
export type Bench = {
  measures: string
  options: Options
  run: (stand: Stand, args: string[]) => Promise<void>
}

export function bench<const O extends Options>(of: {
  measures: string
  options: O
  measure: (stand: Stand, values: Values<O>) => Promise<void>
}): Bench {
  const { measures, options, measure } = of
  return {
    measures,
    options,
    run: (stand, args) => measure(stand, parseArgs({ args, options }).values),
  }
}

/** A slow answer of a busy machine does not end a benchmark. */
const PATIENCE_MS = 180_000

/** The folders, servers and browsers of a benchmark, which end in reverse order. */
export class Stand {
  readonly #ends: (() => unknown)[] = []

  folder(): string {
    const folder = newFolder('bench')
    this.#ends.push(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  /** A planner's server, or another program that prints its URL. */
  async planner(options: ServerOptions): Promise<Measured> {
    const server = await startPlanner(options)
    this.#ends.push(() => server.stop())
    return server
  }

  closing<T extends { close(): unknown }>(opened: T): T {
    this.#ends.push(() => opened.close())
    return opened
  }

  /** A browser, for whose pages the web is built. */
  async browser(): Promise<Browser> {
    await ensureWebBuilt()
    return this.closing(await chromium.launch({ executablePath: await ensureBrowser(), args: LAUNCH_ARGS }))
  }

  async page(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    return page
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end()
  }
}

/** Reads the processor time of a page's main thread so far, in ms, which other programs do not lengthen. */
export async function processorClock(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/** Reports a broken bound; the process then ends with 1. */
export function fail(what: string): void {
  console.error(`Broken: ${what}.`)
  process.exitCode = 1
}

/** @throws when it is not so after this time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { longestMs = 120_000, everyMs = 20 } = {},
): Promise<void> {
  const end = performance.now() + longestMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not so after ${longestMs / 1000} s: ${what}`)
    await wait(everyMs)
  }
}
