import type { Locator } from '@playwright/test'
import type { Finding } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

function dialogOf({ page }: WatchedPage): Locator {
  return page.getByRole('dialog', { name: WORDS.whole('import.title') })
}

export async function openImport(watched: WatchedPage): Promise<void> {
  await watched.openTab('eventData')
  await watched.page.getByRole('button', { name: WORDS.whole('participants.import') }).click()
  await dialogOf(watched).waitFor()
}

export async function closeImport(watched: WatchedPage): Promise<void> {
  const dialog = dialogOf(watched)
  if ((await dialog.count()) === 0) return
  await dialog
    .getByRole('button', { name: WORDS.whole('app.close') })
    .first()
    .click()
  await dialog.waitFor({ state: 'detached' })
}

/** Pastes a table and looks at it first; what the dialog says of it, and whether it offers to import it. */
export async function checkTable(watched: WatchedPage, table: string) {
  const dialog = dialogOf(watched)
  await dialog.getByLabel(WORDS.start('import.paste')).fill(table)
  await dialog.getByRole('button', { name: WORDS.whole('import.check') }).click()
  await dialog.getByRole('button', { name: WORDS.whole('import.next') }).click()
  const commit = dialog.getByRole('button', { name: WORDS.whole('participants.import') })
  await commit.waitFor()
  return { text: plain(await dialog.innerText()), canCommit: await commit.isEnabled() }
}

/** Imports a table; what the dialog lacks before and after. */
export async function commitTable(watched: WatchedPage, table: string): Promise<Finding[]> {
  const dialog = dialogOf(watched)
  const { text } = await checkTable(watched, table)
  await watched.look('import preview')
  await dialog.getByRole('button', { name: WORDS.whole('participants.import') }).click()
  await dialog.waitFor({ state: 'detached' })
  await watched.page.getByText(WORDS.part('import.done.pairs')).waitFor()
  await watched.look('imported')
  return WORDS.part('import.preview.good').test(text)
    ? []
    : [{ rule: 'import', text: `“${text}” does not say what it will do` }]
}
