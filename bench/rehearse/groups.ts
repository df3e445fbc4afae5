import { rehearseCandidateGroups } from './acts/candidate-groups.ts'
import { setRangesOnPhone } from './acts/dial.ts'
import { failRun } from './acts/failed-run.ts'
import { liveWithPlan, placeLatePeople } from './acts/life-of-groups.ts'
import { lookAtDates } from './acts/next-meetings.ts'
import { editOffline } from './acts/offline-edit.ts'
import { draftAndPublish, putBack, versionInForce } from './acts/versions.ts'
import { coverageOfGroups } from './checker/coverage.ts'
import { type GroupPlan, groupPlan } from './checker/group-plan.ts'
import { type Finding, type HubData, peopleWhoCome } from './checker/hub-data.ts'
import { mustBeRefused } from './hub/wishes.ts'
import { contentOf, GROUPS } from './plans-of-groups.ts'
import type { Rehearsal, Stage } from './rehearsal.ts'
import { compareCoverage } from './screen/shown-coverage.ts'
import { closeStage, makePlan, openScreens, openStage } from './stage.ts'
import { DRAFTED_AT_HUB } from './variants.ts'

/** An event of groups: registration, a plan, late people, a second plan, versions and drafts. */
export async function rehearseGroups(rehearsal: Rehearsal): Promise<void> {
  const { variant, variantId, findings, processes } = rehearsal
  const stage = await openStage(rehearsal, { kind: GROUPS })
  findings.add('registered', `${stage.actors.length} people`, [
    ...(await withoutMail(stage)),
    ...strangers(await stage.organiser.data(), stage),
  ])
  if (processes && variant.zones.length > 1) await setRangesOnPhone(stage)
  stage.screens = await openScreens(stage)
  await makePlan(stage, 'the plan')
  const version = await versionInForce(stage)
  const first = groupPlan(await stage.organiser.data(), Date.now())
  if (processes && stage.screens) {
    const { findings: lost } = await editOffline(stage, variant.choices[0] ?? 'Yes')
    findings.add('a choice without a connection', 'arrived afterwards', lost)
    await failRun(stage, processes)
  }
  await liveWithPlan(stage)
  await placeLatePeople(stage)
  await makePlan(stage, 'the second plan', { keeps: true })
  const data = await stage.organiser.data()
  await putBack(stage, 'the first plan, put back', version, asOfNow(first, data))
  if (processes || stage.screens || variantId === DRAFTED_AT_HUB) await draftAndPublish(stage)
  if (processes) await lookAtPlan(stage)
  await closeStage(stage)
  if (variant.hasCandidateGroups) await rehearseCandidateGroups(rehearsal)
}

/** PLAN-13, PLAN-14: without the people and topics that are gone, and a pinned group keeps its time. */
function asOfNow({ running, ...first }: GroupPlan, data: HubData): Map<string, string> {
  const now = groupPlan(data, Date.now())
  const people = new Set(peopleWhoCome(data).map(({ id }) => id))
  const isFixed = ({ topic, index }: GroupPlan['running'][number]) =>
    Object.entries(now.topics.get(topic.id)?.isFixed ?? {}).some(
      ([key, { value }]) => value === true && key.startsWith(`${index}|`),
    )
  const kept = running
    .filter(({ topic }) => now.topics.has(topic.id) && people.has(topic.ownerId))
    .map((group) => {
      const fixed = now.groups.find(
        ({ topic, index }) => topic.id === group.topic.id && index === group.index,
      )
      const slots = isFixed(group) && fixed ? fixed.slots : group.slots
      // Without a topic of every second week there is no week B.
      return { ...group, slots: slots.filter((slot) => slot < now.slots) }
    })
  return contentOf({ ...first, running: kept }, (id) => people.has(id))
}

/** Where an e-mail address is asked for, nobody registers without one. */
async function withoutMail({ variant, organiser }: Stage): Promise<Finding[]> {
  if (!variant.asksForEmail) return []
  const user = { name: 'Nobody', timeZone: variant.zones[0], numUserSessions: 1 }
  const asking = organiser.hub.ask('RegisterUser', { user, key: organiser.doors.shareKey })
  return mustBeRefused('Registering without an address', asking)
}

/** The hub has everybody who has registered, and nobody else. */
function strangers(data: HubData, { actors }: Stage): Finding[] {
  const known = new Set(actors.map(({ id }) => id))
  const said = data.persons.map(({ id }) => id)
  return said.length === known.size && said.every((id) => known.has(id))
    ? []
    : [{ rule: 'people', text: `${said.length} people at the hub, ${known.size} have registered` }]
}

/** What the last plan means to people: who shares a group, and on which dates. */
async function lookAtPlan(stage: Stage): Promise<void> {
  const { screens, findings, variant, organiser } = stage
  const plan = groupPlan(await organiser.data(), Date.now())
  if (screens)
    findings.add('who shares a group', '', [
      ...(await compareCoverage(screens.organiser, coverageOfGroups(plan), 'groups')),
      ...screens.organiser.takeProblems(),
    ])
  if (variant.readerZones.length > 0) await lookAtDates(stage, plan)
}
