import type { Browser } from '@playwright/test'
import { type ScreenOptions, WatchedPage } from './watched-page.ts'

type Opened = Partial<Omit<ScreenOptions, 'folder'>>

export function openOrganiser(
  browser: Browser,
  link: string,
  folder: string,
  options: Opened = {},
): Promise<WatchedPage> {
  return WatchedPage.open(browser, link, {
    name: 'organiser',
    width: 1280,
    height: 800,
    isTouch: false,
    folder,
    ...options,
  })
}

export function openGuest(
  browser: Browser,
  link: string,
  folder: string,
  options: Opened = {},
): Promise<WatchedPage> {
  return WatchedPage.open(browser, link, {
    name: 'guest',
    width: 390,
    height: 844,
    isTouch: true,
    folder,
    ...options,
  })
}

/** Presses the button of a plan. */
export async function pressPlan(organiser: WatchedPage, button: string, tab = 'Schedule'): Promise<void> {
  await organiser.openTab(tab)
  await organiser.page.getByRole('button', { name: button, exact: true }).click()
}

/** Looks at both screens while a run is on; a short run may be over before. */
export async function lookAtRun(organiser: WatchedPage, guest: WatchedPage): Promise<void> {
  await organiser.look('planner running')
  await guest.look('planner running')
}

export async function waitForPlan(watched: WatchedPage): Promise<void> {
  // A dialog, or the banner that it becomes for participants.
  const notice = watched.page.getByText('Planner is running', { exact: true })
  await notice.waitFor({ state: 'hidden', timeout: 150_000 })
}

/** What is told of a run that has failed, looked at and closed. */
export async function readFailure(watched: WatchedPage): Promise<string> {
  const dialog = watched.page.getByRole('dialog', { name: 'Plan generation failed' })
  // What it says is loaded when it is needed.
  await dialog.getByRole('paragraph').first().waitFor()
  await watched.look('plan failed')
  const text = await dialog.innerText()
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  return text
}

export async function showsDialog({ page }: WatchedPage): Promise<boolean> {
  return (await page.getByRole('dialog').filter({ visible: true }).count()) > 0
}
