import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContext, launch, type Page, ProtocolError } from 'puppeteer-core'
import { test as journey } from '../server.ts'

/** Debian's name comes first: on its stable release the other one is not Mozilla's. */
const NAMES = ['firefox-esr', 'firefox']

/** The Firefox of this machine: FIREFOX_PATH, else the first on the PATH; undefined without one. */
function findFirefox({ FIREFOX_PATH, PATH = '' } = process.env): string | undefined {
  if (FIREFOX_PATH) return FIREFOX_PATH
  const candidates = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export { expect } from '../server.ts'

/** Firefox starts in two seconds, and in a minute where much else runs. */
const WAIT_MS = 240_000

type Size = { width: number; height: number }

type FirefoxJourney = {
  /** Opens a link in a context of its own, without any state of other pages. */
  open: (link: string, size: Size) => Promise<Page>
}

/**
 * Journeys in Firefox, driven over WebDriver BiDi (ADR-0056). Where there is none they are skipped, and the
 * end of the test run says how many were.
 */
export const test = journey.extend<FirefoxJourney, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const executablePath = findFirefox()
      if (executablePath === undefined) throw new Error('There is no Firefox to start.')
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        defaultViewport: null,
        timeout: WAIT_MS,
        protocolTimeout: WAIT_MS,
        // Else it is the language of the machine.
        extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: WAIT_MS },
  ],
  open: async ({ firefox }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (link, size) => {
      const context = await firefox.createBrowserContext()
      contexts.push(context)
      const page = await context.newPage()
      await resize(page, size)
      await page.goto(link, { timeout: WAIT_MS })
      return page
    })
    for (const context of contexts) await context.close()
  },
  // No Chromium is started for these.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
  lendPages: async ({}, use) => use(undefined),
})

test.skip(
  findFirefox() === undefined,
  'There is no Firefox: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
)

async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    // Sent after the size: a command that Firefox 140 does not know yet.
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
      throw error
  })
}
