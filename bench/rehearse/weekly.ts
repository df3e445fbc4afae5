import { rehearseCandidateGroups } from './acts/candidate-groups.ts'
import { setRangesOnPhone } from './acts/dial.ts'
import { failRun } from './acts/failed-run.ts'
import { lookAtDates } from './acts/next-meetings.ts'
import { editOffline } from './acts/offline-edit.ts'
import { coverageOfGroups } from './checker/coverage.ts'
import { type Finding, type HubData, peopleWhoCome } from './checker/hub-data.ts'
import { toldTooMuch } from './checker/privacy.ts'
import { type WeekGroup, type WeekPlan, weekPlan } from './checker/week-plan.ts'
import { brokenWeekRules, unfilledUnits } from './checker/week-rules.ts'
import { type Score, unusedPlaces, weekScore } from './checker/week-score.ts'
import { withMember } from './checker/with-member.ts'
import type { Actor } from './hub/actor.ts'
import { EditsDuringRun } from './hub/edits-during-run.ts'
import type { Progress } from './hub/hub-client.ts'
import { Organiser } from './hub/organiser.ts'
import { giveHours, personForm, rateContacts, rateTopics, registerPeople } from './hub/people.ts'
import { Relay } from './hub/relay.ts'
import { PLAN_MS, type Rehearsal } from './rehearsal.ts'
import { lookAtRun, openGuest, openOrganiser, pressPlan, waitForPlan } from './screen/organiser-page.ts'
import { compareCoverage } from './screen/shown-coverage.ts'
import { compareWeeks } from './screen/shown-weeks.ts'
import { tour } from './screen/tour.ts'
import type { WatchedPage } from './screen/watched-page.ts'

type Screens = { organiser: WatchedPage; guest: WatchedPage; guestId: string }

/** A weekly event from its registration to a second plan with late people, an archived one and an erased one. */
export async function rehearseWeekly(rehearsal: Rehearsal): Promise<void> {
  const { url, variant, findings, browser, folder } = rehearsal
  const organiser = await Organiser.register(url, variant.hubPath, {
    name: 'Rehearsal of a week',
    ...variant.eventFields,
    settings: variant.settings,
  })
  const actors = await registerAll(rehearsal, organiser)
  const [guest] = actors
  if (!guest) throw new Error('Nobody has registered.')
  if (variant.zones.length > 1) await setRangesOnPhone(rehearsal, organiser, actors)
  const relay = await Relay.open(url)
  const screens: Screens = {
    organiser: await openOrganiser(browser, organiser.adminLink, folder),
    guest: await openGuest(browser, relay.linkOf(guest.link), folder),
    guestId: guest.id,
  }
  await screens.guest.openTab('Schedule')
  await screens.guest.look('before the plan')
  await screens.organiser.openTab('Schedule')
  await screens.organiser.look('before the plan')

  const first = await planAndCheck(rehearsal, organiser, screens, actors, 'Generate plan')
  const value = variant.choices[0] ?? 'Yes'
  const offline = { guest: screens.guest, guestId: guest.id, tab: variant.choicesTab, value }
  const { findings: lost } = await editOffline(organiser, relay, offline)
  findings.add('a choice without a connection', `${value}, arrived afterwards`, lost)
  await failRun(rehearsal, organiser, screens, 'Generate plan')
  await changeAfterPlan(rehearsal, organiser, actors, first)
  const second = await planAndCheck(rehearsal, organiser, screens, actors, 'Re-plan with few changes')
  findings.add('who shares a group', '', [
    ...(await compareCoverage(screens.organiser, coverageOfGroups(second), 'weekly')),
    ...screens.organiser.takeProblems(),
  ])
  await lookAtDates(rehearsal, actors, second)
  for (const watched of [screens.organiser, screens.guest]) {
    const count = await tour(watched)
    findings.add(
      `every screen of the ${watched.name}`,
      `${count} screens, light and dark`,
      watched.takeProblems(),
    )
  }
  for (const actor of actors) actor.hub.close()
  organiser.hub.close()
  for (const watched of [screens.organiser, screens.guest]) await watched.close()
  relay.close()
  if (variant.hasCandidateGroups) await rehearseCandidateGroups(rehearsal)
}

async function registerAll(rehearsal: Rehearsal, organiser: Organiser): Promise<Actor[]> {
  const { variant, chance, findings } = rehearsal
  const actors = await registerPeople(organiser.stage, variant, chance, { from: 0, count: variant.people })
  const { topics } = await organiser.data()
  const saying = actors.map((actor) => ({ actor, own: chance.fork() }))
  await Promise.all(
    saying.map(async ({ actor, own }) => {
      await giveHours(actor, variant, own)
      await rateTopics(actor, variant, own, topics)
      await rateContacts(actor, variant, own, actors)
    }),
  )
  findings.add('registered', `${actors.length} people, ${topics.length} topics`, [
    ...(await withoutMail(rehearsal, organiser)),
    ...strangers(await organiser.data(), actors),
  ])
  return actors
}

/** Where an e-mail address is asked for, nobody registers without one. */
async function withoutMail({ variant, chance }: Rehearsal, organiser: Organiser): Promise<Finding[]> {
  if (!variant.asksForEmail) return []
  const { email: _, ...user } = personForm(variant, chance, 999)
  const answer = await organiser.hub.ask('RegisterUser', { user, key: organiser.stage.shareKey })
  return answer.reason === 'invalid'
    ? []
    : [{ rule: 'mail', text: `Without an address the answer was ${answer.reason ?? 'yes'}` }]
}

/** The hub has everybody who has registered, and nobody else. */
function strangers(data: HubData, actors: readonly Actor[]): Finding[] {
  const known = new Set(actors.map(({ id }) => id))
  const said = data.persons.map(({ id }) => id)
  return said.length === known.size && said.every((id) => known.has(id))
    ? []
    : [{ rule: 'people', text: `${said.length} people at the hub, ${known.size} have registered` }]
}

/** Generates the plan in the organiser's browser while two people edit, and checks all of it. */
async function planAndCheck(
  { findings, chance, variant }: Rehearsal,
  organiser: Organiser,
  screens: Screens,
  actors: readonly Actor[],
  button: string,
): Promise<WeekPlan> {
  const before = await organiser.data()
  const editors = chance.some(
    actors.filter(({ id }) => id !== screens.guestId),
    2,
  )
  const running = organiser.hub.next('PlannerRunning', PLAN_MS)
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await pressPlan(screens.organiser, button)
  await running
  const edits = new EditsDuringRun(
    editors.map((actor) => ({
      actor,
      topicId: chance.oneOf(before.topics.filter(({ ownerId }) => ownerId !== actor.id)).id,
      value: chance.oneOf(variant.choices),
    })),
  )
  const isFirst = button === 'Generate plan'
  if (isFirst) await lookAtRun(screens.organiser, screens.guest)
  const received = await planned
  // The edits made meanwhile come after the plan; it is judged by what people had said when it began.
  const data = planOn(before, await organiser.data())
  const plan = weekPlan(data, Date.now())
  const planName = isFirst ? 'the plan' : 'the second plan'
  const score = weekScore(plan)
  findings.add(
    planName,
    `${plan.running.length} groups, ${plan.running.flatMap(({ members }) => members).length} places, ${unfilledUnits(plan)} open units, ` +
      `score ${score.hard}/${score.medium}/${score.soft.toFixed(3)}`,
    [
      ...(received.error ? [{ rule: 'plan', text: String(received.error) }] : []),
      ...(plan.running.length === 0 ? [{ rule: 'plan', text: 'No group runs' }] : []),
      ...brokenWeekRules(plan),
      ...(isFirst ? worseThanTold(score, organiser.hub.progress) : []),
      ...unusedPlaces(plan, (group, id) => weekPlan(withMember(data, group, id), Date.now())).map((text) => ({
        rule: 'unused place',
        text,
      })),
    ],
  )
  findings.add(
    'edits during the run',
    `asked to wait ${edits.refusals} times`,
    await edits.ended(() => organiser.data()),
  )
  const now = weekPlan(await organiser.data(), Date.now())
  await Promise.all([waitForPlan(screens.organiser), waitForPlan(screens.guest)])
  findings.add(`${planName} on both screens`, '', [
    ...(await compareWeeks(screens.organiser, now, null)),
    ...(await compareWeeks(screens.guest, now, screens.guestId)),
    ...(await toldGuest(actors, screens.guestId)),
    ...screens.organiser.takeProblems(),
    ...screens.guest.takeProblems(),
  ])
  return now
}

/** What the hub tells the guest, and must not. */
async function toldGuest(actors: readonly Actor[], guestId: string): Promise<Finding[]> {
  const guest = actors.find(({ id }) => id === guestId)
  return guest ? toldTooMuch(await guest.hub.joined(guest.key), guestId) : []
}

/** The plan in force scores what the hub has told of the run, or more: its last words come before its end. */
function worseThanTold(score: Score, told: Progress | undefined): Finding[] {
  if (!told) return [{ rule: 'score', text: 'The hub told nothing of the run' }]
  const levels = [score.hard - told.hard, score.medium - told.medium, score.soft - told.soft]
  const first = levels.find((each) => Math.abs(each) > 1e-6) ?? 0
  const text = `${score.hard}/${score.medium}/${score.soft}; the hub told ${told.hard}/${told.medium}/${told.soft}`
  return first < 0 ? [{ rule: 'score', text }] : []
}

/** What people had said before a run, with the plan that it brought. */
function planOn(before: HubData, after: HubData): HubData {
  const assignments = new Map(after.persons.map((person) => [person.id, person.assignments]))
  const topics = new Map(after.topics.map((topic) => [topic.id, topic]))
  return {
    ...before,
    persons: before.persons.map((person) => ({ ...person, assignments: assignments.get(person.id) ?? {} })),
    topics: before.topics.map((topic) => ({ ...topic, ...topics.get(topic.id) })),
  }
}

/** Life after a plan: late people, one who is archived, one who erases themselves, changed hours, and a group that is pinned. */
async function changeAfterPlan(
  { variant, chance, findings }: Rehearsal,
  organiser: Organiser,
  actors: Actor[],
  plan: WeekPlan,
): Promise<void> {
  const late = await registerPeople(organiser.stage, variant, chance, { from: actors.length, count: 3 })
  const { topics } = await organiser.data()
  for (const actor of late) {
    await giveHours(actor, variant, chance)
    await rateTopics(actor, variant, chance, topics)
  }
  const others = actors.slice(1)
  const [archived, erased, moved] = chance.some(others, 3)
  if (!archived || !erased || !moved) throw new Error('Too few people.')
  await organiser.call('ArchiveUser', { userId: archived.id, isArchived: true })
  await erased.hub.call('RemoveUser', { key: erased.key })
  await moved.comes([1, 7], [0, 24], false)
  await giveHours(moved, variant, chance)
  const gone = new Set([archived.id, erased.id, moved.id])
  const pinned = plan.running.filter(
    ({ members, topic }) => !gone.has(topic.ownerId) && members.every((id) => !gone.has(id)),
  )
  const detail = [
    `archived ${archived.name}, erased ${erased.name}, new hours for ${moved.name}, 3 late people`,
  ]
  if (pinned.length > 0) detail.push(await pin(organiser, chance.oneOf(pinned)))
  const data = await organiser.data()
  actors.push(...late)
  findings.add('changes after the plan', detail.join(', '), [
    ...traces(data, erased.id),
    ...peopleWhoCome(data)
      .filter(({ id }) => id === archived.id)
      .map(({ name }) => ({ rule: 'archive', text: `${name} still takes part` })),
    ...(await refusedAfter(archived, erased)),
  ])
}

async function pin(organiser: Organiser, group: WeekGroup): Promise<string> {
  for (const week of group.weeks)
    await organiser.set({
      tableName: 'fixedTopics',
      topicId: group.topic.id,
      topicGroupIndex: group.index,
      sessionId: week,
      value: true,
    })
  return `pinned ${group.name}`
}

/** Nothing names somebody who was erased. */
function traces(data: HubData, id: string): Finding[] {
  return JSON.stringify(data).includes(`"${id}"`) ? [{ rule: 'erased', text: `${id} is still named` }] : []
}

/** Neither an archived nor an erased person edits any more. */
async function refusedAfter(...actors: Actor[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const actor of actors) {
    const answer = await actor.ask({ tableName: 'preferences', topicId: actor.id, value: '' })
    if (answer.ok) findings.push({ rule: 'gone', text: `${actor.name} could still edit` })
  }
  return findings
}
