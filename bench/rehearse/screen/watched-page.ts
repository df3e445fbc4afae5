import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { violationsOf } from '../../../e2e/axe.ts'
import { Words } from '../../../e2e/gallery/words.ts'
import type { Finding } from '../checker/hub-data.ts'

/** Things are found by the key of what stands on them, so that a text may change. */
export const WORDS = new Words('en-GB')

export type Tab = 'eventData' | 'userData' | 'userChoices' | 'schedule' | 'settings' | 'userSimilarity'

export type ScreenOptions = {
  name: string
  width: number
  height: number
  isTouch: boolean
  /** Of screenshots; null: none are taken, and what has been looked at once is not looked at again. */
  folder: string | null
  /** Of the device; the machine's own where it is left out. */
  timeZone?: string
  /** Called before anything is loaded. */
  onOpen?: (page: Page) => void
}

/** A page whose problems are kept and whose screens are looked at in light and dark. */
export class WatchedPage {
  readonly page: Page
  readonly name: string
  /** Screenshots so far, by path within the folder. */
  readonly pictures: string[] = []
  readonly #folder: string | null
  readonly #width: number
  readonly #lookedAt = new Set<string>()
  #problems: Finding[] = []
  #isOffline = false

  static async open(browser: Browser, link: string, options: ScreenOptions): Promise<WatchedPage> {
    const context = await browser.newContext({
      viewport: { width: options.width, height: options.height },
      hasTouch: options.isTouch,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ...(options.timeZone ? { timezoneId: options.timeZone } : {}),
    })
    context.setDefaultTimeout(60_000)
    const watched = new WatchedPage(await context.newPage(), options)
    options.onOpen?.(watched.page)
    await watched.page.goto(link)
    await watched.page.getByRole('tablist').waitFor()
    return watched
  }

  private constructor(page: Page, { name, folder, width }: ScreenOptions) {
    this.page = page
    this.name = name
    this.#folder = folder
    this.#width = width
    if (folder !== null) mkdirSync(folder, { recursive: true })
    page.on('console', (message) => {
      // 503 or none: the server was too busy for an answer in time.
      const isKnown = this.#isOffline || / failed (503|0 noAnswer)\b/.test(message.text())
      if (message.type() === 'error' && !isKnown) this.#found('console', message.text())
    })
    page.on('pageerror', (error) => this.#found('console', error.message))
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#found('request', `${response.status()} ${response.url().split('?')[0]}`)
    })
  }

  async openTab(tab: Tab): Promise<void> {
    const button = this.page.locator(`[role=tab][id$="-tab-${tab}"]`)
    const more = this.#more()
    await button.or(more).first().waitFor()
    if ((await button.count()) > 0) await button.click()
    else {
      await more.click()
      await this.page.locator(`[role=menuitem][data-id=${tab}]`).click()
    }
    await this.page.locator(`[role=tab][aria-selected=true][id$="-tab-${tab}"]`).waitFor()
    await this.page.getByRole('tabpanel').first().waitFor()
    await this.settled()
  }

  /** Waits until nothing is fetched or worked out any more. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.locator('[role=tabpanel] .mantine-Loader-root').first().waitFor({ state: 'hidden' })
  }

  async tabs(): Promise<Tab[]> {
    const tabs = await this.page.getByRole('tab').all()
    const ids = await Promise.all(tabs.map((tab) => tab.getAttribute('id')))
    const row = ids.map((id) => (id ?? '').replace(/^.*-tab-/, ''))
    const more = this.#more()
    if ((await more.count()) === 0) return row as Tab[]
    await more.click()
    const items = this.page.locator('[role=menuitem][data-id]')
    await items.first().waitFor()
    const others = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-id') ?? ''))
    await this.page.keyboard.press('Escape')
    return [...row, ...others] as Tab[]
  }

  /** Behind it a guest on a phone has all tabs but three; TAB-46. */
  #more() {
    return this.page.locator('[aria-haspopup=menu]', { hasText: WORDS.whole('tab.more') })
  }

  /**
   * Looks at the open screen in light and dark: nothing is wider than the screen and axe finds nothing
   * serious. Takes a picture of each where they are kept.
   */
  async look(what: string): Promise<void> {
    if (this.#folder === null && this.#lookedAt.has(what)) return
    this.#lookedAt.add(what)
    for (const scheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      if (this.#folder !== null) await this.#takePicture(this.#folder, `${what}-${scheme}`)
      // In the dark only colours differ.
      for (const text of await violationsOf(this.page, scheme === 'dark' ? 'colours' : 'all'))
        this.#found('axe', `${what}, ${scheme}: ${text}`)
    }
    const width = await this.page.evaluate<number>('document.documentElement.scrollWidth')
    if (width > this.#width)
      this.#found('overflow', `${what} is ${width} px wide on a screen of ${this.#width} px`)
  }

  async #takePicture(folder: string, of: string): Promise<void> {
    const number = String(this.pictures.length + 1).padStart(2, '0')
    const picture = `${slug(this.name)}-${number}-${slug(of)}.png`
    // A dialog stands in the window, wherever the page behind it is.
    const fullPage = (await this.page.getByRole('dialog').filter({ visible: true }).count()) === 0
    await this.page.screenshot({ path: join(folder, picture), fullPage })
    this.pictures.push(picture)
  }

  /** Does something without a connection; what cannot be loaded then is no problem. */
  async whileOffline(work: () => Promise<void>): Promise<void> {
    this.#isOffline = true
    await work()
    this.#isOffline = false
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }

  /** The problems since the last call. */
  takeProblems(): Finding[] {
    const problems = this.#problems
    this.#problems = []
    return problems
  }

  #found(rule: string, text: string): void {
    this.#problems.push({ rule, text: `${this.name}: ${text}` })
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
