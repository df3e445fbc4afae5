import { type PreparedEvent, preparePerson } from '../event.ts'
import { content } from '../screen.ts'
import { expect, test } from '../server.ts'

test.use({ ownPage: true, timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } })

test('WEEK-9, WEEK-15, WEEK-17, WEEK-19, WEEK-20, SCHED-25: a browser far away suggests its zone, and shows the meetings of another one with their dates there', async ({
  page,
  server,
  openHub,
}) => {
  await page.goto(`${server.url}/weekdayhourplanner/`)
  await page.getByRole('button', { name: 'More options' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone of the event' })).toHaveValue(
    'Asia/Tokyo (UTC+9)',
  )
  await expect(page.getByLabel('First Monday')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await page.getByLabel('First Monday').fill('2031-03-10')
  await page.getByRole('combobox', { name: 'Time zone of the event' }).fill('Tallinn')
  await page.getByRole('option', { name: /^Europe\/Tallinn/ }).click()
  await page.getByRole('button', { name: 'Register event' }).click()
  await expect(page).toHaveURL(/adminInvite=/)
  const adminKey = new URL(page.url()).searchParams.get('adminInvite') ?? ''

  const hub = openHub('/api/WeekDayHourPlanner/hub')
  const event: PreparedEvent = { adminKey, adminLink: '', shareLink: '', shareKey: '' }
  const ann = await preparePerson(hub, event, 'Ann', undefined, {
    topics: [{ name: 'Tea', topicGroupOnEveryWeek: false }],
  })
  const bob = await preparePerson(hub, event, 'Bob')
  // Sunday 22:00 in Tallinn is Monday in Tokyo, 05:00 in winter and 04:00 in summer.
  await hub.setGroup(event, { topicId: ann.id, sessionId: 2, start: 166, userIds: [ann.id, bob.id] })

  // Hours are entered on the clock of the browser, with the event's beside it: Monday 20:00 in Tallinn is Tuesday 03:00 in Tokyo.
  const monday = { rangeStartD1: 1, rangeStartD2: 21, rangeEndD1: 1, rangeEndD2: 22 }
  await hub.setRange(event, { userId: ann.id, ...monday, value: true })
  await page.goto(`${ann.link}&tab=3`)
  await page.getByRole('button', { name: /^Times/ }).click()
  await page.getByRole('button', { name: 'Show the night too' }).click()
  const hour = page.getByRole('row', { name: /^03/ })
  await expect(hour.getByRole('rowheader')).toHaveText(/03:00\s*Event\s*20:00.*the day before/)
  await expect(page.getByRole('region', { name: 'Chosen so far' })).toContainText('Tuesday 3–5 free')
  await hour.getByRole('gridcell').nth(2).click()
  await expect(page.getByRole('region', { name: 'Chosen so far' })).toContainText('Wednesday 3–4 free')
  const { persons } = await hub.joined(adminKey)
  const hours = persons.find(({ id }) => id === ann.id)?.weekDayHourAvailabilities ?? {}
  expect(Object.entries(hours).flatMap(([key, { value }]) => (value === true ? [key] : []))).toHaveLength(3)

  await page.goto(`${ann.link}&tab=4`)
  await page.getByText('Mine', { exact: true }).click()
  await expect(content(page)).toContainText(
    'Times are on your own clock (Asia/Tokyo). The event goes by the clock of Europe/Tallinn.',
  )
  // First by one's own clock, with the date since it is another week there, then by the event's.
  const card = page.getByRole('region', { name: 'Your groups' })
  await expect(card).toContainText('Monday, 24.03.2031, 05:00 to 07:00, then every second week')
  await expect(card).toContainText('Sunday, 22:00 to 00:00 on the clock of the event')
  const meetings = page.getByRole('region', { name: 'Next meetings' }).getByRole('listitem')
  await expect(meetings).toHaveCount(8)
  await expect(meetings.nth(0)).toContainText('Monday, 24.03.2031')
  await expect(meetings.nth(0)).toContainText('05:00 to 07:00')
  await expect(meetings.nth(0)).toContainText('Week B of the event')
  await expect(meetings.nth(0)).toContainText('With Bob')
  await expect(meetings.nth(1)).toContainText('Monday, 07.04.2031')
  await expect(meetings.nth(1)).toContainText('04:00 to 06:00')
  await expect(meetings.nth(1)).toContainText('1 h earlier')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Week', { exact: true }).click()
  const week = (name: string) => page.getByRole('region', { name: `The plan as a week: Week ${name}` })
  // On this calendar it is a Monday of the other week.
  await expect(week('A').getByRole('button', { name: /Tea/ })).toBeVisible()
  await expect(week('B')).toBeVisible()
  await expect(week('B').getByRole('button')).toHaveCount(0)
})
