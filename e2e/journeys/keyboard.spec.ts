import type { Locator, Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { headTitle, planned, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'

test('BROWSER-5: keyboard alone: from the front page to a plan and a fixed group', async ({
  page,
  server,
  hub,
}) => {
  await page.goto(`${server.url}/welcome/`)
  await tabTo(page, 'link', /^Planner$/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Event name/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By keys')
  await tabTo(page, 'button', /^Register event$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/adminInvite=/)
  const adminLink = page.url()
  await expect(page.getByText('By keys is registered. Send its link to your guests.')).toBeFocused()
  await tabTo(page, 'button', /^Copy share link$/)
  await expect(page.getByRole('tab', { name: 'Your data' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, 'textbox', /^Your name/)
  await page.keyboard.type('Ann')
  await tabTo(page, 'textbox', /^Topic/)
  await page.keyboard.type('Tea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/personalKey=/)
  await expect(page.getByRole('heading', { name: 'Topics', exact: true })).toBeFocused()

  // Others join over the hub, since joining is not under test here.
  const adminKey = new URL(adminLink).searchParams.get('adminInvite') ?? ''
  const event = { adminKey, adminLink, shareLink: '', shareKey: '' }
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
  await tabTo(page, 'tab', /^Your choices$/, 'Shift+Tab')
  await tabTo(page, 'gridcell', /./)
  await focusCell(page, /^Ann/, 1)
  await page.keyboard.press('y')
  await expect(cell(page, /^Ann/, 1)).toContainText('Yes')
  await focusCell(page, /^Bob/, 0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('1')
  await expect(cell(page, /^Bob/, 0)).toContainText('#1 Yes!')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The same in haste: before the list has come, or has the focus.
  for (const [key, text] of [
    ['y', 'Yes'],
    ['1', '#1 Yes!'],
  ] as const) {
    await page.keyboard.press('Enter')
    await page.keyboard.press(key)
    await expect(cell(page, /^Bob/, 0)).toHaveText(text)
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await tabTo(page, 'tab', /^Your choices$/, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Schedule' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, 'button', /^Generate plan$/)
  await planned(page, () => page.keyboard.press('Enter'))
  await expect(headTitle(page)).toBeFocused()
  await tabTo(page, 'radio', /^Cards$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('grid').first()).toBeVisible()

  await tabTo(page, 'gridcell', /./)
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(page, 'checkbox', /^Keep /)).toBe(true)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Keep /, checked: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Keep /, checked: true })).toHaveCount(1)
  expect(bob.id).not.toBe('')
})

test('BROWSER-5, JOIN-3: by keyboard alone a guest joins, rates every topic, says when they can come, and sees their groups', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Ann', 'Tea')
  await preparePerson(hub, event, 'Bob', 'Bread')
  await page.goto(event.shareLink)
  await tabTo(page, 'textbox', /^Your name/)
  await page.keyboard.type('Cy')
  await tabTo(page, 'button', /^Register user$/)
  // The rest of the page takes the form's place under the hands.
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register user' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/personalKey=/)
  await expect(page.getByRole('heading', { name: 'Topics', exact: true })).toBeFocused()

  for (const topic of ['Tea', 'Bread']) {
    const rating = page.getByRole('group', { name: `Your choice: ${topic}`, exact: true })
    await tabOnto(page, rating.getByRole('radio'))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(rating.getByRole('radio', { checked: true })).toBeFocused()
  }
  await expect(page.getByRole('region', { name: 'Your next step' })).toContainText('2 of 2 rated')
  await tabTo(page, 'checkbox', /^Session 2$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Session 2' })).not.toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // While the plan is made a dialog blocks the page.
  await withMessage(page, 'The plan is ready', () => hub.planned(event))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Session 2' })).toBeFocused()
  await tabTo(page, 'tab', /^Your choices$/, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Schedule' })).toBeFocused()
  await tabTo(page, 'radio', /^Mine$/)
  const own = page.getByRole('region', { name: 'Your day' })
  await expect(own.getByRole('heading', { name: 'Session 1' })).toBeVisible()
  await expect(own).toContainText(/Tea|Bread/)
})

type Role = 'link' | 'textbox' | 'button' | 'tab' | 'gridcell' | 'checkbox' | 'radio'

function isFocused(page: Page, role: Role, name: RegExp): Promise<boolean> {
  return hasFocus(page, page.getByRole(role, { name }))
}

async function hasFocus(page: Page, wanted: Locator): Promise<boolean> {
  return (await wanted.and(page.locator(':focus')).count()) > 0
}

function tabTo(page: Page, role: Role, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  return tabOnto(page, page.getByRole(role, { name }), key)
}

/** Presses Tab until one of the controls has the focus, and checks at every stop on the way that the focus is seen. */
async function tabOnto(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // The radio of a segmented control is there for keys alone; its label is what is seen.
  await expect(wanted.first()).toBeAttached()
  for (let presses = 0; presses < 40; presses++) {
    if (await hasFocus(page, wanted)) return
    await page.keyboard.press(key)
    expect(await page.evaluate(faultOfFocus)).toBe('')
  }
  throw new Error(`${key} never reached ${wanted}.`)
}

/** Runs in the page: what is wrong with where the focus is. */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'The focus is lost.'
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--accent)'
  const accent = getComputedStyle(probe).color
  probe.remove()
  // What is drawn for a control that is not seen itself.
  const label = (focused as HTMLInputElement).labels?.[0]
  const drawn = [focused, focused.nextElementSibling, focused.parentElement, label].filter(
    (each) => each != null,
  )
  const isMarked = drawn.some((each) => {
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || borderColor === accent
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isInView = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  const what = `${focused.tagName} ${focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent}`
  if (!isMarked) return `Nothing shows the focus of ${what}`
  return isInView ? '' : `Out of view: ${what}`
}

function cell(page: Page, row: RegExp, column: number) {
  return page.getByRole('row', { name: row }).getByRole('gridcell').nth(column)
}

/** Moves to a cell of the matrix with the arrow keys, from wherever its tab stop is. */
async function focusCell(page: Page, row: RegExp, column: number): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Home')
  const wanted = cell(page, row, column)
  for (let down = 0; down < 6; down++) {
    for (let right = 0; right < 6; right++) {
      if ((await wanted.and(page.locator(':focus')).count()) > 0) return
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys never reached column ${column} of ${row}.`)
}
