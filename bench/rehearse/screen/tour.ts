import type { WatchedPage } from './watched-page.ts'

/** Opens every tab, and on it every part and every way of showing the same, and looks at each. */
export async function tour(watched: WatchedPage, which = /./): Promise<number> {
  let screens = 0
  for (const tab of (await watched.tabs()).filter((name) => which.test(name))) {
    await watched.openTab(tab)
    screens += await lookAtParts(watched, tab)
    // There the same control changes what the organiser has chosen.
    const views = tab === 'Settings' ? [] : await viewsOf(watched)
    if (views.length === 0) {
      await watched.look(tab)
      screens += 1
    }
    for (const view of views) {
      await showView(watched, view)
      await watched.look(`${tab} ${view}`)
      screens += 1
    }
  }
  return screens
}

/** On phones choices have parts, of which one is open at a time; the first one is looked at by its views. */
async function lookAtParts(watched: WatchedPage, tab: string): Promise<number> {
  const parts = watched.page.getByRole('navigation', { name: 'Parts of your choices' }).getByRole('button')
  const count = await parts.count()
  for (let index = 1; index < count; index += 1) {
    await parts.nth(index).click()
    await watched.settled()
    await watched.look(`${tab} part ${index + 1}`)
  }
  if (count > 1) await parts.first().click()
  return Math.max(0, count - 1)
}

/** The names of a segmented control of the open tab, if it has one. */
async function viewsOf({ page }: WatchedPage): Promise<string[]> {
  const control = page.getByRole('tabpanel').locator('.mantine-SegmentedControl-root').first()
  if ((await control.count()) === 0) return []
  return (await control.locator('label').allInnerTexts()).map((name) => name.trim())
}

export async function showView(watched: WatchedPage, name: string): Promise<void> {
  await watched.page
    .getByRole('tabpanel')
    .locator('.mantine-SegmentedControl-root label')
    .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
    .first()
    .click()
  await watched.settled()
}
