import { type HubClient, type PreparedEvent, prepareEvent, preparePerson } from '../event.ts'
import { actOn, choice, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

/** As a stranger does who has the share link. */
async function registerMany(hub: HubClient, { shareKey }: PreparedEvent, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await hub.call('RegisterUser', { user: { name: `Bot ${index}` }, key: shareKey })
}

test('REG-3, REG-4: an organiser closes registration and opens it again; what a guest has typed stays', async ({
  page,
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, { contactName: 'Olga', email: 'olga@example.org' })
  await page.goto(event.adminLink)
  const guest = await openAt(browser, event.shareLink, { phone: true })
  await guest.getByLabel(/^Your name/).fill('Ann')
  // The page of the event has taken over the form that comes before it (JOIN-1).
  await expect(guest.getByRole('tab', { name: 'Your data' })).toBeVisible()

  const isOpen = page.getByRole('switch', { name: 'Registration is open' })
  await isOpen.focus()
  await page.keyboard.press('Space')
  await expect(isOpen).not.toBeChecked()
  await expect(guest.getByText('Registration is closed')).toBeVisible()
  await expect(guest.getByText('ask Olga')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'olga@example.org' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Register user' })).toBeDisabled()
  const late = await openAt(browser, event.shareLink)
  await expect(late.getByText('Registration is closed')).toBeVisible()
  await expect(late.getByLabel(/^Your name/)).toHaveCount(0)

  await page.keyboard.press('Space')
  await expect(late.getByLabel(/^Your name/)).toBeVisible()
  await guest.getByRole('button', { name: 'Register user' }).click()
  await expect(guest).toHaveURL(/personalKey=/)
  await expect(page.getByRole('checkbox', { name: 'Select Ann' })).toBeVisible()
})

test('REG-5, REG-8, REG-9: newcomers wait, fill in their choices, and are approved or declined', async ({
  page,
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Olga', 'Tea')
  await page.goto(event.adminLink)
  await page.getByRole('switch', { name: 'New people wait for approval' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'New people wait for approval' })).toBeChecked()
  const guests = await Promise.all([1, 2].map(() => openAt(browser, event.shareLink, { phone: true })))
  for (const [index, guest] of guests.entries()) {
    await guest.getByLabel(/^Your name/).fill(['Ann', 'Mallory'][index] ?? '')
    await guest.getByRole('button', { name: 'Register user' }).click()
    await expect(guest.getByText('You are registered and wait for approval')).toBeVisible()
  }
  const [ann, mallory] = guests
  if (!ann || !mallory) throw new Error('Two guests were opened.')
  await choice(ann, 'Your choice: Tea', '#1 Yes!').check()
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible()

  await expect(page.getByText('2 people wait for your approval.')).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Olga' })).toHaveCount(0)
  await actOn(page, 'Mallory', 'Decline Mallory')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(mallory.getByText('This person was removed')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select 1 person' }).check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(ann.getByText('You are registered and wait for approval')).toHaveCount(0)
  await expect(choice(ann, 'Your choice: Tea', '#1 Yes!')).toBeChecked()
  await ann.getByRole('tab', { name: 'Schedule' }).click()
  await expect(ann.getByRole('tab', { name: 'Schedule' })).toHaveAttribute('aria-selected', 'true')
})

test('REG-10, REG-11, REG-12: a burst is archived, brought back and erased in one step each', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Olga', 'Tea')
  await page.goto(event.adminLink)
  await registerMany(hub, event, 20)

  await expect(page.getByText('Many people have registered within minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Show and select them' }).click()
  await expect(page.getByText('20 people selected')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Archive 20 people?')
  await expect(dialog).toContainText('Bot 1, Bot 2, Bot 3 and 17 more')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Many people have registered within minutes')).toHaveCount(0)

  const filter = page.getByRole('region', { name: 'Participants' }).getByLabel('Show', { exact: true })
  await filter.selectOption('Archived (20)')
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await page.getByRole('button', { name: 'Show and select them' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(dialog).toContainText('This cannot be undone')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await filter.selectOption('Everybody')
  await expect(page.getByRole('checkbox', { name: /^Select Bot/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Select Olga' })).toBeVisible()
})

test.describe('where a room registers at once', () => {
  test.use({ ownServer: { REGISTRATIONS_PER_MINUTE: '6' } })

  test('REG-2: the page says that many are registering, and tries again by itself', async ({ page, hub }) => {
    const event = await prepareEvent(hub)
    await page.goto(event.shareLink)
    await page.getByLabel(/^Your name/).fill('Ann')
    await page.getByLabel(/^Topic/).fill('Tea')
    const isRefused = (index: number) =>
      hub.call('RegisterUser', { user: { name: `Guest ${index}` }, key: event.shareKey }).then(
        () => false,
        () => true,
      )
    await expect(page.getByLabel(/^Your name/)).toHaveValue('Ann')
    // Once one is refused, ten seconds pass until the next may come.
    for (let index = 1; !(await isRefused(index)); index += 1);
    const register = page.getByRole('button', { name: 'Register user' })
    const busy = page.getByText('Many people are registering right now')
    await register.click()
    await expect(busy).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page).toHaveURL(/personalKey=/)
  })
})
