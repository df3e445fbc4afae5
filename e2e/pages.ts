import type { Browser, BrowserContext, Page } from '@playwright/test'

type Size = { width: number; height: number }
type PageOptions = { viewport?: Size; hasTouch?: boolean }

type Kept = { page: Page; kind: string; size: Size | null }

const pagesOf = new WeakMap<Browser, Pages>()

/**
 * Pages that the journeys of a worker use one after the other. Each has a browser context of its own, emptied
 * in between: only what a browser keeps of any visited site is left, its compiled scripts. A process that
 * starts and compiles the app costs more than twice what loading it again does.
 */
export class Pages {
  readonly #browser: Browser
  /** An address of the same site with nothing on it. */
  readonly #blank: string
  /** The options of the journey that need another context; null where its pages are for it alone. */
  #kind: string | null = null
  #servers: readonly string[] = []
  readonly #idle: Kept[] = []
  readonly #taken: Kept[] = []

  constructor(browser: Browser, server: string) {
    this.#browser = browser
    this.#blank = `${server}/healthz`
    pagesOf.set(browser, this)
  }

  static of(browser: Browser): Pages {
    const pages = pagesOf.get(browser)
    if (!pages)
      throw new Error('The browser has no pages. Maybe the journey does not use the test of server.ts?')
    return pages
  }

  /** Before a journey: the size of its pages, null where it wants pages of its own, and its servers. */
  begin(size: PageOptions | null, servers: readonly string[]): void {
    this.#kind = size && JSON.stringify(size)
    this.#servers = servers
  }

  async open(options: PageOptions = {}): Promise<Page> {
    if (this.#kind === null) return (await this.#browser.newContext(options)).newPage()
    const kind = this.#kind + JSON.stringify(options)
    const at = this.#idle.findIndex((each) => each.kind === kind)
    const [kept = await this.#create(kind, options)] = at < 0 ? [] : this.#idle.splice(at, 1)
    this.#taken.push(kept)
    return kept.page
  }

  /** After a journey: takes all pages back, and closes what it has opened itself. */
  async takeBack(): Promise<void> {
    const taken = this.#taken.splice(0)
    const kept = new Set<BrowserContext>([...taken, ...this.#idle].map(({ page }) => page.context()))
    await Promise.all([
      ...this.#browser.contexts().map((context) => (kept.has(context) ? undefined : context.close())),
      ...taken.map((each) => this.#keep(each)),
    ])
  }

  async #keep(each: Kept): Promise<void> {
    const isEmpty = await this.#empty(each).then(
      () => true,
      // Maybe the page was navigating.
      () => false,
    )
    if (isEmpty) this.#idle.push(each)
    else await each.page.context().close()
  }

  async #create(kind: string, options: PageOptions): Promise<Kept> {
    const page = await (await this.#browser.newContext(options)).newPage()
    return { page, kind, size: page.viewportSize() }
  }

  async #empty({ page, size }: Kept): Promise<void> {
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    if (page.isClosed()) throw new Error('A closed page cannot be lent again.')
    const now = page.viewportSize()
    if (size && (now?.width !== size.width || now.height !== size.height)) await page.setViewportSize(size)
    await page.mouse.move(0, 0)
    await page.unrouteAll()
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
    })
    // The app writes when it is left, so its storage is emptied afterwards.
    await page.goto(this.#blank)
    await page.evaluate(() => sessionStorage.clear())
    const client = await context.newCDPSession(page)
    for (const origin of this.#servers)
      await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await client.detach()
    await context.clearCookies()
    await context.clearPermissions()
  }
}
