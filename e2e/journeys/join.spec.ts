import { gzipSync } from 'node:zlib'
import { prepareEvent, preparePerson } from '../event.ts'
import { choice, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a guest joins by the share link on a phone, proposes a topic, rates others, and comes back', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Bob', 'Bread')

  await page.goto(event.shareLink)
  await page.getByLabel(/^Your name/).fill('Ann')
  await page.getByLabel(/^Topic/).fill('Tea')
  await page.getByRole('button', { name: 'Register user' }).click()
  await expect(page).toHaveURL(/\/planner\/participant\/\?personalKey=[\w-]{20,}.*tab=3/)
  await withMessage(page, 'Saved', () => choice(page, 'Your choice: Bread', '#1 Yes!').check())

  await page.goto(event.shareLink)
  await page.getByRole('button', { name: 'Continue as Ann' }).click()
  await expect(
    page.getByRole('group', { name: 'Your choice: Bread' }).getByRole('radio', { name: '#1 Yes!' }),
  ).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Your choice: Tea' }).getByRole('radio', { name: 'Host' }),
  ).toBeChecked()
})

test('the join page loads under 150 kB of gzipped JavaScript', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(event.shareLink)
  await expect(page.getByLabel(/^Your name/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(150_000)
})

test('ERROR-17: a page whose scripts do not come says so, and loads again', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(event.shareLink)
  const notice = page.getByText('This page has not loaded.')
  await expect(notice).toBeHidden()
  // As 15 s later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
})
