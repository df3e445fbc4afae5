import { prepareEvent, preparePerson } from '../event.ts'
import { choice, openTab, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'

// What is counted are the taps of a phone.
test.use({ ownPage: true, viewport: { width: 390, height: 844 }, hasTouch: true })

const TOPICS = Array.from({ length: 18 }, (_, index) => `Topic ${index + 1}`)

test('CHOICE-17, CHOICE-18, CHOICE-49, CHOICE-50, ROUTE-6, SCHED-76, TAB-46: a guest rates 18 topics in 20 taps, is led to the end by one button a step, and later finds their day first', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub, { considerContactPreferences: true, numSessions: 3 })
  const hosts = []
  for (const topic of TOPICS) hosts.push(await preparePerson(hub, event, `Host of ${topic}`, topic))
  await page.goto(event.shareLink)
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1)
    })
  })
  const taps = async () => Number(await page.evaluate(() => document.body.dataset.taps))
  const bar = page.getByRole('region', { name: 'Your next step' })

  await page.getByLabel(/^Your name/).tap()
  await page.keyboard.type('Ann')
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
  await page.getByRole('button', { name: 'Register user' }).tap()
  for (const topic of TOPICS) await choice(page, `Your choice: ${topic}`, 'Yes').tap()
  await expect(bar).toContainText('18 of 18 rated')
  expect(await taps()).toBe(20)

  // The bar is in view, and what has been saved is said in it.
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Next: who you meet' }).tap()
  await expect(page.getByRole('heading', { name: 'Anyone you hope to meet?' })).toBeInViewport()
  await expect(bar.getByRole('button', { name: 'Skip' })).toBeVisible()
  await withMessage(page, 'Saved', () =>
    page.getByRole('button', { name: 'Hope to meet: Host of Topic 1', exact: true }).tap(),
  )
  await expect(bar).toContainText('1 person named')
  await bar.getByRole('button', { name: 'Next: times' }).tap()
  await expect(bar).toContainText('3 of 3 sessions')
  await bar.getByRole('button', { name: 'Done' }).tap()
  const done = page.getByRole('region', { name: 'Done, see you there' })
  await expect(done).toBeFocused()
  await expect(done).toContainText('Next, the organisers make the plan.')
  // One of them says whom to meet.
  expect(await taps()).toBe(24)

  const link = page.url().replace(/&tab=\d+/, '')
  const [host] = hosts
  await hub.setGroup(event, { topicId: host?.id ?? '', userIds: [host?.id ?? ''] })
  await expect(done.getByRole('button', { name: 'See your groups' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('tab', { name: 'Schedule' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Your day' })).toBeVisible()
  await page.getByRole('button', { name: 'Rate topics' }).tap()
  await expect(bar).toContainText('18 of 18 rated')

  await expect(page.getByRole('tab')).toHaveCount(3)
  await openTab(page, 'Event data')
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('LIVE-41: choices that wait for the server move nothing below them', async ({ page, server, hub }) => {
  const event = await prepareEvent(hub, { considerContactPreferences: true })
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  await preparePerson(hub, event, 'Cy', 'Cake')
  await page.goto(`${ann.link}&tab=3`)
  const bar = page.getByRole('region', { name: 'Your next step' })
  const waiting = page.getByText('Not saved yet', { exact: true })
  // Every part has been seen while there was a connection.
  const openPart = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  await openPart('Times')
  await expect(page.getByLabel('Session 2')).toBeVisible()
  await openPart('Topics')
  await expect(choice(page, 'Your choice: Bread', 'Yes')).toBeVisible()
  await server.stop('SIGKILL')
  await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()

  const rows = page.getByRole('listitem')
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY))
  const topics = await places()
  await choice(page, 'Your choice: Bread', 'Yes').tap()
  await choice(page, 'Your choice: Cake', 'Yes').tap()
  await expect(waiting).toHaveCount(2)
  expect(await places()).toEqual(topics)

  await bar.getByRole('button', { name: 'Next: who you meet' }).tap()
  await expect(page.getByRole('button', { name: 'Hope to meet: Cy', exact: true })).toBeVisible()
  const people = await places()
  await page.getByRole('button', { name: 'Hope to meet: Bob', exact: true }).tap()
  await expect(waiting).toHaveCount(1)
  expect(await places()).toEqual(people)

  await bar.getByRole('button', { name: 'Next: times' }).tap()
  const last = page.getByLabel('Session 2')
  await expect(last).toBeVisible()
  const before = await last.boundingBox()
  await page.getByLabel('Session 1').tap()
  await expect(waiting).toHaveCount(1)
  expect(await last.boundingBox()).toEqual(before)
})
