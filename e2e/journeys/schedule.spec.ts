import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { type HubClient, type PreparedEvent, prepareEvent, preparePerson } from '../event.ts'
import { centreOf, openAt, openMore, planAgain, planned } from '../screen.ts'
import { expect, test } from '../server.ts'
import { touchscreen } from '../touch.ts'

test('SCHED-4, SCHED-5, SCHED-6: a forced assignment shows its reason, hosts are marked, and differing counts are flagged', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, {
    numSessions: 1,
    settings: { 'parameters|options|noIsHardConstraint': 'Soft' },
  })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', { topics: [{ name: 'Tea', numberOfGroups: 2 }] })
  const bob = await preparePerson(hub, event, 'Bob')
  const cy = await preparePerson(hub, event, 'Cy')
  await hub.setCell(event, { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' })
  await hub.setCell(event, { tableName: 'preferences', userId: cy.id, topicId: ann.id, value: 'Yes' })
  await hub.setGroup(event, { topicId: ann.id, userIds: [ann.id, bob.id, cy.id] })
  const page = await openTables(browser, event.adminLink)
  const table = tableOf(page, 1)
  await expect(table.getByRole('row', { name: /^Ann/ })).toContainText('Host')
  await expect(table.getByText('1 of 2').first()).toBeVisible()
  await expect(table.getByText('fewer than wanted').first()).toBeAttached()

  await hub.setCell(event, { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: '' })
  await hub.setCell(event, { tableName: 'availabilities', userId: cy.id, sessionId: 1, value: false })
  await expect(page.getByText(/Bob, Session 1, Tea.*not interested in this topic/)).toBeVisible()
  await expect(page.getByText(/Cy, Session 1, Tea.*unavailable at the specified time/)).toBeVisible()
  const why = table.getByRole('row', { name: /^Bob/ }).getByLabel(/not interested in this topic/)
  await expect(why.first()).toBeVisible()
})

test('SCHED-6: people available for only part of a group’s time are marked as partially unavailable', async ({
  browser,
  openHub,
}) => {
  const hub = openHub('/api/WeekDayHourPlanner/hub')
  const event = await prepareEvent(hub, { sessionDurationInHours: 2 })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob')
  const cy = await preparePerson(hub, event, 'Cy')
  // All of them are available on Monday from 9:00 to 11:00 only.
  const range = { rangeStartD1: 1, rangeStartD2: 10, rangeEndD1: 1, rangeEndD2: 11 }
  for (const { id } of [ann, bob, cy]) {
    await hub.setCell(event, { tableName: 'preferences', userId: id, topicId: ann.id, value: 'Yes' })
    await hub.setRange(event, { userId: id, value: true, ...range })
  }
  await hub.setGroup(event, { topicId: ann.id, start: 9, userIds: [ann.id, bob.id, cy.id] })
  const page = await openTables(browser, event.adminLink)
  const rowOf = (name: RegExp) => page.getByRole('grid').first().getByRole('row', { name })
  await expect(rowOf(/^Cy/).getByRole('checkbox', { name: /^Cy in Tea/, checked: true })).toBeVisible()
  await expect(page.getByText(/unavailable at the specified time/)).toHaveCount(0)

  await hub.setRange(event, { userId: cy.id, value: false, ...range, rangeStartD2: 11 })
  const partly = /Participant is partially unavailable at the specified time/
  await expect(page.getByText(/Cy.*Tea.*partially unavailable at the specified time/)).toBeVisible()
  await expect(rowOf(/^Cy/).getByLabel(partly).first()).toBeVisible()
  await expect(rowOf(/^Bob/).getByLabel(partly)).toHaveCount(0)

  await hub.setRange(event, { userId: cy.id, value: false, ...range })
  await expect(
    rowOf(/^Cy/)
      .getByLabel(/Participant is unavailable at the specified time/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/partially unavailable/)).toHaveCount(0)
})

test('SCHED-2, SCHED-3, SCHED-9, PLAN-25, SCENARIO-6, SCENARIO-8: the session list moves a group with its members, a fixed group stays through a new plan, who is kept in it is marked, a participant changes only their own assignment, and a scenario of fewer sessions is adopted and undone', async ({
  browser,
  hub,
}) => {
  const event = await preparedTeaAndBread(hub)
  const page = await openTables(browser, event.adminLink)
  await expect(page.getByRole('columnheader', { name: /Tea/ }).first()).toBeVisible()
  const from = (await tableOf(page, 1).getByRole('columnheader', { name: /Tea/ }).count()) > 0 ? 1 : 2
  const to = 3 - from
  const members = await membersOf(tableOf(page, from), 'Tea')
  expect(members).toContain('Ann')

  await tableOf(page, from)
    .getByLabel(/^Session of Tea/)
    .selectOption({ label: `Session ${to}` })
  await expect(tableOf(page, to).getByRole('columnheader', { name: /Tea/ })).toBeVisible()
  await expect(tableOf(page, from).getByRole('columnheader', { name: /Tea/ })).toHaveCount(0)
  expect(await membersOf(tableOf(page, to), 'Tea')).toEqual(members)

  const fixed = tableOf(page, to).getByLabel(/^Keep Tea/)
  // Derived data is updated shortly after a click, and the checkbox with it.
  await fixed.click()
  await expect(fixed).toBeChecked()
  await planned(page, () => planAgain(page, 'Generate plan'))
  await expect(tableOf(page, to).getByRole('columnheader', { name: /Tea/ })).toBeVisible()
  await expect(tableOf(page, to).getByLabel(/^Keep Tea/)).toBeChecked()
  await expect(tableOf(page, from).getByRole('columnheader', { name: /Tea/ })).toHaveCount(0)

  // PLAN-25: who is kept in the group is marked in tables, list and cards.
  await hub.setCell(event, {
    tableName: 'pins',
    userId: event.annId,
    topicId: event.annId,
    topicGroupIndex: 0,
    value: true,
  })
  const kept = 'kept here by an organiser'
  await expect(tableOf(page, to).getByRole('checkbox', { name: `Ann in Tea, Host, ${kept}` })).toBeChecked()
  await openMore(page)
  const everybody = page.getByRole('switch', { name: 'Show each person’s groups' })
  await everybody.click()
  await expect(page.getByRole('row', { name: /^Ann/ }).getByRole('img', { name: kept })).toHaveCount(1)
  await everybody.click()
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByRole('img', { name: kept })).toHaveCount(1)
  await page.getByText('Cards', { exact: true }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^Move Ann.*${kept}`) })).toHaveCount(1)
  await page.getByText('Tables', { exact: true }).click()

  const guest = await openTables(browser, event.guestLink)
  await expect(guest.getByRole('grid').first()).toBeVisible()
  await expect(guest.getByRole('checkbox', { name: new RegExp(kept) })).toHaveCount(0)
  await expect(guest.getByLabel(/^Session of (Tea|Bread)|^Keep /)).toHaveCount(0)
  await expect(guest.getByText(/\d of \d/)).toHaveCount(0)

  // SCHED-2: everybody sees what a participant has changed.
  const own = guest.getByRole('checkbox', { name: /^Cy in/, checked: true }).first()
  const name = (await own.getAttribute('aria-label')) ?? ''
  await expect(guest.getByRole('checkbox', { name: /^Ann in/ }).first()).toBeDisabled()
  await own.uncheck()
  await expect(page.getByRole('checkbox', { name, exact: true }).first()).not.toBeChecked()

  // A scenario with one session is there on a page that comes later, and undoing it puts its setting back.
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await page.getByRole('button', { name: 'Something else' }).click()
  await page.getByLabel('Change a setting of Scenario 1').selectOption({ label: 'Number of sessions' })
  await page.getByLabel('Number of sessions', { exact: true }).fill('1')
  // A tablet that is turned.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 700, height: 1000 })
  await expect(page.getByLabel('Number of sessions', { exact: true })).toHaveValue('1')
  if (size) await page.setViewportSize(size)
  await page.getByLabel(/^Seconds for each/).fill('3')
  await page.getByRole('button', { name: 'Plan the scenarios' }).click()
  await expect(page.getByRole('button', { name: /^Open .?Scenario 2/ })).toBeVisible()
  const later = await openTables(browser, event.adminLink)
  await openMore(later)
  await later.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await later.getByRole('button', { name: /^Open .?Scenario 1/ }).click()
  await later.getByRole('button', { name: 'Use this plan', exact: true }).click()
  const question = later.getByRole('dialog', { name: /^Use .*Scenario 1/ })
  await expect(question.getByText('Number of sessions: 2 → 1')).toBeVisible()
  await question.getByRole('button', { name: 'Use this plan', exact: true }).click()
  await expect(tableOf(page, 2)).toHaveCount(0)
  await later.getByRole('button', { name: 'Versions' }).click()
  await expect(later.getByText('Number of sessions: 1 → 2')).toBeVisible()
  await later.getByRole('button', { name: 'Put back the plan before this one' }).click()
  await expect(tableOf(page, to).getByRole('columnheader', { name: /Tea/ })).toBeVisible()
})

test('SCHED-33 to SCHED-39, SCHED-41: people are moved between cards by mouse, by keyboard and by touch, another screen sees it, and it is undone', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 1 })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  const cy = await preparePerson(hub, event, 'Cy')
  await preparePerson(hub, event, 'Dee')
  await hub.setGroup(event, { topicId: ann.id, userIds: [ann.id, cy.id] })
  await hub.setGroup(event, { topicId: bob.id, userIds: [bob.id] })
  const [page, other] = await Promise.all([
    openAt(browser, `${event.adminLink}&tab=4`),
    openAt(browser, `${cy.link}&tab=4`),
  ])

  const card = (on: Page, name: string) => on.getByRole('article', { name })
  const people = (on: Page, name: string) => card(on, name).getByRole('listitem')
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}`) })
  await expect(people(page, 'Tea')).toHaveText(['Ann', 'Cy'])
  // One's own day is what a personal link opens.
  await other.getByText('Cards', { exact: true }).click()
  await expect(card(other, 'Tea')).toContainText('Your group')
  await expect(card(other, 'Tea').getByRole('button', { name: /Ann/ })).toHaveCount(0)

  await drag(page, chip('Cy'), card(page, 'Bread'))
  await expect(card(other, 'Bread')).toContainText('Cy')
  await expect(card(other, 'Tea')).not.toContainText('Cy')
  await expect(page.getByRole('button', { name: /^Move Cy, .*not interested.*, Session 1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo: Cy to Bread' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(card(other, 'Tea')).toContainText('Cy')
  await expect(people(page, 'Bread')).toHaveText(['Bob'])

  await dragByTouch(browser, `${event.adminLink}&tab=4`, (name) => card(other, name))

  await chip('Ann').focus()
  await page.keyboard.press('ArrowRight')
  await expect(chip('Cy')).toBeFocused()
  await page.keyboard.press('Enter')
  const side = page.getByRole('dialog', { name: 'Cy · Session 1 Tea' })
  await expect(side.getByRole('heading', { name: 'Tea' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chip('Cy')).toBeFocused()
  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: /^Breaks a rule \(1\)/ }).click()
  const bread = side.getByRole('button', { name: /^Bread \d+ free/ })
  await expect(bread).toContainText('Cy did not choose this topic')
  await expect(bread).toHaveAccessibleDescription(/^not chosen · \d+ places free/)
  await side.getByRole('button', { name: /^Leave this session free/ }).click()
  await expect(people(page, 'Without a group (2)')).toHaveText(['Cy', 'Dee'])
  await expect(chip('Cy')).toBeFocused()
  await expect(card(other, 'Tea')).not.toContainText('Cy')

  await page.getByLabel('Find a person').fill('dee')
  await expect(page.getByText('Found in 1 place')).toBeVisible()
  await page.getByText('Tables', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Cy in Tea' })).not.toBeChecked()
})

/** On a phone: a swipe scrolls, a second finger ends a drag, and one finger drags Cy to a card and back. */
async function dragByTouch(
  browser: Browser,
  link: string,
  elsewhere: (card: string) => Locator,
): Promise<void> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 560 } })
  const page = await context.newPage()
  await page.goto(link)
  const { press, move, lift } = await touchscreen(page)
  const card = (name: string) => page.getByRole('article', { name })
  const cy = page.getByRole('button', { name: /^Move Cy/ })
  const dragging = page.locator('[data-dragging]')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const hold = async () => {
    const at = await restOf(cy)
    await press(at)
    await expect(dragging).toHaveCount(1)
    return at
  }

  // Cards are on the page only near what is in sight, and the head of the plan is higher than a phone.
  await page.locator('[data-place]').first().scrollIntoViewIfNeeded()
  // At the edge of the screen it scrolls by itself.
  const at = await hold()
  const top = await scrolled()
  await move({ x: at.x, y: 556 })
  await expect.poll(scrolled).toBeGreaterThan(top)
  await press({ x: at.x, y: 556 }, { x: 40, y: 40 })
  await expect(dragging).toHaveCount(0)
  await lift()

  for (const to of ['Bread', 'Tea']) {
    await hold()
    // As a phone does for a long press.
    const isPrevented = cy.evaluate(
      (chip) => !chip.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    )
    expect(await isPrevented).toBe(true)
    const { x, y } = await centreOf(card(to))
    await move({ x, y })
    await expect(card(to)).toHaveAttribute('data-over')
    await lift()
    await expect(elsewhere(to)).toContainText('Cy')
    await expect(card(to)).toContainText('Cy')
  }
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')

  const [start, before] = [await restOf(cy), await scrolled()]
  await press(start)
  for (const by of [10, 30, 60]) await move({ x: start.x, y: start.y + by })
  await lift()
  await expect.poll(scrolled).toBeLessThan(before)
  await expect(dragging).toHaveCount(0)
  await context.close()
}

/** Where it is once it has come to rest in the middle of the screen: cards come and go on the way there, and take their chips along. */
async function restOf(element: Locator): Promise<{ x: number; y: number }> {
  let at = { x: 0, y: 0 }
  await expect
    .poll(async () => {
      const before = at
      at = await element.evaluate((each) => {
        each.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = each.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
      return at.x > 0 && at.x === before.x && at.y === before.y
    })
    .toBe(true)
  return at
}

/** Drags an element onto another one as a hand does, in steps. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  // Away from the edges, where dragging scrolls.
  await onto.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Answers about the plan come above it and move it, so that one looks where things are.
  await expect(async () => {
    const { x, y } = await centreOf(what)
    await page.mouse.move(x, y)
    expect(await what.evaluate((element) => element.matches(':hover'))).toBe(true)
  }).toPass()
  await page.mouse.down()
  await expect(async () => {
    const box = await onto.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 5 })
    await expect(onto).toHaveAttribute('data-over', { timeout: 1000 })
  }).toPass()
  await page.mouse.up()
}

async function openTables(browser: Browser, link: string): Promise<Page> {
  const page = await openAt(browser, `${link}&tab=4`)
  await page.getByText('Tables', { exact: true }).click()
  return page
}

/** Two topics, two sessions, four people who want both and are in both. */
async function preparedTeaAndBread(
  hub: HubClient,
): Promise<PreparedEvent & { guestLink: string; annId: string }> {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  const cy = await preparePerson(hub, event, 'Cy')
  const dee = await preparePerson(hub, event, 'Dee')
  for (const { id } of [ann, bob, cy, dee]) {
    for (const topicId of [ann.id, bob.id].filter((topic) => topic !== id))
      await hub.setCell(event, { tableName: 'preferences', userId: id, topicId, value: 'Yes' })
  }
  const userIds = [ann.id, bob.id, cy.id, dee.id]
  await hub.setGroup(event, { topicId: ann.id, sessionId: 1, userIds })
  await hub.setGroup(event, { topicId: bob.id, sessionId: 2, userIds })
  return { ...event, guestLink: cy.link, annId: ann.id }
}

function tableOf(page: Page, session: number): Locator {
  return page.getByRole('grid', { name: `Who is in which group: Session ${session}` })
}

async function membersOf(table: Locator, topic: string): Promise<string[]> {
  const boxes = await table.getByRole('checkbox', { name: new RegExp(` in ${topic}`), checked: true }).all()
  const names = await Promise.all(boxes.map((box) => box.getAttribute('aria-label')))
  return names.map((name) => name?.split(' in ')[0] ?? '').sort()
}
