import type { Page } from '@playwright/test'
import { HubClient, prepareEvent, preparePerson } from '../event.ts'
import { content, openAt, openTab } from '../screen.ts'
import { expect, test } from '../server.ts'

/** Each would be seen: a script sets `harmed`, an image with this address is in the page, a frame or link names evil. */
const MARKUP =
  '<img src=x onerror="window.harmed=1"><script>window.harmed=2</script><iframe src=//evil.example>'
const ADDRESS = 'javascript:window.harmed=3 https://evil.example/ [tea](https://evil.example)'
const RIGHT_TO_LEFT = '\u202eשרה \u2067כהן\u200f'
const EMOJI = '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈'
const TEMPLATE = '{{name}} $t(app.title) %s {{constructor}}'
const NAMES = [MARKUP, ADDRESS, RIGHT_TO_LEFT, EMOJI, TEMPLATE, 'W'.repeat(200)]

test('texts of people are text on every screen: no markup, no links, no harm to the layout', async ({
  server,
  browser,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub, {
    name: MARKUP,
    description: ADDRESS,
    contactName: `${ADDRESS} ${MARKUP}`,
    showAdvancedFields: true,
    considerContactPreferences: true,
    settings: { 'parameters|ui|showLanguagesField': true },
  })
  const people: Awaited<ReturnType<typeof preparePerson>>[] = []
  for (const name of NAMES) {
    const more = { profile: `${name}\n${ADDRESS}`, languages: [MARKUP] }
    people.push(await preparePerson(hub, event, name, `${name}!`.slice(-200), more))
  }
  const [markup, ...others] = people
  if (!markup) throw new Error('Nobody was registered')
  for (const { id } of others)
    await hub.setCell(event, { tableName: 'preferences', userId: id, topicId: markup.id, value: 'Yes' })

  const organiser = await openAt(browser, `${event.adminLink}&tab=1`)
  const guest = await openAt(browser, `${markup.link}&tab=3`, { phone: true })
  const alarms = [organiser, guest].map(alarmsOf)
  await expect(organiser.getByRole('heading', { level: 1 })).toContainText(MARKUP)
  await expect(guest.getByRole('group', { name: `Your choice: ${ADDRESS}!`, exact: true })).toBeVisible()
  await hub.call('PlanEvent', { adminKey: event.adminKey })
  await expect(organiser.getByRole('dialog', { name: 'Planner is running' })).toBeHidden({ timeout: 30_000 })

  for (const page of [organiser, guest]) {
    const tabs = await page.getByRole('tab', { disabled: false }).allInnerTexts()
    expect(tabs.length).toBeGreaterThan(5)
    for (const tab of tabs) {
      await openTab(page, tab)
      await expect(content(page)).not.toBeEmpty()
      expect.soft([tab, await harmIn(page)]).toEqual([tab, []])
    }
  }
  await openTab(organiser, 'Schedule')
  await expect(content(organiser)).toContainText(EMOJI)
  // The marks that would turn what follows were left out by the server, the script was not.
  await expect(content(organiser)).toContainText('שרה כהן')
  expect(await organiser.getByRole('main').innerText()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)

  await openTab(guest, 'Your data')
  for (const text of ['x'.repeat(10_000), '🏳️‍🌈'.repeat(1700)]) {
    await guest.getByLabel(/^Your name/).fill(text)
    await guest.getByRole('button', { name: 'Update user data' }).click()
    await expect(guest.getByText('Your name may have at most 200 characters.').first()).toBeVisible()
    expect.soft(await harmIn(guest)).toEqual([])
  }
  expect(alarms).toEqual([[], []])
  hub.close()
})

/** Dialogs, errors, policies that were broken and requests to others, as they come. */
function alarmsOf(page: Page): string[] {
  const alarms: string[] = []
  const own = new URL(page.url()).host
  page.on('dialog', (dialog) => alarms.push(dialog.message()))
  page.on('pageerror', (error) => alarms.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) alarms.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) alarms.push(request.url())
  })
  return alarms
}

async function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if ('harmed' in window) found.push(`script ${window.harmed}`)
    for (const each of document.querySelectorAll('img[src="x"], body script:not([src]), iframe'))
      found.push(each.outerHTML)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      // A message to be sent may name the event.
      const isMessage = ['mailto:', 'tel:'].includes(link.protocol)
      if (!isMessage && link.host !== location.host) found.push(link.outerHTML)
    }
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) found.push(`${tooWide} pixels too wide`)
    return found
  })
}
