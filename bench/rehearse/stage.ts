import { flakyProxy } from '../flaky-proxy.ts'
import { MeetingBook } from './checker/meeting-book.ts'
import { toldOrganiser, toldTooMuch } from './checker/privacy.ts'
import { factsOf } from './checker/variant-facts.ts'
import { WishWatch } from './checker/wish-watch.ts'
import { castOf } from './hub/cast.ts'
import { type Crowd, welcome } from './hub/crowd.ts'
import { drawnPeople } from './hub/drawn-people.ts'
import { EditsDuringRun } from './hub/edits-during-run.ts'
import { Organiser } from './hub/organiser.ts'
import { PLAN_MS, type PlanKind, type Rehearsal, type Screens, type Stage } from './rehearsal.ts'
import { onReceived } from './screen/frames.ts'
import { lookAtRun, openGuest, openOrganiser, pressPlan, waitForPlan } from './screen/organiser-page.ts'
import { tour } from './screen/tour.ts'
import type { Tab } from './screen/watched-page.ts'

type Opening = {
  kind: PlanKind
  /** Of the event, over those of the variant. */
  settings?: Record<string, string | number | boolean>
  crowd?: Crowd
  people?: number
}

/** Registers an event and lets people in: a cast of twelve in the short form, else drawn people. */
export async function openStage(
  rehearsal: Rehearsal,
  { kind, settings, crowd, people }: Opening,
): Promise<Stage> {
  const { url, variant, variantId, chance, processes } = rehearsal
  const cast = processes === null && !crowd ? castOf(variant) : null
  const organiser = await Organiser.register(url, variant.hubPath, {
    name: `Rehearsal of ${variantId}`,
    ...variant.eventFields,
    ...cast?.eventFields,
    settings: { ...variant.settings, ...cast?.settings, ...settings },
  })
  const stage = {
    ...rehearsal,
    organiser,
    kind,
    crowd: crowd ?? cast ?? drawnPeople(variant, chance),
    actors: [],
    book: new MeetingBook(),
    watch: factsOf(variantId).hidesWishes ? new WishWatch() : null,
    screens: null,
  }
  const actors = await welcome(stage, { from: 0, count: people ?? cast?.people ?? variant.people })
  const [guest] = actors
  if (!guest) throw new Error('Nobody has registered.')
  await cast?.prepare?.(organiser, actors)
  return { ...stage, actors, guest }
}

/** Two screens on an event: its organiser's, and a guest's phone, whose connection can be cut. */
export async function openScreens(stage: Stage): Promise<Screens | null> {
  const { browser, folder, organiser, guest, watch, url } = stage
  for (const { hub, id } of stage.actors) hub.onReceived = (payload) => watch?.see(payload, id)
  if (browser === null) return null
  const relay = await flakyProxy(() => Number(new URL(url).port))
  const { pathname, search } = new URL(guest.link)
  const onOpen: Parameters<typeof openGuest>[3] = {
    onOpen: (page) => onReceived(page, (payload) => watch?.see(payload, guest.id)),
  }
  const screens = {
    organiser: await openOrganiser(browser, organiser.adminLink, folder),
    guest: await openGuest(browser, relay.origin + pathname + search, folder, onOpen),
    relay,
  }
  for (const watched of [screens.organiser, screens.guest]) {
    await watched.openTab('schedule')
    await watched.look('before the plan')
  }
  return screens
}

/** Generates a plan, or plans anew with few changes, while two people edit, and checks all of it. */
export async function makePlan(stage: Stage, name: string, { keeps = false } = {}): Promise<void> {
  const { organiser, guest, screens, findings, kind } = stage
  const before = await organiser.data()
  const running = organiser.hub.next('PlannerRunning', PLAN_MS)
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  if (screens) await pressPlan(screens.organiser, keeps ? 'schedule.replan' : 'schedule.generate')
  else await organiser.call('PlanEvent', { keepPreviousPlan: keeps })
  await running
  const edits = new EditsDuringRun(kind.wanted(stage, before))
  if (screens && !keeps) await lookAtRun(screens.organiser, screens.guest)
  const { error } = await planned
  const told = organiser.hub.progress
  const lost = await edits.ended(() => organiser.data())
  // What was edited meanwhile comes after the plan.
  const after = await organiser.data()
  const { text, findings: broken } = await kind.judge(stage, { before, after, keeps, told })
  findings.add(name, `${text}; edits during the run were asked to wait ${edits.refusals} times`, [
    ...(error ? [{ rule: 'plan', text: String(error) }] : []),
    ...broken,
    ...lost,
    ...toldTooMuch(await guest.hub.joined(guest.key), guest.id),
    ...toldOrganiser(after),
  ])
  await compareScreens(stage, name)
}

export async function compareScreens(stage: Stage, name: string): Promise<void> {
  const { screens, findings, kind, organiser } = stage
  if (screens === null) return
  for (const watched of [screens.organiser, screens.guest]) await waitForPlan(watched)
  findings.add(`${name}: both screens`, '', [
    ...(await kind.shown(stage, screens, await organiser.data())),
    ...screens.organiser.takeProblems(),
    ...screens.guest.takeProblems(),
  ])
}

/** Looks at every screen once more, adds what was told of hidden wishes, and ends what was opened. */
export async function closeStage(stage: Stage, tabs: readonly Tab[] | null = null): Promise<void> {
  const { screens, watch, findings, organiser, processes } = stage
  if (watch) findings.add('hidden wishes', `${watch.seen} messages to participants`, watch.findings())
  for (const watched of screens ? [screens.organiser, screens.guest] : []) {
    if (processes !== null) {
      const count = await tour(watched, tabs)
      const problems = watched.takeProblems()
      findings.add(`every screen of the ${watched.name}`, `${count} screens, light and dark`, problems)
    }
    await watched.close()
  }
  await screens?.relay.close()
  for (const { hub } of [...stage.actors, organiser]) hub.close()
}
