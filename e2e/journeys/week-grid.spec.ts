import type { Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

// The journey stops its server.
test.use({ ownServer: {} })

type Place = { day: number; hour: number }

test('AVAIL-4: a stroke over the week sets or clears a rectangle, sent as one edit on release', async ({
  server,
  browser,
  openHub,
}) => {
  const hub = openHub('/api/WeekDayHourPlanner/hub')
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const page = await (await browser.newContext()).newPage()
  const sent: Record<string, unknown>[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const edit = /\["SendSharedRangeValue",(\{.*\})\]$/.exec(String(payload))?.[1]
      if (edit) sent.push(JSON.parse(edit))
    }),
  )
  await page.goto(`${ann.link}&tab=3`)
  const other = await openAt(browser, `${ann.link}&tab=3`)
  const warning = page.getByText('Nobody can be matched with you yet')
  await expect(warning).toBeVisible()

  // Drags from the lower right to the upper left.
  await press(page, { day: 3, hour: 11 })
  await moveTo(page, { day: 1, hour: 9 })
  await expect(hours(page, 'free')).toHaveCount(9)
  expect(sent).toEqual([])
  await expect(hours(other, 'free')).toHaveCount(0)
  await page.mouse.up()
  await expect(hours(other, 'free')).toHaveCount(9)
  await expect(other.getByRole('gridcell', { name: 'Tuesday 9–10, free' })).toBeVisible()
  await expect(other.getByRole('gridcell', { name: 'Monday 9–10, not free' })).toBeVisible()
  expect(sent).toMatchObject([
    { userId: ann.id, value: true, rangeStartD1: 2, rangeStartD2: 10, rangeEndD1: 4, rangeEndD2: 12 },
  ])
  await expect(warning).toHaveCount(0)

  // A stroke that starts on a set hour clears everything it covers.
  await press(page, { day: 2, hour: 10 })
  await moveTo(page, { day: 4, hour: 10 })
  await page.mouse.up()
  await expect(hours(other, 'free')).toHaveCount(7)
  expect(sent.slice(1)).toMatchObject([
    { value: false, rangeStartD1: 3, rangeStartD2: 11, rangeEndD1: 5, rangeEndD2: 11 },
  ])

  // A single hour; offline strokes are sent as one edit each, too.
  await server.stop('SIGKILL')
  await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()
  await press(page, { day: 6, hour: 12 })
  await moveTo(page, { day: 6, hour: 14 })
  await page.mouse.up()
  await expect(hours(page, 'free')).toHaveCount(10)
  await server.start()
  await expect(hours(other, 'free')).toHaveCount(10)
  expect(sent.slice(2)).toMatchObject([
    { value: true, rangeStartD1: 7, rangeStartD2: 13, rangeEndD1: 7, rangeEndD2: 15 },
  ])
})

function hours(page: Page, words: string) {
  return page.getByRole('gridcell', { name: new RegExp(`, ${words}$`) })
}

async function moveTo(page: Page, { day, hour }: Place): Promise<void> {
  const cell = page.locator(`[data-column="${day}"][data-row="${hour}"]`)
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  if (!box) throw new Error(`There is no hour ${hour} of day ${day} on the screen`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

async function press(page: Page, place: Place): Promise<void> {
  await moveTo(page, place)
  await page.mouse.down()
}
