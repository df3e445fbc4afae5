import { type GroupPlan, groupPlan, type PlannedGroup } from './group-plan.ts'
import { brokenGroupRules, together, unfilled, unfilledUnits } from './group-rules.ts'
import {
  type HubData,
  type HubPerson,
  type HubTopic,
  pairKey,
  settingOf,
  sum,
  topicsThatRun,
} from './hub-data.ts'

/** The three levels of a plan; MODEL-2. */
export type Score = { hard: number; medium: number; soft: number }

/** `previous` is the plan that a re-plan was to stay close to. */
export function groupScore(plan: GroupPlan, previous: GroupPlan | null): Score {
  const open = unfilledUnits(plan)
  const isHard = fillsFirst(plan)
  return {
    hard: 0 - brokenGroupRules(plan).length,
    medium: isHard ? 0 - open : 0,
    soft:
      sum(Object.values(softTerms(plan))) -
      (isHard ? 0 : weight(plan, 'assignAllSessionsToAllParticipants') * open) -
      (previous ? KEEP_WEIGHT * changesFrom(plan, previous) : 0),
  }
}

/** MODEL-4: whether filling comes before every wish. */
function fillsFirst({ data, facts }: GroupPlan): boolean {
  const rule = 'options|assignAllSessionsToAllParticipantsIsHardConstraint'
  return settingOf(data, rule, facts.fillsFirst ? 'Hard' : 'Soft') === 'Hard'
}

const KEEP_WEIGHT = 10

/** MODEL-36: what a plan has lost of the seats and starts of the last one that could have stayed. */
function changesFrom(plan: GroupPlan, previous: GroupPlan): number {
  return sum(
    previous.running
      .filter(
        ({ topic, index }) =>
          topicsThatRun(plan.data).some(({ id }) => id === topic.id) && index < topic.numberOfGroups,
      )
      .map(({ topic, index, members, slots }) => {
        const staying = members.filter((id) => plan.people.has(id))
        const now = plan.running.find((group) => group.topic.id === topic.id && group.index === index)
        const gone = staying.filter((id) => !now?.members.includes(id)).length
        return staying.length === 0 ? 0 : gone + (now && now.slots[0] === slots[0] ? 0 : 1)
      }),
  )
}

const USUAL: Readonly<Record<string, number>> = {
  assignAllSessionsToAllParticipants: 100,
  avoidNonPreferredTopicAssignments: 10,
  fairness: 10,
}

function weight({ data }: GroupPlan, name: string): number {
  return settingOf(data, `softRules|${name}`, USUAL[name] ?? 1)
}

/** MODEL-26 to MODEL-35. */
function softTerms(plan: GroupPlan): Record<string, number> {
  const { data, people, running, facts } = plan
  const isOn = (name: string, unset: boolean) => settingOf(data, `rules|${name}`, unset)
  const attended = attendance(plan)
  const value = valuing(plan)
  const factor = topicFactor(plan, value)
  const members = running.flatMap((group) => group.members.map((id): [PlannedGroup, string] => [group, id]))
  const noIsSoft = settingOf(data, 'options|noIsHardConstraint', 'Hard') !== 'Hard'
  const isUnwanted = ([{ topic }, id]: [PlannedGroup, string]) =>
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
        running.map(({ topic, members: { length } }) => {
          const [min, max] = plan.sizes(topic)
          return (length * Math.abs(length - (min + max) / 2)) / Math.max(0.5, (max - min) / 2)
        }),
      ),
    avoidRepeatedTopics: isOn('avoidRepeatedTopics', true)
      ? -weight(plan, 'avoidRepeatedTopics') * repeats(plan)
      : 0,
    preferNewPersonToPersonContacts: isOn('preferNewPersonToPersonContacts', facts.prefersNewContacts)
      ? -weight(plan, 'preferNewPersonToPersonContacts') *
        sum(
          [...Map.groupBy(together(plan), ([, a, b]) => pairKey(a, b)).values()].map(
            (each) => each.length - 1,
          ),
        )
      : 0,
    contactPreferences: weight(plan, 'contactPreferences') * contacts(plan),
    fairness:
      -weight(plan, 'fairness') *
      sum([...people.keys()].map((id) => (1 - satisfaction(plan, value, attended, id)) ** 2)),
    avoidMaybeAvailability:
      -weight(plan, 'avoidMaybeAvailability') *
      members.filter(([group, id]) => group.slots.some((slot) => plan.presence(id, slot) === 'maybe')).length,
  }
}

type Value = (personId: string, topic: HubTopic) => number

function valuing(plan: GroupPlan): Value {
  const isLog = settingOf(plan.data, 'softRules|useLogScale', plan.facts.usesLogScale)
  return (personId, topic) => {
    const wished = plan.choice(personId, topic.id)?.weight ?? 0
    return isLog ? Math.log2(1 + wished) : wished
  }
}

/** The topics that each person attends at least once. */
function attendance({ running }: GroupPlan): [string, HubTopic][] {
  const all = running.flatMap(({ topic, members }) => members.map((id): [string, HubTopic] => [id, topic]))
  return [...Map.groupBy(all, ([id, topic]) => `${id} ${topic.id}`).values()].flatMap((each) =>
    each.slice(0, 1),
  )
}

function topicFactor(plan: GroupPlan, value: Value): (topic: HubTopic) => number {
  const demand = new Map(
    [...topicsThatRun(plan.data)].map((topic) => [
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

function share(plan: GroupPlan, value: Value, id: string, topic: HubTopic): number {
  const all = sum(topicsThatRun(plan.data).map((each) => value(id, each)))
  return all === 0 ? 0 : value(id, topic) / all
}

function repeats(plan: GroupPlan): number {
  const all = plan.running.flatMap(({ topic, members }) => {
    const hosts = plan.hosts(topic)
    return members.filter((id) => !hosts.includes(id)).map((id) => `${id} ${topic.id}`)
  })
  return all.length - new Set(all).size
}

function contacts(plan: GroupPlan): number {
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
function satisfaction(plan: GroupPlan, value: Value, attended: [string, HubTopic][], id: string): number {
  const person = plan.people.get(id)
  if (!person) return 1
  const wishes = topicsThatRun(plan.data)
    .map((topic) => value(id, topic))
    .filter((each) => each > 0)
    .sort((a, b) => b - a)
  const ideal = sum(wishes.slice(0, plan.wants(person)))
  const got = sum(attended.filter(([who]) => who === id).map(([, topic]) => value(id, topic)))
  return ideal === 0 ? 1 : Math.min(1, got / ideal)
}

/**
 * People who want more and could go into a group that runs, with room, without breaking a rule. While filling
 * comes before every wish, no plan leaves such a place open (MODEL-4). `without`: people who are not looked
 * at.
 */
export function unusedPlaces(
  plan: GroupPlan,
  now: number,
  without: ReadonlySet<string> = new Set(),
): string[] {
  if (!fillsFirst(plan)) return []
  const before = brokenGroupRules(plan).length
  const open = plan.running.filter(
    ({ topic, members }) => topicsThatRun(plan.data).includes(topic) && members.length < plan.sizes(topic)[1],
  )
  return [...plan.people.values()]
    .filter((person) => unfilled(plan, person) > 0 && !without.has(person.id))
    .flatMap((person) =>
      open
        .filter(({ members }) => !members.includes(person.id))
        .filter(({ topic }) => plan.hidesTopics || plan.choice(person.id, topic.id) !== undefined)
        .filter((group) => group.slots.every((slot) => plan.presence(person.id, slot) !== 'no'))
        .filter((group) => {
          const data = withMember(plan.data, group, person.id)
          return brokenGroupRules(groupPlan(data, now, plan.planned)).length <= before
        })
        .map(({ name }) => `${person.name} could join ${name}`),
    )
}

/** The same event with one more member in a group that runs. */
function withMember(data: HubData, group: PlannedGroup, personId: string): HubData {
  const sessions = [...group.membersIn.keys()]
  const added = sessions.map((each) => [`${each}|${group.topic.id}|${group.index}`, { value: true }])
  const joins = (person: HubPerson) => ({
    ...person,
    assignments: { ...person.assignments, ...Object.fromEntries(added) },
  })
  return { ...data, persons: data.persons.map((each) => (each.id === personId ? joins(each) : each)) }
}
