import { type HubData, valueIn } from '../checker/hub-data.ts'
import type { Stage } from '../rehearsal.ts'
import { WORDS } from '../screen/watched-page.ts'

/**
 * LIVE-7: what a guest chooses while the connection is lost is kept, shown as not saved, and arrives when it
 * is back. Returns the id of the topic or, where people meet in pairs, of the person.
 */
export async function editOffline({ organiser, screens, guest, variant }: Stage, value: string) {
  if (screens === null) throw new Error('There is no phone to lose its connection.')
  const { guest: phone, relay } = screens
  const { page } = phone
  await phone.openTab(variant.choicesTab)
  const before = await organiser.data()
  const choice = (name: string) =>
    page.getByRole('group', { name: WORDS.whole('userChoices.choiceAbout', { name }) })
  const open = openChoices(before, guest.id, variant.kind === 'pairs')
  const shown = await Promise.all(
    open.map(async (each) => ((await choice(each.name).count()) === 1 ? each : [])),
  )
  const [wanted] = shown.flat()
  if (!wanted) throw new Error('There is nothing left to choose.')
  const { id: topicId, name } = wanted
  const lost = page.getByText(WORDS.whole('connection.lost.title'))
  const waiting = page.getByText(WORDS.whole('app.unsaved')).first()
  let told = ''
  await phone.whileOffline(async () => {
    relay.lose()
    await lost.waitFor()
    await choice(name).locator(`label[data-value="${value}"]`).click()
    await waiting.waitFor()
    await phone.look('connection lost')
    told = choiceOf(await organiser.data(), guest.id, topicId)
    relay.resume()
    await waiting.waitFor({ state: 'hidden' })
    await lost.waitFor({ state: 'hidden' })
  })
  await phone.settled()
  const arrived = choiceOf(await organiser.data(), guest.id, topicId)
  const isShown = await choice(name).locator(`input[value="${value}"]`).isChecked()
  const wrong = [
    ...(told === '' ? [] : [`“${told}” had arrived without a connection`]),
    ...(arrived === value || arrived === `${value} pending`
      ? []
      : [`The hub has “${arrived}” about ${name}`]),
    ...(isShown ? [] : [`The phone does not show “${value}” about ${name}`]),
  ]
  return { topicId, findings: [...wrong.map((text) => ({ rule: 'offline', text })), ...phone.takeProblems()] }
}

/** The people or topics about which the guest has said nothing. */
function openChoices(data: HubData, guestId: string, isOfPeople: boolean): { id: string; name: string }[] {
  const all = isOfPeople ? data.persons : data.topics.filter(({ ownerId }) => ownerId !== guestId)
  return all.filter(({ id, name }) => id !== guestId && name !== '' && choiceOf(data, guestId, id) === '')
}

function choiceOf({ persons }: HubData, personId: string, topicId: string): string {
  return String(valueIn(persons.find(({ id }) => id === personId)?.preferences, topicId))
}
