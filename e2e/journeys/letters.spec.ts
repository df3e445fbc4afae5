import { openMailServer } from '../../apps/server/src/testing/mail-server.ts'
import { expectAccessible } from '../accessible.ts'
import { prepareEvent, preparePerson } from '../event.ts'
import { test as base, expect } from '../server.ts'

const test = base.extend<{ mails: Awaited<ReturnType<typeof openMailServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
  mails: async ({}, use) => {
    const mails = await openMailServer()
    await use(mails)
    await mails.close()
  },
  ownServer: ({ mails }, use) =>
    use({
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      LETTERS_FROM: 'planner@site.example',
      PUBLIC_URL: 'http://planner.example',
    }),
})

test('LETTER-1, LETTER-2, LETTER-7, LETTER-10: an organiser reads a letter and sends it to all whom it concerns, and a guest gets a lost link', async ({
  page,
  server,
  hub,
  mails,
}) => {
  const event = await prepareEvent(hub, { name: 'Open day' })
  const ann = await preparePerson(hub, event, 'Ann', 'Bees', { email: 'ann@example.org' })
  await preparePerson(hub, event, 'Bob', 'Kites', { email: 'bob@example.org' })
  await preparePerson(hub, event, 'Cid', 'Tea')
  const pathOf = (link: string) => {
    const { pathname, search } = new URL(link)
    return server.url + pathname + search
  }
  await page.goto(`${pathOf(event.adminLink)}&tab=1`)
  await page.getByRole('button', { name: 'Tell people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell people' })
  await dialog.getByRole('radio', { name: /^Reminder/ }).check()
  await expect(dialog.getByRole('status').first()).toHaveText(
    '3 people have not answered and were not reminded today. A letter reaches 2 of them.',
  )
  await dialog.getByLabel('Letter to', { exact: true }).selectOption({ label: 'Ann' })
  await expect(dialog.getByText('Hello Ann,')).toBeVisible()
  await expect(dialog.getByText('Who could not be reached: 1 person')).toBeVisible()
  await expectAccessible(page, 'tell people')
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
  await page.getByRole('button', { name: 'Send letters' }).click()
  await expect.poll(() => mails.received.length).toBe(2)
  expect(new Set(mails.received.map(({ to }) => to.join()))).toEqual(
    new Set(['ann@example.org', 'bob@example.org']),
  )
  await dialog.getByRole('button', { name: 'What was sent' }).click()
  await expect(dialog.getByText(/Ann · Reminder: sent by mail/)).toBeVisible()
  await expect(dialog.getByRole('status').first()).toHaveText(
    '1 person has not answered and was not reminded today. A letter reaches none of them.',
  )

  // Cid has no address: the letter is given by hand, and noted.
  await dialog.getByRole('button', { name: 'Copy the letter to Cid' }).click()
  await dialog.getByRole('button', { name: 'Note that 1 person has it' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('Nobody is to be reminded at the moment.')

  mails.received.length = 0
  await page.goto(pathOf(event.shareLink))
  await page.getByRole('button', { name: 'I have joined already and lost my link' }).click()
  const lost = page.getByRole('dialog', { name: 'Your personal link by e-mail' })
  await lost.getByRole('textbox').fill('ann@example.org')
  await lost.getByRole('button', { name: 'Send me my link' }).click()
  await expect(lost.getByText('If somebody here has this address, the link is on its way.')).toBeVisible()
  await expect.poll(() => mails.received.length).toBe(1)
  const { search } = new URL(ann.link)
  expect(mails.received[0]?.source.replaceAll('=3D', '=').replaceAll('=\r\n', '')).toContain(search)
})
