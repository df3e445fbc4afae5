import { prepareEvent, preparePerson } from '../event.ts'
import { Line } from '../line.ts'
import { centreOf, choice, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'
import { touchscreen } from '../touch.ts'

// What comes first is under test.
test.use({ ownPage: true, viewport: { width: 390, height: 844 }, hasTouch: true })

test('JOIN-38: a guest joins by the share link on a phone, proposes a topic, rates others, and comes back by one button', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Bob', 'Bread')

  await page.goto(event.shareLink)
  const name = page.getByLabel(/^Your name/)
  await name.fill('Ann')
  // JOIN-3: the rest of the page takes the form's place, and whoever was typing goes on.
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('a')
  await expect(name).toHaveValue('Anna')
  await page.keyboard.press('Backspace')
  await page.getByLabel(/^Topic/).fill('Tea')
  await page.getByRole('button', { name: 'Register user' }).click()
  await expect(page).toHaveURL(/\/planner\/participant\/\?personalKey=[\w-]{20,}.*tab=3/)
  await withMessage(page, 'Saved', () => choice(page, 'Your choice: Bread', '#1 Yes!').check())

  await page.goto(event.shareLink)
  const goOn = page.getByRole('button', { name: 'Continue as Ann' })
  await expect(goOn).toBeVisible()
  await expect(page.getByLabel(/^Your name/)).toHaveCount(0)
  await goOn.click()
  await expect(
    page.getByRole('group', { name: 'Your choice: Bread' }).getByRole('radio', { name: '#1 Yes!' }),
  ).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Your choice: Tea' }).getByRole('radio', { name: 'Host' }),
  ).toBeChecked()

  await page.goto(event.shareLink)
  await page.getByRole('button', { name: 'I am somebody else' }).click()
  await expect(page.getByLabel(/^Your name/)).toBeFocused()
  await expect(goOn).toHaveCount(0)
})

test('JOIN-3: the form stays until the finger that taps its field is lifted, and the field has the focus', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await page.goto(event.shareLink)
  const name = page.getByLabel(/^Your name/)
  const fingers = await touchscreen(page)
  await fingers.press(await centreOf(name))
  // The page is there, and waits.
  await expect(page.locator('#root [role=tabpanel]')).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  await fingers.lift()
  await expect(name).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
  await expect(name).toBeFocused()
})

/** What a browser tells of its line, and how much may come over it: before the first touch, and in all until the topics are rated. */
const LINES = [
  { name: 'a slow line', isSaving: false, kinds: ['figtree'], atRest: 40_000, inAll: 220_000 },
  { name: 'saved data', isSaving: true, kinds: [], atRest: 20_000, inAll: 200_000 },
] as const

for (const { name, isSaving, kinds, atRest, inAll } of LINES) {
  test(`JOIN-1, JOIN-5, JOIN-6, LOOK-8: with ${name} a form of some kilobytes stands until somebody touches it, and topics are rated after ${inAll / 1000} kB and three taps`, async ({
    page,
    hub,
    server,
  }) => {
    const event = await prepareEvent(hub)
    await preparePerson(hub, event, 'Bob', 'Bread')
    const line = new Line(server.url)
    await line.open()
    const devTools = await page.context().newCDPSession(page)
    if (isSaving) await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
      )
    await page.goto(line.at(event.shareLink))
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Loading')).toHaveCount(0)
    const paths = () => line.parts.map(({ path }) => path.replace(/^.*\/assets\/|-[\w-]{8}(?=\.)|\?.*$/g, ''))
    const scripts = () => paths().filter((path) => path.endsWith('.js'))
    // The script with what it shares; after three round trips.
    expect(scripts().sort()).toEqual(['first.js', 'index.js'])
    expect(line.sent).toBeLessThan(atRest)

    await page.evaluate(() => {
      addEventListener('pointerdown', () => {
        document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1)
      })
    })
    await page.getByLabel(/^Your name/).tap()
    await page.keyboard.type('Ann')
    await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
    await page.getByRole('button', { name: 'Register user' }).tap()
    await withMessage(page, 'Saved', () => choice(page, 'Your choice: Bread', '#1 Yes!').tap())
    expect(await page.evaluate(() => document.body.dataset.taps)).toBe('3')
    await expect(page.getByRole('region', { name: 'Your next step' })).toContainText('1 of 1 rated')
    expect(line.sent).toBeLessThan(inAll)
    expect(line.sent).toBeGreaterThan(100_000)
    expect(
      paths()
        .filter((path) => path.endsWith('.woff2'))
        .map((path) => path.split('-')[0]),
    ).toEqual(kinds)
    expect(scripts().filter((path) => /tab|room|dialog|Modal/.test(path))).toEqual([])
    // CHOICE-18: on such a line the rest of the way comes as it is gone.
    await page.getByRole('button', { name: 'Next: times' }).tap()
    await page.getByRole('button', { name: 'Done', exact: true }).tap()
    await expect(page.getByRole('region', { name: 'Done, see you there' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your personal link' })).toBeVisible()
    line.close()
  })
}

test('ERROR-17: a page whose scripts do not come says so, and loads again', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(event.shareLink)
  const notice = page.getByText('This page has not loaded.')
  await expect(notice).toBeHidden()
  // As 15 s later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('button', { name: 'Register user' })).toBeVisible()
})
