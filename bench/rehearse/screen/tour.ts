import type { WatchedPage } from './watched-page.ts'

/** Opens every tab, and on it every way of showing the same, and looks at each. */
export async function tour(watched: WatchedPage): Promise<number> {
  let screens = 0
  for (const tab of await watched.tabs()) {
    await watched.openTab(tab)
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
