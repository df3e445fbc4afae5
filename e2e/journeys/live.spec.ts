import type { Page } from '@playwright/test'
import { HubClient, prepareEvent, preparePerson } from '../event.ts'
import { choice } from '../screen.ts'
import { expect, PlannerServer, test } from '../server.ts'

test('spec 1: two browsers on one event see each other’s edits within a moment', async ({
  server,
  browser,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await preparePerson(hub, event, 'Bob', 'Bread')
  hub.close()

  const organiser = await openAt(await browser.newContext(), `${event.adminLink}&tab=3`)
  const guest = await openAt(await browser.newContext(), ann.link)

  await guest
    .getByRole('group', { name: 'Your choice: Bread' })
    .getByRole('radio', { name: '#1 Yes!' })
    .check()
  const cell = organiser.getByRole('row', { name: /^Ann/ }).getByRole('gridcell').nth(1)
  await expect(cell).toContainText('#1 Yes!')

  await cell.focus()
  await organiser.keyboard.press('y')
  await expect(
    guest.getByRole('group', { name: 'Your choice: Bread' }).getByRole('radio', { name: 'Yes', exact: true }),
  ).toBeChecked()
})

test('spec 6: what a participant may not do is not offered and not done', async ({ server, browser }) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const guest = await openAt(await browser.newContext(), ann.link)
  await expect(guest.getByRole('tab', { name: 'Settings' })).toHaveCount(0)
  await guest.getByRole('tab', { name: 'Event data' }).click()
  await expect(guest.getByText(event.adminKey)).toHaveCount(0)
  await expect(guest.getByRole('button', { name: /Update event|Import/ })).toHaveCount(0)
  await expect(
    hub.call('SendSettingValue', {
      eventAdminGuid: ann.key,
      path: 'parameters|groups|minGroupSize',
      value: 3,
      timestamp: Date.now(),
    }),
  ).rejects.toThrow(/refused/)
  hub.close()
})

test('spec 4: a connection that the server ends is tried again until it is taken', async ({ page }) => {
  const server = new PlannerServer({ CONNECTIONS_PER_ADDRESS: '1' })
  await server.start()
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await page.goto(ann.link)
  await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()
  await expect(choice(page, 'Your choice: Tea', 'Host')).toHaveCount(0)
  hub.close()
  await expect(choice(page, 'Your choice: Tea', 'Host')).toBeChecked()
  await expect(page.getByText('Connection lost')).toHaveCount(0)
  await server.close()
})

test('spec 8: an unknown key shows its message on the whole page', async ({ server, page }) => {
  await page.goto(`${server.url}/planner/participant/?personalKey=${'x'.repeat(24)}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

async function openAt(context: { newPage(): Promise<Page> }, link: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  return page
}
