import { type Finding, type HubData, valueIn } from '../checker/hub-data.ts'
import { type WeekGroup, type WeekPlan, weekPlan } from '../checker/week-plan.ts'
import { brokenWeekRules, unfilledUnits } from '../checker/week-rules.ts'
import { unusedPlaces } from '../checker/week-score.ts'
import { withMember } from '../checker/with-member.ts'
import { Actor } from '../hub/actor.ts'
import { Organiser } from '../hub/organiser.ts'
import { PLAN_MS, type Rehearsal } from '../rehearsal.ts'
import { joinByLink } from '../screen/join.ts'
import { openOrganiser, pressPlan, waitForPlan } from '../screen/organiser-page.ts'
import { plain } from '../screen/plain-text.ts'
import { showView, tour } from '../screen/tour.ts'
import type { WatchedPage } from '../screen/watched-page.ts'

const PEOPLE = 14
const NAMES = 'Ann Bo Cleo Dan Eve Fay Gus Hal Ida Jim Kai Lea Max Nora'.split(' ')
/** The tabs that say something of the event. */
const TABS = /^(Event data|Your data|Your choices|Schedule)/

/** Events without topics: every person may open a group, with a calendar and without one. A guest joins by the link on a phone. */
export async function rehearseCandidateGroups(rehearsal: Rehearsal): Promise<void> {
  for (const hidesCalendar of [false, true]) await rehearseOne(rehearsal, hidesCalendar)
}

async function rehearseOne(rehearsal: Rehearsal, hidesCalendar: boolean): Promise<void> {
  const { url, variant, browser, folder, findings } = rehearsal
  const kind = hidesCalendar ? 'groups without topics and calendar' : 'groups without topics'
  const organiser = await Organiser.register(url, variant.hubPath, {
    ...variant.eventFields,
    name: 'Rehearsal of open groups',
    settings: {
      ...variant.settings,
      'parameters|groups|solverTimeLimit': 5,
      'parameters|ui|hideTopicAndIntro': true,
      'parameters|ui|hideCalendar': hidesCalendar,
    },
  })
  const actors = await registerPeople(rehearsal, organiser, hidesCalendar)
  const { watched: guest, findings: told } = await joinByLink(browser, organiser.shareLink, folder, {
    name: hidesCalendar ? 'guest without calendar' : 'guest without topics',
    person: 'Zoe',
    hasCalendar: !hidesCalendar,
  })
  const wide = await openOrganiser(browser, organiser.adminLink, folder, {
    name: hidesCalendar ? 'organiser without calendar' : 'organiser without topics',
  })
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  const tab = hidesCalendar ? 'Schedule groups plan' : 'Schedule'
  await pressPlan(wide, 'Generate plan', tab)
  const { error } = await planned
  await Promise.all([waitForPlan(wide), waitForPlan(guest)])
  const data = await organiser.data()
  const plan = weekPlan(data, Date.now())
  findings.add(kind, `${plan.running.length} groups, ${unfilledUnits(plan)} open units`, [
    ...told,
    ...(hidesCalendar ? [] : missingHours(data)),
    ...(error ? [{ rule: 'plan', text: String(error) }] : []),
    ...(plan.running.length === 0 ? [{ rule: 'plan', text: 'No group runs' }] : []),
    ...brokenWeekRules(plan),
    ...unusedPlaces(plan, (group, id) => weekPlan(withMember(data, group, id), Date.now())).map((text) => ({
      rule: 'unused place',
      text,
    })),
    ...(await compareGroups(wide, plan, tab)),
    ...(await compareGroups(guest, plan, tab)),
    ...(await wordsOf([wide, guest], hidesCalendar)),
  ])
  const screens = (await tour(wide, TABS)) + (await tour(guest, TABS))
  findings.add(`every screen of ${kind}`, `${screens} screens, light and dark`, [
    ...wide.takeProblems(),
    ...guest.takeProblems(),
  ])
  for (const each of [wide, guest]) await each.close()
  for (const each of [...actors, organiser]) each.hub.close()
}

/** Half of them come on weekday evenings, half at the weekend; some rate each other, some say No. */
async function registerPeople(
  { chance, variant }: Rehearsal,
  { stage }: Organiser,
  hidesCalendar: boolean,
): Promise<Actor[]> {
  const actors: Actor[] = []
  for (const name of NAMES.slice(0, PEOPLE))
    actors.push(await Actor.register(stage, { name, numUserSessions: 1 }))
  for (const [index, actor] of actors.entries()) {
    if (!hidesCalendar) await actor.comes(index % 2 === 0 ? [1, 3] : [6, 7], [16, 21], true)
    const others = actors.filter(({ id }) => id !== actor.id)
    for (const { id } of chance.some(others, 3))
      await actor.wantsToMeet(id, chance.oneOf(variant.contactRatings))
    if (index % 4 === 0) await actor.wantsToMeet(chance.oneOf(others).id, 'No')
  }
  return actors
}

/** SCHED-22: each group stands in the list with its people, who are what it is called by. */
async function compareGroups(watched: WatchedPage, plan: WeekPlan, tab: string): Promise<Finding[]> {
  await watched.openTab(tab)
  await showView(watched, 'List')
  const cards = watched.page
    .getByRole('tabpanel')
    .locator('.mantine-Card-root')
    .filter({ has: watched.page.getByRole('heading', { level: 3 }) })
  const shown = (await cards.allInnerTexts()).map(plain)
  const names = (group: WeekGroup) => group.members.map((id) => plan.people.get(id)?.name ?? id)
  return plan.running
    .filter(
      (group) =>
        !shown.some((text) => names(group).every((name) => text.includes(name) || isOwn(text, name))),
    )
    .map((group) => ({ rule: 'shown', text: `${watched.name}: no card has ${names(group).join(', ')}` }))
}

/** The reader's own name may be “you”. */
function isOwn(text: string, name: string): boolean {
  return name === 'Zoe' && text.includes('Your group')
}

/** What the guest has marked on the phone has arrived. */
function missingHours({ persons }: HubData): Finding[] {
  const { weekDayHourAvailabilities: cells } = persons.find(({ name }) => name === 'Zoe') ?? {}
  return [0, 5]
    .filter((day) => valueIn(cells, String(day * 24 + 18)) !== true)
    .map((day) => ({ rule: 'hours', text: `18:00 of day ${day + 1} is marked on the phone, not at the hub` }))
}

/** SCHED-24: what is hidden is not asked for. */
async function wordsOf(pages: readonly WatchedPage[], hidesCalendar: boolean): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const watched of pages)
    for (const tab of (await watched.tabs()).filter((name) => TABS.test(name))) {
      await watched.openTab(tab)
      const text = await watched.page.getByRole('main').innerText()
      const hidden = [
        /\btopics?\b/i,
        ...(hidesCalendar ? [/\bhours you\b/i, /\bcalendar\b/i, /\bMonday\b/, /\bwhen you can\b/i] : []),
      ]
      for (const word of hidden) {
        const line = text.split('\n').find((each) => word.test(each))
        if (line) findings.push({ rule: 'words', text: `${watched.name}, ${tab}: “${line}”` })
      }
    }
  return findings
}
