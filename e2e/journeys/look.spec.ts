import type { Locator, Page } from '@playwright/test'
import { prepareEvent } from '../event.ts'
import { openAt, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

// What a browser is sent that comes for the first time is under test.
test.use({ ownPage: true })

const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

const leftOf = (element: Locator) => element.evaluate((each) => Math.round(each.getBoundingClientRect().left))

/** Names of the font families that have been sent. */
const familiesSent = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /([a-z]+)[\w-]*\.woff2$/.exec(name)?.[1] ?? '')
        .filter(Boolean),
    ),
  ])

test('LOOK-4 to LOOK-7: what is selected shows in forced colours, every tab begins at one edge, and guests are sent one family', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const page = await openAt(browser, `${event.adminLink}&tab=5`)
  await page.emulateMedia({ forcedColors: 'active' })
  const tab = (isOpen: boolean) => page.locator(`[role=tab][aria-selected=${isOpen}]`).first()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await groundOf(tab(true))).not.toBe(await groundOf(tab(false)))
  const track = (name: string) => page.getByRole('switch', { name }).locator('+ *')
  await expect(page.getByRole('switch', { name: 'Show technical names' })).not.toBeChecked()
  const off = await groundOf(track('Show technical names'))
  await page.getByRole('switch', { name: 'Show technical names' }).check()
  await expect.poll(() => groundOf(track('Show technical names'))).not.toBe(off)
  await expect(page.getByText('parameters|groups|minGroupSize')).toBeVisible()
  const option = (state: string) =>
    page.getByRole('radiogroup', { name: 'When in doubt, prefer' }).locator(`input${state} + label`)
  expect(await groundOf(option(':checked'))).not.toBe(await groundOf(option(':not(:checked)')))

  await page.emulateMedia({ forcedColors: 'none' })
  const edge = await leftOf(page.getByRole('banner').locator('svg').first())
  for (const name of ['Settings', 'Event data', 'Schedule']) {
    await openTab(page, name)
    // The panel of the schedule also holds the place of the card of a person, as wide as the window.
    const content = page
      .locator('#content [role=tabpanel]')
      .locator('section, nav')
      .filter({ visible: true })
      .first()
    await expect.poll(() => leftOf(content)).toBe(edge)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const line = page.getByRole('tablist').locator('..')
  expect(await line.evaluate((each) => each.getBoundingClientRect().width)).toBe(390)

  await page.goto(new URL('/styleguide/', event.shareLink).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here')

  const guest = await openAt(browser, event.shareLink)
  await expect(guest.getByLabel(/^Your name/)).toBeVisible()
  await guest.waitForLoadState('networkidle')
  expect(await familiesSent(guest)).toEqual(['figtree'])
})

test('LOOK-19: on a wide screen with a mouse name and tabs take at most 84 px and tools 40 px; a finger has 44 px', async ({
  browser,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 2 })
  await importTable(server.url, event, interestTable(8, 4))
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? Number.NaN
  const link = `${event.adminLink}&tab=4`
  const wide = await openAt(browser, link)
  await wide.setViewportSize({ width: 1280, height: 860 })
  const tools = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).last()
  await expect(tools(wide)).toBeVisible()
  const tabs = await wide.getByRole('tablist').boundingBox()
  expect((tabs?.y ?? Number.NaN) + (tabs?.height ?? Number.NaN)).toBeLessThanOrEqual(84)
  expect(await heightOf(tools(wide))).toBe(40)
  const phone = await openAt(browser, link, { phone: true })
  await expect(tools(phone)).toBeVisible()
  expect(await heightOf(tools(phone))).toBeGreaterThanOrEqual(44)
  for (const tab of await phone.getByRole('tab').all()) expect(await heightOf(tab)).toBeGreaterThanOrEqual(44)
})
