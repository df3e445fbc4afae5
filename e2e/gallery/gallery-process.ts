import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { LAUNCH_ARGS } from '../../scripts/lib/browser.mjs'
import { PlannerServer } from '../planner-server.ts'
import { writeIndex, writeSheets } from './contact-sheet.ts'
import { Stock } from './events/stock.ts'
import { type GalleryOptions, readOptions } from './options.ts'
import { faultsIn, reportText } from './report.ts'
import { jobsOf, type Result, takeAll } from './run.ts'
import type { Site } from './screen.ts'
import { albums } from './screens/index.ts'
import { SITE_ADMIN_KEY } from './screens/site.ts'
import { Words } from './words.ts'

/**
 * Takes pictures of all screens with a real server, hub and browser, and looks for texts that are cut off or,
 * in the pseudo language, not translated. Ends with 1 when a screen was not reached or something was found;
 * CLI-5.
 */
const all = albums()
/** Any name but those of this machine is one of production. */
const PRODUCTION_HOST = 'planner.example'
const TO_PRODUCTION = `--host-resolver-rules=MAP ${PRODUCTION_HOST} 127.0.0.1`
const read = readOptions(
  process.argv.slice(2),
  all.map(({ id }) => id),
)
if (read.ok) process.exitCode = await gallery(read.options)
else {
  process.stderr.write(`${read.message}\n`)
  process.exitCode = 2
}

async function gallery(options: GalleryOptions): Promise<number> {
  const started = performance.now()
  const jobs = jobsOf(all, options)
  if (jobs.length === 0) {
    process.stderr.write('There is no such screen.\n')
    return 2
  }
  const folder = resolve(options.out ?? join('.cache', 'gallery', options.language))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const words = new Words(options.language)
  const server = new PlannerServer({
    SITE_ADMIN_KEY,
    EVENTS_PER_HOUR: '10000',
    RETENTION_DAYS: '365',
  })
  const empty = new PlannerServer({ SITE_ADMIN_KEY })
  let starting: Promise<void> | undefined
  const originOf = async (site: Site): Promise<string> => {
    if (site === 'production') return `http://${PRODUCTION_HOST}:${new URL(server.url).port}`
    starting ??= empty.start()
    await starting
    return empty.url
  }
  const stop = () => void Promise.all([server.close(), empty.close()]).finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  await server.start()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '',
    args: [...LAUNCH_ARGS, TO_PRODUCTION],
  })
  const stock = new Stock(server.url, words)
  try {
    process.stderr.write(`${jobs.length} screens into ${folder}\n`)
    const taking = { url: server.url, originOf, words, folder, stock, options, onResult: tell }
    const results = await takeAll(browser, jobs, taking)
    const index = writeIndex(folder, results, `Gallery, ${options.language}`)
    const sheets = await writeSheets(browser, folder, results)
    return conclude(results, { folder, index, numSheets: sheets.length, started })
  } finally {
    stock.close()
    await browser.close()
    await server.close()
    await empty.close()
  }
}

function tell({ name, failure }: Result): void {
  if (failure !== undefined) process.stderr.write(`not reached: ${name}: ${failure.split('\n')[0]}\n`)
}

type Conclusion = { folder: string; index: string; numSheets: number; started: number }

function conclude(results: readonly Result[], { folder, index, numSheets, started }: Conclusion): number {
  const failed = results.filter(({ failure }) => failure !== undefined).length
  const faults = faultsIn(results).length
  const report = reportText(results)
  if (report !== '') {
    writeFileSync(join(folder, 'report.md'), `${report}\n`)
    process.stdout.write(`${report}\n\n`)
  }
  const pictures = results.reduce((sum, each) => sum + each.pictures.length, 0)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(
    `${pictures} pictures and ${numSheets} contact sheets in ${seconds} s; not reached: ${failed}; faults: ${faults}\n${index}\n`,
  )
  return failed + faults === 0 ? 0 : 1
}
