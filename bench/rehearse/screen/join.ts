import type { Browser } from '@playwright/test'
import type { Finding } from '../checker/hub-data.ts'
import { openGuest } from './organiser-page.ts'
import type { WatchedPage } from './watched-page.ts'

type Joining = { name: string; person: string; hasCalendar: boolean }

/** Somebody joins an event by its share link on a phone, in the browser alone, and says when they can come. */
export async function joinByLink(
  browser: Browser,
  shareLink: string,
  folder: string,
  { name, person, hasCalendar }: Joining,
): Promise<{ watched: WatchedPage; findings: Finding[] }> {
  const watched = await openGuest(browser, shareLink, folder, { name })
  const { page } = watched
  const findings: Finding[] = []
  await page.getByLabel(/^Your name/).fill(person)
  await watched.look('joining')
  await page.getByRole('button', { name: 'Register user' }).click()
  await page.waitForURL(/personalKey=/)
  await watched.settled()
  const tab = page.getByRole('tab', { name: 'Your choices', exact: true })
  if ((await tab.count()) > 0) {
    await watched.openTab('Your choices')
    const times = page.getByRole('button', { name: /^Times/ })
    if (!hasCalendar && (await times.count()) > 0)
      findings.push({ rule: 'hidden', text: 'The phone asks for times without a calendar' })
    if (hasCalendar) {
      if ((await times.count()) > 0) await times.click()
      await watched.settled()
      for (const day of ['Monday', 'Saturday']) await page.getByTitle(`All hours of ${day}`).tap()
    }
    await watched.look('joined')
  }
  return { watched, findings }
}
