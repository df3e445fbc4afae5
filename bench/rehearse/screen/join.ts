import type { Browser } from '@playwright/test'
import type { Finding } from '../checker/hub-data.ts'
import { openGuest } from './organiser-page.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

type Joining = { name: string; person: string; hasCalendar: boolean }

/**
 * Somebody joins an event by its share link on a phone, in the browser alone, and says when they can come.
 */
export async function joinByLink(
  browser: Browser,
  shareLink: string,
  folder: string | null,
  { name, person, hasCalendar }: Joining,
): Promise<{ watched: WatchedPage; findings: Finding[] }> {
  const watched = await openGuest(browser, shareLink, folder, { name })
  const { page } = watched
  const findings: Finding[] = []
  await page.getByLabel(WORDS.start('userData.ownName')).fill(person)
  await watched.look('joining')
  await page.getByRole('button', { name: WORDS.whole('userData.register') }).click()
  await page.waitForURL(/personalKey=/)
  await watched.settled()
  if ((await watched.tabs()).includes('userChoices')) {
    await watched.openTab('userChoices')
    const times = page.getByRole('button', { name: WORDS.start('userChoices.section.times') })
    if (!hasCalendar && (await times.count()) > 0)
      findings.push({ rule: 'hidden', text: 'The phone asks for times without a calendar' })
    if (hasCalendar) {
      if ((await times.count()) > 0) await times.click()
      await watched.settled()
      for (const day of ['E', 'L'] as const)
        await page
          .getByTitle(WORDS.text('availability.week.wholeDay', { day: WORDS.text(`weekday.${day}.long`) }))
          .tap()
    }
    await watched.look('joined')
  }
  return { watched, findings }
}
