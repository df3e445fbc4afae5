import type { MessageKey } from '@planner/i18n'
import type { Locator } from '@playwright/test'
import type { Step, Visit } from './screen.ts'

/** Values of a message, which may depend on the event. */
type Values = (visit: Visit) => Record<string, string | number>

const none: Values = () => ({})

/** Presses the first button or link of this name that is visible. */
export function press(key: MessageKey, values: Values = none): Step {
  return (visit) => named(visit, key, values).first().click()
}

/** Opens the menu of language and colours, whose button also says which language it is. */
export const openPreferences: Step = ({ page }) =>
  page.getByRole('banner').locator('button[aria-haspopup="menu"]').click()

/** Opens the menu of a person's row and presses what it offers. */
export function pressOf(key: MessageKey, values: Values): Step {
  return async (visit) => {
    await press('participants.actsOf', values)(visit)
    const { page, words } = visit
    await page.getByRole('menuitem', { name: words.whole(key, values(visit)) }).click()
  }
}

/** Chooses one of the options of a control whose options are all visible. */
export function choose(key: MessageKey): Step {
  return ({ page, words }) =>
    page
      .locator('label')
      .filter({ hasText: words.whole(key), visible: true })
      .first()
      .click()
}

export function select(label: MessageKey, option: (visit: Visit) => string): Step {
  return (visit) =>
    visit.page
      .getByRole('combobox', { name: visit.words.whole(label) })
      .first()
      .selectOption({ label: option(visit) })
}

export function tick(label: MessageKey): Step {
  return ({ page, words }) => page.getByLabel(words.start(label)).first().check({ force: true })
}

export function fill(label: MessageKey, text: (visit: Visit) => string): Step {
  return (visit) => visit.page.getByLabel(visit.words.start(label)).first().fill(text(visit))
}

/** Waits for a text, and has it in view. */
export function see(key: MessageKey, values: Values = none): Step {
  return (visit) =>
    visit.page
      .getByText(visit.words.start(key, values(visit)))
      .filter({ visible: true })
      .first()
      .scrollIntoViewIfNeeded()
}

/** Where other words stand before it. */
export function seePart(key: MessageKey): Step {
  return ({ page, words }) => page.getByText(words.part(key)).filter({ visible: true }).first().waitFor()
}

export const seeTabs: Step = ({ page }) => page.locator('[role=tab][aria-selected=true]').waitFor()

export function seeDialog(key: MessageKey, values: Values = none): Step {
  return (visit) =>
    visit.page
      .getByRole('dialog', { name: visit.words.whole(key, values(visit)) })
      .filter({ visible: true })
      .waitFor()
}

/** Waits for what the open dialog draws once its script is there. */
export const seePicture: Step = ({ page }) =>
  page.getByRole('dialog').filter({ visible: true }).getByRole('img').waitFor()

export const disconnect: Step = (visit) => visit.disconnect()

/** Presses what opens a dialog, and waits for it. */
export function dialog(button: MessageKey, title: MessageKey, values: Values = none): readonly Step[] {
  return [press(button, values), seeDialog(title, values)]
}

function named({ page, words, ...visit }: Visit, key: MessageKey, values: Values): Locator {
  const name = words.whole(key, values({ page, words, ...visit }))
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true })
}
