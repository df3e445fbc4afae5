import { CONSTRAINTS } from '../constraints/constraints.ts'
import { contactValue } from '../constraints/contact-preferences.ts'
import { haveNoCommonLanguage } from '../constraints/language.ts'
import { readPlan } from '../plan-reading.ts'
import type { GroupsProblem } from '../problem.ts'
import { coveredSlots, type ProblemReading, readProblem, unitsOfGroup } from '../problem-reading.ts'
import type { Facts } from './facts.ts'

type Shape = { covers: Int32Array[]; attend: Uint8Array; crosses: Uint8Array }

function buildShapes(reading: ProblemReading): readonly Shape[] {
  const { problem, breaks } = reading
  const { slots, people } = problem
  const state = new Uint8Array(slots * people.length)
  people.forEach((person, p) => {
    for (const slot of person.available) state[slot * people.length + p] = 1
    for (const slot of person.maybe) state[slot * people.length + p] = 2
  })
  const known = new Map<string, Shape>()
  return problem.topics.map((topic) => {
    const key = JSON.stringify([topic.duration, [...topic.repeat].sort((a, b) => a - b)])
    const before = known.get(key)
    if (before !== undefined) return before
    const shape: Shape = {
      covers: [],
      attend: new Uint8Array(slots * people.length),
      crosses: new Uint8Array(slots),
    }
    for (let start = 0; start < slots; start++) {
      const covered = coveredSlots(topic, start)
      const inside = covered.filter((slot) => slot < slots)
      shape.covers.push(Int32Array.from(inside))
      const all = new Set(covered)
      const leaves = inside.length < covered.length
      shape.crosses[start] = leaves || inside.some((slot) => breaks.has(slot) && all.has(slot + 1)) ? 1 : 0
      if (leaves) continue
      for (let p = 0; p < people.length; p++) {
        let worst = 1
        for (const slot of inside) {
          const here = state[slot * people.length + p]
          if (here === 0) {
            worst = 0
            break
          }
          if (here === 2) worst = 2
        }
        shape.attend[start * people.length + p] = worst
      }
    }
    known.set(key, shape)
    return shape
  })
}

function buildClash(reading: ProblemReading, index: ReadonlyMap<string, number>): Uint8Array | null {
  const { people } = reading.problem
  const count = people.length
  const someNo = reading.problem.contacts.some(([, , weight]) => weight === 'no')
  const someLanguage = people.filter(({ languages }) => languages.length > 0).length > 1
  if (!someNo && !someLanguage) return null
  const clash = new Uint8Array(count * count)
  for (const [from, to, weight] of reading.problem.contacts) {
    if (weight !== 'no') continue
    const a = index.get(from) ?? 0
    const b = index.get(to) ?? 0
    clash[a * count + b] |= 1
    clash[b * count + a] |= 1
  }
  if (someLanguage)
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++)
        if (a !== b && haveNoCommonLanguage(people[a].languages, people[b].languages))
          clash[a * count + b] |= 2
  return clash
}

function buildContact(reading: ProblemReading, index: ReadonlyMap<string, number>): Float64Array | null {
  const { contacts, rules, people } = reading.problem
  if (rules.weights.contactPreferences === 0) return null
  if (!contacts.some(([, , weight]) => weight !== 'no')) return null
  const contact = new Float64Array(people.length ** 2)
  for (const [from, to] of contacts) {
    const there = reading.contacts.get(from)?.get(to)
    const back = reading.contacts.get(to)?.get(from)
    const value = contactValue(there, back, rules.contactMode)
    const a = index.get(from) ?? 0
    const b = index.get(to) ?? 0
    contact[a * people.length + b] = value
    contact[b * people.length + a] = value
  }
  return contact
}

function emptyAmounts(reading: ProblemReading): Float64Array {
  const plan = readPlan(reading, [])
  return Float64Array.from(CONSTRAINTS, (constraint) =>
    constraint.matches(plan).reduce((sum, { amount }) => sum + amount, 0),
  )
}

/** Throws nothing on a parsed problem. Memory is about people * slots per distinct duration, plus people squared. */
export function buildFacts(problem: GroupsProblem): Facts {
  const reading = readProblem(problem)
  const { topics, rules, slots } = problem
  const people = problem.people.length
  const personIndex = new Map(problem.people.map(({ id }, p) => [id, p]))
  const topicIndex = new Map(topics.map(({ id }, t) => [id, t]))
  const firstGroup = new Int32Array(topics.length + 1)
  topics.forEach((topic, t) => {
    firstGroup[t + 1] = firstGroup[t] + topic.groups
  })
  const groups = firstGroup[topics.length]
  const topicOf = new Int32Array(groups)
  const numberOf = new Int32Array(groups)
  const groupIndex = (id: string, number: number) => firstGroup[topicIndex.get(id) ?? 0] + number
  const shapes = buildShapes(reading)
  const startOk = new Uint8Array(topics.length * slots)
  const matrix = people * topics.length
  const wish = new Uint8Array(matrix)
  const host = new Uint8Array(matrix)
  const value = new Float64Array(matrix)
  const highValue = new Float64Array(matrix)
  const selective = new Float64Array(matrix)
  const reward = new Float64Array(matrix)
  const { personToHighValueTopic, highValueTopicToSelectivePerson } = rules.weights
  for (const [personId, wishes] of reading.values)
    for (const [topicId, v] of wishes) {
      const at = (personIndex.get(personId) ?? 0) * topics.length + (topicIndex.get(topicId) ?? 0)
      const sum = reading.valueSums.get(personId) ?? 0
      wish[at] = 1
      value[at] = v
      highValue[at] = v * (reading.factors.get(topicId) ?? 0)
      selective[at] = sum === 0 ? 0 : v ** 2 / sum
      reward[at] = personToHighValueTopic * highValue[at] + highValueTopicToSelectivePerson * selective[at]
    }
  topics.forEach((topic, t) => {
    topicOf.fill(t, firstGroup[t], firstGroup[t + 1])
    for (let g = firstGroup[t]; g < firstGroup[t + 1]; g++) numberOf[g] = g - firstGroup[t]
    for (let s = 0; s < slots; s++)
      startOk[t * slots + s] = shapes[t].crosses[s] === 0 && (topic.starts?.includes(s) ?? true) ? 1 : 0
    for (const id of topic.hosts) host[(personIndex.get(id) ?? 0) * topics.length + t] = 1
  })
  const noIsHard = rules.noIsHardConstraint === 'Hard'
  const may = (p: number, t: number) =>
    !noIsHard || wish[p * topics.length + t] > 0 || host[p * topics.length + t] > 0
  const indices = (count: number, keep: (i: number) => boolean) =>
    Int32Array.from(Array.from({ length: count }, (_, i) => i).filter(keep))
  const fixedStarts = new Map<number, number[]>()
  for (const { topic, group, start } of problem.fixedGroups) {
    const g = groupIndex(topic, group)
    fixedStarts.set(g, [...(fixedStarts.get(g) ?? []), start])
  }
  const previousStart = new Int32Array(groups).fill(-1)
  const previousMember = new Set<number>()
  for (const { topic, group, start, members } of problem.previous ?? []) {
    const g = groupIndex(topic, group)
    previousStart[g] = start
    for (const id of members) previousMember.add(g * people + (personIndex.get(id) ?? 0))
  }
  return {
    problem,
    people,
    topics: topics.length,
    slots,
    groups,
    weights: Float64Array.from(CONSTRAINTS, (constraint) => constraint.weight(problem)),
    topicOf,
    numberOf,
    firstGroup,
    units: Int32Array.from(topics, (topic) => unitsOfGroup(problem, topic)),
    minSize: Int32Array.from(topics, (topic) => Math.min(topic.minSize, 1e9)),
    maxSize: Int32Array.from(topics, (topic) => Math.min(topic.maxSize, 1e9)),
    hosts: topics.map((topic) => Int32Array.from(topic.hosts, (id) => personIndex.get(id) ?? 0)),
    covers: shapes.map((shape) => shape.covers),
    shapeOf: Int32Array.from(shapes, (shape) => shapes.indexOf(shape)),
    attend: shapes.map((shape) => shape.attend),
    startOk,
    starts: topics.map((_, t) => {
      const fixed = new Set<number>()
      for (let g = firstGroup[t]; g < firstGroup[t + 1]; g++)
        for (const s of fixedStarts.get(g) ?? []) fixed.add(s)
      return indices(slots, (s) => startOk[t * slots + s] === 1 || fixed.has(s))
    }),
    wish,
    host,
    value,
    highValue,
    selective,
    reward,
    candidates: topics.map((_, t) => indices(people, (p) => may(p, t))),
    wanted: problem.people.map((_, p) => indices(topics.length, (t) => may(p, t))),
    wants: Int32Array.from(problem.people, ({ wants }) => Math.min(wants, 1e9)),
    max: Int32Array.from(problem.people, ({ max }) => (max === null ? -1 : Math.min(max, 1e9))),
    ideal: Float64Array.from(problem.people, ({ id }) => reading.ideals.get(id) ?? 0),
    clash: buildClash(reading, personIndex),
    contact: buildContact(reading, personIndex),
    hostsMustCome: rules.personMustBeInOwnTopicIfTopicIsActive,
    countHosting: rules.countHostingTowardsUsersSessionLimit,
    oneGroupOnly: rules.limitAllUsersToOneGroupOnly,
    noIsHard,
    maxParallel: rules.maxParallelSessions,
    fixedStarts,
    previousStart,
    previousMember,
    previousCount: previousMember.size + (problem.previous?.length ?? 0),
    emptyAmounts: emptyAmounts(reading),
  }
}
