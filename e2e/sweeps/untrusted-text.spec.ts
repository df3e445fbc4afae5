import type { Locator, Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { content, openAt, openMore, openTab, tabNames } from '../screen.ts'
import { expect, test } from '../server.ts'

/** Every successful injection is detected: a script sets `injected`; an image, frame or link appears in the page. */
const MARKUP =
  '<img src=x onerror="window.injected=1"><script>window.injected=2</script><iframe src=//evil.example>'
const ADDRESS = 'javascript:window.injected=3 https://evil.example/ [tea](https://evil.example)'
const RIGHT_TO_LEFT = '\u202eשרה \u2067כהן\u200f'
const EMOJI = '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈'
const TEMPLATE = '{{name}} $t(app.title) %s {{constructor}}'
/** Text isolated by the page. */
const ISOLATED = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g
const NAMES = [MARKUP, ADDRESS, RIGHT_TO_LEFT, EMOJI, TEMPLATE, 'W'.repeat(200)]

test.describe(() => {
  test.use({ ownPage: true })

  test('user-provided text is rendered as text on every screen: no markup, no links, no broken layout', async ({
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
    const violations = [organiser, guest].map(violationsOf)
    await expect(organiser.getByRole('heading', { level: 1 })).toContainText(MARKUP)
    await expect(guest.getByRole('group', { name: `Your choice: ${ADDRESS}!`, exact: true })).toBeVisible()
    await hub.setGroup(event, { topicId: markup.id, userIds: people.map(({ id }) => id) })

    for (const page of [organiser, guest]) {
      const tabs = await tabNames(page)
      expect(tabs.length).toBeGreaterThan(5)
      for (const tab of tabs) {
        await openTab(page, tab)
        await expect(content(page)).not.toBeEmpty()
        expect.soft([tab, await unsafeContentIn(page)]).toEqual([tab, []])
      }
    }
    await openTab(organiser, 'Schedule')
    await expect(content(organiser)).toContainText(EMOJI)
    // The server strips bidi control characters, but keeps right-to-left letters.
    await expect(content(organiser)).toContainText('שרה כהן')
    const shown = await organiser.getByRole('main').innerText()
    expect(shown.replace(ISOLATED, '')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)

    await openTab(guest, 'Your data')
    for (const text of ['x'.repeat(10_000), '🏳️‍🌈'.repeat(1700)]) {
      await guest.getByLabel(/^Your name/).fill(text)
      await guest.getByRole('button', { name: 'Update user data' }).click()
      await expect(guest.getByText('Your name may have at most 200 characters.').first()).toBeVisible()
      expect.soft(await unsafeContentIn(guest)).toEqual([])
    }
    expect(violations).toEqual([[], []])
  })
})

test('right-to-left names are isolated from the text around them on every screen', async ({
  server,
  browser,
  hub,
}) => {
  // Visits every screen as two people.
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
  await expect(organiser.getByRole('grid', { name: 'Participants' })).toBeVisible()
  await hub.setGroup(event, { topicId: host.id, userIds: [host, ...others].map(({ id }) => id) })
  const participants = organiser.getByRole('grid', { name: 'Participants' })
  await expectIsolated(organiser, [organiser.getByRole('heading', { level: 1 }).getByText(meeting)])
  await expectIsolated(organiser, [participants.getByText(sara).first(), participants.getByText(tea)])

  await openTab(organiser, 'Your choices')
  const matrix = organiser.getByRole('grid').first()
  await expectIsolated(organiser, [
    matrix.getByRole('rowheader').getByText(sara),
    matrix.getByRole('columnheader').getByText(tea),
    organiser.getByRole('table').last().getByText(sara),
  ])
  await organiser.getByLabel('Choices of', { exact: true }).selectOption({ label: 'Ann' })
  await expectIsolated(organiser, [
    organiser.getByRole('heading', { level: 3 }).getByText(tea),
    organiser.getByRole('heading', { level: 3 }).getByText(sara),
  ])

  await openTab(organiser, 'Schedule')
  // Never forced: answers about the plan come above it and move it.
  await openMore(organiser)
  await organiser.getByLabel('Show each person’s groups').check()
  await organiser.getByText('Tables', { exact: true }).click()
  const grid = organiser.getByRole('grid').filter({ hasText: tea }).first()
  await expectIsolated(organiser, [grid.getByText(sara), grid.getByText(tea)])

  const guest = await openAt(browser, `${host.link}&tab=4`, { phone: true })
  for (const page of [organiser, guest]) {
    for (const tab of await tabNames(page)) {
      await openTab(page, tab)
      await expect(content(page)).not.toBeEmpty()
      expect.soft([tab, await unisolatedTexts(page)]).toEqual([tab, []])
    }
    await openTab(page, 'Schedule')
    for (const view of ['Cards', 'List', 'Tables']) {
      await page.getByText(view, { exact: true }).click()
      expect.soft([view, await unisolatedTexts(page)]).toEqual([view, []])
    }
  }
  await organiser.goto(server.url)
  await expectIsolated(organiser, [organiser.getByRole('link', { name: meeting })])
})

/** Expects the elements to be visible and all right-to-left text on the page to be isolated. */
async function expectIsolated(page: Page, locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await expect(locator).toBeVisible()
  expect.soft(await unisolatedTexts(page)).toEqual([])
}

/** Texts with Hebrew letters outside isolating elements and Unicode isolates. */
async function unisolatedTexts(page: Page): Promise<string[]> {
  return page.evaluate((isolated) => {
    const isUnisolated = (text: string) => /[א-ת]/.test(text.replace(new RegExp(isolated, 'g'), ''))
    const found = isUnisolated(document.title) ? [`title of the page: ${document.title}`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const isolating = element?.closest('bdi, [dir=auto]')
      const isIsolated = isolating && getComputedStyle(isolating).unicodeBidi === 'isolate'
      const words = text.textContent ?? ''
      if (!isIsolated && element?.localName !== 'textarea' && isUnisolated(words))
        found.push(`${element?.localName}: ${words}`)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [aria-description], [title]')) {
      for (const name of ['aria-label', 'aria-description', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isUnisolated(text)) found.push(`${element.localName} ${name}: ${text}`)
      }
    }
    return found
  }, ISOLATED.source)
}

/** Collects dialogs, errors, CSP violations and requests to other hosts. */
function violationsOf(page: Page): string[] {
  const violations: string[] = []
  const own = new URL(page.url()).host
  page.on('dialog', (dialog) => violations.push(dialog.message()))
  page.on('pageerror', (error) => violations.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) violations.push(request.url())
  })
  return violations
}

async function unsafeContentIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if ('injected' in window) found.push(`script ${window.injected}`)
    for (const each of document.querySelectorAll('img[src="x"], body script:not([src]), iframe'))
      found.push(each.outerHTML)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      // A prepared e-mail may contain the name of the event.
      const isMessage = ['mailto:', 'tel:'].includes(link.protocol)
      if (!isMessage && link.host !== location.host) found.push(link.outerHTML)
    }
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) found.push(`${tooWide} pixels too wide`)
    return found
  })
}
