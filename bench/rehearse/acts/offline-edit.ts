import { type Finding, valueIn } from '../checker/hub-data.ts'
import type { Organiser } from '../hub/organiser.ts'
import type { Relay } from '../hub/relay.ts'
import { plain } from '../screen/plain-text.ts'
import type { WatchedPage } from '../screen/watched-page.ts'

type Offline = {
  guest: WatchedPage
  guestId: string
  /** The tab where choices are made. */
  tab: string
  value: string
}

/**
 * LIVE-7: what a guest chooses while the connection is lost is kept, shown as not saved, and arrives when it is back. Returns
 * about whom or what it was; where people meet in pairs the id is a person's.
 */
export async function editOffline(
  organiser: Organiser,
  relay: Relay,
  { guest, guestId, tab, value }: Offline,
): Promise<{ topicId: string; findings: Finding[] }> {
  const findings: Finding[] = []
  const { page } = guest
  await guest.openTab(tab)
  const other = page
    .getByRole('group', { name: /^(Your choice:|Meet) / })
    .filter({ has: page.locator(`input[value="${value}"]:enabled:not(:checked)`) })
    .first()
  const name = plain((await other.locator('legend').textContent()) ?? '').replace(/^(Your choice:|Meet) /, '')
  const group = page.getByRole('group', { name: new RegExp(`^(Your choice:|Meet) .?${escaped(name)}.?$`) })
  const before = await organiser.data()
  const topicId = idOf(before, name)
  let told = ''
  await guest.whileOffline(async () => {
    relay.cut()
    await page.getByText('Connection lost').waitFor()
    await group.locator(`label[data-value="${value}"]`).click()
    await page.getByText('Not saved yet').first().waitFor()
    await guest.look('connection lost')
    told = choiceOf(await organiser.data(), guestId, topicId)
    relay.mend()
    await page.getByText('Not saved yet').first().waitFor({ state: 'hidden' })
    await page.getByText('Connection lost').waitFor({ state: 'hidden' })
  })
  await guest.settled()
  if (told !== choiceOf(before, guestId, topicId))
    findings.push({ rule: 'offline', text: `“${told}” had arrived without a connection` })
  const arrived = choiceOf(await organiser.data(), guestId, topicId)
  if (arrived !== value && arrived !== `${value} pending`)
    findings.push({ rule: 'offline', text: `The hub has “${arrived}” about ${name}, not “${value}”` })
  if (!(await group.locator(`input[value="${value}"]`).isChecked()))
    findings.push({ rule: 'offline', text: `The phone does not show “${value}” about ${name}` })
  return { topicId, findings: [...findings, ...guest.takeProblems()] }
}

type Data = Awaited<ReturnType<Organiser['data']>>

function idOf({ persons, topics }: Data, name: string): string {
  const topic = topics.find((each) => each.name === name) ?? persons.find((each) => each.name === name)
  if (!topic) throw new Error(`Nothing is called ${name}.`)
  return topic.id
}

function choiceOf({ persons }: Data, personId: string, topicId: string): string {
  return String(valueIn(persons.find(({ id }) => id === personId)?.preferences, topicId))
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
