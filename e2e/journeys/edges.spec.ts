import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { choice, content, openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

test.describe(() => {
  test.use({ ownPage: true })

  test('LIVE-16: a page whose clock is two minutes ahead measures it five times, again every minute, and its edits are taken', async ({
    page,
    browser,
    hub,
  }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann')
    const bread = await preparePerson(hub, event, 'Bob', 'Bread')
    const exchanges = countExchanges(page)
    await page.clock.install({ time: Date.now() + 120_000 })
    await page.goto(ann.link)
    await expect.poll(() => exchanges.count).toBe(5)
    const other = await openAt(browser, `${event.adminLink}&tab=3`)
    await choice(page, 'Your choice: Bread', 'Yes').check()
    await expect(other.getByRole('row', { name: /^Ann/ }).getByRole('gridcell').first()).toContainText('Yes')
    const { persons } = await hub.joined(event.adminKey)
    const cell = persons.find(({ id }) => id === ann.id)?.preferences[bread.id]
    expect(Math.abs((cell?.timestamp ?? 0) - Date.now())).toBeLessThan(60_000)
    await page.clock.runFor(60_000)
    await expect.poll(() => exchanges.count).toBe(10)
  })

  test('WIRE-1: where websockets do not get through, a page works by long polling, both ways', async ({
    page,
    hub,
  }) => {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann')
    const bread = await preparePerson(hub, event, 'Bob', 'Bread')
    await page.addInitScript(refuseWebsockets)
    const polls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('transport=polling')) polls.push(request.method())
    })
    await page.goto(ann.link)
    await choice(page, 'Your choice: Bread', 'Yes').check()
    await expect
      .poll(async () => {
        const { persons } = await hub.joined(event.adminKey)
        return persons.find(({ id }) => id === ann.id)?.preferences[bread.id]?.value
      })
      .toBe('Yes')
    const address = { tableName: 'preferences', userId: ann.id, topicId: bread.id } as const
    await hub.setCell(event, { ...address, value: '#1 Yes!' })
    await expect(choice(page, 'Your choice: Bread', '#1 Yes!')).toBeChecked()
    expect(new Set(polls)).toEqual(new Set(['GET', 'POST']))
  })

  test('ERROR-9: what a proxy answers is told in the words of this product, and tried again it is taken', async ({
    page,
    hub,
  }) => {
    const event = await prepareEvent(hub)
    await page.goto(`${event.adminLink}&tab=9`)
    const answers = [502, 503, 504]
    await page.route('**/api/Feedback', (route) => {
      const status = answers.shift()
      return status === undefined
        ? route.continue()
        : route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
    })
    await page.getByLabel(/^Your feedback/).fill('Good.')
    const updating = 'The service is updating, please try again in a minute'
    const tooLong = 'Internal server error. The operation is taking too long.'
    for (const text of [updating, updating, tooLong]) {
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByRole('alert')).toHaveText(text)
    }
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Thank you. Your feedback has arrived.')).toBeVisible()
  })
})

test('LIMIT-11: the eleventh feedback of an hour is refused in words, and what was typed stays', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await page.goto(`${event.adminLink}&tab=9`)
  const text = page.getByLabel(/^Your feedback/)
  for (let number = 1; number <= 10; number += 1) {
    await text.fill(`Good ${number}.`)
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await page.getByRole('button', { name: 'Write something else' }).click()
  }
  await text.fill('Good 11.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(content(page)).toContainText(
    'There is a lot of feedback at the moment. Please try again in an hour.',
  )
  await expect(text).toHaveValue('Good 11.')
})

test('TAB-12: of two people the matrix shows what they share of all that either wants', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  const bob = await preparePerson(hub, event, 'Bob')
  const hosts: string[] = []
  for (const topic of ['Tea', 'Bread', 'Bees'])
    hosts.push((await preparePerson(hub, event, `Host of ${topic}`, topic)).id)
  const [tea, bread, bees] = hosts
  const wants = async (userId: string, topicId: string | undefined, value: string) =>
    hub.setCell(event, { tableName: 'preferences', userId, topicId: topicId ?? '', value })
  await wants(ann.id, tea, '#1 Yes!')
  await wants(ann.id, bread, 'Yes')
  await wants(bob.id, bread, 'Yes')
  await wants(bob.id, bees, 'Yes')
  await page.goto(`${event.adminLink}&tab=6`)
  const matrix = page.getByRole('table', { name: 'Similarity of people' })
  const names = await matrix.getByRole('columnheader').allInnerTexts()
  const bobs = names.findIndex((name) => name.includes('Bob'))
  const cell = matrix
    .getByRole('row', { name: /^Ann/ })
    .getByRole('cell')
    .nth(bobs - 1)
  // Of Tea 10, Bread 5 and Bees 5 they share Bread.
  await expect(cell).toHaveText('25')
})

test.describe(() => {
  test.use({ ownServer: { NEWSLETTER_EMAIL: 'news@site.example' } })

  test('TAB-76: who subscribes on the about tab is kept with the address for those who run the site', async ({
    page,
    hub,
    server,
  }) => {
    const event = await prepareEvent(hub)
    await page.goto(`${event.adminLink}&tab=8`)
    await page.getByLabel(/^Your e-mail address/).fill('ann@home.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').getByText('ann@home.example')).toBeVisible()
    const kept = await readFile(join(server.dataDir, 'feedback.jsonl'), 'utf8')
    expect(JSON.parse(kept)).toMatchObject({ text: 'Please send me news.', email: 'ann@home.example' })
  })
})

test('VALID-8: in the matcher four groups a person are taken and planned, five are not', async ({
  openHub,
}) => {
  const hub = openHub('/api/HEAllo/hub')
  const event = await prepareEvent(hub, { timeZone: 'UTC', sessionDurationInHours: 1 })
  const people = []
  for (let number = 0; number < 4; number += 1)
    people.push(
      await preparePerson(hub, event, `Person ${number}`, `Topic ${number}`, {
        email: `p${number}@home.example`,
        numUserSessions: 4,
        timeZone: 'UTC',
      }),
    )
  for (const { id } of people) {
    const hours = {
      userId: id,
      rangeStartD1: 1,
      rangeStartD2: 9,
      rangeEndD1: 5,
      rangeEndD2: 18,
      value: 'Yes',
    }
    await hub.setRange(event, hours)
    for (const { id: topicId } of people)
      if (topicId !== id)
        await hub.setCell(event, { tableName: 'preferences', userId: id, topicId, value: 'Yes' })
  }
  await expect(
    hub.call('UpdateUser', { user: { numUserSessions: 5 }, key: people[0]?.key ?? '' }),
  ).rejects.toThrow('UpdateUser was refused')
  await hub.planned(event)
  const { persons } = await hub.joined(event.adminKey)
  const groups = persons.map(
    ({ assignments }) => Object.values(assignments).filter(({ value }) => value === true).length,
  )
  expect(groups).toEqual([4, 4, 4, 4])
})

/** As behind a proxy that knows no websockets. */
function refuseWebsockets(): void {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      // Nothing listens on that port.
      super(String(url).replace(/:\d+/, ':9'))
    }
  }
}

/** Counts the exchanges of clocks of a page. */
function countExchanges(page: Page): { count: number } {
  const exchanges = { count: 0 }
  page.on('websocket', (connection) =>
    connection.on('framesent', ({ payload }) => {
      if (String(payload).includes('"SyncTimestamp"')) exchanges.count += 1
    }),
  )
  return exchanges
}
