import { prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from '../server.ts'

test('SESSION-16, PUBLISH-1, PUBLISH-3, PUBLISH-7, PUBLISH-9 to PUBLISH-11: from times in a form to a calendar, a public page and a wall', async ({
  page,
  hub,
  context,
  browser,
}) => {
  const event = await prepareEvent(hub, { numSessions: 2 })
  const ann = await preparePerson(hub, event, 'Ann', 'Bees')
  await hub.setGroup(event, { topicId: ann.id, sessionId: 1, userIds: new Set([ann.id]) })

  // A day is filled in, and stands beside the sessions at once.
  await page.goto(`${event.adminLink}&tab=1`)
  await page.getByRole('button', { name: 'Fill in the times of a day' }).click()
  await page.getByLabel('First day').fill('2026-12-05')
  await page.getByRole('button', { name: 'Fill in the times', exact: true }).click()
  await page.getByRole('button', { name: 'Update event' }).click()
  await page.goto(`${event.adminLink}&tab=4`)
  await expect(page.getByRole('heading', { name: '09:30–10:15 Session 1' })).toBeVisible()

  // The participant has a calendar.
  const guest = await context.newPage()
  await guest.goto(`${ann.link}&tab=4`)
  await guest.getByRole('button', { name: 'In your calendar' }).click()
  const address = await guest.getByRole('textbox', { name: 'Your calendar: address' }).inputValue()
  const calendar = await (await guest.request.get(address)).text()
  expect(calendar).toContain('SUMMARY:Bees')
  expect(calendar).toMatch(/DTSTART(;TZID=[\w/]+)?:20261205T093000/)

  // The organiser opens the programme and the wall.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Public programme and screen' }).click()
  await page.getByRole('switch', { name: 'Public programme' }).click()
  const programme = await page.getByRole('textbox', { name: 'Public programme: address' }).inputValue()
  await page.getByRole('switch', { name: 'Screen on the wall' }).click()
  const wallAddress = await page.getByRole('textbox', { name: 'Screen on the wall: address' }).inputValue()
  const stranger = await browser.newContext({ locale: 'de-DE' })
  const open = await stranger.newPage()
  await open.goto(programme)
  await expect(open.getByRole('heading', { name: 'Samstag, 05.12.2026' })).toBeVisible()
  await expect(open.getByRole('heading', { name: 'Bees' })).toBeVisible()
  expect(await stranger.cookies()).toEqual([])

  const wall = await stranger.newPage()
  await wall.setViewportSize({ width: 1920, height: 1080 })
  await wall.clock.install()
  await wall.goto(wallAddress)
  await expect(wall.getByText('Bees')).toBeVisible()
  const smallest = await wall.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    let least = Number.POSITIVE_INFINITY
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.textContent?.trim() && text.parentElement)
        least = Math.min(least, Number.parseFloat(getComputedStyle(text.parentElement).fontSize))
    return least / window.innerHeight
  })
  expect(smallest).toBeGreaterThanOrEqual(1 / 25)

  // It goes on without a connection, and says so.
  await stranger.setOffline(true)
  await wall.clock.fastForward(60_000)
  await expect(wall.getByText(/^Keine Verbindung/)).toBeVisible()
  await expect(wall.getByText('Bees')).toBeVisible()
  await stranger.setOffline(false)
  await expect(wall.getByText(/^Keine Verbindung/)).toBeHidden()
  await stranger.close()
})

test('PERSON-40: a helper enters two people by keyboard alone, and they are marked until they come', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub, { numSessions: 1 })
  await preparePerson(hub, event, 'Host', 'Bees')
  await preparePerson(hub, event, 'Other', 'Trees')
  await page.goto(`${event.adminLink}&tab=1`)
  await page.getByRole('button', { name: 'Enter answers for others' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Grandma', 'Grandpa']) {
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Choices of ${name}`)).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Bees' })).toBeFocused()
    await page.keyboard.press('3')
    await page.keyboard.press('2')
    await expect(dialog.getByRole('button', { name: 'Next person' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(dialog.getByText('2 people have been entered.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Entered by a helper')).toHaveCount(2)
})
