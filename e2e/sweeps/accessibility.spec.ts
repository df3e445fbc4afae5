import { expectAccessible } from '../accessible.ts'
import { LONG_PLANS, prepareEvent, preparePerson, startPlan } from '../event.ts'
import { choice, content, headTitle, openMore, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

const LONG_NAME = `Bartholomew ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(5)}🎈 العربي`.slice(0, 200)

test('BROWSER-3: the organiser’s screens meet WCAG 2.2 AA, narrow, wide and zoomed, light and dark', async ({
  page,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { showAdvancedFields: true, considerContactPreferences: true })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const long = await preparePerson(hub, event, LONG_NAME, LONG_NAME)
  const cy = await preparePerson(hub, event, 'Cy')

  await page.goto(`${server.url}/welcome/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Weekly groups' }).click()
  await expectAccessible(page, 'welcome')
  await page.goto(`${server.url}/planner/`)
  await expect(page.getByRole('button', { name: 'Register event' })).toBeVisible()
  // Forced, since Playwright does not click disabled elements.
  await page.getByRole('tab', { name: 'Your data' }).click({ force: true })
  await expect(page.getByText('Your data: Register the event first.')).toBeVisible()
  await expectAccessible(page, 'new event')

  await page.goto(`${event.adminLink}&tab=1`)
  await expect(page.getByRole('grid', { name: 'Participants' })).toBeVisible()
  await page.getByRole('button', { name: 'Who changed what.' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Registered')
  await expectAccessible(page, 'event data of an admin')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('Or paste the table').fill('Name,Tea\nDan,Perhaps\n,Yes')
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('What is in each column?')).toBeVisible()
  await expectAccessible(page, 'import, columns')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Some cells need mending first')).toBeVisible()
  await expectAccessible(page, 'import with problems')
  await page.keyboard.press('Escape')

  await openTab(page, 'Your data')
  await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
  await expectAccessible(page, 'your data of an admin')
  await openTab(page, 'Your choices')
  await page.getByText('Everyone', { exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'matrix')
  await openTab(page, 'Schedule')
  // Until what stands in the way is known, the head says that there is no plan yet.
  await expect(page.getByRole('heading', { name: /^Before you plan/ })).toBeVisible()
  await page.getByRole('button', { name: 'Help: Generate plan' }).click()
  await expectAccessible(page, 'schedule before a plan')
  await openTab(page, 'Settings')
  await expect(page.getByLabel('Smallest group', { exact: true })).toBeVisible()
  await expectAccessible(page, 'settings')

  await hub.setCell(event, { tableName: 'preferences', userId: cy.id, topicId: ann.id, value: 'Yes' })
  await importTable(server.url, event, interestTable(6, 3))
  await hub.setGroup(event, { topicId: ann.id, userIds: [ann.id, cy.id] })
  await hub.setGroup(event, { topicId: long.id, sessionId: 2, userIds: [long.id, cy.id] })
  await openTab(page, 'Schedule')
  await expect(page.getByRole('heading', { name: 'Session 2' })).toBeVisible()
  for (const view of ['Cards', 'List', 'Report']) {
    await page.getByText(view, { exact: true }).click()
    await expectAccessible(page, `schedule: ${view}`)
  }
  await page.getByText('Cards', { exact: true }).click()
  await page.locator('[data-chip]').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Swap with' })).toBeVisible()
  await expectAccessible(page, 'schedule: the card of a person')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('Tables', { exact: true }).click()
  await openMore(page)
  await page.getByLabel('Show each person’s groups').check()
  await expect(page.getByRole('heading', { name: 'Each person’s groups' })).toBeVisible()
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await expectAccessible(page, 'schedule: questions of scenarios')
  await page.getByRole('button', { name: 'Something else' }).click()
  await page.getByLabel(/^Seconds for each/).fill('3')
  await page.getByRole('button', { name: 'Plan the scenarios' }).click()
  await page.getByRole('button', { name: /^Open .?Scenario 1/ }).click()
  await page.getByRole('button', { name: 'Ask something else' }).click()
  await page.getByRole('button', { name: 'Something else', exact: true }).click()
  await page.getByLabel('Change a setting of Scenario 1').selectOption({ label: 'Number of sessions' })
  await expectAccessible(page, 'schedule: personal assignments and scenarios')
})

test('WCAG 2.2 AA: many registrations, people who wait, and closed registration', async ({ page, hub }) => {
  const event = await prepareEvent(hub, { contactName: 'Olga', email: 'olga@example.org' })
  const register = (name: string) => hub.call('RegisterUser', { user: { name }, key: event.shareKey })
  for (let index = 1; index < 20; index += 1) await register(`Guest ${index}`)
  await hub.setSetting(event, 'parameters|ui|approveNewPeople', true)
  const { personalLink } = await register('Ann')

  await page.goto(event.adminLink)
  await page.getByRole('button', { name: 'Show and select them' }).click()
  await expect(page.getByText('20 people selected')).toBeVisible()
  await expectAccessible(page, 'a burst, selected')
  await page.goto(personalLink)
  await expect(page.getByText('You are registered and wait for approval')).toBeVisible()
  await expectAccessible(page, 'waiting for approval')
  await hub.setSetting(event, 'parameters|ui|allowRegistration', false)
  await page.goto(event.shareLink)
  await expect(page.getByText('Registration is closed')).toBeVisible()
  await expectAccessible(page, 'closed registration')
})

// Screens that the organiser sees too, with more on them, are looked at there.
test('BROWSER-3, ERROR-1: a guest’s screens and every dialog meet WCAG 2.2 AA, narrow, wide and zoomed, light and dark, and an unknown key shows a full-screen message', async ({
  page,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { considerContactPreferences: true, settings: LONG_PLANS })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const long = await preparePerson(hub, event, LONG_NAME, LONG_NAME.slice(5))
  await hub.setCell(event, { tableName: 'preferences', userId: long.id, topicId: ann.id, value: 'Yes' })

  const theRest = /\/assets\/main-.*\.js$/
  await page.route(theRest, (route) => route.abort())
  await page.goto(event.shareLink)
  await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
  await expectAccessible(page, 'joining, before the rest of the page is there')
  await page.unroute(theRest)
  await page.goto(ann.link)
  await expect(choice(page, 'Your choice: Tea', 'Host')).toBeChecked()
  await page.getByRole('button', { name: 'Help: Topics' }).click()
  await expectAccessible(page, 'own choices and help')
  for (const tab of ['Event data', 'Your data', 'User similarity', 'Help', 'About', 'Feedback']) {
    await openTab(page, tab)
    await expect(content(page)).not.toBeEmpty()
    await expectAccessible(page, tab)
  }
  await hub.setGroup(event, { topicId: ann.id, userIds: [ann.id, long.id] })
  await openTab(page, 'Schedule')
  await expect(page.getByRole('heading', { name: 'Session 1' }).first()).toBeVisible()
  await page.getByText('Mine', { exact: true }).click()
  await expectAccessible(page, 'a guest’s own schedule')

  await importTable(server.url, event, interestTable(30, 10))
  await page.goto(`${event.adminLink}&tab=1`)
  // The dialog of the run hides the page.
  await expect(page.getByRole('heading', { name: '4 of 32 people have not answered yet.' })).toBeVisible()
  await startPlan(hub, event)
  const run = page.getByRole('dialog', { name: 'Planner is running' })
  await expect(run.getByText('Best plan so far')).toBeVisible()
  await expectAccessible(page, 'planner running')
  await run.getByRole('button', { name: /Stop/ }).click()
  await expect(run).toBeHidden()
  await openTab(page, 'Schedule')
  await expect(headTitle(page)).toBeVisible()
  await page.getByRole('button', { name: 'Plan again…' }).click()
  await expectAccessible(page, 'the outcome of a run, and the choice of another plan')

  await page.goto(`${server.url}/planner/participant/?personalKey=${'x'.repeat(24)}`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page, 'wrong link')
  await page.goto(`${server.url}/planner/nothing/`)
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await expectAccessible(page, 'unknown address')
})
