import type { Browser, Locator, Page } from '@playwright/test'
import { Pages } from './pages.ts'
import { expect } from './server.ts'

/** Opens a page in its own browser context, without any state of other pages. */
export async function openAt(
  browser: Browser,
  link: string,
  options: { phone?: boolean } = {},
): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await Pages.of(browser).open(options.phone ? phone : {})
  await page.goto(link)
  return page
}

/** Opens an event by its share link, past the form that comes before it until it is used (JOIN-1). */
export async function openAsVisitor(browser: Browser, { shareLink }: { shareLink: string }): Promise<Page> {
  const page = await openAt(browser, shareLink)
  // On a line that answers late, as on a busy machine, nothing else brings the rest (JOIN-6).
  await page.getByLabel(/^Your name/).click()
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
  return page
}

export async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  let centre: { x: number; y: number } | undefined
  // What has just been moved is drawn anew.
  await expect(async () => {
    const box = await element.boundingBox()
    expect(box).not.toBeNull()
    if (box) centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }).toPass()
  if (!centre) throw new Error(`Nothing to point at: ${element}`)
  return centre
}

/** After so long what was to be clicked is looked for anew; ms. */
const STEP_MS = 5000

export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  const more = moreTabs(page)
  await tab.or(more).first().waitFor()
  // Which tabs there are changes when the event has come: what was behind "More" a moment ago may stand beside it now.
  await expect(async () => {
    if ((await tab.count()) > 0) await tab.click({ timeout: STEP_MS })
    else {
      await more.click({ timeout: STEP_MS })
      await page.getByRole('menuitem', { name, exact: true }).click({ timeout: STEP_MS })
    }
  }).toPass()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Behind it a guest on a phone has all tabs but three; TAB-46. */
function moreTabs(page: Page): Locator {
  return page.getByRole('button', { name: 'More', exact: true }).and(page.locator('[aria-haspopup=menu]'))
}

/** The names of all tabs that open, wherever they stand. */
export async function tabNames(page: Page): Promise<string[]> {
  const row = await page.getByRole('tab', { disabled: false }).allInnerTexts()
  const more = moreTabs(page)
  if ((await more.count()) === 0) return row
  await more.click()
  await page.getByRole('menuitem').first().waitFor()
  const others = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return [...row, ...others]
}

/** One choice of a person about a topic or another person, as shown in rows. */
export function choice(page: Page, about: string, label: string): Locator {
  return page
    .getByRole('group', { name: about, exact: true })
    .getByRole('radio', { name: label, exact: true })
}

/** Does what the menu of a person in the participants table offers. */
export async function actOn(page: Page, person: string, act: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** The matrix cell of a person; topics are counted from 0. */
export function matrixCell(page: Page, person: string, topic: number): Locator {
  return page
    .getByRole('grid')
    .getByRole('row', { name: new RegExp(`^${person}`) })
    .getByRole('gridcell')
    .nth(topic)
}

/** Filters the matrix by name. Other tables have a search field too, and may be rendered earlier. */
export async function searchMatrix(page: Page, person: string, topic = ''): Promise<void> {
  await page.getByLabel('Search topics').fill(topic)
  await page.getByLabel('Search people').first().fill(person)
}

/** Resolves once an element with the text exists, however briefly; Playwright polls and may miss it. */
export function waitForElementWithText(page: Page, selector: string, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(look)
        function look() {
          const elements = [...document.querySelectorAll(wanted.selector)]
          if (!elements.some(({ textContent }) => textContent?.includes(wanted.text))) return
          observer.disconnect()
          resolve()
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        look()
      }),
    { selector, text },
  )
}

/** Does something that a short message, which disappears by itself, has to follow. */
export async function withMessage(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const shown = waitForElementWithText(page, '[role=alert]', text)
  await act()
  await shown
}

/**
 * Starts a planner run and waits until the head of the schedule tells its outcome, which then has the focus. Only
 * that is awaited: a short run begins and ends before the page shows it. PLAN-3
 */
export async function planned(page: Page, begin: () => Promise<void>): Promise<void> {
  await begin()
  // An expectation describes the whole page each time it is not met, and a plan takes a while.
  await headTitle(page).and(page.locator(':focus')).waitFor()
}

/** What the head of the schedule says; SCHED-57. */
export function headTitle(page: Page): Locator {
  return page.locator('[data-state] h2')
}

/** Asks for another plan than the one that there is; SCHED-61. */
export async function planAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Plan again…' }).click()
  await page.getByRole('region', { name: 'Plan again' }).getByRole('button', { name, exact: true }).click()
}

/** Opens what is behind "More" in the schedule; SCHED-64. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true, expanded: false }).click()
}

/** Between the parts of a schedule; px. */
const SCHEDULE_GAP = 8

/** Where the sessions, the week or the meetings of a plan begin, as if nothing needed attention; px, SCHED-65. */
export async function boardTop(page: Page): Promise<number> {
  const tools = content(page).getByRole('button', { name: 'More', exact: true })
  const points = page.getByRole('region', { name: 'What needs attention' })
  const line = await tools.boundingBox()
  // Where nothing does, there is none.
  const list = (await points.count()) > 0 ? await points.boundingBox() : null
  if (!line) throw new Error('There is no line of tools.')
  return line.y + line.height + SCHEDULE_GAP - (list ? list.height + SCHEDULE_GAP : 0)
}

/** The content of the open tab. */
export function content(page: Page): Locator {
  return page.getByRole('tabpanel')
}

/** The field of the setting on the Settings tab. */
export function smallestGroup(page: Page): Locator {
  return page.getByLabel('Smallest group', { exact: true })
}
