import { expect } from '@playwright/test'
import type { Finding, HubData } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

/** Compares the organiser's list of the open week with what the hub says. */
export async function compareAllMeetings(watched: WatchedPage, data: HubData): Promise<Finding[]> {
  await watched.openTab('schedule')
  const region = watched.page.getByRole('region', { name: WORDS.whole('schedule.meetings.all') })
  const said = (data.meetings ?? []).filter(({ week }) => week === data.event.meetingWeek).length
  const shown = plain(await region.getByRole('status').first().innerText())
  const number = WORDS.whole('meeting.none').test(shown) ? 0 : Number(shown.match(/\d+/)?.[0])
  return number === said
    ? []
    : [{ rule: 'shown', text: `${watched.name}: “${shown}” on the screen, ${said} meetings at the hub` }]
}

/** Compares a person's own meetings on their screen with what the hub says: with whom, and in which state. */
export async function compareOwnMeetings(
  watched: WatchedPage,
  data: HubData,
  viewer: string,
): Promise<Finding[]> {
  await watched.openTab('schedule')
  const names = new Map(data.persons.map(({ id, name }) => [id, name]))
  const own = (data.meetings ?? []).filter(({ personIds }) => personIds.includes(viewer))
  const mine = watched.page.getByRole('region', { name: WORDS.whole('schedule.meetings.mine') })
  // Sections of its own say what the plan did not grant, and what it changed.
  const cards = mine.getByRole('listitem').and(watched.page.locator(':not(section section li)'))
  const shown = (await cards.allInnerTexts()).map(plain)
  const missing = own.flatMap(({ personIds, state }) => {
    const other = names.get(personIds.find((id) => id !== viewer) ?? '') ?? ''
    const isShown = shown.some(
      (card) => card.includes(other) && WORDS.part(`meeting.state.${state}`).test(card),
    )
    return isShown ? [] : [`With ${other}: ${state} is missing`]
  })
  const count =
    shown.length === own.length ? [] : [`${shown.length} meetings on the screen, ${own.length} at the hub`]
  return [...count, ...missing].map((text) => ({ rule: 'shown', text: `${watched.name}: ${text}` }))
}

/** Confirms the first own meeting and says where to find the person; false where there is none. */
export async function confirmOwn(watched: WatchedPage): Promise<boolean> {
  const { page } = watched
  const buttons = page
    .getByRole('region', { name: WORDS.whole('schedule.meetings.mine') })
    .getByRole('button', { name: WORDS.start('meeting.confirm.of') })
  const before = await buttons.count()
  if (before === 0) return false
  await buttons.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('At the well, after lunch')
  await watched.look('confirm a meeting')
  await dialog.getByRole('button', { name: WORDS.whole('meeting.confirm') }).click()
  await expect(buttons).toHaveCount(before - 1)
  return true
}

/** Closes the week as the organiser does: by its button, and by the question that follows. */
export async function closeWeek(watched: WatchedPage): Promise<void> {
  const { page } = watched
  await watched.openTab('schedule')
  const close = { name: WORDS.whole('meeting.week.close') }
  await page.getByRole('button', close).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await watched.look('close the week')
  await dialog.getByRole('button', close).click()
  await dialog.waitFor({ state: 'hidden' })
}
