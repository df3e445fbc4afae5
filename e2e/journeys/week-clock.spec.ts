import { type PreparedEvent, preparePerson } from '../event.ts'
import { content } from '../screen.ts'
import { expect, test } from '../server.ts'

test.use({ ownPage: true, timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } })

test('WEEK-9, WEEK-15, WEEK-17, WEEK-19, SCHED-25: a browser far away suggests its zone, and shows the meetings of another one with their dates there', async ({
  page,
  server,
  openHub,
}) => {
  await page.goto(`${server.url}/weekdayhourplanner/`)
  await page.getByRole('button', { name: 'More, which can wait' }).click()
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
  const group = { topicId: ann.id, sessionId: 2, topicGroupIndex: 0 }
  // Sunday 22:00 in Tallinn is Monday in Tokyo, 05:00 in winter and 04:00 in summer.
  await hub.setCell(event, { tableName: 'weekDayHourAssignments', ...group, value: 166 })
  for (const { id } of [ann, bob])
    await hub.setCell(event, { tableName: 'assignments', userId: id, ...group, value: true })

  await page.goto(`${ann.link}&tab=4`)
  await page.getByText('Mine', { exact: true }).click()
  await expect(content(page)).toContainText('Times are those of Europe/Tallinn (the event).')
  const meetings = page.getByRole('region', { name: 'Next meetings' }).getByRole('listitem')
  await expect(meetings).toHaveCount(8)
  await expect(meetings.nth(0)).toContainText('Monday, 24.03.2031')
  await expect(meetings.nth(0)).toContainText('05:00 to 07:00')
  await expect(meetings.nth(0)).toContainText('Week A on your calendar, Week B of the event')
  await expect(meetings.nth(0)).toContainText('With Bob')
  await expect(meetings.nth(1)).toContainText('Monday, 07.04.2031')
  await expect(meetings.nth(1)).toContainText('04:00 to 06:00')
  await expect(meetings.nth(1)).toContainText('1 h earlier')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Week', { exact: true }).click()
  const week = (name: string) => page.getByRole('region', { name: `The plan as a week: Week ${name}` })
  await expect(week('B').getByRole('button', { name: /Tea/ })).toBeVisible()
  await expect(week('A')).toBeVisible()
  await expect(week('A').getByRole('button')).toHaveCount(0)
})
