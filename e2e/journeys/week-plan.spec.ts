import { violationsOf } from '../axe.ts'
import { prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

test('SCHED-15, SCHED-16: a group is moved in the week by keyboard, with warnings, and seen so on a phone', async ({
  page,
  browser,
  openHub,
}) => {
  const hub = openHub('/api/WeekDayHourPlanner/hub')
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Chess')
  await hub.setGroup(event, { topicId: ann.id, start: 18, userIds: [ann.id, bob.id] })
  await hub.setGroup(event, { topicId: bob.id, start: 19, userIds: [bob.id] })
  await page.goto(`${event.adminLink}&tab=4`)
  const week = page.getByRole('region', { name: 'The plan as a week: Every week' })
  await expect(week.getByRole('button', { name: /Tea/ })).toBeVisible()
  await expect(page.getByText(/Bob, Every week: is in several groups at once/)).toBeVisible()
  expect(await violationsOf(page, 'all')).toEqual([])

  await week.getByRole('button', { name: /Tea/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(week.getByRole('button', { name: /Chess/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Chess' })
  await expect(dialog.getByText(/too few people/)).toBeVisible()
  await dialog.getByLabel('Day').selectOption({ label: 'Sunday' })
  await dialog.getByLabel('Starts at').selectOption({ label: '23:00' })
  await expect(dialog.getByText(/does not fit/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Every week, Chess: does not fit/)).toBeVisible()
  await expect(page.getByText(/several groups at once/)).toHaveCount(0)

  const phone = await openAt(browser, `${bob.link}&tab=4`, { phone: true })
  await phone.getByText('Week', { exact: true }).click()
  const tea = phone.getByRole('button', { name: /Tea/ })
  await expect(tea).toContainText('18:00–20:00')
  await expect(tea).toContainText('Your group')
  expect(await violationsOf(phone, 'all')).toEqual([])
  await phone.getByText('Su', { exact: true }).click()
  await expect(phone.getByRole('button', { name: /Chess/ })).toContainText('23:00–00:00')
  await expect(tea).toHaveCount(0)
})
