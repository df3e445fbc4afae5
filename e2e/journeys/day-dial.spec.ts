import type { Locator, Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

const EMAIL = { email: 'ann@example.org', timeZone: 'Europe/Tallinn', numUserSessions: 1 }

test('TOPIC-14, TOPIC-18: hours set on a dial by mouse, keyboard and finger reach a second browser and stay after a reload', async ({
  browser,
  openHub,
}) => {
  const hub = openHub('/api/HEAllo/hub')
  const event = await prepareEvent(hub, { timeZone: 'Europe/Tallinn', sessionDurationInHours: 2 })
  const ann = await preparePerson(hub, event, 'Ann', 'Tea', EMAIL)
  const laptop = await openAt(browser, ann.link)
  const phone = await openAt(browser, ann.link, { phone: true })

  await laptop.getByRole('button', { name: 'Set times' }).click()
  const monday = laptop.getByRole('group', { name: 'Monday', exact: true }).last()
  const ends = monday.getByRole('slider')
  await drag(laptop, ends.nth(3), 21, 'mouse')
  await expect(ends.nth(3)).toHaveAttribute('aria-valuetext', '21:00')
  await ends.nth(2).focus()
  await laptop.keyboard.press('End')
  for (let hour = 21; hour > 18; hour -= 1) await laptop.keyboard.press('ArrowLeft')
  await expect(ends.nth(2)).toHaveAttribute('aria-valuetext', '18:00')
  await laptop.getByRole('button', { name: 'Update user data' }).click()

  const onPhone = phone.getByRole('group', { name: 'Monday', exact: true }).last().getByRole('slider')
  await expect(onPhone.nth(2)).toHaveAttribute('aria-valuetext', '18:00')
  await expect(onPhone.nth(3)).toHaveAttribute('aria-valuetext', '21:00')
  await drag(phone, onPhone.nth(1), 9, 'touch')
  await expect(onPhone.nth(1)).toHaveAttribute('aria-valuetext', '09:00')
  await phone.getByRole('button', { name: 'Update user data' }).click()
  await expect(ends.nth(1)).toHaveAttribute('aria-valuetext', '09:00')

  await laptop.reload()
  for (const [index, time] of ['00:00', '09:00', '18:00', '21:00'].entries())
    await expect(ends.nth(index)).toHaveAttribute('aria-valuetext', time)
})

/** Drags an end of a dial clockwise, hour by hour, to where the hour is. */
async function drag(page: Page, end: Locator, to: number, pointer: 'mouse' | 'touch'): Promise<void> {
  await end.scrollIntoViewIfNeeded()
  const from = Number(await end.getAttribute('aria-valuenow'))
  const dial = await end.locator('xpath=..').boundingBox()
  if (!dial) throw new Error('The dial is not on the screen.')
  const points = Array.from({ length: to - from + 1 }, (_, step) => {
    const angle = ((from + step) / 24) * 2 * Math.PI
    // The handles are on a circle of 84 in a picture of 260.
    const radius = (dial.width / 260) * 84
    return {
      x: dial.x + dial.width / 2 + radius * Math.sin(angle),
      y: dial.y + dial.height / 2 - radius * Math.cos(angle),
    }
  })
  const [first, ...rest] = points
  if (!first) throw new Error(`From ${from} to ${to} there is nothing to drag.`)
  if (pointer === 'mouse') {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (const { x, y } of rest) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [first])
  for (const point of rest) await send('touchMove', [point])
  await send('touchEnd', [])
}
