import { type Tab, type WatchedPage, WORDS } from './watched-page.ts'

/** Opens every tab, and on it every part and every way of showing the same, and looks at each. */
export async function tour(watched: WatchedPage, which: readonly Tab[] | null = null): Promise<number> {
  let screens = 0
  for (const tab of (await watched.tabs()).filter((each) => which === null || which.includes(each))) {
    await watched.openTab(tab)
    screens += await lookAtParts(watched, tab)
    // On the settings tab such a control changes a setting.
    const views = tab === 'settings' ? [] : await viewsOf(watched)
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
  const parts = watched.page
    .getByRole('navigation', { name: WORDS.whole('userChoices.sections') })
    .getByRole('button')
  const count = await parts.count()
  for (let index = 1; index < count; index += 1) {
    await parts.nth(index).click()
    await watched.settled()
    await watched.look(`${tab} part ${index + 1}`)
  }
  if (count > 1) await parts.first().click()
  return Math.max(0, count - 1)
}

const VIEWS = '[role=tabpanel] .mantine-SegmentedControl-root'

/** The values of a segmented control of the open tab, if it has one. */
async function viewsOf({ page }: WatchedPage): Promise<string[]> {
  const control = page.locator(VIEWS).filter({ visible: true }).first()
  if ((await control.count()) === 0) return []
  const inputs = await control.locator('input').all()
  return (await Promise.all(inputs.map((input) => input.getAttribute('value')))).map(String)
}

export async function showView(watched: WatchedPage, value: string): Promise<void> {
  const choices = watched.page.locator(`${VIEWS} .mantine-SegmentedControl-control`).filter({ visible: true })
  const input = watched.page.locator(`input[value="${value}"]`)
  await choices.filter({ has: input }).first().locator('label').click()
  await watched.settled()
}
