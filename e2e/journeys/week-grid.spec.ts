import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { centreOf, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

type Place = { day: number; hour: number }

test('AVAIL-4, AVAIL-9 to AVAIL-11, AVAIL-15, AVAIL-16, AVAIL-20: a rectangle of the week by mouse, keyboard and touch is one edit', async ({
  server,
  browser,
  openHub,
}) => {
  const hub = openHub('/api/WeekDayHourPlanner/hub')
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const page = await (await browser.newContext()).newPage()
  const sent = sentRectangles(page)
  await page.goto(`${ann.link}&tab=3`)
  const other = await openAt(browser, `${ann.link}&tab=3`)
  const warning = page.getByText('Without free hours we cannot find a group')
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
  await expect(page.getByRole('region', { name: 'Chosen so far' })).toContainText(
    'Tuesday to Thursday 9–12 free',
  )

  // A stroke that starts on a set hour clears everything it covers.
  await press(page, { day: 2, hour: 10 })
  await moveTo(page, { day: 4, hour: 10 })
  await page.mouse.up()
  await expect(hours(other, 'free')).toHaveCount(7)
  expect(sent.splice(0).slice(1)).toMatchObject([
    { value: false, rangeStartD1: 3, rangeStartD2: 11, rangeEndD1: 5, rangeEndD2: 11 },
  ])

  // By keyboard: a rectangle, and a whole day by its header.
  await page.getByRole('gridcell', { name: 'Saturday 12–13' }).focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(6)
  expect(sent).toEqual([])
  await page.keyboard.press('Space')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Saturday to Sunday 12–15 free')).toBeAttached()
  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(hours(other, 'free')).toHaveCount(7 + 3 + 24)
  await page.keyboard.press('Enter')
  await expect(hours(other, 'free')).toHaveCount(7 + 3)
  const sunday = { rangeStartD1: 7, rangeStartD2: 1, rangeEndD1: 7, rangeEndD2: 24 }
  expect(sent.splice(0)).toMatchObject([
    { value: true, rangeStartD1: 6, rangeStartD2: 13, rangeEndD1: 7, rangeEndD2: 15 },
    { value: true, ...sunday },
    { value: false, ...sunday },
  ])

  await paintByTouch(browser, `${ann.link}&tab=3`, other)

  // Strokes without a connection are marked as pending (AVAIL-16) and sent as one edit each, too.
  await server.stop('SIGKILL')
  await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()
  await press(page, { day: 6, hour: 12 })
  await moveTo(page, { day: 6, hour: 14 })
  await page.mouse.up()
  await expect(hours(page, 'free, Not saved yet')).toHaveCount(3)
  await server.start()
  await expect(hours(other, 'free')).toHaveCount(13)
  await expect(hours(page, 'free')).toHaveCount(13)
  expect(sent).toMatchObject([
    { value: true, rangeStartD1: 7, rangeStartD2: 13, rangeEndD1: 7, rangeEndD2: 15 },
  ])
})

/** A hold with a drag, and a tap; ends with the hours as they were. */
async function paintByTouch(browser: Browser, link: string, elsewhere: Page): Promise<void> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const sent = sentRectangles(page)
  await page.goto(link)
  // The times are one tap away (AVAIL-18), and the help is about fingers (AVAIL-20).
  const times = page.getByRole('button', { name: 'Times', exact: true })
  await expect(times).toBeInViewport()
  await times.tap()
  await expect(page.getByText('Tap an hour, or hold one', { exact: false })).toBeVisible()
  // The recommended hours alone; the night is shown on request (AVAIL-14).
  await expect(page.getByRole('rowheader')).toHaveCount(14)
  const { touch, lift } = await touchscreen(page)
  const before = await hours(elsewhere, 'free').count()

  const cell = (name: string) => page.getByRole('gridcell', { name })
  const [first, last, other] = [cell('Friday 8–9'), cell('Saturday 10–11'), cell('Monday 9–10')]
  await touch('touchStart', [first])
  await expect(page.locator('[data-spanned]')).toHaveCount(1)
  await touch('touchMove', [last])
  await expect(page.locator('[data-spanned]')).toHaveCount(6)
  // A second finger does nothing: the first one goes on when it has been lifted.
  await touch('touchStart', [last, other])
  await lift([1])
  await touch('touchMove', [cell('Saturday 11–12')])
  await expect(page.locator('[data-spanned]')).toHaveCount(8)
  await lift([0])
  await expect(hours(elsewhere, 'free')).toHaveCount(before + 8)

  await first.tap()
  await expect(hours(elsewhere, 'free')).toHaveCount(before + 7)
  await page.getByRole('button', { name: /^Undo/ }).tap()
  await page.getByRole('button', { name: /^Undo/ }).tap()
  await expect(hours(elsewhere, 'free')).toHaveCount(before)
  expect(sent.map(({ value }) => value)).toEqual([true, false, true, false])
  // At the last hour the days are still in sight.
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Monday' })).toBeInViewport()
  await context.close()
}

/** Presses of the fingers that are on the screen, each at a cell. Only a move moves one: what it is over may do so by itself. */
async function touchscreen(page: Page) {
  const client = await page.context().newCDPSession(page)
  type Point = { x: number; y: number }
  let points: Point[] = []
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const touch = async (type: 'touchStart' | 'touchMove', fingers: Locator[]) => {
    const before = type === 'touchMove' ? [] : points
    points = await Promise.all(fingers.map(async (finger, id) => before[id] ?? (await centreOf(finger))))
    await send(
      type,
      points.map((point, id) => ({ ...point, id })),
    )
  }
  /** Of an end the browser takes the points as those that are lifted. */
  const lift = async (ids: number[]) => {
    await send(
      'touchEnd',
      points.flatMap((point, id) => (ids.includes(id) ? [{ ...point, id }] : [])),
    )
    points = points.filter((_, id) => !ids.includes(id))
  }
  return { touch, lift }
}

/** Rectangles as the page sends them from now on. */
function sentRectangles(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const edit = /\["SendSharedRangeValue",(\{.*\})\]$/.exec(String(payload))?.[1]
      if (edit) sent.push(JSON.parse(edit))
    }),
  )
  return sent
}

function hours(page: Page, words: string) {
  return page.getByRole('gridcell', { name: new RegExp(`, ${words}(, Not saved yet)?$`) })
}

async function moveTo(page: Page, { day, hour }: Place): Promise<void> {
  const cell = page.locator(`[data-column="${day + 1}"][data-row="${hour + 1}"]`)
  await cell.scrollIntoViewIfNeeded()
  const { x, y } = await centreOf(cell)
  await page.mouse.move(x, y, { steps: 4 })
}

async function press(page: Page, place: Place): Promise<void> {
  await moveTo(page, place)
  await page.mouse.down()
}
