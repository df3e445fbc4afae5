import { prepareEvent, preparePerson } from '../event.ts'
import { pagesOfPdf } from '../pdf-text.ts'
import { openTab } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

/** More than a grid mounts at once. */
const NUM_PEOPLE = 36
const TOPICS = ['Tea', 'Bread', 'Chess', 'Maps', 'Bees', 'Glass', 'Wool', 'Rivers']
const NUM_SESSIONS = 4

test('SCREEN-16 to SCREEN-18, SCREEN-21, SCHED-31, SCHED-32: on paper stand every person, topic and session, and no buttons', async ({
  page,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: NUM_SESSIONS })
  const owners = []
  for (const topic of TOPICS) owners.push(await preparePerson(hub, event, `Owner of ${topic}`, topic))
  await importTable(server.url, event, interestTable(NUM_PEOPLE, 1))
  const everywhere = owners[0]?.id ?? ''
  for (const [index, { id }] of owners.entries()) {
    const sessionId = 1 + (index % NUM_SESSIONS)
    await hub.setGroup(event, { topicId: id, sessionId, userIds: new Set([everywhere, id]) })
  }
  const names = [
    ...TOPICS.map((topic) => `Ownerof${topic}`),
    ...Array.from({ length: NUM_PEOPLE }, (_, index) => `Person${index + 1}`),
  ]
  const numbersOf = (text: string) =>
    names.map((name) => text.match(new RegExp(`${name}(?!\\d)`, 'g'))?.length ?? 0)
  const printed = async (format: 'A4' | 'Letter') => pagesOfPdf(await page.pdf({ format }))

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${event.adminLink}&tab=4`)
  await expect(page.getByRole('heading', { name: 'Session 1' })).toBeVisible()
  await page.getByText('Tables', { exact: true }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  const tables = (await printed('A4')).join('')
  for (let session = 1; session <= NUM_SESSIONS; session += 1) expect(tables).toContain(`Session${session}`)
  for (const topic of TOPICS) expect(tables).toContain(topic)
  expect(Math.min(...numbersOf(tables))).toBe(NUM_SESSIONS)
  // In each session's table, and among those without a group, which nobody has opened.
  expect(new Set(numbersOf(tables).slice(TOPICS.length))).toEqual(new Set([2 * NUM_SESSIONS]))
  for (const button of ['Generateplan', 'Print', 'Settings', 'Hideunplanned'])
    expect(tables).not.toContain(button)
  await expect(page.locator('.print-only table')).toHaveCount(0)

  await openTab(page, 'Your choices')
  await page.getByText('Everyone', { exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  const sheets = await printed('Letter')
  // Two tables one below the other, and no blank page.
  expect(Math.min(...numbersOf(sheets.join('')))).toBeGreaterThanOrEqual(2)
  for (const sheet of sheets) expect(sheet).not.toBe('')

  await openTab(page, 'Event data')
  await expect(page.getByText(/^\d+ people$/)).toBeVisible()
  const people = (await printed('A4')).join('')
  expect(Math.min(...numbersOf(people))).toBeGreaterThanOrEqual(1)
})

test('REPORT-2, SCREEN-17: on sheets that are wider than high no card of the report goes on beside itself', async ({
  page,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 1 })
  const { id: topicId } = await preparePerson(hub, event, 'Ann', 'Tea')
  // Long lists of who lacks a place and of who gets least.
  await importTable(server.url, event, interestTable(NUM_PEOPLE, 1))
  await hub.setGroup(event, { topicId, userIds: [topicId] })

  await page.goto(`${event.adminLink}&tab=4`)
  await page.getByText('Report', { exact: true }).click()
  const lacking = page.getByRole('region', { name: 'Who lacks a place' })
  await expect(lacking).toBeVisible()
  await page.setViewportSize({ width: 1032, height: 700 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab').first()).toBeHidden()
  const pieces = await lacking
    .locator('xpath=..')
    .getByRole('region')
    .evaluateAll((cards) => cards.map((card) => card.getClientRects().length))
  expect(pieces.length).toBeGreaterThan(3)
  expect(new Set(pieces)).toEqual(new Set([1]))
})
