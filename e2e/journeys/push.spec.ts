import { type CDPSession, expect as expectValue } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from '../server.ts'

test.use({
  ownServer: { PUSH_CONTACT: 'planner@site.example', PUBLIC_URL: 'https://planner.example' },
})

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
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${ann.link}&tab=4`)
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

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const session = await context.newCDPSession(page)
  const registrationId = await workerOf(session)
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map(({ title, body, data, tag }) => ({ title, body, tag, url: data.url }))
    })
  const { pathname, search } = new URL(ann.link)
  const message = { title: 'Your plan has changed', body: 'New: Bees', url: pathname + search, tag: 'one' }
  await deliver(JSON.stringify(message))
  await expectValue.poll(shown).toEqual([message])
  // A newer one of its kind takes its place; what nobody can read is shown all the same.
  await deliver(JSON.stringify({ ...message, body: 'New: Bees and trees' }))
  await deliver('no message')
  await expectValue
    .poll(async () => (await shown()).map(({ title, body }) => `${title}: ${body}`).sort())
    .toEqual(['Group Planner: ', 'Your plan has changed: New: Bees and trees'])

  // A press closes it. That it goes to the page that is open a browser allows for real presses alone.
  await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (name: string, options: object) => Event
    }
    for (const notification of await scope.registration.getNotifications())
      self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expectValue.poll(shown).toEqual([])
  await context.close()
})
