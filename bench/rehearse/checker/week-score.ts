import { groupedBy, type HubTopic, pairKey, settingOf, sum } from './hub-data.ts'
import type { WeekGroup, WeekPlan } from './week-plan.ts'
import { brokenWeekRules, sizes, together, unfilled, unfilledUnits } from './week-rules.ts'

/** The three levels of a plan; MODEL-2. */
export type Score = { hard: number; medium: number; soft: number }

export function weekScore(plan: WeekPlan): Score {
  const isHard =
    settingOf(plan.data, 'options|assignAllSessionsToAllParticipantsIsHardConstraint', 'Hard') === 'Hard'
  const open = unfilledUnits(plan)
  return {
    hard: 0 - brokenWeekRules(plan).length,
    medium: isHard ? 0 - open : 0,
    soft:
      sum(Object.values(softTerms(plan))) -
      (isHard ? 0 : weight(plan, 'assignAllSessionsToAllParticipants') * open),
  }
}

const USUAL: Readonly<Record<string, number>> = {
  assignAllSessionsToAllParticipants: 100,
  avoidNonPreferredTopicAssignments: 10,
  fairness: 10,
}

function weight({ data }: WeekPlan, name: string): number {
  return settingOf(data, `softRules|${name}`, USUAL[name] ?? 1)
}

/** MODEL-26 to MODEL-35, without the terms that re-planning alone has. */
function softTerms(plan: WeekPlan): Record<string, number> {
  const { data, people, running, facts } = plan
  const isOn = (name: string, unset: boolean) => settingOf(data, `rules|${name}`, unset)
  const attended = attendance(plan)
  const value = valuing(plan)
  const factor = topicFactor(plan, value)
  const [min, max] = sizes(plan)
  const members = running.flatMap((group) => group.members.map((id): [WeekGroup, string] => [group, id]))
  const noIsSoft = settingOf(data, 'options|noIsHardConstraint', 'Hard') !== 'Hard'
  const isUnwanted = ([{ topic }, id]: [WeekGroup, string]) =>
    plan.choice(id, topic.id) === undefined && !plan.hosts(topic).includes(id)
  return {
    personToHighValueTopic:
      weight(plan, 'personToHighValueTopic') *
      sum(attended.map(([id, topic]) => value(id, topic) * factor(topic))),
    highValueTopicToSelectivePerson:
      weight(plan, 'highValueTopicToSelectivePerson') *
      sum(attended.map(([id, topic]) => value(id, topic) * share(plan, value, id, topic))),
    avoidNonPreferredTopicAssignments: noIsSoft
      ? -weight(plan, 'avoidNonPreferredTopicAssignments') * members.filter(isUnwanted).length
      : 0,
    optimalGroupSize:
      -weight(plan, 'optimalGroupSize') *
      sum(
        running.map(
          ({ members: { length } }) =>
            (length * Math.abs(length - (min + max) / 2)) / Math.max(0.5, (max - min) / 2),
        ),
      ),
    avoidRepeatedTopics: isOn('avoidRepeatedTopics', true)
      ? -weight(plan, 'avoidRepeatedTopics') * repeats(plan)
      : 0,
    preferNewPersonToPersonContacts: isOn('preferNewPersonToPersonContacts', facts.prefersNewContacts)
      ? -weight(plan, 'preferNewPersonToPersonContacts') *
        sum(
          [...groupedBy(together(plan), ([, a, b]) => pairKey(a, b)).values()].map((each) => each.length - 1),
        )
      : 0,
    contactPreferences: weight(plan, 'contactPreferences') * contacts(plan),
    fairness:
      -weight(plan, 'fairness') *
      sum([...people.keys()].map((id) => (1 - satisfaction(plan, value, attended, id)) ** 2)),
    avoidMaybeAvailability:
      -weight(plan, 'avoidMaybeAvailability') *
      members.filter(([group, id]) => group.hours.some(({ hour }) => plan.presence(id, hour) === 'maybe'))
        .length,
  }
}

type Value = (personId: string, topic: HubTopic) => number

function valuing(plan: WeekPlan): Value {
  const isLog = settingOf(plan.data, 'softRules|useLogScale', plan.facts.usesLogScale)
  return (personId, topic) => {
    const wished = plan.choice(personId, topic.id)?.weight ?? 0
    return isLog ? Math.log2(1 + wished) : wished
  }
}

/** The topics that each person attends at least once. */
function attendance({ running }: WeekPlan): [string, HubTopic][] {
  const all = running.flatMap(({ topic, members }) => members.map((id): [string, HubTopic] => [id, topic]))
  return [...groupedBy(all, ([id, topic]) => `${id} ${topic.id}`).values()].flatMap((each) =>
    each.slice(0, 1),
  )
}

function topicFactor(plan: WeekPlan, value: Value): (topic: HubTopic) => number {
  const demand = new Map(
    [...topicsThatCan(plan)].map((topic) => [
      topic.id,
      sum([...plan.people.keys()].map((id) => value(id, topic))),
    ]),
  )
  const most = Math.max(...demand.values(), 0)
  const isNeglected = settingOf(plan.data, 'options|preferNeglectedTopics', 'Neglected') === 'Neglected'
  return ({ id }) => {
    const popularity = most === 0 ? 0 : (demand.get(id) ?? 0) / most
    return 1 + (isNeglected ? 1 - popularity : popularity) / 2
  }
}

function topicsThatCan({ data, topics }: WeekPlan): HubTopic[] {
  const unseen = new Set(
    data.persons.filter(({ isArchived, isWaiting }) => isArchived || isWaiting).map(({ id }) => id),
  )
  return [...topics.values()].filter(({ disabled, ownerId }) => !disabled && !unseen.has(ownerId))
}

function share(plan: WeekPlan, value: Value, id: string, topic: HubTopic): number {
  const all = sum(topicsThatCan(plan).map((each) => value(id, each)))
  return all === 0 ? 0 : value(id, topic) / all
}

function repeats(plan: WeekPlan): number {
  const all = plan.running.flatMap(({ topic, members }) => {
    const hosts = plan.hosts(topic)
    return members.filter((id) => !hosts.includes(id)).map((id) => `${id} ${topic.id}`)
  })
  return all.length - new Set(all).size
}

function contacts(plan: WeekPlan): number {
  const weightOf = (from: string, to: string) => {
    const contact = plan.contact(from, to)
    return contact === 'no' ? 0 : contact / 10
  }
  return sum(
    together(plan).map(([, p, q]) => {
      const [a, b] = [weightOf(p, q), weightOf(q, p)]
      return plan.facts.mutualContacts ? 2 * Math.sqrt(a * b) : a + b
    }),
  )
}

/** MODEL-37. */
function satisfaction(plan: WeekPlan, value: Value, attended: [string, HubTopic][], id: string): number {
  const person = plan.people.get(id)
  if (!person) return 1
  const wishes = topicsThatCan(plan)
    .map((topic) => value(id, topic))
    .filter((each) => each > 0)
    .sort((a, b) => b - a)
  const ideal = sum(wishes.slice(0, plan.wants(person)))
  const got = sum(attended.filter(([who]) => who === id).map(([, topic]) => value(id, topic)))
  return ideal === 0 ? 1 : Math.min(1, got / ideal)
}

/**
 * People who want more and could go into a group that runs, with room, without breaking a rule: no plan leaves such a place
 * open while filling comes before every wish (MODEL-4).
 */
export function unusedPlaces(plan: WeekPlan, planWith: (group: WeekGroup, id: string) => WeekPlan): string[] {
  const before = brokenWeekRules(plan).length
  const [, max] = sizes(plan)
  return [...plan.people.values()]
    .filter((person) => unfilled(plan, person) > 0)
    .flatMap((person) =>
      plan.running
        .filter(({ members }) => members.length < max && !members.includes(person.id))
        .filter((group) => plan.hidesTopics || plan.choice(person.id, group.topic.id) !== undefined)
        .filter((group) => group.hours.every(({ hour }) => plan.presence(person.id, hour) !== 'no'))
        .filter((group) => brokenWeekRules(planWith(group, person.id)).length <= before)
        .map(({ name }) => `${person.name} could join ${name}`),
    )
}
