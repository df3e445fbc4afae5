import { HubClient, prepareEvent } from '../event.ts'
import { headTitle, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

/** The list of what needs attention, with the space below it. */
const GAP = 12
const MOST = 245

test('SCHED-65: the sessions of a plan begin near the top of a wide page, but for what needs attention', async ({
  browser,
  server,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub, { numSessions: 2 })
  await importTable(server.url, event, interestTable(8, 4))
  await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
  await hub.planned(event)
  hub.close()
  const page = await openAt(browser, `${event.adminLink}&tab=4`)
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(headTitle(page)).toHaveText(/missing$/)
  await expect(page.getByText(/^All \d+ points$/)).toBeVisible()
  const session = page.getByRole('heading', { name: /Session 1/ }).first()
  const points = page.getByRole('region', { name: 'What needs attention' })
  const [top, list] = [(await session.boundingBox())?.y, (await points.boundingBox())?.height]
  expect((top ?? Number.POSITIVE_INFINITY) - (list ?? 0) - GAP).toBeLessThanOrEqual(MOST)
})
