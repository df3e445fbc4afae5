import { type GroupPlan, groupPlan, type PlannedGroup } from '../checker/group-plan.ts'
import { brokenGroupRules, unfilledUnits } from '../checker/group-rules.ts'
import { unusedPlaces } from '../checker/group-score.ts'
import { type Finding, topicsThatRun } from '../checker/hub-data.ts'
import type { Organiser } from '../hub/organiser.ts'
import type { Stage } from '../rehearsal.ts'
import { compareScreens } from '../stage.ts'
import { comeAndGo } from './come-and-go.ts'

/** Life after a plan: people come and go, and the organiser pins a group and a person. */
export async function liveWithPlan(stage: Stage): Promise<void> {
  const { text, findings } = await comeAndGo(stage, stage.processes ? 3 : 1)
  const pins = await pinSomething(stage, groupPlan(await stage.organiser.data(), Date.now()))
  stage.findings.add('changes after the plan', `${text}, ${pins}`, findings)
}

/** A group is pinned where it is, if all of it can stay, and a member of another one to their group. */
async function pinSomething({ organiser, chance }: Stage, plan: GroupPlan): Promise<string> {
  const whole = plan.running.filter(({ topic, members }) =>
    [topic.ownerId, ...members].every((id) => plan.people.has(id)),
  )
  const [group, other] = chance.some(whole, 2)
  if (!group || !other) return 'nothing pinned'
  const [personId] = chance.some(other.members, 1)
  if (personId === undefined) return 'nothing pinned'
  await pin(organiser, group)
  await organiser.set({
    tableName: 'pins',
    userId: personId,
    topicId: other.topic.id,
    topicGroupIndex: other.index,
    value: true,
  })
  return `pinned ${group.name}, and ${plan.people.get(personId)?.name} to ${other.name}`
}

async function pin(organiser: Organiser, { topic, index, starts }: PlannedGroup): Promise<void> {
  for (const session of starts.keys())
    await organiser.set({
      tableName: 'fixedTopics',
      topicId: topic.id,
      topicGroupIndex: index,
      ...(session > 0 && { sessionId: session }),
      value: true,
    })
}

/** PLAN-18: people without a place get what there is; nobody else moves, and no rule is broken anew. */
export async function placeLatePeople(stage: Stage): Promise<void> {
  const { organiser, findings } = stage
  const before = groupPlan(await organiser.data(), Date.now())
  const { places } = await organiser.call('PlaceLatePeople')
  const after = groupPlan(await organiser.data(), Date.now())
  const told = (places?.placed ?? []) as { personId: string; topicId: string; topicGroupIndex: number }[]
  const gained = seatsOf(after).filter((seat) => !seatsOf(before).includes(seat))
  const expected = told.map((each) => `${each.personId} in ${each.topicId}|${each.topicGroupIndex}`)
  const known = new Set(brokenGroupRules(stillPlanned(before)).map(({ text }) => text))
  findings.add('late people are placed', `${told.length} places, ${unfilledUnits(after)} units stay open`, [
    ...seatsOf(before)
      .filter((seat) => !seatsOf(after).includes(seat))
      .map((seat) => ({ rule: 'late', text: `${seat} was moved` })),
    ...movedGroups(before, after),
    ...(gained.toSorted().join() === expected.toSorted().join()
      ? []
      : [{ rule: 'late', text: `Placed are ${gained}; told was ${expected}` }]),
    ...brokenGroupRules(stillPlanned(after)).filter(({ text }) => !known.has(text)),
    ...unusedPlaces(stillPlanned(after), Date.now(), besides(after)).map((text) => ({ rule: 'late', text })),
  ])
  await compareScreens(stage, 'late people are placed')
}

/** The plan without people and topics that take no part any more, which stay in it until the next plan. */
function stillPlanned(plan: GroupPlan): GroupPlan {
  const topics = topicsThatRun(plan.data)
  const running = plan.running
    .filter(({ topic }) => topics.includes(topic))
    .map((group) => ({ ...group, members: group.members.filter((id) => plan.people.has(id)) }))
  return { ...plan, running }
}

/** People in groups of topics that cannot run any more: they are left alone. */
function besides({ running, data }: GroupPlan): Set<string> {
  const topics = topicsThatRun(data)
  return new Set(running.filter(({ topic }) => !topics.includes(topic)).flatMap(({ members }) => members))
}

function seatsOf({ running }: GroupPlan): string[] {
  return running.flatMap(({ topic, index, members }) =>
    members.map((personId) => `${personId} in ${topic.id}|${index}`),
  )
}

function movedGroups(before: GroupPlan, after: GroupPlan): Finding[] {
  return before.running
    .filter(({ topic, index, slots }) => {
      const now = after.groups.find((group) => group.topic.id === topic.id && group.index === index)
      return now?.slots.join() !== slots.join()
    })
    .map(({ name }) => ({ rule: 'late', text: `${name} has moved` }))
}
