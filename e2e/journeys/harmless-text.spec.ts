import type { Locator, Page } from '@playwright/test'
import { prepareEvent, preparePerson, startPlan } from '../event.ts'
import { content, openAt, openTab, planned } from '../screen.ts'
import { expect, test } from '../server.ts'

/** Each would be seen: a script sets `harmed`, an image with this address is in the page, a frame or link names evil. */
const MARKUP =
  '<img src=x onerror="window.harmed=1"><script>window.harmed=2</script><iframe src=//evil.example>'
const ADDRESS = 'javascript:window.harmed=3 https://evil.example/ [tea](https://evil.example)'
const RIGHT_TO_LEFT = '\u202eשרה \u2067כהן\u200f'
const EMOJI = '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈'
const TEMPLATE = '{{name}} $t(app.title) %s {{constructor}}'
/** What the page itself isolates. */
const ISOLATED = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g
const NAMES = [MARKUP, ADDRESS, RIGHT_TO_LEFT, EMOJI, TEMPLATE, 'W'.repeat(200)]

test('texts of people are text on every screen: no markup, no links, no harm to the layout', async ({
  browser,
  hub,
}) => {
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
  await planned(organiser, () => startPlan(hub, event))

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
  const shown = await organiser.getByRole('main').innerText()
  expect(shown.replace(ISOLATED, '')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)

  await openTab(guest, 'Your data')
  for (const text of ['x'.repeat(10_000), '🏳️‍🌈'.repeat(1700)]) {
    await guest.getByLabel(/^Your name/).fill(text)
    await guest.getByRole('button', { name: 'Update user data' }).click()
    await expect(guest.getByText('Your name may have at most 200 characters.').first()).toBeVisible()
    expect.soft(await harmIn(guest)).toEqual([])
  }
  expect(alarms).toEqual([[], []])
})

test('names written right-to-left are kept apart from what stands around them, on every screen', async ({
  server,
  browser,
  hub,
}) => {
  // Every screen is looked at, by two people.
  const [meeting, sara, tea] = ['ערב (3)', 'שרה (2)', 'תה, קפה (1)']
  const event = await prepareEvent(hub, {
    name: `\u202e${meeting}`,
    description: `\u202e${meeting}\n(${sara})`,
    considerContactPreferences: true,
    settings: { 'parameters|options|noIsHardConstraint': 'Soft' },
  })
  const more = { profile: `\u202e${meeting}\n(${sara})` }
  const host = await preparePerson(hub, event, `\u202e${sara}`, `\u202e${tea}`, more)
  const others = [await preparePerson(hub, event, 'Ann', 'Chess'), await preparePerson(hub, event, 'דן')]
  for (const { id } of others)
    await hub.setCell(event, { tableName: 'preferences', userId: id, topicId: host.id, value: 'Yes' })

  const organiser = await openAt(browser, `${event.adminLink}&tab=1`)
  await expect(organiser.getByRole('table', { name: 'Participants' })).toBeVisible()
  await planned(organiser, () => startPlan(hub, event))
  const participants = organiser.getByRole('table', { name: 'Participants' })
  await showsApart(organiser, [organiser.getByRole('heading', { level: 1 }).getByText(meeting)])
  await showsApart(organiser, [participants.getByText(sara).first(), participants.getByText(tea)])

  await openTab(organiser, 'Your choices')
  const matrix = organiser.getByRole('grid').first()
  await showsApart(organiser, [
    matrix.getByRole('rowheader').getByText(sara),
    matrix.getByRole('columnheader').getByText(tea),
    organiser.getByRole('table').last().getByText(sara),
  ])
  await organiser.getByLabel('Choices of').selectOption({ label: 'Ann' })
  await showsApart(organiser, [
    organiser.getByRole('heading', { level: 3 }).getByText(tea),
    organiser.getByRole('heading', { level: 3 }).getByText(sara),
  ])

  await openTab(organiser, 'Schedule')
  await organiser.getByLabel('Show personal assignments').check({ force: true })
  const grid = organiser.getByRole('grid').filter({ hasText: tea }).first()
  await showsApart(organiser, [grid.getByText(sara), grid.getByText(tea)])

  const guest = await openAt(browser, `${host.link}&tab=4`, { phone: true })
  for (const page of [organiser, guest]) {
    for (const tab of await page.getByRole('tab', { disabled: false }).allInnerTexts()) {
      await openTab(page, tab)
      await expect(content(page)).not.toBeEmpty()
      expect.soft([tab, await notKeptApart(page)]).toEqual([tab, []])
    }
    await openTab(page, 'Schedule')
    for (const view of ['List', 'Tables']) {
      await page.getByText(view, { exact: true }).click()
      expect.soft([view, await notKeptApart(page)]).toEqual([view, []])
    }
  }
  const front = await organiser.context().newPage()
  await front.goto(server.url)
  await showsApart(front, [front.getByRole('link', { name: meeting })])
})

/** That these are on the page, and that nothing on it that is written right-to-left can move anything else. */
async function showsApart(page: Page, places: readonly Locator[]): Promise<void> {
  for (const place of places) await expect(place).toBeVisible()
  expect.soft(await notKeptApart(page)).toEqual([])
}

/** Texts with Hebrew letters that are neither alone in an isolating element nor in Unicode isolates. */
async function notKeptApart(page: Page): Promise<string[]> {
  return page.evaluate((isolated) => {
    const isBare = (text: string) => /[א-ת]/.test(text.replace(new RegExp(isolated, 'g'), ''))
    const found = isBare(document.title) ? [`title of the page: ${document.title}`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const apart = element?.closest('bdi, [dir=auto]')
      const isApart = apart && getComputedStyle(apart).unicodeBidi === 'isolate'
      const words = text.textContent ?? ''
      if (!isApart && element?.localName !== 'textarea' && isBare(words))
        found.push(`${element?.localName}: ${words}`)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [aria-description], [title]')) {
      for (const name of ['aria-label', 'aria-description', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isBare(text)) found.push(`${element.localName} ${name}: ${text}`)
      }
    }
    return found
  }, ISOLATED.source)
}

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
