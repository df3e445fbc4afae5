import type { GroupsProblem, PlannedGroup } from '../problem.ts'

/** What the texts of the rules speak of, found in plain lists. */
function readNaively({ topics, rules, wishes, contacts, countBy }: GroupsProblem) {
  const topicOf = (id: string) => topics.find((t) => t.id === id) as (typeof topics)[number]
  const covered = (g: PlannedGroup) => {
    const t = topicOf(g.topic)
    const list: number[] = []
    for (const r of t.repeat)
      for (let i = 0; i < t.duration; i++) if (!list.includes(g.start + r + i)) list.push(g.start + r + i)
    return list
  }
  const isHost = (p: string, t: string) => topicOf(t).hosts.includes(p)
  const weightOf = (p: string, t: string) => wishes.find((x) => x[0] === p && x[1] === t)?.[2]
  const v = (p: string, t: string) => {
    const weight = weightOf(p, t)
    return weight === undefined ? 0 : rules.useLogScale ? Math.log2(1 + weight) : weight
  }
  const contact = (p: string, q: string) => contacts.find((x) => x[0] === p && x[1] === q)?.[2]
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const unitOf = (t: string) => (countBy === 'slots' ? topicOf(t).duration : 1)
  return { topicOf, covered, isHost, weightOf, v, contact, sum, unitOf }
}

type Naive = ReturnType<typeof readNaively>
type Groups = readonly PlannedGroup[]

function naiveBreaches(problem: GroupsProblem, groups: Groups, naive: Naive): number {
  const { people, topics, rules, slots } = problem
  const { topicOf, covered, isHost, weightOf, contact, sum, unitOf } = naive
  let hard = 0
  for (const g of groups) {
    const t = topicOf(g.topic)
    const cover = covered(g)
    const outside = cover.some((s) => s < 0 || s >= slots)
    const crosses = cover.some((s) => problem.breaksAfter.includes(s) && cover.includes(s + 1))
    if (outside || crosses || (t.starts !== null && !t.starts.includes(g.start))) hard++
    if (g.members.length < t.minSize) hard += t.minSize - g.members.length
    if (g.members.length > t.maxSize) hard += g.members.length - t.maxSize
    if (rules.personMustBeInOwnTopicIfTopicIsActive)
      hard += t.hosts.filter((h) => !g.members.includes(h)).length
    for (const id of g.members) {
      const p = people.find((one) => one.id === id) as (typeof people)[number]
      if (cover.some((s) => !p.available.includes(s) && !p.maybe.includes(s))) hard++
      if (rules.noIsHardConstraint === 'Hard' && weightOf(id, t.id) === undefined && !isHost(id, t.id)) hard++
    }
    for (const a of g.members)
      for (const b of g.members) {
        if (a >= b) continue
        if (contact(a, b) === 'no' || contact(b, a) === 'no') hard++
        const la = people.find((one) => one.id === a)?.languages ?? []
        const lb = people.find((one) => one.id === b)?.languages ?? []
        if (la.length > 0 && lb.length > 0 && !la.some((x) => lb.includes(x))) hard++
      }
  }
  for (let s = 0; s < slots; s++) {
    const here = groups.filter((g) => covered(g).includes(s))
    hard += Math.max(0, here.length - rules.maxParallelSessions)
    if (problem.rooms !== undefined && rules.groupsFitRooms) {
      const there = problem.rooms.filter((room) => room.slots === undefined || room.slots.includes(s))
      const beyond = people.map(
        (_, c) =>
          here.filter((g) => g.members.length > c).length - there.filter((room) => room.capacity > c).length,
      )
      hard += Math.max(0, ...beyond)
    }
    for (const p of people) hard += Math.max(0, here.filter((g) => g.members.includes(p.id)).length - 1)
  }
  for (const t of topics) {
    const numbers = groups.filter((g) => g.topic === t.id).map((g) => g.group)
    hard += numbers.filter((n, i) => n < 0 || n >= t.groups || numbers.indexOf(n) !== i).length
  }
  for (const p of people) {
    const mine = groups.filter((g) => g.members.includes(p.id))
    const counted = mine.filter((g) => rules.countHostingTowardsUsersSessionLimit || !isHost(p.id, g.topic))
    if (p.max !== null) hard += Math.max(0, sum(counted.map((g) => unitOf(g.topic))) - p.max)
    if (rules.limitAllUsersToOneGroupOnly) hard += Math.max(0, mine.length - 1)
  }
  for (const f of problem.fixedGroups)
    if (!groups.some((g) => g.topic === f.topic && g.group === f.group && g.start === f.start)) hard++
  for (const { person, topic, group } of problem.pins ?? [])
    if (!groups.some((g) => g.topic === topic && g.group === group && g.members.includes(person))) hard += 10
  return hard
}

function naiveUnfilled({ people }: GroupsProblem, groups: Groups, { sum, unitOf }: Naive): number {
  return sum(
    people.map((p) =>
      Math.max(0, p.wants - sum(groups.filter((g) => g.members.includes(p.id)).map((g) => unitOf(g.topic)))),
    ),
  )
}

/** Topics attended, again and again, and fairness. */
function naiveAttendance({ people, topics, rules }: GroupsProblem, groups: Groups, naive: Naive): number {
  const w = rules.weights
  const { v, isHost, sum } = naive
  const demand = topics.map((t) => sum(people.map((p) => v(p.id, t.id))))
  const highest = Math.max(0, ...demand)
  const f = (t: string) => {
    const pop = highest === 0 ? 0 : demand[topics.findIndex((x) => x.id === t)] / highest
    if (rules.preferNeglectedTopics === 'None') return 1
    return rules.preferNeglectedTopics === 'Neglected' ? 1 + (1 - pop) / 2 : 1 + pop / 2
  }
  let soft = 0
  for (const p of people) {
    const values = topics.map((t) => v(p.id, t.id))
    const total = sum(values)
    let got = 0
    for (const t of topics) {
      const times = groups.filter((g) => g.topic === t.id && g.members.includes(p.id)).length
      if (times === 0) continue
      soft += w.personToHighValueTopic * v(p.id, t.id) * f(t.id)
      if (total > 0) soft += w.highValueTopicToSelectivePerson * v(p.id, t.id) * (v(p.id, t.id) / total)
      if (!isHost(p.id, t.id)) soft -= w.avoidRepeatedTopics * (times - 1)
      got += v(p.id, t.id)
    }
    const wishes = values.filter((x) => x > 0).sort((a, b) => b - a)
    const ideal = sum(wishes.slice(0, Math.min(p.wants, wishes.length)))
    const satisfaction = ideal === 0 ? 1 : Math.min(1, got / ideal)
    soft -= w.fairness * (1 - satisfaction) ** 2
  }
  return soft
}

/** Sizes, unwanted and maybe members. */
function naiveMembers({ people, rules }: GroupsProblem, groups: Groups, naive: Naive): number {
  const w = rules.weights
  const { topicOf, covered, isHost, weightOf } = naive
  let soft = 0
  for (const g of groups) {
    const t = topicOf(g.topic)
    const size = g.members.length
    const span = Math.max(0.5, (t.maxSize - t.minSize) / 2)
    soft -= (w.optimalGroupSize * size * Math.abs(size - (t.minSize + t.maxSize) / 2)) / span
    for (const id of g.members) {
      if (rules.noIsHardConstraint === 'Soft' && weightOf(id, t.id) === undefined && !isHost(id, t.id))
        soft -= w.avoidNonPreferredTopicAssignments
      const maybe = people.find((p) => p.id === id)?.maybe ?? []
      if (covered(g).some((s) => maybe.includes(s))) soft -= w.avoidMaybeAvailability
    }
  }
  return soft
}

function naivePairs({ people, rules }: GroupsProblem, groups: Groups, { contact }: Naive): number {
  const w = rules.weights
  let soft = 0
  for (const a of people)
    for (const b of people) {
      if (a.id >= b.id) continue
      const shared = groups.filter((g) => g.members.includes(a.id) && g.members.includes(b.id)).length
      const met = (a.formerGroups ?? []).some((group) => (b.formerGroups ?? []).includes(group)) ? 1 : 0
      soft -= w.preferNewPersonToPersonContacts * Math.max(0, shared + met - 1)
      const there = contact(a.id, b.id)
      const back = contact(b.id, a.id)
      const x = typeof there === 'number' ? there / 10 : 0
      const y = typeof back === 'number' ? back / 10 : 0
      soft += w.contactPreferences * shared * (rules.contactMode === 'sum' ? x + y : 2 * Math.sqrt(x * y))
    }
  return soft
}

function naiveChanges({ previous, rules }: GroupsProblem, groups: Groups): number {
  const w = rules.weights
  let soft = 0
  for (const before of previous ?? []) {
    const now = groups.filter((g) => g.topic === before.topic && g.group === before.group)
    for (const member of before.members)
      if (!now.some((g) => g.members.includes(member))) soft -= w.keepPreviousPlan
    if (!now.some((g) => g.start === before.start)) soft -= w.keepPreviousPlan
  }
  return soft
}

/**
 * The planning model written a second time, straight from its text and sharing nothing with the solver, for
 * tests to compare with. Plain loops over plain lists; slow on purpose.
 */
export function naiveScore(problem: GroupsProblem, groups: Groups): [number, number, number] {
  const { rules } = problem
  const naive = readNaively(problem)
  const hard = naiveBreaches(problem, groups, naive)
  const unfilled = naiveUnfilled(problem, groups, naive)
  const assignAllIsHard = rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
  let soft =
    naiveAttendance(problem, groups, naive) +
    naiveMembers(problem, groups, naive) +
    naivePairs(problem, groups, naive) +
    naiveChanges(problem, groups)
  if (!assignAllIsHard) soft -= rules.weights.assignAllSessionsToAllParticipants * unfilled
  return [hard === 0 ? 0 : -hard, assignAllIsHard && unfilled > 0 ? -unfilled : 0, soft]
}
