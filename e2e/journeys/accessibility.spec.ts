import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { LONG_PLANS, prepareEvent, preparePerson, startPlan } from '../event.ts'
import { choice, content, openTab, planned } from '../screen.ts'
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
  await preparePerson(hub, event, LONG_NAME, LONG_NAME)
  const cy = await preparePerson(hub, event, 'Cy')

  await page.goto(`${server.url}/welcome/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Weekly groups' }).click()
  await check(page, 'welcome')
  await page.goto(`${server.url}/planner/`)
  await expect(page.getByRole('button', { name: 'Register event' })).toBeVisible()
  // Forced, since Playwright does not click disabled elements.
  await page.getByRole('tab', { name: 'Your data' }).click({ force: true })
  await expect(page.getByText('Your data: Register the event first.')).toBeVisible()
  await check(page, 'new event')

  await page.goto(`${event.adminLink}&tab=1`)
  await expect(page.getByRole('grid', { name: 'Participants' })).toBeVisible()
  await page.getByRole('button', { name: 'Who changed what.' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Registered')
  await check(page, 'event data of an admin')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('Or paste the table').fill('Name,Tea\nDan,Perhaps\n,Yes')
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('What is in each column?')).toBeVisible()
  await check(page, 'import, columns')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The table has problems')).toBeVisible()
  await check(page, 'import with problems')
  await page.keyboard.press('Escape')

  await openTab(page, 'Your data')
  await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
  await check(page, 'your data of an admin')
  await openTab(page, 'Your choices')
  await page.getByText('Everyone', { exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await check(page, 'matrix')
  await openTab(page, 'Schedule')
  await expect(page.getByText('No plan yet')).toBeVisible()
  await page.getByRole('button', { name: 'Help: Generate plan' }).click()
  await check(page, 'schedule before a plan')
  await openTab(page, 'Settings')
  await expect(page.getByLabel('Smallest group', { exact: true })).toBeVisible()
  await check(page, 'settings')

  await hub.setCell(event, { tableName: 'preferences', userId: cy.id, topicId: ann.id, value: 'Yes' })
  await importTable(server.url, event, interestTable(6, 3))
  await planned(page, () => startPlan(hub, event))
  await openTab(page, 'Schedule')
  await expect(page.getByRole('heading', { name: 'Session 2' })).toBeVisible()
  for (const view of ['Cards', 'List', 'Tables', 'Report']) {
    await page.getByText(view, { exact: true }).click()
    await check(page, `schedule: ${view}`)
  }
  await page.getByText('Tables', { exact: true }).click()
  await page.getByLabel('Show each person’s groups').check()
  await expect(page.getByRole('heading', { name: 'Each person’s groups' })).toBeVisible()
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await page.getByLabel(/^Seconds for each/).fill('3')
  await page.getByRole('button', { name: 'Plan the scenarios' }).click()
  await page.getByRole('button', { name: /^Open .?Scenario 1/ }).click()
  await page.getByRole('button', { name: 'New scenarios' }).click()
  await page.getByLabel('Change a setting of Scenario 1').selectOption({ label: 'Number of sessions' })
  await check(page, 'schedule: personal assignments and scenarios')
})

test('WCAG 2.2 AA: many registrations, people who wait, and closed registration', async ({ page, hub }) => {
  const event = await prepareEvent(hub, { contactName: 'Olga', email: 'olga@example.org' })
  const register = (name: string) => hub.call('RegisterUser', { user: { name }, key: event.shareKey })
  for (let index = 1; index < 20; index += 1) await register(`Guest ${index}`)
  await hub.setSetting(event, 'parameters|ui|approveNewPeople', true)
  const { personalLink } = await register('Ann')

  await page.goto(event.adminLink)
  await page.getByRole('button', { name: 'Show and select them' }).click()
  await expect(page.getByText('Selected: 20')).toBeVisible()
  await check(page, 'a burst, selected')
  await page.goto(personalLink)
  await expect(page.getByText('You are registered and wait for approval')).toBeVisible()
  await check(page, 'waiting for approval')
  await hub.setSetting(event, 'parameters|ui|allowRegistration', false)
  await page.goto(event.shareLink)
  await expect(page.getByText('Registration is closed')).toBeVisible()
  await check(page, 'closed registration')
})

test.describe(() => {
  test.use({ ownServer: {} })

  test('BROWSER-3: a guest’s screens and every dialog meet WCAG 2.2 AA, narrow, wide and zoomed, light and dark', async ({
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
    await check(page, 'joining, before the rest of the page is there')
    await page.unroute(theRest)
    await page.goto(`${event.shareLink}&tab=2`)
    await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
    await check(page, 'joining')
    await page.goto(ann.link)
    await expect(choice(page, 'Your choice: Tea', 'Host')).toBeChecked()
    await page.getByRole('button', { name: 'Help: Topics' }).click()
    await check(page, 'own choices and help')
    for (const tab of [
      'Event data',
      'Your data',
      'User similarity',
      'Help',
      'About',
      'Feedback',
      'Schedule',
    ]) {
      await openTab(page, tab)
      await expect(content(page)).not.toBeEmpty()
      await check(page, tab)
    }
    await startPlan(hub, event)
    await expect(page.getByRole('heading', { name: 'Session 1' }).first()).toBeVisible()
    for (const view of ['Mine', 'Cards', 'List', 'Tables']) {
      await page.getByText(view, { exact: true }).click()
      await check(page, `a guest’s schedule: ${view}`)
    }

    await importTable(server.url, event, interestTable(120, 40))
    await page.goto(`${event.adminLink}&tab=1`)
    // The dialog of the run hides the page.
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    await startPlan(hub, event)
    const run = page.getByRole('dialog', { name: 'Planner is running' })
    await expect(run.getByText('Best plan so far')).toBeVisible()
    await check(page, 'planner running')
    await run.getByRole('button', { name: /Stop/ }).click()
    await expect(run).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'The plan is made' })).toBeVisible()
    await check(page, 'the result of a run')

    await page.goto(`${server.url}/planner/participant/?personalKey=${'x'.repeat(24)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await check(page, 'wrong link')
    await page.goto(`${server.url}/planner/nothing/`)
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
    await check(page, 'unknown address')

    await page.goto(`${server.url}/planner/`)
    await expect(page.getByRole('button', { name: 'Register event' })).toBeVisible()
    await server.stop()
    await expect(page.getByRole('status').getByText(/Connection lost|Still connecting/)).toBeVisible()
    await check(page, 'connection banner')
  })
})

test.describe(() => {
  // In the debug environment there is a banner instead (ENV-3).
  test.use({ ownServer: { APP_ENV: 'production' }, ownPage: true })

  test('WCAG 2.2 AA: the dialogs that block while there is no connection', async ({ page, server, hub }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann', 'Tea')

    // The server accepts the connection without responding: after five seconds it is still connecting.
    await page.routeWebSocket(/socket\.io/, () => {})
    await page.goto(ann.link)
    await expect(page.getByRole('dialog', { name: 'Still connecting' })).toBeVisible()
    await check(page, 'still connecting')
    await expect(page.getByRole('dialog', { name: 'Still connecting' })).toBeVisible()

    await page.unrouteAll()
    await page.routeWebSocket(/socket\.io/, (ws) => void ws.connectToServer())
    await page.goto('about:blank')
    await page.goto(ann.link)
    await expect(choice(page, 'Your choice: Tea', 'Host')).toBeChecked()
    await server.stop()
    const lost = page.getByRole('dialog', { name: 'Connection lost' })
    await expect(lost).toBeVisible()
    await check(page, 'connection lost')
    // Nothing behind the dialog can be reached by keyboard.
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(0)
    await expect(lost).toBeVisible()
  })
})

/** Runs axe and checks that nothing makes the page wider than the viewport, also zoomed to 200 and 400 % (BROWSER-3). */
async function check(page: Page, screen: string): Promise<void> {
  // Each width and each scheme once: colours are the same at any width, and their contrast is computed for both schemes (LOOK-2).
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await violationsOf(page, 'all')
    expect.soft(found, `${screen}, ${width} px, ${colorScheme}`).toEqual([])
  }
  // Of 1280 pixels, with what is left of their height.
  for (const [width, height] of [
    [640, 450],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { tooWide, isTabShown } = await measured(page)
    expect.soft(tooWide, `${screen}: pixels beyond ${width}`).toBeLessThanOrEqual(0)
    expect.soft(isTabShown, `${screen}: the open tab is in view at ${width}`).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** How far the page is too wide, once it has taken notice of its new size, and whether its open tab is in view. */
function measured(page: Page): Promise<{ tooWide: number; isTabShown: boolean }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const tab = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
    return {
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      isTabShown: tab === undefined || (tab.left >= -1 && tab.right <= window.innerWidth + 1),
    }
  })
}
