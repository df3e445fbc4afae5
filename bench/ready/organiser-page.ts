import { type Browser, chromium, type Page } from '@playwright/test'
import { adminLink } from '../../apps/server/src/rooms/links.ts'
import { adminKey, VARIANT } from '../hub/big-event.ts'

/** A busy machine is slow, and no reason to stop. */
const PATIENCE_MS = 60_000

const LAUNCH_ARGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run']

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROME_PATH ?? '', args: LAUNCH_ARGS })
}

/* As texts: they run in the page, and the benchmarks know no DOM. */
const NOTE_PRESS = `addEventListener('click', () => { window.pressedAt = performance.now() }, { once: true, capture: true })`
/** The frame in which the result is found is drawn before the next one begins. */
const SHOWN_AFTER = `new Promise((resolve) => {
  const isShown = () =>
    [...document.querySelectorAll('dialog h2')].some(({ textContent }) => textContent === 'The plan is made')
  const look = () =>
    requestAnimationFrame(isShown() ? () => resolve(performance.now() - window.pressedAt) : look)
  look()
})`

/** The page on which an organiser presses the button. */
export class OrganiserPage {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(browser: Browser, url: string, eventId: string): Promise<OrganiserPage> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(`${url}${adminLink(VARIANT, adminKey(eventId))}&tab=4`)
    await page.getByRole('button', { name: 'Generate plan', exact: true }).waitFor()
    return new OrganiserPage(page)
  }

  /** From the button to the frame that shows the result; ms. */
  async press(): Promise<number> {
    const page = this.#page
    const button = page.getByRole('button', { name: 'Generate plan', exact: true })
    await page.evaluate(NOTE_PRESS)
    await button.click()
    const ms = await page.evaluate<number>(SHOWN_AFTER)
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last()
    await close.click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    return ms
  }

  close(): Promise<void> {
    return this.#page.close()
  }
}
