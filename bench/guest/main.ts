import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { HubClient, prepareEvent, preparePerson } from '../../e2e/event.ts'
import { Line } from '../../e2e/line.ts'
import { PlannerServer } from '../../e2e/planner-server.ts'
import { openAsGuest } from './guest.ts'

/**
 * What a guest waits for and is sent, from the share link to all topics rated, on slow 3G with a processor four times slower: medians of
 * some runs, in ms since the link was opened (the way: since the name field was touched). kB count headers and bodies as they are sent.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, files: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
const TOPICS = ['Bread', 'Maps', 'Songs', 'Clocks', 'Rivers', 'Paper']
/** How long somebody reads before the first touch. */
const READING_MS = 10_000
/** Long enough for all that comes by itself. */
const REST_MS = 20_000
const SLOW_3G = { roundTrip: 400, rate: 50_000 }

const server = new PlannerServer()
await server.start()
const hub = new HubClient(server.url)
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
})
for (const isSaving of [false, true]) {
  const ways = []
  for (let run = 0; run < runs; run++) ways.push(await goTheWay(browser, { isSaving, reads: 0 }))
  report(isSaving ? 'saving data' : 'ordinary', ways)
}
const readers = []
for (let run = 0; run < runs; run++)
  readers.push(await goTheWay(browser, { isSaving: false, reads: READING_MS }))
report('reads for 10 s first', readers)
await browser.close()
hub.close()
await server.close()

async function goTheWay(browser: Browser, { isSaving, reads }: { isSaving: boolean; reads: number }) {
  const event = await prepareEvent(hub)
  for (const topic of TOPICS) await preparePerson(hub, event, `Host of ${topic}`, topic)
  const line = new Line(server.url, SLOW_3G)
  await line.open()
  const guest = await openAsGuest(browser, line.at(event.shareLink), isSaving)
  const { page } = guest
  const name = page.getByLabel(/^Your name/)
  await name.waitFor()
  const field = await guest.now()
  await page.waitForTimeout(reads)
  const atForm = line.sent
  const touched = await guest.now()
  await name.tap()
  await name.pressSequentially('Ann', { delay: 200 })
  const button = page.locator('button[type=submit]')
  await button.tap()
  const first = page.getByRole('group', { name: `Your choice: ${TOPICS[0]}` })
  await first.waitFor()
  const choices = await guest.now()
  for (const topic of TOPICS)
    await page
      .getByRole('group', { name: `Your choice: ${topic}` })
      .getByRole('radio', { name: '#1 Yes!' })
      .tap()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByText(`${TOPICS.length} of ${TOPICS.length}`).first().waitFor()
  const done = await guest.now()
  const atEnd = line.sent
  const taps = await guest.taps()
  await page.waitForTimeout(REST_MS)
  const atRest = line.sent
  if (values.files) listFiles(line)
  const text = await guest.firstText()
  await page.context().close()
  line.close()
  return {
    'first text ms': text,
    'name field ms': field,
    'kB before the first touch': atForm / 1000,
    'touch to choices ms': choices - touched,
    'touch to done ms': done - touched,
    'kB of the way': atEnd / 1000,
    'kB at rest after it': atRest / 1000,
    taps,
  }
}

function report(name: string, ways: readonly Record<string, number>[]): void {
  console.log(`\n${name}`)
  for (const key of Object.keys(ways[0] ?? {})) {
    const sorted = ways.map((way) => way[key] ?? Number.NaN).toSorted((a, b) => a - b)
    const all = sorted.map((value) => value.toFixed(0)).join(', ')
    console.log(
      `  ${key.padEnd(28)} ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0).padStart(6)}   (${all})`,
    )
  }
}

function listFiles(line: Line): void {
  for (const { path, bytes, at } of line.parts)
    console.log(`    ${String(at).padStart(6)} ms ${String(bytes).padStart(7)} B  ${path}`)
}
