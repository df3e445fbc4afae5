import type { Browser, Page } from '@playwright/test'

export type Guest = {
  page: Page
  /** ms since the link was opened. */
  now: () => Promise<number>
  /** When the first text was there, in ms since the link was opened. */
  firstText: () => Promise<number>
  taps: () => Promise<number>
}

/** A phone with a slow processor opens a share link for the first time. */
export async function openAsGuest(browser: Browser, link: string, isSaving: boolean): Promise<Guest> {
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
    now: () => page.evaluate(() => performance.now()),
    firstText: () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    taps: () => page.evaluate(() => Number(document.documentElement.dataset.taps)),
  }
}
