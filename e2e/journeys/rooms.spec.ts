import { prepareEvent, preparePerson } from '../event.ts'
import { openAt, openMore, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

test('SESSION-7, SESSION-8, SESSION-15, SCHED-28, SCHED-29, SCREEN-20: rooms are typed, assigned and changed with the keyboard, and a participant reads them at once', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 1 })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  for (const { id: topicId } of [ann, bob])
    await hub.setCell(event, { tableName: 'weekDayHourAssignments', topicId, topicGroupIndex: 0, value: 0 })
  const place = { tableName: 'assignments', sessionId: 1, topicId: ann.id, topicGroupIndex: 0, value: true }
  for (const { id: userId } of [ann, bob]) await hub.setCell(event, { ...place, userId })

  const [admin, own] = await Promise.all([
    openAt(browser, `${event.adminLink}&tab=1`),
    openAt(browser, `${ann.link}&tab=4`, { phone: true }),
  ])
  const rooms = admin.getByRole('group', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Add a room' }).press('Enter')
  await admin.keyboard.type('Hall')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('30')
  await admin.keyboard.press('Enter')
  await admin.keyboard.type('Lawn')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('0')
  await admin.getByRole('button', { name: 'Update event' }).click()
  await expect(admin.getByText(/^Rooms, row 2: please give a name/)).toBeVisible()
  const seats = rooms.getByRole('textbox', { name: 'Seats, Lawn' })
  await expect(seats).toBeFocused()
  await seats.fill('1')
  await expect(admin.getByText('2 rooms, 31 seats for 2 people.')).toBeVisible()
  await admin.getByRole('button', { name: 'Update event' }).click()
  await expect(own.getByText('No room yet').first()).toBeVisible()

  await openTab(admin, 'Schedule')
  await expect(admin.getByText(/2 groups have no room/).first()).toBeVisible()
  await openMore(admin)
  await admin.getByRole('button', { name: 'Reassign rooms' }).click()
  await expect(own.getByText('Room: Hall').first()).toBeVisible()

  await admin.getByText('Tables', { exact: true }).click()
  const room = admin.getByLabel('Room of Tea', { exact: true })
  await expect(room.locator('option')).toHaveText(['No room yet', 'Hall (30)', 'Lawn (1): Bread'])
  const cell = admin.getByRole('gridcell').filter({ has: room })
  await admin.getByRole('gridcell').first().focus()
  await admin.keyboard.press('ArrowDown')
  await expect(cell).toBeFocused()
  await admin.keyboard.press('l')
  await expect(room).toBeFocused()
  await expect(room).toHaveValue('Lawn')
  await admin.keyboard.press('ArrowUp')
  await expect(room).toHaveValue('Hall')
  await admin.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  await admin.keyboard.press('Enter')
  await admin.keyboard.press('ArrowDown')
  await expect(room).toHaveValue('Lawn')
  await expect(own.getByText('Room: Lawn').first()).toBeVisible()
  await expect(admin.getByText(/Lawn seats only 1, but 2 people are in this group/).first()).toBeVisible()
  await expect(admin.getByText(/Lawn is used by several groups at once: Tea, Bread/).first()).toBeVisible()
})
