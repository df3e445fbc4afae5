import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

const DAY_MS = 86_400_000

test.describe(() => {
  test.use({ ownServer: { RETENTION_DAYS: '31' } })

  test('OPS-9: organisers read above all tabs when their unused event will be deleted, and keep it', async ({
    browser,
    page,
    hub,
    server,
  }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann', 'Tea')
    await server.stop()
    const database = new DatabaseSync(join(server.dataDir, 'planner.db'))
    database.prepare('update event_use set used_at = used_at - ?').run(5 * DAY_MS)
    database.close()
    await server.start()

    await page.goto(`${event.adminLink}&tab=1`)
    const banner = page.getByRole('status').filter({ hasText: 'This event will be deleted on' })
    const date = new Date(Date.now() + 30 * DAY_MS)
    await expect(banner).toContainText(`${String(date.getDate()).padStart(2, '0')}.`)
    await page.getByRole('tab', { name: 'Schedule' }).click()
    await expect(banner).toBeVisible()
    const annsPage = await openAt(browser, ann.link)
    await expect(annsPage.getByRole('tab', { name: 'Your choices' })).toBeVisible()
    await expect(annsPage.getByText('will be deleted')).toHaveCount(0)

    await banner.getByRole('button', { name: 'Keep this event' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Schedule' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test('KEY-21: an organiser downloads everything of the event', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Ann', 'Tea')
  await page.goto(`${event.adminLink}&tab=1`)
  await page.getByRole('button', { name: /New links/ }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('event.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ people: [{ name: 'Ann' }], topics: [{ name: 'Tea' }] })
  expect(text).not.toContain(event.adminKey)
})
