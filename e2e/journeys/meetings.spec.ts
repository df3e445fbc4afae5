import type { Browser, Locator, Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

const LINE = 'Signal: ann.42'

/** The schedule of somebody on a phone, and their card of the meeting with the other one. */
async function scheduleOf(
  browser: Browser,
  link: string,
  other: string,
): Promise<{ page: Page; card: Locator }> {
  const page = await openAt(browser, `${link}&tab=7`, { phone: true })
  const card = page.getByRole('listitem').filter({ hasText: `With ${other}` })
  await card.waitFor()
  // What tells of news is loaded last, and tells of what happens from then on.
  await page.waitForLoadState('networkidle')
  return { page, card }
}

test('MEET-24 to MEET-27, SCREEN-4, SCREEN-8: two people who show no contact details agree on a time, each on a phone', async ({
  browser,
  openHub,
}) => {
  const hub = openHub('/api/OneOnOne/hub')
  const event = await prepareEvent(hub, { numSessions: 1 })
  const details = (name: string) => ({ email: `${name}@example.org`, phone: '' })
  const ann = await preparePerson(hub, event, 'Ann', undefined, details('ann'))
  const bob = await preparePerson(hub, event, 'Bob', undefined, details('bob'))
  const wish = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
  await hub.setCell(event, wish)
  await hub.planned(event)
  const a = await scheduleOf(browser, ann.link, 'Bob')
  const b = await scheduleOf(browser, bob.link, 'Ann')

  await a.card.getByRole('button', { name: /^Confirm/ }).click()
  const confirm = a.page.getByRole('dialog', { name: 'Confirm the meeting with Bob?' })
  await confirm.getByLabel('How can Bob reach you?').fill(LINE)
  // Toasts go by themselves, so each is awaited from before its cause.
  const confirmed = b.page.getByText('Your meeting with Ann is confirmed.').waitFor()
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(a.card).toContainText('Bob has not agreed yet.')
  await confirmed
  await expect(b.card).toContainText('Ann is waiting for you.')
  await expect(b.card).not.toContainText(LINE)

  await a.card.getByRole('button', { name: 'Write to Bob' }).click()
  const write = a.page.getByRole('dialog', { name: 'Write to Bob' })
  await write.getByLabel('Message').fill('Shall we walk?\nIt is dry.')
  await write.getByRole('button', { name: 'Add a time' }).click()
  await write.getByLabel('Time 1', { exact: true }).fill('2031-03-10T16:00')
  await write.getByRole('button', { name: 'Add a time' }).click()
  await write.getByLabel('Time 2', { exact: true }).fill('2031-03-11T09:30')
  const written = b.page.getByText('Ann has written to you about your meeting.').waitFor()
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(write).toHaveCount(0)
  await written
  await expect(b.card).toContainText('Shall we walk?')

  await b.card.getByRole('button', { name: /^Confirm/ }).click()
  const answer = b.page.getByRole('dialog', { name: 'Confirm the meeting with Ann?' })
  await answer.getByRole('button', { name: 'Confirm' }).click()
  await expect(b.card).toContainText(LINE)
  const agreed = a.page.getByText('You and Bob meet on Tuesday, 11.03.2031, 09:30.').waitFor()
  await b.card.getByRole('button', { name: 'Meet then: Tuesday, 11.03.2031, 09:30' }).click()
  await expect(b.card).toContainText('You meet on Tuesday, 11.03.2031, 09:30.')
  await agreed
  await expect(a.card).toContainText('You meet on Tuesday, 11.03.2031, 09:30.')
  for (const card of [a.card, b.card]) await expect(card).not.toContainText('@example.org')

  await a.page.reload()
  await expect(a.card).toContainText('You meet on Tuesday, 11.03.2031, 09:30.')
})
