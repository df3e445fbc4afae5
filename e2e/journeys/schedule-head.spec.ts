import type { Browser, Locator, Page } from '@playwright/test'
import { HubClient, prepareEvent } from '../event.ts'
import { boardTop, headTitle, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

const MOST = 225

const ON_PHONE = 160

/** Where something begins in the window. */
const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.POSITIVE_INFINITY

/** The schedule tab of an organiser of eight people, who are planned. */
async function planOfEight(browser: Browser, url: string): Promise<Page> {
  const hub = new HubClient(url)
  const event = await prepareEvent(hub, { numSessions: 2 })
  await importTable(url, event, interestTable(8, 4))
  await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
  await hub.planned(event)
  hub.close()
  return openAt(browser, `${event.adminLink}&tab=4`)
}

test('SCHED-66: on a phone the sessions begin near the tabs, and what to do next is at the lower edge', async ({
  browser,
  server,
}) => {
  const page = await planOfEight(browser, server.url)
  await page.setViewportSize({ width: 390, height: 844 })
  const sessions = page.getByRole('radiogroup', { name: 'Session', exact: true })
  await expect(sessions).toBeVisible()
  const tabs = await page.getByRole('tablist').first().boundingBox()
  const below = (tabs?.y ?? 0) + (tabs?.height ?? 0)
  await expect.poll(async () => (await topOf(sessions)) - below).toBeLessThanOrEqual(ON_PHONE)
  // Where the sentence takes two lines as well.
  await page.setViewportSize({ width: 330, height: 844 })
  await expect.poll(async () => (await headTitle(page).boundingBox())?.height).toBeGreaterThan(30)
  await expect.poll(async () => (await topOf(sessions)) - below).toBeLessThanOrEqual(ON_PHONE)
  await page.setViewportSize({ width: 390, height: 844 })
  const again = page.getByRole('button', { name: 'Plan again…' })
  const lowest = await again.boundingBox()
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeGreaterThan(844 - 24)
  await page.getByRole('button', { name: 'Find a person, topic or room' }).click()
  await expect(page.getByRole('searchbox', { name: 'Find a person, topic or room' })).toBeVisible()
  // Of eight people the cards are fewer than fill a whole phone.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.mouse.move(195, 300)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => topOf(sessions)).toBeLessThanOrEqual(8)
})

test('SCHED-65: the sessions of a plan begin near the top of a wide page, but for what needs attention', async ({
  browser,
  server,
}) => {
  const page = await planOfEight(browser, server.url)
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(headTitle(page)).toHaveText(/missing$/)
  await expect(page.getByText(/^All \d+ points$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Session 1/ }).first()).toBeVisible()
  expect(await boardTop(page)).toBeLessThanOrEqual(MOST)
})
