import type { Browser, Page } from '@playwright/test'
import { WatchedPage } from './watched-page.ts'

export function openOrganiser(browser: Browser, link: string, folder: string): Promise<WatchedPage> {
  return WatchedPage.open(browser, link, {
    name: 'organiser',
    width: 1280,
    height: 800,
    isTouch: false,
    folder,
  })
}

export function openGuest(browser: Browser, link: string, folder: string): Promise<WatchedPage> {
  return WatchedPage.open(browser, link, { name: 'guest', width: 390, height: 844, isTouch: true, folder })
}

/** Presses the button of a plan. */
export async function pressPlan(organiser: WatchedPage, button: string): Promise<void> {
  await organiser.openTab('Schedule')
  await organiser.page.getByRole('button', { name: button, exact: true }).click()
}

/** Looks at both screens while a run is on; a short run may be over before. */
export async function lookAtRun(organiser: WatchedPage, guest: WatchedPage): Promise<void> {
  await organiser.look('planner running')
  await guest.look('planner running')
}

export async function waitForPlan(watched: WatchedPage): Promise<void> {
  await runDialog(watched.page).waitFor({ state: 'hidden', timeout: 150_000 })
}

function runDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Planner is running' })
}
