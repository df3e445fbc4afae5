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

/** What is on the screen of the open tab. */
export function content(page: Page): Locator {
  return page.getByRole('tabpanel')
}

/** The field of the setting on the Settings tab. */
export function smallestGroup(page: Page): Locator {
  return page.getByLabel('Smallest group', { exact: true })
}
