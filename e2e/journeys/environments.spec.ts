import type { Browser, Page, Request } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { prepareEvent, preparePerson, startPlan } from '../event.ts'
import { content, openAt, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

const EVERYWHERE = [
  'Planner',
  'Planner 1 to 10',
  'Weekday and hour planner',
  'Weekly circles',
  'Community matcher',
]
const PAIRS_AND_MORE = ['One-on-one', 'Reciprocity', 'Multi-session planner']

for (const environment of ['production', 'test'] as const) {
  test.describe(environment, () => {
    test.use({ ownServer: { APP_ENV: environment } })

    test(`ENV-2, ERROR-14, FRONT-2, FRONT-3: what ${environment} hides; a lost connection shows a modal dialog, by WCAG 2.2 AA`, async ({
      browser,
      server,
      hub,
    }) => {
      const event = await prepareEvent(hub, { showAdvancedFields: true })
      const ann = await preparePerson(hub, event, 'Ann', 'Tea')
      const bob = await preparePerson(hub, event, 'Bob')
      await hub.setCell(event, { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' })

      const page = await openAt(browser, `${server.url}/welcome/`)
      const offered = page.getByRole('list', { name: 'All planners' }).getByRole('link')
      const expected = [...EVERYWHERE, ...(environment === 'production' ? [] : PAIRS_AND_MORE)]
      await expect(offered).toHaveCount(expected.length)
      expect((await offered.allInnerTexts()).sort()).toEqual(expected.sort())
      const programme = page.getByRole('link', { name: 'A long programme' })
      await expect(programme).toHaveCount(environment === 'production' ? 0 : 1)

      await page.goto(event.adminLink)
      await expect(page.getByRole('tab')).toHaveText([
        'Event data',
        'Your data',
        'Your choices',
        'Schedule',
        'Settings',
      ])
      const hasAccountColumns = environment === 'test'
      await expect(page.getByRole('columnheader', { name: 'Answered' })).toBeVisible()
      for (const column of ['Account enabled', 'Organiser'])
        await expect(page.getByRole('columnheader', { name: column })).toHaveCount(hasAccountColumns ? 1 : 0)
      await expect(page.getByRole('columnheader', { name: 'Archived' })).toHaveCount(0)

      const guest = await openAt(browser, `${ann.link}&tab=2`)
      const files = filesOnTheirWay(guest)
      await expect(guest.getByLabel(/^E-mail/)).toBeVisible()
      await expect(guest.getByLabel(/^Profile/)).toHaveCount(hasAccountColumns ? 1 : 0)

      await startPlan(hub, event)
      if (environment === 'production') {
        for (const each of [page, guest])
          await expect(each.getByRole('tab', { selected: true })).toHaveText('Schedule')
        await expect(content(guest)).toContainText('Tea')
      } else {
        await expect(page.getByText('The plan is ready')).toBeVisible()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(guest.getByRole('tab', { selected: true })).toHaveText('Your data')
      }

      // A part of the page that is on its way when the server is killed makes the page load again once it is back.
      await expect.poll(() => files.size).toBe(0)
      await server.stop('SIGKILL')
      const lost = guest.getByRole('dialog', { name: 'Connection lost' })
      await expect(lost).toBeVisible()
      await guest.keyboard.press('Escape')
      await expect(lost).toBeVisible()
      await expect(lost.getByRole('button')).toHaveCount(0)
      if (environment === 'production') {
        await expectAccessible(guest, 'connection lost')
        // Nothing behind the dialog can be reached by keyboard.
        await guest.keyboard.press('Tab')
        await expect(guest.locator('main :focus')).toHaveCount(0)
        await expect(lost).toBeVisible()
      }
      await server.start()
      await expect(lost).toBeHidden()
      await openTab(guest, 'Your data')
      await expect(content(guest)).toContainText('Your personal link')
      if (environment === 'production') await connectForever(browser, ann.link)
    })
  })
}

/** The server accepts the connection without responding: after five seconds it is still connecting. */
async function connectForever(browser: Browser, link: string): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await page.routeWebSocket(/socket\.io/, () => {})
  await page.goto(link)
  await expect(page.getByRole('dialog', { name: 'Still connecting' })).toBeVisible()
  await expectAccessible(page, 'still connecting')
  await expect(page.getByRole('dialog', { name: 'Still connecting' })).toBeVisible()
}

function filesOnTheirWay(page: Page): Set<Request> {
  const files = new Set<Request>()
  page.on('request', (request) => files.add(request))
  page.on('requestfinished', (request) => files.delete(request))
  page.on('requestfailed', (request) => files.delete(request))
  return files
}

test('ENV-3: in debug a lost connection shows a non-modal notice, by WCAG 2.2 AA', async ({
  server,
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  await page.goto(`${ann.link}&tab=2`)
  await expect(page.getByLabel(/^Topic/)).toHaveValue('Tea')
  await server.stop('SIGKILL')
  await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, 'connection banner')
  // The chunk of an unopened tab may be unavailable now; it loads when the server returns, and the page does not break.
  await openTab(page, 'Event data')
  await server.start()
  await expect(page.getByText('Connection lost')).toHaveCount(0)
  await expect(content(page)).toContainText('Only the organisers can change these.')
})
