import type { Page } from '@playwright/test'
import { LONG_PLANS, prepareEvent, preparePerson, startPlan } from '../event.ts'
import { choice, matrixCell, openAsVisitor, openAt, searchMatrix, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

test('LIVE-1, ROLE-8: two browsers on one event see each other’s edits immediately; what a participant may not do is neither offered nor accepted', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await preparePerson(hub, event, 'Bob', 'Bread')

  const organiser = await openAt(browser, `${event.adminLink}&tab=3`)
  const guest = await openAt(browser, ann.link)

  await guest
    .getByRole('group', { name: 'Your choice: Bread' })
    .getByRole('radio', { name: '#1 Yes!' })
    .check()
  const cell = organiser.getByRole('row', { name: /^Ann/ }).getByRole('gridcell').nth(1)
  await expect(cell).toContainText('#1 Yes!')

  await cell.focus()
  await organiser.keyboard.press('y')
  await expect(
    guest.getByRole('group', { name: 'Your choice: Bread' }).getByRole('radio', { name: 'Yes', exact: true }),
  ).toBeChecked()

  await expect(organiser.getByRole('tab', { name: 'Settings' })).toBeVisible()
  await expect(guest.getByRole('tab', { name: 'Settings' })).toHaveCount(0)
  await guest.getByRole('tab', { name: 'Event data' }).click()
  await expect(guest.getByText('Only the organisers can change these.')).toBeVisible()
  await expect(guest.getByText(event.adminKey)).toHaveCount(0)
  await expect(guest.getByRole('button', { name: /Update event|Import/ })).toHaveCount(0)
  await expect(
    hub.call('SendSettingValue', {
      eventAdminGuid: ann.key,
      path: 'parameters|groups|minGroupSize',
      value: 3,
      timestamp: Date.now(),
    }),
  ).rejects.toThrow(/refused/)
})

test.describe(() => {
  test.use({ ownServer: { CONNECTIONS_PER_ADDRESS: '1' } })

  test('LIVE-14: a connection that the server refuses is tried again until it is accepted', async ({
    page,
    hub,
  }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann', 'Tea')
    await page.goto(ann.link)
    await expect(page.getByRole('status').getByText('Still connecting')).toBeVisible()
    await expect(choice(page, 'Your choice: Tea', 'Host')).toHaveCount(0)
    hub.close()
    await expect(choice(page, 'Your choice: Tea', 'Host')).toBeChecked()
    await expect(page.getByText('Still connecting')).toHaveCount(0)
  })
})

test.describe(() => {
  test.use({ ownPage: true })

  test('LIVE-14: a connection that the server ends is opened again', async ({ page, hub }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann')
    await preparePerson(hub, event, 'Bob', 'Bread')
    const connection = await interceptHub(page)
    await page.goto(`${ann.link}&tab=3`)
    await expect(choice(page, 'Your choice: Bread', 'Yes')).toBeVisible()
    // The packet that disconnects a client from a hub.
    connection.toPage('41/api/SessionsPlanner/hub,')
    await expect.poll(() => connection.count).toBe(2)
    await withMessage(page, 'Saved', () => choice(page, 'Your choice: Bread', 'Yes').check())
  })
})

test.describe(() => {
  test.use({ ownPage: true })

  test('WIRE-12: an outdated page reloads as soon as there is no unsaved input', async ({ page, hub }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann', 'Tea')
    const connection = await interceptHub(page)
    await page.goto(`${ann.link}&tab=2`)
    await page.getByLabel(/^Topic/).fill('Green te')
    connection.toPage('42/api/SessionsPlanner/hub,["ReloadPage",{}]')
    connection.toPage(
      '42/api/SessionsPlanner/hub,["ReceiveException",{"status":403,"message":"Read","reason":"x"}]',
    )
    // Both signals have arrived by the time this is read.
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').first().click()
    await expect(page.getByLabel(/^Topic/)).toHaveValue('Green te')
    expect(connection.count).toBe(1)

    await page.getByLabel(/^Topic/).fill('Green tea')
    await page.getByRole('button', { name: 'Update user data' }).click()
    await expect.poll(() => connection.count).toBe(2)
    await expect(page.getByLabel(/^Topic/)).toHaveValue('Green tea')
  })

  test('WIRE-12, PERSON-15: an outdated page keeps what was typed for a new event until it is registered', async ({
    page,
    server,
  }) => {
    const connection = await interceptHub(page)
    await page.goto(`${server.url}/planner/`)
    const name = page.getByLabel(/^Event name/)
    await name.fill('Harbour Lights')
    connection.toPage('42/api/SessionsPlanner/hub,["ReloadPage",{}]')
    await page.getByLabel(/^Number of sessions/).fill('3')
    await expect(name).toHaveValue('Harbour Lights')
    await page.getByRole('button', { name: 'Register event' }).click()
    await expect(page.getByRole('heading', { name: 'Harbour Lights' })).toBeVisible()
    await expect.poll(() => connection.count).toBeGreaterThan(1)
  })
})

/** Counts the page's connections to the hub, and puts packets into the newest as if the server had sent them. */
async function interceptHub(page: Page) {
  const connection = { count: 0, toPage: (_packet: string) => {} }
  await page.routeWebSocket(/socket\.io/, (ws) => {
    ws.connectToServer()
    connection.count += 1
    connection.toPage = (packet) => ws.send(packet)
  })
  return connection
}

test('LIVE-2: two tabs that edit the same choice converge', async ({ browser, hub }) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  const organiser = await openAt(browser, `${event.adminLink}&tab=3`)
  const tabs = [await openAt(browser, ann.link), await openAt(browser, ann.link)] as const
  for (const tab of tabs) await expect(choice(tab, 'Your choice: Bread', 'Yes')).toBeVisible()
  // Not `check`, since the other tab's choice may arrive before it verifies the state.
  await Promise.all([
    choice(tabs[0], 'Your choice: Bread', 'Yes').click(),
    choice(tabs[1], 'Your choice: Bread', '#1 Yes!').click(),
  ])
  const cell = matrixCell(organiser, 'Ann', 0)
  await expect(cell).toContainText(/Yes/)
  await expect(async () => {
    const settled = (await cell.innerText()).trim()
    for (const tab of tabs)
      await expect(choice(tab, 'Your choice: Bread', settled)).toBeChecked({ timeout: 500 })
  }).toPass()
})

test('PLAN-5, PLAN-16: choices made before and during a planner run survive it, and people joining meanwhile see it', async ({
  server,
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 3, settings: LONG_PLANS })
  await importTable(server.url, event, interestTable(30, 10))
  const ann = await preparePerson(hub, event, 'Ann')
  const guest = await (await browser.newContext()).newPage()
  await guest.clock.install()
  await guest.goto(ann.link)
  await expect(choice(guest, 'Your choice: Paper 1', 'Yes')).toBeVisible()

  // Opened before the run, which searches with every core.
  const late = await openAsVisitor(browser, event)
  await late.getByLabel(/^Your name/).fill('Late')

  await choice(guest, 'Your choice: Paper 1', '#1 Yes!').check()
  await startPlan(hub, event)
  const run = guest.getByRole('dialog', { name: 'The organisers are planning' })
  await expect(run).toBeVisible()

  // A visitor has nothing that the run could change, so nothing of it is shown before they have registered.
  await late.getByRole('button', { name: 'Register user' }).click()
  await expect(late.getByText('The organisers are planning')).toBeVisible()
  const second = await openAt(browser, `${ann.link}&tab=4`)
  await expect(second.getByText('The organisers are planning')).toBeVisible()
  // After ten seconds participants get on with what they do.
  const banner = guest.getByText('You can go on.')
  await guest.clock.fastForward(10_000)
  await expect(banner).toBeVisible()
  await expect(run).toBeHidden()
  await choice(guest, 'Your choice: Paper 2', 'Yes').check()
  await expect(guest.getByText('Not saved yet').first()).toBeVisible()
  await hub.call('StopPlan', { adminKey: event.adminKey })

  await expect(banner).toBeHidden()
  await expect(late.getByText('The organisers are planning')).toBeHidden()
  await expect(second.getByRole('heading', { name: 'Session 3' })).toBeVisible()
  const organiser = await openAt(browser, `${event.adminLink}&tab=3`)
  await searchMatrix(organiser, 'Ann')
  await expect(matrixCell(organiser, 'Ann', 0)).toContainText('#1 Yes!')
  await expect(matrixCell(organiser, 'Ann', 1)).toContainText('Yes')
  // Their link opens the plan by now.
  await guest.goto(`${ann.link}&tab=3`)
  await expect(choice(guest, 'Your choice: Paper 1', '#1 Yes!')).toBeChecked()
  await expect(choice(guest, 'Your choice: Paper 2', 'Yes')).toBeChecked()
})
