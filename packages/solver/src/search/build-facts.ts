import { amountOf, type Constraint, weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import { highValueTopicToSelectivePerson, personToHighValueTopic } from '../constraints/topic-value.ts'
import type { Facts, LevelWeights } from '../facts.ts'
import { readPlan } from '../plan-reading.ts'
import type { GroupsProblem } from '../problem.ts'
import { type ProblemReading, readProblem, unitsOfGroup } from '../problem-reading.ts'
import { buildClash, buildContact } from './company-facts.ts'
import { buildRooms } from './rooms.ts'
import { buildShapes, type Shape } from './shapes.ts'

/** Numbers that are larger mean the same and would not fit. */
const MAX_NUMBER = 1e9

/** Throws nothing on a parsed problem. Memory: people * slots per distinct duration, plus people squared. */
export function buildFacts(problem: GroupsProblem, reading = readProblem(problem)): Facts {
  const index = indexOf(problem)
  const { rules, slots } = problem
  const shapes = buildShapes(reading)
  const groups = groupFacts(problem, index)
  const wishes = wishFacts(reading, index)
  const startOk = allowedStarts(problem, shapes)
  return {
    problem,
    reading,
    people: problem.people.length,
    topics: problem.topics.length,
    slots,
    ...weightFacts(problem),
    ...groups,
    ...topicFacts(problem, index),
    covers: shapes.map((shape) => shape.covers),
    shapeOf: Int32Array.from(shapes, (shape) => shapes.indexOf(shape)),
    attend: shapes.map((shape) => shape.attend),
    startOk,
    starts: startsOf(problem, groups, startOk, new Set(problem.pins?.map(({ topic }) => topic))),
    ...wishes,
    ...candidateFacts(problem, wishes),
    wants: Int32Array.from(problem.people, ({ wants }) => Math.min(wants, MAX_NUMBER)),
    max: Int32Array.from(problem.people, ({ max }) => (max === null ? -1 : Math.min(max, MAX_NUMBER))),
    ideal: Float64Array.from(problem.people, ({ id }) => reading.ideals.get(id) ?? 0),
    clash: buildClash(reading, index.person),
    contact: buildContact(reading, index.person),
    hostsMustCome: rules.personMustBeInOwnTopicIfTopicIsActive,
    countHosting: rules.countHostingTowardsUsersSessionLimit,
    oneGroupOnly: rules.limitAllUsersToOneGroupOnly,
    noIsHard: rules.noIsHardConstraint === 'Hard',
    maxParallel: rules.maxParallelSessions,
    rooms: buildRooms(problem),
    ...pinFacts(problem, groups, index),
    ...previousFacts(problem, groups, index),
    emptyAmounts: emptyAmounts(reading),
  }
}

/** The facts of a problem that differs in weights of rules alone, none of which is of a reward for a topic. */
export function withWeights(facts: Facts, problem: GroupsProblem): Facts {
  const reading = { ...facts.reading, problem }
  return {
    ...facts,
    problem,
    reading,
    ...weightFacts(problem),
    contact: buildContact(reading, indexOf(problem).person),
    emptyAmounts: emptyAmounts(reading),
  }
}

/** A value for every constraint, at its number. */
function byNumber(read: (constraint: Constraint) => number): Float64Array {
  const values = new Float64Array(1 + Math.max(...CONSTRAINTS.map(({ number }) => number)))
  for (const constraint of CONSTRAINTS) values[constraint.number] = read(constraint)
  return values
}

function weightFacts(problem: GroupsProblem): Pick<Facts, 'weights' | 'hard' | 'medium' | 'soft'> {
  const ofLevel = (level: Constraint['level']): LevelWeights => {
    const weights = byNumber((one) => (one.level === level ? weightOf(one, problem) : 0))
    return {
      weights,
      first: Math.max(
        0,
        weights.findIndex((weight) => weight !== 0),
      ),
      end: weights.findLastIndex((weight) => weight !== 0) + 1,
    }
  }
  return {
    weights: byNumber((one) => weightOf(one, problem)),
    hard: ofLevel('hard'),
    medium: ofLevel('medium'),
    soft: ofLevel('soft'),
  }
}

/** Ids to indices. */
interface Index {
  readonly person: ReadonlyMap<string, number>
  readonly topic: ReadonlyMap<string, number>
}

export function indexOf({ people, topics }: GroupsProblem): Index {
  return {
    person: new Map(people.map(({ id }, p) => [id, p])),
    topic: new Map(topics.map(({ id }, t) => [id, t])),
  }
}

export function indices(count: number, keep: (i: number) => boolean): Int32Array {
  const kept: number[] = []
  for (let i = 0; i < count; i++) if (keep(i)) kept.push(i)
  return Int32Array.from(kept)
}

type GroupFacts = Pick<Facts, 'groups' | 'firstGroup' | 'topicOf' | 'numberOf' | 'fixedStarts'>

function groupFacts({ topics, fixedGroups }: GroupsProblem, index: Index): GroupFacts {
  const firstGroup = new Int32Array(topics.length + 1)
  topics.forEach((topic, t) => {
    firstGroup[t + 1] = firstGroup[t] + topic.groups
  })
  const groups = firstGroup[topics.length]
  const topicOf = new Int32Array(groups)
  const numberOf = new Int32Array(groups)
  for (let t = 0; t < topics.length; t++) {
    topicOf.fill(t, firstGroup[t], firstGroup[t + 1])
    for (let g = firstGroup[t]; g < firstGroup[t + 1]; g++) numberOf[g] = g - firstGroup[t]
  }
  const fixedStarts = new Map<number, number[]>()
  for (const { topic, group, start } of fixedGroups) {
    const g = firstGroup[index.topic.get(topic) ?? 0] + group
    fixedStarts.set(g, [...(fixedStarts.get(g) ?? []), start])
  }
  return { groups, firstGroup, topicOf, numberOf, fixedStarts }
}

function topicFacts(
  problem: GroupsProblem,
  index: Index,
): Pick<Facts, 'units' | 'minSize' | 'maxSize' | 'hosts'> {
  const { topics } = problem
  return {
    units: Int32Array.from(topics, (topic) => unitsOfGroup(problem, topic)),
    minSize: Int32Array.from(topics, (topic) => Math.min(topic.minSize, MAX_NUMBER)),
    maxSize: Int32Array.from(topics, (topic) => Math.min(topic.maxSize, MAX_NUMBER)),
    hosts: topics.map((topic) => Int32Array.from(topic.hosts, (id) => index.person.get(id) ?? 0)),
  }
}

function allowedStarts({ topics, slots }: GroupsProblem, shapes: readonly Shape[]): Uint8Array {
  const startOk = new Uint8Array(topics.length * slots)
  topics.forEach((topic, t) => {
    for (let s = 0; s < slots; s++)
      startOk[t * slots + s] = shapes[t].crosses[s] === 0 && (topic.starts?.includes(s) ?? true) ? 1 : 0
  })
  return startOk
}

function startsOf(
  { topics, slots }: GroupsProblem,
  { firstGroup, fixedStarts }: GroupFacts,
  startOk: Uint8Array,
  pinnedTopics: ReadonlySet<string>,
): readonly Int32Array[] {
  return topics.map(({ id }, t) => {
    const fixed = new Set<number>()
    for (let g = firstGroup[t]; g < firstGroup[t + 1]; g++)
      for (const s of fixedStarts.get(g) ?? []) fixed.add(s)
    const starts = indices(slots, (s) => startOk[t * slots + s] === 1 || fixed.has(s))
    return starts.length === 0 && pinnedTopics.has(id) ? indices(slots, () => true) : starts
  })
}

type WishFacts = Pick<Facts, 'wish' | 'host' | 'value' | 'highValue' | 'selective' | 'reward'>

function wishFacts(reading: ProblemReading, index: Index): WishFacts {
  const { problem, values } = reading
  const matrix = problem.people.length * problem.topics.length
  const facts = {
    wish: new Uint8Array(matrix),
    host: new Uint8Array(matrix),
    value: new Float64Array(matrix),
    highValue: new Float64Array(matrix),
    selective: new Float64Array(matrix),
    reward: new Float64Array(matrix),
  }
  const put = wishWriter(facts, reading, index)
  for (const person of values.keys()) put(person)
  problem.topics.forEach(({ hosts }, t) => {
    for (const id of hosts) facts.host[(index.person.get(id) ?? 0) * problem.topics.length + t] = 1
  })
  return facts
}

/** Writes what a person wishes for into the facts, whatever stood there of the same topics. */
export function wishWriter(
  facts: Omit<WishFacts, 'host'>,
  { problem, values, valueSums, factors }: ProblemReading,
  index: Index,
): (person: string) => void {
  const topics = problem.topics.length
  const highValueWeight = weightOf(personToHighValueTopic, problem)
  const selectiveWeight = weightOf(highValueTopicToSelectivePerson, problem)
  return (person) => {
    const sum = valueSums.get(person) ?? 0
    for (const [topic, v] of values.get(person) ?? []) {
      const at = (index.person.get(person) ?? 0) * topics + (index.topic.get(topic) ?? 0)
      facts.wish[at] = 1
      facts.value[at] = v
      facts.highValue[at] = v * (factors.get(topic) ?? 0)
      facts.selective[at] = sum === 0 ? 0 : v ** 2 / sum
      facts.reward[at] = highValueWeight * facts.highValue[at] + selectiveWeight * facts.selective[at]
    }
  }
}

function candidateFacts(
  { people, topics, rules }: GroupsProblem,
  { wish, host }: WishFacts,
): Pick<Facts, 'candidates' | 'wanted'> {
  const isHard = rules.noIsHardConstraint === 'Hard'
  const may = (at: number) => !isHard || wish[at] > 0 || host[at] > 0
  const count = topics.length
  return {
    candidates: topics.map((_, t) => indices(people.length, (p) => may(p * count + t))),
    wanted: people.map((_, p) => indices(count, (t) => may(p * count + t))),
  }
}

function pinFacts(
  { pins = [], people }: GroupsProblem,
  { firstGroup }: GroupFacts,
  index: Index,
): Pick<Facts, 'pinned' | 'pinnedOf'> {
  const pinnedOf = new Map<number, number[]>()
  const pinned = new Set<number>()
  for (const { person, topic, group } of pins) {
    const g = firstGroup[index.topic.get(topic) ?? 0] + group
    const p = index.person.get(person) ?? 0
    pinnedOf.set(g, [...(pinnedOf.get(g) ?? []), p])
    pinned.add(g * people.length + p)
  }
  return { pinned, pinnedOf }
}

function previousFacts(
  { previous, people }: GroupsProblem,
  { groups, firstGroup }: GroupFacts,
  index: Index,
): Pick<Facts, 'previousStart' | 'previousMember' | 'previousCount'> {
  const previousStart = new Int32Array(groups).fill(-1)
  const previousMember = new Set<number>()
  for (const { topic, group, start, members } of previous ?? []) {
    const g = firstGroup[index.topic.get(topic) ?? 0] + group
    previousStart[g] = start
    for (const id of members) previousMember.add(g * people.length + (index.person.get(id) ?? 0))
  }
  const previousCount = previousMember.size + (previous?.length ?? 0)
  return { previousStart, previousMember, previousCount }
}

/** The search begins with the plan without groups: its matches say what each constraint then amounts to. */
function emptyAmounts(reading: ProblemReading): Float64Array {
  const plan = readPlan(reading, [])
  return byNumber((constraint) => amountOf(constraint, plan))
}
