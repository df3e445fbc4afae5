import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from './server.ts'

/** A page of its own browser session: nothing is remembered from other pages. */
export async function openAt(
  browser: Browser,
  link: string,
  options: { phone?: boolean } = {},
): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const context = await browser.newContext(options.phone ? phone : {})
  const page = await context.newPage()
  await page.goto(link)
  return page
}

export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** One choice of a person about a topic or another person, as shown in rows. */
export function choice(page: Page, about: string, label: string): Locator {
  return page
    .getByRole('group', { name: about, exact: true })
    .getByRole('radio', { name: label, exact: true })
}

/** Leaves those in the matrix whose names match. Other tables can be searched as well, and may be there before it. */
export async function searchMatrix(page: Page, person: string, topic = ''): Promise<void> {
  await page.getByLabel('Search topics').fill(topic)
  await page.getByLabel('Search people').first().fill(person)
}

/** Resolves once an element that holds the text is there, however briefly: Playwright itself looks less and less often. */
export function appears(page: Page, selector: string, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const elements = [...document.querySelectorAll(wanted.selector)]
          if (elements.some(({ textContent }) => textContent?.includes(wanted.text))) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    { selector, text },
  )
}

/** Has something planned and waits for the end, however short the run is. */
export async function planned(page: Page, begin: () => Promise<void>): Promise<void> {
  const title = 'Planner is running'
  const seen = appears(page, 'dialog, [role=dialog]', title)
  await begin()
  await seen
  await expect(page.getByRole('dialog', { name: title })).toBeHidden()
}

/** What is on the screen of the open tab. */
export function content(page: Page): Locator {
  return page.getByRole('tabpanel')
}

/** The field of the setting on the Settings tab. */
export function smallestGroup(page: Page): Locator {
  return page.getByLabel('Smallest group', { exact: true })
}
