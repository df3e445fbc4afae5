import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { StockedEvent } from './events/stocked-event.ts'
import { GUEST, HOST, personOf } from './events/stocked-event.ts'
import type { Fault } from './faults/fault.ts'
import { faultsOf } from './faults/faults.ts'
import type { Scheme, Width } from './options.ts'
import type { Screen, Site, Visit } from './screen.ts'
import type { Album } from './screens/index.ts'
import { disconnect as loseConnection } from './steps.ts'
import type { Words } from './words.ts'

/** The longest wait for anything; on a busy machine a click may take half a minute. */
const STEP_MS = 120_000
/** The height at which pictures end; further down a screen shows nothing new. */
const MAX_HEIGHT = 2600

export type Subject = { album: Album; screen: Screen; width: Width; event: StockedEvent }

export type Taken = { pictures: string[]; faults: Fault[] }

type CameraOptions = {
  url: string
  originOf: (site: Site) => Promise<string>
  words: Words
  folder: string
  schemes: readonly Scheme[]
}

/** A browser window of one width, which goes from screen to screen and takes pictures. */
export class Camera {
  readonly #browser: Browser
  readonly #options: CameraOptions

  constructor(browser: Browser, options: CameraOptions) {
    this.#browser = browser
    this.#options = options
  }

  /** Every screen begins in a browser of its own, as if nothing had been opened before. */
  async take(subject: Subject): Promise<Taken> {
    const context = await this.#open(subject)
    try {
      const page = await context.newPage()
      const visit = await this.#visit(page, subject)
      await page.goto(await this.#addressOf(subject))
      try {
        if (subject.screen.tab && !subject.screen.steps) await seeTab(visit, subject.screen.tab)
        for (const step of subject.screen.steps ?? []) await step(visit)
        await settled(page)
        return await this.#look(page, subject)
      } catch (error) {
        // A picture of what is there instead tells most.
        await this.#picture(page, `failed-${pictureName(subject, 'light')}`).catch(() => {})
        throw error
      } finally {
        for (const step of subject.screen.after ?? []) await step(visit)
      }
    } finally {
      // A request for words may be under way still.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  }

  async #addressOf(subject: Subject): Promise<string> {
    const { url, originOf } = this.#options
    const { site } = subject.screen
    const address = addressOf(url, subject)
    return site ? address.replace(new URL(address).origin, await originOf(site)) : address
  }

  async #open({ width }: Subject): Promise<BrowserContext> {
    const { words } = this.#options
    const context = await this.#browser.newContext({
      viewport: { width, height: width < 800 ? 844 : 800 },
      hasTouch: width < 800,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: words.language === 'pseudo' ? 'en-GB' : words.language,
      timezoneId: 'Europe/Tallinn',
    })
    context.setDefaultTimeout(STEP_MS)
    if (words.language !== 'pseudo' && words.language !== 'en-GB')
      await context.addInitScript(
        (language) => localStorage.setItem('planner.language', language),
        words.language,
      )
    if (words.language === 'pseudo')
      // The server does not offer the pseudo language: the browser gets its words in place of the English
      // ones.
      await context.route('**/api/Translations/GetLanguage/**', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), keys: words.messages } })
      })
    return context
  }

  async #visit(page: Page, { album, event, width, screen }: Subject): Promise<Visit> {
    let isOffline = false
    const closings: (() => Promise<void>)[] = []
    if (screen.steps?.includes(loseConnection))
      await page.routeWebSocket(/socket\.io/, async (socket) => {
        if (isOffline) return socket.close()
        socket.connectToServer()
        closings.push(() => socket.close())
      })
    const disconnect = async () => {
      isOffline = true
      await page.route('**/socket.io/**', (route) => route.abort())
      for (const close of closings) await close()
    }
    const { words } = this.#options
    return { page, words, variant: album.variant, event, isNarrow: width < 800, disconnect }
  }

  async #look(page: Page, subject: Subject): Promise<Taken> {
    const faults = await faultsOf(page, this.#options.words.language === 'pseudo')
    await openWide(page)
    const pictures: string[] = []
    for (const scheme of this.#options.schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const name = pictureName(subject, scheme)
      await this.#picture(page, name)
      pictures.push(name)
    }
    return { pictures, faults }
  }

  async #picture(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(this.#options.folder, name), animations: 'disabled' })
  }
}

/** What a picture is of, in its name and in reports. */
export function nameOf({ album, screen, width }: Omit<Subject, 'event'>): string {
  return `${album.id}-${screen.role}-${screen.name}-${width}`
}

export function pictureName(subject: Omit<Subject, 'event'>, scheme: Scheme): string {
  return `${nameOf(subject)}-${scheme}.png`
}

function addressOf(url: string, { album: { variant }, screen, event }: Subject): string {
  const { path } = screen
  if (path !== undefined) return path.startsWith('/') ? url + path : `${url}${variant.routeBase}/${path}`
  const address = new URL(linkOf(screen, event) || `${url}${variant.routeBase}/`)
  if (screen.tab) address.searchParams.set('tab', String(variant.tabs.indexOf(screen.tab) + 1))
  return address.href
}

function linkOf({ role }: Screen, event: StockedEvent): string {
  switch (role) {
    case 'admin':
      return event.adminLink
    case 'guest':
      return personOf(event, GUEST).link
    case 'host':
      return personOf(event, HOST).link
    case 'waiting':
      return personOf(event, 0).link
    default:
      return event.shareLink
  }
}

async function seeTab({ page, words }: Visit, tab: NonNullable<Screen['tab']>): Promise<void> {
  const open = page.locator('[role=tab][aria-selected=true]')
  await open
    .filter({ hasText: words.whole(`tab.${tab}`) })
    .or(open.filter({ hasText: words.whole('tab.schedule.hiddenCalendar') }))
    .waitFor()
}

/**
 * Enlarges the window to all that the picture shows, because content out of view is not rendered. The picture
 * starts where the steps have scrolled to. A dialog stands in the window as it is.
 */
async function openWide(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').filter({ visible: true }).count()) > 0) return
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const { full, top } = await page.evaluate(() => ({
    full: document.documentElement.scrollHeight,
    top: window.scrollY,
  }))
  await page.setViewportSize({ width, height: Math.min(MAX_HEIGHT, Math.max(height, full - top)) })
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await settled(page)
}

/** Resolves once nothing is loaded or changes any more, and after a few seconds whatever goes on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const QUIET_MS = 120
    const MAX_MS = 5000
    // A planner run has a wheel of its own.
    const isLoading = () =>
      [...document.querySelectorAll('.mantine-Loader-root')].some((each) => !each.closest('dialog'))
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      const done = () => {
        observer.disconnect()
        resolve()
      }
      const look = () => (isLoading() ? wait() : done())
      let timer = setTimeout(look, QUIET_MS)
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(look, QUIET_MS)
      }
      const observer = new MutationObserver(wait)
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      setTimeout(done, MAX_MS)
    })
  })
}
