import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../accessible.ts'
import { prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from '../server.ts'

test.use({ ownServer: { WEBHOOKS_ALLOW_PRIVATE: 'yes' } })

test('WEBHOOK-1, WEBHOOK-3, WEBHOOK-7, WEBHOOK-8: an organiser adds a webhook, tests it, and sees it switched off', async ({
  page,
  hub,
}) => {
  const received: { type: string }[] = []
  let status = 204
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()))
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const event = await prepareEvent(hub)
  await page.goto(`${event.adminLink}&tab=1`)
  await page.getByRole('button', { name: /^New links, open sessions/ }).click()
  await page.getByRole('button', { name: 'Show webhooks' }).click()
  await expect(page.getByText('No program is told anything yet.')).toBeVisible()

  // What cannot be an address is said beside its field.
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('ftp://127.0.0.1/')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('This is no address for a webhook.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address)
  await page.getByRole('checkbox', { name: 'People register' }).check()
  await page.getByRole('button', { name: 'Add webhook' }).click()

  const hook = page.getByRole('listitem', { name: address })
  await expect(hook).toBeVisible()
  await expect(hook.getByText('A plan is published · People register')).toBeVisible()
  await expect(hook.getByRole('textbox', { name: 'Secret of the webhook' })).toHaveValue(/^whsec_/)
  await hook.getByRole('button', { name: /^Send a test/ }).click()
  await expect(hook.getByText('The test has arrived.')).toBeVisible()
  await hook.getByRole('button', { name: 'Last deliveries' }).click()
  await expect(hook.getByText(/Test message: arrived/)).toBeVisible()
  expect(received).toMatchObject([{ type: 'test' }])

  await expectAccessible(page, 'webhooks')

  // The receiver is gone.
  status = 410
  await preparePerson(hub, event, 'Ann', 'Bees')
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2)
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Show again' }).click()
        return hook.getByRole('status').first().textContent()
      },
      { timeout: 10_000 },
    )
    .toContain('the address says that it is gone')
  await hook.getByRole('button', { name: /^Switch on/ }).click()
  await expect(hook.getByRole('button', { name: /^Switch on/ })).toBeHidden()
  await hook.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No program is told anything yet.')).toBeVisible()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})
