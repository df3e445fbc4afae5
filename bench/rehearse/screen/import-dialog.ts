import type { Finding } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import type { WatchedPage } from './watched-page.ts'

function dialogOf({ page }: WatchedPage) {
  return page.getByRole('dialog', { name: 'Import people and their wishes' })
}

export async function openImport(watched: WatchedPage): Promise<void> {
  await watched.openTab('Event data')
  await watched.page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialogOf(watched).waitFor()
}

export async function closeImport(watched: WatchedPage): Promise<void> {
  const dialog = dialogOf(watched)
  if ((await dialog.count()) === 0) return
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Pastes a table and looks at it first; what the dialog says of it, and whether it offers to import it. */
export async function checkTable(
  watched: WatchedPage,
  table: string,
): Promise<{ text: string; canCommit: boolean }> {
  const dialog = dialogOf(watched)
  await dialog.getByLabel('Or paste the table').fill(table)
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  const commit = dialog.getByRole('button', { name: 'Import', exact: true })
  await commit.waitFor()
  return { text: plain(await dialog.innerText()), canCommit: await commit.isEnabled() }
}

/** Imports a table, and compares what the dialog says before and after. */
export async function commitTable(watched: WatchedPage, table: string, people: number): Promise<Finding[]> {
  const dialog = dialogOf(watched)
  const { text } = await checkTable(watched, table)
  await watched.look('import preview')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('Imported.').waitFor()
  await watched.look('imported')
  const done = plain(await dialog.innerText())
  await closeImport(watched)
  const expected: [string, string][] = [
    [text, 'This is what the import will do'],
    [text, `People: ${people}, new: ${people}, updated: 0`],
    [done, `Imported. People: ${people}`],
  ]
  return expected
    .filter(([told, words]) => !told.includes(words))
    .map(([told, words]) => ({ rule: 'import', text: `“${words}” is not said, but “${told}”` }))
}
