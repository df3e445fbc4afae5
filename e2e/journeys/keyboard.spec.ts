import type { Page } from '@playwright/test'
import { preparePerson } from '../event.ts'
import { planned } from '../screen.ts'
import { expect, test } from '../server.ts'

test('keyboard alone: from the front page to a plan and a fixed group', async ({ page, server, hub }) => {
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
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeFocused()
  await tabTo(page, 'button', /^Copy share link$/)

  await tabTo(page, 'tab', /^Event data$/, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Your data' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, 'textbox', /^Your name/)
  await page.keyboard.type('Ann')
  await tabTo(page, 'textbox', /^Topic/)
  await page.keyboard.type('Tea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/personalKey=/)

  // Others join over the hub, since joining is not under test here.
  const adminKey = new URL(adminLink).searchParams.get('adminInvite') ?? ''
  const event = { adminKey, adminLink, shareLink: '', shareKey: '' }
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
  await tabTo(page, 'tab', /^Your choices$/)
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

type Role = 'link' | 'textbox' | 'button' | 'tab' | 'gridcell' | 'checkbox' | 'radio'

async function isFocused(page: Page, role: Role, name: RegExp): Promise<boolean> {
  return (await page.getByRole(role, { name }).and(page.locator(':focus')).count()) > 0
}

/** Presses Tab until the control has focus, and checks that the focus is visible. */
async function tabTo(page: Page, role: Role, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const control = page.getByRole(role, { name }).first()
  // The radio of a segmented control is there for keys alone; its label is what is seen.
  await (role === 'radio' ? expect(control).toBeAttached() : expect(control).toBeVisible())
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(page, role, name)) {
      const outline = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element)
        return outlineStyle !== 'none' || boxShadow !== 'none' || borderColor !== ''
      })
      expect(outline, `${role} ${name} shows its focus`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached a ${role} named ${name}.`)
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
