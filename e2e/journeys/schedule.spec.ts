import type { Locator, Page } from '@playwright/test'
import { type HubClient, type PreparedEvent, prepareEvent, preparePerson, startPlan } from '../event.ts'
import { openAt, planned } from '../screen.ts'
import { expect, test } from '../server.ts'

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
  await startPlan(hub, event)
  const page = await openAt(browser, `${event.adminLink}&tab=4`)
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
  await startPlan(hub, event)
  const page = await openAt(browser, `${event.adminLink}&tab=4`)
  await page.getByText('Tables', { exact: true }).click()
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

test('SCHED-3, SCHED-9: the session list moves a group with its members, and a fixed group stays through a new plan', async ({
  browser,
  hub,
}) => {
  const event = await preparedTeaAndBread(hub)
  await startPlan(hub, event)
  const page = await openAt(browser, `${event.adminLink}&tab=4`)
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
  await planned(page, () => page.getByRole('button', { name: 'Generate plan', exact: true }).click())
  await expect(tableOf(page, to).getByRole('columnheader', { name: /Tea/ })).toBeVisible()
  await expect(tableOf(page, to).getByLabel(/^Keep Tea/)).toBeChecked()
  await expect(tableOf(page, from).getByRole('columnheader', { name: /Tea/ })).toHaveCount(0)

  const guest = await openAt(browser, `${event.guestLink}&tab=4`)
  await guest.getByText('Tables', { exact: true }).click()
  await expect(guest.getByRole('grid').first()).toBeVisible()
  await expect(guest.getByLabel(/^Session of (Tea|Bread)|^Keep /)).toHaveCount(0)
  await expect(guest.getByText(/\d of \d/)).toHaveCount(0)
})

test('SCHED-2: a participant can change only their own assignment, and everybody sees it', async ({
  browser,
  hub,
}) => {
  const event = await preparedTeaAndBread(hub)
  await startPlan(hub, event)
  const organiser = await openAt(browser, `${event.adminLink}&tab=4`)
  const guest = await openAt(browser, `${event.guestLink}&tab=4`)
  await guest.getByText('Tables', { exact: true }).click()
  const own = guest.getByRole('checkbox', { name: /^Cy in/, checked: true }).first()
  const name = (await own.getAttribute('aria-label')) ?? ''
  await expect(guest.getByRole('checkbox', { name: /^Ann in/ }).first()).toBeDisabled()
  await own.uncheck()
  await expect(organiser.getByRole('checkbox', { name, exact: true }).first()).not.toBeChecked()
})

/** Two topics, two sessions, four people who want both. */
async function preparedTeaAndBread(hub: HubClient): Promise<PreparedEvent & { guestLink: string }> {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  const cy = await preparePerson(hub, event, 'Cy')
  const dee = await preparePerson(hub, event, 'Dee')
  for (const { id } of [ann, bob, cy, dee]) {
    for (const topicId of [ann.id, bob.id].filter((topic) => topic !== id))
      await hub.setCell(event, { tableName: 'preferences', userId: id, topicId, value: 'Yes' })
  }
  return { ...event, guestLink: cy.link }
}

function tableOf(page: Page, session: number): Locator {
  return page.getByRole('grid', { name: `Who is in which group: Session ${session}` })
}

async function membersOf(table: Locator, topic: string): Promise<string[]> {
  const boxes = await table.getByRole('checkbox', { name: new RegExp(` in ${topic}`), checked: true }).all()
  const names = await Promise.all(boxes.map((box) => box.getAttribute('aria-label')))
  return names.map((name) => name?.split(' in ')[0] ?? '').sort()
}
