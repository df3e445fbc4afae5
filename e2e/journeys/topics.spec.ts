import { prepareEvent, preparePerson } from '../event.ts'
import { choice, openAsVisitor, openAt, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

test('TOPIC-5, TOPIC-13: a person has up to ten topics, the first one stays, and deleting one removes it from every screen', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Topic 1')
  const bob = await preparePerson(hub, event, 'Bob')
  const page = await openAt(browser, `${ann.link}&tab=2`)
  const other = await openAt(browser, bob.link)
  const add = page.getByRole('button', { name: 'Add topic' })
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  for (let number = 2; number <= 10; number++) {
    await add.click()
    const topic = page.getByRole('group', { name: `Topic ${number}`, exact: true })
    await expect(topic.getByLabel(/^Topic/)).toHaveValue('')
    await topic.getByLabel(/^Topic/).fill(`Topic ${number}`)
  }
  await expect(add).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(9)
  await expect(page.getByRole('button', { name: 'Delete “Topic 1”' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Update user data' }).click()

  await choice(other, 'Your choice: Topic 9', '#1 Yes!').check()
  const organiser = await openAt(browser, `${event.adminLink}&tab=3`)
  await expect(organiser.getByRole('columnheader', { name: /Topic 9/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete “Topic 9”' }).click()
  await expect(add).toBeVisible()
  await page.getByRole('button', { name: 'Update user data' }).click()
  await expect(organiser.getByRole('columnheader', { name: /Topic 9/ })).toHaveCount(0)
  await expect(organiser.getByRole('columnheader', { name: /Topic 10/ })).toBeVisible()
  await expect(other.getByRole('group', { name: 'Your choice: Topic 9' })).toHaveCount(0)
})

test('TOPIC-10, ROUTE-15: a topic without an author has no name; the header shows the topic', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub, { showAdvancedFields: true })
  await page.goto(event.shareLink)
  await expect(page.getByLabel(/^Register the topic without an author/)).toHaveCount(0)
  await page.getByLabel(/^Topic/).fill('Tea')
  await page.getByLabel(/^Register the topic without an author/).check()
  await expect(page.getByLabel(/^Your name/)).toHaveCount(0)
  await expect(page.getByLabel(/^Profile/)).toHaveCount(0)
  await expect(page.getByLabel('Number of sessions')).toHaveCount(0)
  await page.getByRole('button', { name: 'Register user' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Planner – Open Space – Tea')
  await expect(page.getByRole('tab', { name: 'Your choices' })).toHaveAttribute('aria-disabled', 'true')

  await page.goto(`${event.adminLink}&tab=1`)
  const row = page.getByRole('row', { name: /Tea/ })
  await expect(row).toBeVisible()
  await expect(row.getByRole('rowheader')).toHaveText(/^\s*Registered \d\d:\d\d$/)
})

test('SCHED-1, SCHED-8: groups of a topic are columns of the schedule, hidden while they are not planned', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 1 })
  // A host must be in every group of the topic, so parallel groups need a topic without an author.
  const tea = await preparePerson(hub, event, '', 'Tea', { registerTopicWithoutAuthor: true })
  const people = []
  for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) people.push((await preparePerson(hub, event, name)).id)
  const guest = await openAt(browser, `${tea.link}&tab=2`)
  await guest.getByLabel('Number of groups').fill('11')
  await guest.getByRole('button', { name: 'Update user data' }).click()
  await expect(guest.getByText('Number of groups must be a whole number from 1 to 10.')).toBeVisible()
  await guest.getByLabel('Number of groups').fill('3')
  await guest.getByRole('button', { name: 'Update user data' }).click()
  await expect.poll(async () => (await hub.joined(event.adminKey)).topics[0]?.numberOfGroups).toBe(3)

  for (const topicGroupIndex of [0, 1]) {
    const userIds = people.slice(2 * topicGroupIndex, 2 * topicGroupIndex + 2)
    await hub.setGroup(event, { topicId: tea.id, topicGroupIndex, userIds })
  }
  const organiser = await openAt(browser, `${event.adminLink}&tab=4`)
  await organiser.getByText('Tables', { exact: true }).click()
  const grid = organiser.getByRole('grid')
  await expect(grid.getByRole('columnheader', { name: /Tea/ })).toHaveCount(2)
  await expect(grid.getByText('2 of 3').first()).toBeVisible()
  await organiser.getByLabel('Hide unplanned groups').uncheck()
  await expect(grid.getByRole('columnheader', { name: /Tea/ })).toHaveCount(3)
})

test('PERSON-9, VALID-10, ERROR-13: fields of a person appear when settings ask for them, and are checked', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const guest = await openAsVisitor(browser, event)
  await expect(guest.getByLabel(/^E-mail/)).toHaveCount(0)
  await expect(guest.getByLabel('Number of sessions')).toHaveCount(0)
  const organiser = await openAt(browser, `${event.adminLink}&tab=5`)
  await organiser.getByLabel('E-mail is required', { exact: true }).check()
  await organiser.getByLabel('Ask for languages', { exact: true }).check()
  await expect(guest.getByLabel(/^E-mail \(required\)/)).toBeVisible()
  await expect(guest.getByLabel(/^Languages/).first()).toBeVisible()
  await guest.getByLabel(/^Your name/).fill('Ann')
  await guest.getByRole('button', { name: 'Register user' }).click()
  await expect(guest.getByText('E-mail is required.')).toBeVisible()
  await guest.getByLabel(/^E-mail/).fill('ann@example.org')
  await openTab(organiser, 'Event data')
  await organiser.getByLabel(/^Show advanced fields/).check()
  await organiser.getByRole('button', { name: 'Update event' }).click()
  await guest.getByLabel('Number of sessions').fill('1')
  await guest.getByRole('button', { name: 'Register user' }).click()
  await expect(guest).toHaveURL(/personalKey/)
  await openTab(guest, 'Your data')
  await expect(guest.getByLabel('Number of sessions')).toHaveValue('1')
  await expect(organiser.getByRole('row', { name: /Ann/ })).toContainText('ann@example.org')
})

test.describe(() => {
  test.use({ ownPage: true })

  test('PERSON-13: the organiser’s form stands below one’s own data once one has registered', async ({
    page,
    hub,
  }) => {
    const event = await prepareEvent(hub, { googleFormUrl: 'https://docs.google.com/forms/d/e/1/viewform' })
    await page.route('https://docs.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The form</p>' }),
    )
    await page.goto(event.shareLink)
    await page.getByLabel(/^Your name/).fill('Ann')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Register user' }).click()
    // The tab stays open where a form has to be filled in.
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Your data')
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', /viewform\?embedded=true$/)
    await expect(frame).toHaveAttribute(
      'sandbox',
      /^(?=.*allow-scripts)(?=.*allow-same-origin)(?=.*allow-forms)[a-z- ]+$/,
    )
    await expect(page.frameLocator('iframe').getByText('The form')).toBeVisible()
  })
})
