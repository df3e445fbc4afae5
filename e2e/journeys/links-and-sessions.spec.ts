import { readFile } from 'node:fs/promises'
import { prepareEvent, preparePerson } from '../event.ts'
import { actOn, openAt, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

test('KEY-14: a person replaces their personal link, then an organiser does; each old link opens nothing', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const mine = await openAt(browser, `${ann.link}&tab=2`)
  const thief = await openAt(browser, ann.link)
  await expect(thief.getByRole('heading', { level: 1 })).toContainText('Ann')
  await mine.getByRole('button', { name: 'Replace link' }).click()
  const dialog = mine.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Replace link' }).click()
  await expect(mine).not.toHaveURL(new RegExp(ann.key))
  await expect(thief.getByRole('alertdialog')).toContainText('no longer valid')
  await expect(mine.getByRole('textbox', { name: 'Your personal link: address' })).not.toHaveValue(
    new RegExp(ann.key),
  )
  await mine.reload()
  await expect(mine.getByRole('heading', { level: 1 })).toContainText('Ann')

  const admin = await openAt(browser, `${event.adminLink}&tab=1`)
  await actOn(admin, 'Ann', 'Replace the personal link of Ann')
  await admin.getByRole('dialog').getByRole('button', { name: 'Replace link' }).click()
  await expect(mine.getByRole('alertdialog')).toContainText('no longer valid')
  await admin.getByRole('button', { name: 'Actions for Ann' }).click()
  const link = await admin
    .getByRole('menuitem', { name: 'Open the personal link of Ann in a new tab' })
    .getAttribute('href')
  const again = await openAt(browser, new URL(link ?? '', admin.url()).href)
  await openTab(again, 'Your data')
  await expect(again.getByLabel(/^Your name/)).toHaveValue('Ann')
})

test('KEY-16: who is archived still takes their data along and has it erased', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', { email: 'ann@example.org' })
  await hub.call('ArchiveUser', { adminKey: event.adminKey, userId: ann.id, isArchived: true })
  await page.goto(ann.link)
  await expect(page.getByRole('alertdialog')).toContainText('archived')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('ann@example.org')
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('removed')
})

test('HTTP-9, HTTP-15: an organiser ends a session elsewhere; a browser asks before it forgets its events', async ({
  page,
  browser,
  hub,
  server,
}) => {
  const event = await prepareEvent(hub)
  await page.goto(`${event.adminLink}&tab=1`)
  const guest = await openAt(browser, `${event.shareLink}&tab=2`)
  await expect(guest.getByLabel(/^Your name/)).toBeVisible()
  await page.getByRole('button', { name: /New links/ }).click()
  const end = page.getByRole('button', { name: /^End session:/ })
  // The guest's session is noted in the background.
  await expect(async () => {
    await page.getByRole('button', { name: /^Show (open sessions|again)/ }).click()
    await expect(end).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('this browser')).toBeVisible()
  await end.click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(guest.getByRole('alertdialog')).toContainText('ended this session')
  await expect(end).toHaveCount(0)

  await page.goto(`${server.url}/logout/`)
  await expect(page.getByRole('button', { name: 'Copy link: Open Space' })).toBeVisible()
  await page.goto(`${server.url}/api/Auth/LogOut`)
  await expect(page).toHaveURL(`${server.url}/logout/`)
  await page.getByRole('link', { name: 'Keep everything' }).click()
  await page.getByRole('link', { name: 'Forget these events on this device' }).click()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await expect(page).toHaveURL(`${server.url}/welcome/`)
  await expect(page.getByRole('heading', { name: 'Your events' })).toHaveCount(0)
})
