import type { MessageKey } from '@planner/i18n'
import type { Browser } from '@playwright/test'
import { type ScreenOptions, WatchedPage, WORDS } from './watched-page.ts'

type Opened = Partial<Omit<ScreenOptions, 'folder'>>

const opener =
  (usual: Omit<ScreenOptions, 'folder'>) =>
  (browser: Browser, link: string, folder: string | null, options: Opened = {}): Promise<WatchedPage> =>
    WatchedPage.open(browser, link, { ...usual, folder, ...options })

export const openOrganiser = opener({ name: 'organiser', width: 1280, height: 800, isTouch: false })
export const openGuest = opener({ name: 'guest', width: 390, height: 844, isTouch: true })

/** Presses the button of a plan. */
export async function pressPlan(organiser: WatchedPage, button: MessageKey): Promise<void> {
  const { page } = organiser
  await organiser.openTab('schedule')
  const again = page.getByRole('button', { name: WORDS.whole('head.again') })
  const first = page.getByRole('button', { name: WORDS.whole('schedule.generate') })
  await again.or(first).first().waitFor()
  // Beside a plan both stand in the choice of another one.
  if (!(await again.isVisible())) return first.click()
  await again.click()
  const choice = page.getByRole('region', { name: WORDS.whole('head.again.title') })
  await choice.getByRole('button', { name: WORDS.whole(button) }).click()
}

/** Looks at both screens while a run is on; a short run may be over before. */
export async function lookAtRun(organiser: WatchedPage, guest: WatchedPage): Promise<void> {
  await organiser.look('planner running')
  await guest.look('planner running')
}

/** Waits for the end of a run, and closes what stands over the page afterwards. */
export async function waitForPlan(watched: WatchedPage): Promise<void> {
  // A dialog, or the banner that it becomes for participants.
  const titles = [WORDS.whole('planning.running.title'), WORDS.whole('planning.running.organisers')]
  const [own, others] = titles.map((title) => watched.page.getByText(title))
  await own
    ?.or(others ?? own)
    .first()
    .waitFor({ state: 'hidden', timeout: 150_000 })
  await watched.settled()
  const open = watched.page.getByRole('dialog').filter({ visible: true })
  if ((await open.count()) === 0) return
  await watched.look('after the run')
  await watched.page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden' })
}

/** Looks at the dialog of a run that has failed, and closes it; whether it says that nothing has changed. */
export async function readFailure(watched: WatchedPage): Promise<boolean> {
  const dialog = watched.page.getByRole('dialog', { name: WORDS.whole('planning.failed.title') })
  // What it says is loaded when it is needed.
  await dialog.getByRole('paragraph').first().waitFor()
  await watched.look('plan failed')
  const saysSo = await dialog.getByText(WORDS.part('planning.failed.text')).count()
  await dialog.getByRole('button', { name: WORDS.whole('app.ok') }).click()
  await dialog.waitFor({ state: 'hidden' })
  return saysSo > 0
}

export async function showsDialog({ page }: WatchedPage): Promise<boolean> {
  return (await page.getByRole('dialog').filter({ visible: true }).count()) > 0
}
