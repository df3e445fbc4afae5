import { prepareEvent, preparePerson } from '../event.ts'
import { choice, openMore, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

test('ROUTE-1: /, /login and /logout redirect to /welcome/, unknown URLs show an error', async ({
  page,
  server,
}) => {
  for (const path of ['/', '/login', '/logout?logoutReason=timeout']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(`${server.url}/welcome/`)
  }
  for (const path of ['/planner/nothing/', '/nowhere/', '/nowhere/at/all']) {
    const response = await page.goto(server.url + path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  }
})

test('ROUTE-11, ROUTE-14, FRONT-2, FRONT-4: registering changes the URL to the admin’s, then to the person’s; a new start resets everything', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/planner/`)
  const name = page.getByLabel(/^Event name/)
  await expect(name).toHaveValue(/^([A-Z])\w+ \1\w+ \d+$/)
  // What is suggested next may by chance be the same.
  const named = `${await name.inputValue()} of Ann`
  await name.fill(named)
  await page.getByRole('button', { name: 'Register event' }).click()
  await expect(page).toHaveURL(/\/planner\/admin\/\?adminInvite=[\w-]{20,}&tab=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Group Planner – ${named}`)

  await page.getByLabel(/^Your name/).fill('Ann')
  await page.getByRole('button', { name: 'Register user' }).click()
  await expect(page).toHaveURL(/\/planner\/participant\/\?personalKey=[\w-]{20,}&tab=3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Group Planner – ${named} – Ann`)

  await openTab(page, 'Event data')
  await page.getByRole('link', { name: 'Start with new event' }).click()
  await expect(page).toHaveURL(`${server.url}/welcome/`)
  const choices = page.getByRole('link', { name: 'They say yes, name a first choice or host' })
  await expect(choices).toBeHidden()
  await page.getByRole('button', { name: 'A day of sessions' }).click()
  await choices.click()
  await expect(page).toHaveURL(`${server.url}/planner/`)
  await expect(page).toHaveTitle('Planner – Group Planner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Planner')
  await expect(page.getByLabel(/^Event name/)).toHaveValue(/^([A-Z])\w+ \1\w+ \d+$/)

  await page.goBack()
  await page.getByRole('button', { name: `Forget: ${named}` }).click()
  await page.getByRole('button', { name: 'Forget it', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your events' })).toHaveCount(0)
})

test('ROUTE-6, ROUTE-7: each key opens its default tab; tab and toggles are read from and written to the query', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', { topics: [{ name: 'Tea', numberOfGroups: 2 }] })
  const bob = await preparePerson(hub, event, 'Bob')
  const selected = page.getByRole('tab', { selected: true })
  // One number of each link is there when the page opens; the others come by a change of its address.
  const addressChangesTo = (link: string) => page.evaluate((to) => history.pushState(null, '', to), link)
  await page.goto(`${event.shareLink}&tab=2`)
  await expect(selected).toHaveText('Your data')
  await page.goto(ann.link)
  await expect(selected).toHaveText('Your choices')
  // A number without a matching tab opens the default tab of the key.
  await page.goto(`${ann.link}&tab=5`)
  await expect(selected).toHaveText('Your choices')
  for (const tab of ['0', '99', 'x']) {
    await addressChangesTo(`${ann.link}&tab=4`)
    await expect(selected).toHaveText('Schedule')
    await addressChangesTo(`${ann.link}&tab=${tab}`)
    await expect(selected).toHaveText('Your choices')
  }
  // With a plan that is the plan.
  await hub.setGroup(event, { topicId: ann.id, userIds: [ann.id, bob.id] })
  await page.goto(ann.link)
  await expect(selected).toHaveText('Schedule')
  await page.goto(`${event.adminLink}&tab=5`)
  await expect(selected).toHaveText('Settings')
  for (const [number, tab] of ['Event data', 'Your data', 'Your choices', 'Schedule'].entries()) {
    await addressChangesTo(`${event.adminLink}&tab=${number + 1}`)
    await expect(selected).toHaveText(tab)
  }
  await page.goto(event.adminLink)
  await expect(selected).toHaveText('Event data')

  await openTab(page, 'Schedule')
  await expect(page).toHaveURL(/&tab=4/)
  await page.getByText('Tables', { exact: true }).click()
  await expect(page.getByLabel('Hide unplanned groups')).toBeChecked()
  await page.getByLabel('Hide unplanned groups').uncheck()
  await openMore(page)
  await page.getByLabel('Show each person’s groups').check()
  await expect(page).toHaveURL(/showPersonalScheduleAssignments=true/)
  await expect(page).toHaveURL(/hideUnplannedSubgroups=false/)
  await page.reload()
  await expect(page.getByLabel('Hide unplanned groups')).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Each person’s groups' })).toBeVisible()
})

test('TAB-5: a disabled tab shows the reason on tap and to screen readers', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  const topic = await preparePerson(hub, event, '', 'Tea', { registerTopicWithoutAuthor: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${event.shareLink}&tab=2`)
  const choices = page.getByRole('tab', { name: 'Your choices' })
  await expect(choices).toHaveAttribute('aria-disabled', 'true')
  await expect(choices).toHaveAccessibleDescription('Register yourself first.')
  // Forced, since Playwright does not click disabled elements.
  await choices.click({ force: true })
  await expect(page.getByRole('status').getByText('Your choices: Register yourself first.')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Your data')

  await page.goto(topic.link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Planner – Open Space – Tea')
  await expect(choices).toHaveAccessibleDescription(/topic without an author/)
  await expect(choice(page, 'Your choice: Tea', 'Host')).toHaveCount(0)
})

test('TAB-11: on a phone the open tab is in view', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${event.adminLink}&tab=5`)
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await openTab(page, 'Event data')
  await expect(page.getByRole('tab', { name: 'Event data' })).toBeInViewport({ ratio: 1 })
})
