import type { Browser } from '@playwright/test'
import { HubClient, prepareEvent, preparePerson } from '../../e2e/event.ts'
import { Line } from '../../e2e/line.ts'
import { bench } from '../bench.ts'
import { head, quantile, row } from '../figures.ts'

const TOPICS = ['Bread', 'Maps', 'Songs', 'Clocks', 'Rivers', 'Paper']
/** How long somebody reads before the first touch. */
const READING_MS = 10_000
/** Long enough for all that comes by itself. */
const REST_MS = 20_000
const SLOW_3G = { roundTrip: 400, rate: 50_000 }

export const GUEST = bench({
  measures:
    'What a guest waits for and is sent, from the share link to all topics rated, on slow 3G with a processor four times slower.',
  options: {
    runs: { type: 'string', default: '3', says: 'ways of each kind; medians are shown' },
    files: { type: 'boolean', says: 'lists what was sent' },
  },
  async measure(stand, { runs, files }) {
    const { url } = await stand.planner({ env: { DATA_DIR: stand.folder() } })
    const hub = stand.closing(new HubClient(url))
    const browser = await stand.browser()
    console.log(
      'ms since the link was opened, or since the name was touched; kB with headers, as they are sent',
    )
    head(['guest', 'figure', 'median', 'all'])
    for (const [name, how] of [
      ['ordinary', { isSaving: false, reads: 0 }],
      ['saving data', { isSaving: true, reads: 0 }],
      ['reads for 10 s first', { isSaving: false, reads: READING_MS }],
    ] as const) {
      const ways: Way[] = []
      for (let run = 0; run < Number(runs); run++) {
        const { way, line } = await goTheWay(browser, hub, url, how)
        ways.push(way)
        if (files)
          for (const { path, bytes, at } of line.parts) console.log(`    ${at} ms ${bytes} B ${path}`)
      }
      for (const key of Object.keys(ways[0] ?? {}) as (keyof Way)[]) {
        const values = ways.map((way) => way[key])
        row([name, key, quantile(values, 0.5).toFixed(0), values.map((value) => value.toFixed(0)).join(', ')])
      }
    }
  },
})

type Way = Awaited<ReturnType<typeof goTheWay>>['way']

async function goTheWay(
  browser: Browser,
  hub: HubClient,
  url: string,
  { isSaving, reads }: { isSaving: boolean; reads: number },
) {
  const event = await prepareEvent(hub)
  for (const topic of TOPICS) await preparePerson(hub, event, `Host of ${topic}`, topic)
  const line = new Line(url, SLOW_3G)
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
  const text = await guest.firstText()
  await page.context().close()
  line.close()
  const way = {
    'first text ms': text,
    'name field ms': field,
    'kB before the first touch': atForm / 1000,
    'touch to choices ms': choices - touched,
    'touch to done ms': done - touched,
    'kB of the way': atEnd / 1000,
    'kB at rest after it': atRest / 1000,
    taps,
  }
  return { way, line }
}

/** A phone with a slow processor opens a share link for the first time. */
async function openAsGuest(browser: Browser, link: string, isSaving: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement
      dataset.taps = String(Number(dataset.taps ?? 0) + 1)
    })
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isSaving) await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto(link, { waitUntil: 'commit' })
  return {
    page,
    /** ms since the link was opened. */
    now: () => page.evaluate(() => performance.now()),
    /** When the first text was there, in ms since the link was opened. */
    firstText: () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    taps: () => page.evaluate(() => Number(document.documentElement.dataset.taps)),
  }
}
