import { failRun } from './acts/failed-run.ts'
import { rehearseImport } from './acts/import-pairs.ts'
import { editOffline } from './acts/offline-edit.ts'
import { coverageOfMeetings } from './checker/coverage.ts'
import { fairnessOf } from './checker/fairness.ts'
import { type Finding, type HubData, pairKey } from './checker/hub-data.ts'
import { judgePairs } from './checker/judge-pairs.ts'
import { MeetingBook } from './checker/meeting-book.ts'
import { toldTooMuch } from './checker/privacy.ts'
import { factsOf } from './checker/variant-facts.ts'
import { WishWatch } from './checker/wish-watch.ts'
import type { Actor } from './hub/actor.ts'
import { EditsDuringRun } from './hub/edits-during-run.ts'
import { MeetingLife } from './hub/meeting-life.ts'
import { Organiser } from './hub/organiser.ts'
import { personForm, registerPeople } from './hub/people.ts'
import { Relay } from './hub/relay.ts'
import { mustBeRefused, rateSome, refuseSome, wish, wishAll, wishesDuringRun } from './hub/wishes.ts'
import { PLAN_MS, type Rehearsal } from './rehearsal.ts'
import { onReceived } from './screen/frames.ts'
import { lookAtRun, openGuest, openOrganiser, pressPlan, waitForPlan } from './screen/organiser-page.ts'
import { compareCoverage } from './screen/shown-coverage.ts'
import { closeWeek, compareAllMeetings, compareOwnMeetings, confirmOwn } from './screen/shown-meetings.ts'
import { tour } from './screen/tour.ts'
import type { WatchedPage } from './screen/watched-page.ts'

const WEEKS = 3

type Stage = Rehearsal & {
  organiser: Organiser
  actors: Actor[]
  guest: Actor
  book: MeetingBook
  screens: { organiser: WatchedPage; guest: WatchedPage }
  relay: Relay
  /** Reads what participants receive, where wishes are hidden. */
  watch: WishWatch | undefined
}

/** Three weeks of meetings of two: a plan, what people do with it, a second plan in the same week, and the end of the week. */
export async function rehearsePairs(rehearsal: Rehearsal): Promise<void> {
  const stage = await begin(rehearsal)
  const { findings, screens, book, organiser } = stage
  for (let week = 1; week <= WEEKS; week += 1) {
    await planAndCheck(stage, `week ${week}: the plan`)
    await live(stage, `week ${week}: meetings`)
    if (week === 1) {
      await chooseOffline(stage)
      await failRun(stage, organiser, screens, 'Generate plan')
    }
    if (week === 2) {
      await comeAndGo(stage)
      await planAndCheck(stage, `week ${week}: a second plan`)
    }
    await endWeek(stage, week)
  }
  const data = await organiser.data()
  const met = (data.meetings ?? []).filter(({ state }) => state === 'past')
  findings.add('who met whom', `${met.length} pairs in ${WEEKS} weeks; ${fairnessText(data)}`, [
    ...book.differences(data),
    ...(met.length === new Set(met.map(({ personIds }) => pairKey(...personIds))).size
      ? []
      : [{ rule: 'past', text: 'A pair has met twice' }]),
  ])
  findings.add('who met whom on the screen', '', [
    ...(await compareCoverage(screens.organiser, coverageOfMeetings(data), 'pairs')),
    ...screens.organiser.takeProblems(),
  ])
  await planAndCheck(stage, `week ${WEEKS + 1}: the plan`)
  if (stage.watch)
    findings.add('hidden wishes', `${stage.watch.seen} messages to participants`, stage.watch.findings())
  for (const watched of [screens.organiser, screens.guest]) {
    const count = await tour(watched)
    findings.add(
      `every screen of the ${watched.name}`,
      `${count} screens, light and dark`,
      watched.takeProblems(),
    )
  }
  for (const actor of stage.actors) actor.hub.close()
  organiser.hub.close()
  for (const watched of [screens.organiser, screens.guest]) await watched.close()
  stage.relay.close()
  await rehearseImport(rehearsal)
}

/** For the report: a plan alone is fair by MODEL-50, which the best plan is checked by. */
function fairnessText(data: HubData): string {
  const { people, without, least, middle, most } = fairnessOf(data, WEEKS)
  const percent = (share: number) => `${Math.round(100 * share)}%`
  return `${without.length} of ${people} who wish to have met nobody, all had ${percent(least)} to ${percent(most)} of what they could have, half of them ${percent(middle)} or less`
}

/** The guest wishes for somebody while their connection is lost. */
async function chooseOffline({
  organiser,
  relay,
  screens,
  guest,
  variant,
  book,
  findings,
}: Stage): Promise<void> {
  const { topicId, findings: lost } = await editOffline(organiser, relay, {
    guest: screens.guest,
    guestId: guest.id,
    tab: variant.choicesTab,
    value: 'Yes',
  })
  book.asks(guest.id, topicId, true)
  findings.add('a wish without a connection', 'arrived afterwards', [
    ...lost,
    ...book.differences(await organiser.data()),
  ])
}

async function begin(rehearsal: Rehearsal): Promise<Stage> {
  const { url, variant, findings, browser, folder, chance } = rehearsal
  const organiser = await Organiser.register(url, variant.hubPath, {
    name: 'Rehearsal of meetings',
    ...variant.eventFields,
    settings: variant.settings,
  })
  const { email: _, ...withoutMail } = personForm(variant, chance, 999)
  const key = organiser.stage.shareKey
  const refused = await mustBeRefused(
    'Registering without an address',
    organiser.hub.ask('RegisterUser', { user: withoutMail, key }),
  )
  const actors = await registerPeople(organiser.stage, variant, chance, { from: 0, count: variant.people })
  const [guest] = actors
  if (!guest) throw new Error('Nobody has registered.')
  const watch = factsOf(rehearsal.variantId).hidesWishes ? new WishWatch() : undefined
  for (const { hub, id } of actors) hub.onReceived = (payload) => watch?.see(payload, id)
  const relay = await Relay.open(url)
  const book = new MeetingBook()
  await wishAll(actors, chance, book)
  await refuseSome(actors, chance)
  await rateSome(actors, chance, variant.contactRatings)
  const screens = {
    organiser: await openOrganiser(browser, organiser.adminLink, folder),
    guest: await openGuest(browser, relay.linkOf(guest.link), folder, {
      onOpen: (page) => onReceived(page, (payload) => watch?.see(payload, guest.id)),
    }),
  }
  for (const watched of [screens.organiser, screens.guest]) {
    await watched.openTab('Schedule')
    await watched.look('before the plan')
  }
  findings.add('registered', `${actors.length} people`, [
    ...refused,
    ...book.differences(await organiser.data()),
  ])
  return { ...rehearsal, organiser, actors, guest, book, screens, relay, watch }
}

/** Generates the plan in the organiser's browser while two people edit, and checks all of it. */
async function planAndCheck(stage: Stage, name: string): Promise<void> {
  const { organiser, actors, guest, book, screens, findings, chance } = stage
  const before = await organiser.data()
  const running = organiser.hub.next('PlannerRunning', PLAN_MS)
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await pressPlan(screens.organiser, 'Generate plan')
  await running
  const busy = new Set((before.meetings ?? []).flatMap(({ personIds: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]))
  const wanted = wishesDuringRun(
    actors.filter(({ id }) => id !== guest.id),
    chance,
    book,
    busy,
  )
  const edits = new EditsDuringRun(wanted)
  if (book.week === 1) await lookAtRun(screens.organiser, screens.guest)
  const received = await planned
  const editFindings = await edits.ended(() => organiser.data())
  for (const { actor, topicId } of wanted) book.asks(actor.id, topicId, true)
  const after = await organiser.data()
  const { text, findings: broken } = await judgePairs(before, after)
  findings.add(name, text, [
    ...toldTooMuch(await guest.hub.joined(guest.key), guest.id),
    ...(received.error ? [{ rule: 'plan', text: String(received.error) }] : []),
    ...broken,
    ...bookOfPlan(book, after),
  ])
  findings.add(`${name}: edits during the run`, `asked to wait ${edits.refusals} times`, editFindings)
  await Promise.all([waitForPlan(screens.organiser), waitForPlan(screens.guest)])
  await compareScreens(stage, name, after)
}

function bookOfPlan(book: MeetingBook, after: HubData): Finding[] {
  book.planned(after)
  return book.differences(after)
}

async function compareScreens(
  { screens, guest, findings }: Stage,
  name: string,
  data: HubData,
): Promise<void> {
  findings.add(`${name}: both screens`, '', [
    ...(await compareAllMeetings(screens.organiser, data)),
    ...(await compareOwnMeetings(screens.guest, data, guest.id)),
    ...screens.organiser.takeProblems(),
    ...screens.guest.takeProblems(),
  ])
}

/** What people do with their meetings; the guest confirms one on their phone. */
async function live(stage: Stage, name: string): Promise<void> {
  const { organiser, actors, guest, book, screens, chance, findings } = stage
  const withWhom = await confirmOwn(screens.guest)
  const partner = actors.find((actor) => actor.name === withWhom)
  if (partner) book.confirmed(...sorted(guest.id, partner.id))
  const life = new MeetingLife(organiser, actors, chance, book)
  const refused = await life.pass(guest.id)
  const data = await organiser.data()
  const { confirmed, withdrawn, cancelled } = life.done
  findings.add(
    name,
    `confirmed ${confirmed}${partner ? ' and one on the phone' : ''}, withdrawn ${withdrawn}, cancelled ${cancelled}`,
    [...refused, ...book.differences(data)],
  )
  await compareScreens(stage, name, data)
}

function sorted(a: string, b: string): [string, string] {
  return a < b ? [a, b] : [b, a]
}

/** In the middle of a week somebody comes late, somebody is archived, somebody erases themselves, and somebody wishes anew. */
async function comeAndGo(stage: Stage): Promise<void> {
  const { organiser, actors, guest, book, chance, variant, findings } = stage
  const [archived, erased] = chance.some(
    actors.filter(({ id }) => id !== guest.id),
    2,
  )
  if (!archived || !erased) throw new Error('Too few people.')
  await organiser.call('ArchiveUser', { userId: archived.id, isArchived: true })
  book.archived(archived.id)
  await erased.hub.call('RemoveUser', { key: erased.key })
  book.erased(erased.id)
  stage.actors = actors.filter(({ id }) => id !== archived.id && id !== erased.id)
  const late = await registerPeople(organiser.stage, variant, chance, { from: variant.people, count: 2 })
  for (const actor of late)
    for (const other of chance.some(stage.actors, 6)) {
      await wish(actor, book, other.id)
      await wish(other, book, actor.id)
    }
  stage.actors.push(...late)
  const data = await organiser.data()
  findings.add('come and go', `archived ${archived.name}, erased ${erased.name}, 2 late people`, [
    ...(JSON.stringify(data).includes(`"${erased.id}"`)
      ? [{ rule: 'erased', text: `${erased.id} is still named` }]
      : []),
    ...book.differences(data),
  ])
}

async function endWeek(stage: Stage, week: number): Promise<void> {
  const { organiser, book, screens, findings } = stage
  await closeWeek(screens.organiser, week)
  book.weekClosed()
  // A second click closes the same week, not the next one.
  await organiser.hub.ask('CloseWeek', { adminKey: organiser.stage.adminKey, week })
  const data = await organiser.data()
  findings.add(
    `week ${week} is closed`,
    `${book.inState('past').length} pairs have met`,
    book.differences(data),
  )
  await compareScreens(stage, `week ${week} is closed`, data)
}
