import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { actOn, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

const entries = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

test('AUDIT-3, AUDIT-7, AUDIT-8: organisers see at once who changed what, by name, on a phone too', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', { isEventAdmin: true })
  await preparePerson(hub, event, 'Bob')
  const mari = await openAt(browser, `${event.adminLink}&tab=1`)
  const phone = await openAt(browser, `${ann.link}&tab=1`, { phone: true })

  await mari.getByRole('button', { name: 'Who changed what.' }).click()
  await mari.getByLabel('Name in this history').fill('Mari Mets')
  await mari.getByRole('button', { name: 'Use this name' }).click()

  await phone.getByRole('button', { name: 'Who changed what.' }).press('Enter')
  // People who are admins act under their own name.
  await expect(entries(phone).first()).toBeVisible()
  await expect(phone.getByLabel('Name in this history')).toHaveCount(0)
  await expect(entries(phone).first()).toContainText('Registered: Bob')
  await expect(entries(phone).last()).toContainText('Event registered')
  await actOn(mari, 'Bob', 'Archive Bob')
  await mari.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(entries(phone).first()).toContainText('Archived: Bob')
  await expect(entries(phone).first()).toContainText('Mari Mets (admin link)')
  await expect(entries(phone).first()).toContainText(/\d\d\.\d\d\.\d{4}/)
  await expect(entries(phone).first().locator('time')).toContainText(/\d\d:\d\d/)
  const overflow = () => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)

  await phone
    .getByRole('region', { name: 'History' })
    .getByLabel('Show', { exact: true })
    .selectOption('Event data')
  await expect(entries(phone)).toHaveCount(1)
  await phone.getByLabel(/^Event name/).fill('=Open Space 2')
  await phone.getByRole('button', { name: 'Update event' }).click()
  await expect(entries(phone).first()).toContainText('Event data changed: Event name')
  await expect(entries(phone).first().locator('strong')).toContainText('Ann')

  // Whoever keeps the page open sees the names of today.
  await hub.call('RemoveUser', { key: event.adminKey, userId: ann.id })
  await expect(entries(mari).filter({ hasText: 'An erased person' })).not.toHaveCount(0)
  await expect(mari.getByRole('list', { name: 'History' })).not.toContainText('Ann')
  await expect(mari.getByLabel('Name in this history')).toHaveValue('Mari Mets')
  const downloading = mari.waitForEvent('download')
  await mari.getByRole('button', { name: 'Download as a table' }).click()
  const table = await readFile(await (await downloading).path(), 'utf8')
  expect(table.split('\r\n')[0]).toBe('When,Who,What,How often')
  expect(table).toContain('Archived')
  expect(table).not.toContain(event.adminKey)
})
