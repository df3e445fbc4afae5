import { type CDPSession, expect as expectValue } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from '../server.ts'

test.use({
  ownServer: { PUSH_CONTACT: 'planner@site.example', PUBLIC_URL: 'http://planner.example' },
})

type Shown = { title: string; body: string; tag: string; url: string }
type WorkerScope = {
  shown: Shown[]
  opened: string[]
  registration: {
    showNotification(
      title: string,
      options: { body?: string; tag?: string; data: { url: string } },
    ): Promise<void>
  }
  clients: { openWindow(url: string): Promise<void> }
}

/** The worker of the pages, as the browser's push service knows it. */
async function workerOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return found
}

test('PUSH-6, PUSH-7: a participant is offered to be told on the device, and what comes is shown and leads to their page', async ({
  browser,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 2 })
  const ann = await preparePerson(hub, event, 'Ann', 'Bees')
  await hub.setGroup(event, { topicId: ann.id, sessionId: 1, userIds: new Set([ann.id]) })
  const { pathname, search } = new URL(ann.link)
  const link = pathname + search
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server.url}${link}&tab=4`)
  await page.getByRole('button', { name: 'In your calendar' }).click()
  const turnOn = page.getByRole('button', { name: 'Tell me on this device' })
  await expect(turnOn).toBeVisible()
  await expectAccessible(page, 'told on this device')

  // Nobody has been asked yet. This browser reaches no push service, which is said where it was pressed.
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')
  await context.grantPermissions(['notifications'], { origin: server.url })
  await turnOn.click()
  await expect(page.getByText(/^This browser could not sign up/)).toBeVisible()
  await expect(turnOn).toBeFocused()

  // The browser of the tests has no notifications: what the worker gives it is written down.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.opened = []
    scope.registration.showNotification = async (title, { body = '', tag = '', data }) => {
      scope.shown.push({ title, body, tag, url: data.url })
    }
    scope.clients.openWindow = async (url) => void scope.opened.push(url)
  })
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown)
  const session = await context.newCDPSession(page)
  const registrationId = await workerOf(session)
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
  const message = { title: 'Your plan has changed', body: 'New: Bees', url: link, tag: 'one' }
  await deliver(JSON.stringify(message))
  await expectValue.poll(shown).toEqual([message])
  // What nobody can read is shown all the same.
  await deliver('no message')
  const unreadable = { title: 'Group Planner', body: '', tag: '', url: '/' }
  await expectValue.poll(shown).toEqual([message, unreadable])

  // A press goes to the page. A browser lets a real one alone take the focus, so here one is opened.
  const press = (url: string) =>
    worker.evaluate((given) => {
      const notification = { close: () => {}, data: { url: given } }
      self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
    }, url)
  await press('https://elsewhere.example/')
  await press(link)
  await expectValue
    .poll(() => worker.evaluate(() => (self as unknown as WorkerScope).opened))
    .toEqual([`${server.url}${link}`])
  await context.close()
})
