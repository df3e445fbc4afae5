import type { Page } from '@playwright/test'
import { actOn, headTitle, openAt, planned } from '../screen.ts'
import { expect, test } from '../server.ts'

const PEOPLE = 120
const TOPICS = 18
/** 138 seats: somebody may sit anywhere, and nobody has to sit on the floor. */
const ROOMS = [30, 24, 24, 16, 16, 16, 12]
const MAX_CLICKS = 16

test('IMPORT-66, SCHED-57, SCHED-62: from the front page to a plan that 120 people can read in at most 16 clicks', async ({
  page,
  browser,
  server,
  hub,
}) => {
  const clicks = await countClicks(page)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Planner', exact: true }).click()
  await page.getByLabel(/^Event name/).fill('Town Futures Day')
  await page.getByLabel(/^Number of sessions/).fill('3')
  await page.getByRole('button', { name: 'Register event' }).click()
  await page.getByRole('button', { name: 'Go to the event' }).click()

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Import people/ })
  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(answers()) })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText(`${PEOPLE} people, all new`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(
    page.getByText(new RegExp(`^${PEOPLE} people, ${TOPICS} topics and [\\d,]+ choices imported`)),
  ).toBeVisible()

  await page.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'Add a room' }).click()
  for (const [index, seats] of ROOMS.entries()) {
    await page.keyboard.type(`Room ${index + 1}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type(String(seats))
    if (index < ROOMS.length - 1) await page.keyboard.press('Enter')
  }
  await expect(page.getByText(`${ROOMS.length} rooms, 138 seats for ${PEOPLE} people.`)).toBeVisible()
  await page.getByRole('button', { name: 'Update event' }).click()

  // A run of the length that organisers wait for would only take time here.
  const adminKey = new URL(page.url()).searchParams.get('adminInvite') ?? ''
  const invocation = { eventAdminGuid: adminKey, timestamp: Date.now() }
  await hub.call('SendSettingValue', {
    ...invocation,
    path: 'parameters|groups|solverTimeLimit',
    value: 10,
  })
  await page.getByRole('tab', { name: 'Schedule' }).click()
  await expect(headTitle(page)).toHaveText(/^Before you plan/)
  await page.getByRole('button', { name: 'Let each group be as big as its room' }).first().click()
  await expect(headTitle(page)).toHaveText('Ready to plan')
  await planned(page, () => page.getByRole('button', { name: 'Generate plan', exact: true }).click())
  await expect(headTitle(page)).toHaveText('Everybody has a place in every session')
  await expect(page.getByText(`Visible to all ${PEOPLE}`)).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)

  // All 120 can read it: the page of the last one says where they are.
  await page.getByRole('tab', { name: 'Event data' }).click()
  const guest = await openAt(browser, await personalLinkOf(page, 'Guest 120'), { phone: true })
  await expect(guest.getByText('Session 3').first()).toBeVisible()
})

async function personalLinkOf(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('region', { name: 'Participants' }).getByLabel('Search').fill(name)
  await actOn(page, name, /^Copy link/)
  await expect(page.getByText('Copied').first()).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Counts presses of a pointer; what is typed is none. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countClick', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void }
    window.addEventListener('pointerdown', () => countClick(), { capture: true })
  })
  return () => count
}

/** Answers to a form: everybody rates the topics, some write something. */
function answers(): string {
  const words = ['Not interested', 'Interested', 'Very interested', 'Interested', 'Not interested', '']
  const topics = Array.from({ length: TOPICS }, (_, topic) => `Which topics? [Topic ${topic + 1}]`)
  const rows = Array.from({ length: PEOPLE }, (_, person) => {
    const choices = topics.map(
      (_topic, topic) => words[(person * 7 + topic * (person % 5) + topic) % words.length],
    )
    return ['2026/11/01 8:00:00 AM', `Guest ${person + 1}`, ...choices, person % 9 === 0 ? 'Vegetarian' : '']
  })
  return [['Timestamp', 'Your name', ...topics, 'Anything else?'], ...rows]
    .map((row) => row.join(','))
    .join('\n')
}
