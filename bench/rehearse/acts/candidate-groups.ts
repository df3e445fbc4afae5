import { flakyProxy } from '../../flaky-proxy.ts'
import { type Finding, type HubData, valueIn } from '../checker/hub-data.ts'
import { Actor } from '../hub/actor.ts'
import type { Crowd } from '../hub/crowd.ts'
import { GROUPS } from '../plans-of-groups.ts'
import type { Rehearsal, Screens, Stage } from '../rehearsal.ts'
import { joinByLink } from '../screen/join.ts'
import { openOrganiser } from '../screen/organiser-page.ts'
import type { Tab } from '../screen/watched-page.ts'
import { closeStage, makePlan, openStage } from '../stage.ts'

const NAMES = 'Ann Bo Cleo Dan Eve Fay Gus Hal Ida Jim Kai Lea Max Nora'.split(' ')
const GUEST = 'Zoe'
/** The tabs that say something of the event. */
const TABS: readonly Tab[] = ['eventData', 'userData', 'userChoices', 'schedule']

/** Events in which every person may open a group, with a calendar and without one. */
export async function rehearseCandidateGroups(rehearsal: Rehearsal): Promise<void> {
  for (const hidesCalendar of [false, true]) {
    const name = hidesCalendar ? 'groups without topics and calendar' : 'groups without topics'
    const stage = await openStage(rehearsal, {
      kind: GROUPS,
      crowd: crowdOf(rehearsal, hidesCalendar),
      people: NAMES.length,
      settings: {
        'parameters|ui|hideTopicAndIntro': true,
        'parameters|ui|hideCalendar': hidesCalendar,
      },
    })
    await joinOnPhone(stage, hidesCalendar)
    await makePlan(stage, name)
    rehearsal.findings.add(`words of ${name}`, '', await wordsOf(stage.screens, hidesCalendar))
    await closeStage(stage, TABS)
  }
}

/** Half of them come on weekday evenings, half at the weekend; some rate each other, some say No. */
function crowdOf({ variant }: Rehearsal, hidesCalendar: boolean): Crowd {
  return {
    form: (index) => ({ name: NAMES[index] ?? '', numUserSessions: 1 }),
    async say(actor, index, { actors }, own) {
      if (!hidesCalendar) await actor.comes(index % 2 === 0 ? [1, 3] : [6, 7], [16, 21], true)
      const others = actors.filter(({ id }) => id !== actor.id)
      for (const { id } of own.some(others, 3)) await actor.wantsToMeet(id, own.oneOf(variant.contactRatings))
      if (index % 4 === 0) await actor.wantsToMeet(own.oneOf(others).id, 'No')
    },
  }
}

/** Joins as a guest on a phone, who is the stage's guest from then on. */
async function joinOnPhone(stage: Stage, hidesCalendar: boolean): Promise<void> {
  const { browser, folder, organiser, findings, url } = stage
  if (browser === null) return
  const kind = hidesCalendar ? 'without calendar' : 'without topics'
  const { watched, findings: told } = await joinByLink(browser, organiser.shareLink, folder, {
    name: `guest ${kind}`,
    person: GUEST,
    hasCalendar: !hidesCalendar,
  })
  const wide = await openOrganiser(browser, organiser.adminLink, folder, { name: `organiser ${kind}` })
  stage.guest = await Actor.of(organiser.doors, GUEST, watched.page.url())
  stage.actors.push(stage.guest)
  const relay = await flakyProxy(() => Number(new URL(url).port))
  stage.screens = { organiser: wide, guest: watched, relay }
  const missing = hidesCalendar ? [] : missingHours(await organiser.data())
  findings.add(`a guest joins ${kind}`, '', [...told, ...missing])
}

/** What the guest has marked on the phone has arrived. */
function missingHours({ persons }: HubData): Finding[] {
  const { weekDayHourAvailabilities: cells } = persons.find(({ name }) => name === GUEST) ?? {}
  return [0, 5]
    .filter((day) => valueIn(cells, String(day * 24 + 18)) !== true)
    .map((day) => ({ rule: 'hours', text: `18:00 of day ${day + 1} is marked on the phone, not at the hub` }))
}

/** SCHED-24: what is hidden is not asked for. */
async function wordsOf(screens: Screens | null, hidesCalendar: boolean): Promise<Finding[]> {
  const findings: Finding[] = []
  const hidden = [
    /\btopics?\b/i,
    ...(hidesCalendar ? [/\bhours you\b/i, /\bcalendar\b/i, /\bMonday\b/, /\bwhen you can\b/i] : []),
  ]
  for (const watched of screens ? [screens.organiser, screens.guest] : [])
    for (const tab of (await watched.tabs()).filter((each) => TABS.includes(each))) {
      await watched.openTab(tab)
      const lines = (await watched.page.getByRole('main').innerText()).split('\n')
      for (const word of hidden) {
        const line = lines.find((each) => word.test(each))
        if (line) findings.push({ rule: 'words', text: `${watched.name}, ${tab}: “${line}”` })
      }
    }
  return findings
}
