import { readFile } from 'node:fs/promises'
import { prepareEvent, preparePerson } from '../event.ts'
import { actOn, openAsVisitor, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

test('KEY-7, KEY-8, KEY-9, KEY-10: an organiser replaces links, archives and erases people, and deletes the event', async ({
  page,
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await preparePerson(hub, event, 'Bob', 'Bread')
  const guest = await openAsVisitor(browser, event)
  const annsPage = await openAt(browser, ann.link)
  await expect(annsPage.getByRole('tab', { name: 'Your choices' })).toBeVisible()

  await page.goto(event.adminLink)
  await page.getByRole('button', { name: /New links/ }).click()
  await page.getByRole('button', { name: 'Replace share link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace share link' }).click()
  await expect(guest.getByRole('alertdialog')).toContainText('no longer valid')

  await page.getByRole('button', { name: 'Replace admin link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace admin link' }).click()
  await expect(page).not.toHaveURL(new RegExp(event.adminKey))
  await page.reload()
  await actOn(page, 'Ann', 'Archive Ann')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(annsPage.getByRole('alertdialog')).toContainText('archived')
  await actOn(page, 'Ann', 'Bring Ann back')
  await annsPage.reload()
  await expect(annsPage.getByRole('tab', { name: 'Your choices' })).toBeVisible()

  await page.getByRole('button', { name: /New links/ }).click()
  await page.getByLabel('Person', { exact: true }).selectOption('Ann')
  await page.getByRole('button', { name: 'Erase person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Ann' })).toHaveCount(0)
  await expect(annsPage.getByRole('alertdialog')).toContainText('removed')

  await page.getByRole('button', { name: 'Delete event' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete for good' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Event name').fill('Open Space')
  await confirm.click()
  await expect(page.getByText('This event was deleted')).toBeVisible()
})

test('KEY-6: an organiser appoints another one, who works with their personal link until the role is revoked', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await preparePerson(hub, event, 'Bob', 'Bread')
  const first = await openAt(browser, `${event.adminLink}&tab=1`)
  const second = await openAt(browser, `${ann.link}&tab=1`)
  await expect(second.getByText('Only the organisers can change these.')).toBeVisible()
  await expect(second.getByRole('tab', { name: 'Settings' })).toHaveCount(0)

  await actOn(first, 'Ann', 'Make organiser: Ann')
  await first.getByRole('dialog').getByRole('button', { name: 'Make organiser' }).click()
  await expect(second.getByRole('tab', { name: 'Settings' })).toBeVisible()
  await second.getByLabel(/^Event name/).fill('Run by two')
  await second.getByRole('button', { name: 'Update event' }).click()
  await expect(first.getByRole('heading', { level: 1 })).toContainText('Run by two')

  await actOn(first, 'Ann', 'Remove organiser rights: Ann')
  await first.getByRole('dialog').getByRole('button', { name: 'Remove organiser rights' }).click()
  await expect(second.getByRole('tab', { name: 'Settings' })).toHaveCount(0)
  await expect(second.getByText('Only the organisers can change these.')).toBeVisible()
})

test('KEY-13: a guest downloads and erases their data', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', { email: 'ann@example.org' })
  await page.goto(`${ann.link}&tab=2`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ person: { name: 'Ann', email: 'ann@example.org' } })
  expect(text).not.toContain(ann.key)

  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('removed')
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('not valid')
})
