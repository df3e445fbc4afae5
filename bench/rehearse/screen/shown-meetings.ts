import type { Finding, HubData } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import type { WatchedPage } from './watched-page.ts'

/** Compares the organiser's list of the open week with what the hub says. */
export async function compareAllMeetings(watched: WatchedPage, data: HubData): Promise<Finding[]> {
  await watched.openTab('Schedule')
  const region = watched.page.getByRole('region', { name: 'All meetings', exact: true })
  const said = (data.meetings ?? []).filter(({ week }) => week === data.event.meetingWeek).length
  const expected = said === 0 ? 'There are no meetings here.' : `Meetings: ${said}`
  const shown = plain(await region.getByRole('status').first().innerText())
  return shown === expected
    ? []
    : [{ rule: 'shown', text: `${watched.name}: “${shown}” on the screen, ${said} meetings at the hub` }]
}

/** Compares a person's own meetings on their screen with what the hub says: with whom, and in which state. */
export async function compareOwnMeetings(
  watched: WatchedPage,
  data: HubData,
  viewer: string,
): Promise<Finding[]> {
  await watched.openTab('Schedule')
  const names = new Map(data.persons.map(({ id, name }) => [id, name]))
  const own = (data.meetings ?? []).filter(({ personIds }) => personIds.includes(viewer))
  const said = own.map(({ personIds, state }) => {
    const other = personIds.find((id) => id !== viewer) ?? ''
    return `With ${names.get(other)}: ${STATES[state]}`
  })
  const mine = watched.page.getByRole('region', { name: 'Your meetings', exact: true })
  // Sections of its own say what the plan did not grant, and what it changed.
  const cards = mine.getByRole('listitem').and(watched.page.locator(':not(section section li)'))
  const shown = (await cards.allInnerTexts()).map(plain)
  const missing = said.filter((text) => {
    const [name = '', state = ''] = text.split(': ')
    return !shown.some((card) => card.includes(name) && card.includes(state))
  })
  const count =
    shown.length === said.length ? [] : [`${shown.length} meetings on the screen, ${said.length} at the hub`]
  return [...count, ...missing.map((text) => `“${text}” is missing`)].map((text) => ({
    rule: 'shown',
    text: `${watched.name}: ${text}`,
  }))
}

const STATES: Readonly<Record<string, string>> = {
  reserved: 'Reserved',
  committed: 'Confirmed',
  past: 'Past',
  cancelled: 'Taken back',
}

/** Presses the first button to confirm an own meeting, and returns with whom it is; nothing where there is none. */
export async function confirmOwn({ page }: WatchedPage): Promise<string | undefined> {
  const button = page
    .getByRole('region', { name: 'Your meetings', exact: true })
    .getByRole('button', { name: /^Confirm: / })
    .first()
  if ((await button.count()) === 0) return undefined
  const label = plain((await button.getAttribute('aria-label')) ?? '')
  await button.click()
  await page.getByRole('button', { name: label, exact: true }).waitFor({ state: 'detached' })
  return label.replace('Confirm: With ', '')
}

/** Closes the week as the organiser does: by its button, and by the question that follows. */
export async function closeWeek(watched: WatchedPage, week: number): Promise<void> {
  const { page } = watched
  await watched.openTab('Schedule')
  await page.getByRole('button', { name: 'Close this week', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Close week ${week}?` })
  await dialog.waitFor()
  await watched.look(`close week ${week}`)
  await dialog.getByRole('button', { name: 'Close this week', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
