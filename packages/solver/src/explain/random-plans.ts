import { evaluatePairs } from '../pairs/evaluate-pairs.ts'
import { buildPairFacts, type PairFacts } from '../pairs/pair-facts.ts'
import type { GroupsProblem, PairsProblem, PlannedMeeting, Problem } from '../problem.ts'
import { type Random, seededRandom, shuffle } from '../random.ts'
import { buildFacts } from '../search/build-facts.ts'
import { fits, hasParallelRoom } from '../search/checks.ts'
import { addMember, mark, setStart, undo } from '../search/operations.ts'
import { clear, createState, planOfState } from '../search/plan-state.ts'
import { countedPeople, meanShare } from '../shares.ts'
import { type State, scoreOf } from '../state.ts'
import type { RandomPlan } from './explanation.ts'

/**
 * Plans drawn by the seed, the same on every machine: groups open at random while enough people can come,
 * then everybody takes places at random as long as they want some. One that breaks a hard rule is left out,
 * so there may be fewer than asked for.
 */
export function randomPlans(problem: Problem, count: number, seed: number): readonly RandomPlan[] {
  const random = seededRandom(seed)
  const plans = problem.kind === 'groups' ? groupPlans(problem, random) : meetingPlans(problem, random)
  return Array.from({ length: count }, plans).filter(({ score }) => score[0] === 0)
}

function groupPlans(problem: GroupsProblem, random: Random): () => RandomPlan {
  const state = createState(buildFacts(problem))
  return () => {
    clear(state)
    openFixed(state, random)
    openOthers(state, random)
    placePeople(state, random)
    return { score: scoreOf(state), ...figuresOf(state), plan: planOfState(state) }
  }
}

function figuresOf({ facts, got, units }: State): Pick<RandomPlan, 'satisfaction' | 'missing'> {
  const { people, ideal, wants } = facts
  let satisfaction = 0
  let counted = 0
  let missing = 0
  for (let p = 0; p < people; p++) {
    missing += Math.max(0, wants[p] - units[p])
    // As in `countedPeople`: something chosen, and a place wanted.
    if (ideal[p] === 0) continue
    counted += 1
    satisfaction += Math.min(1, got[p] / ideal[p])
  }
  return { satisfaction: counted === 0 ? 1 : satisfaction / counted, missing }
}

function openFixed(state: State, random: Random): void {
  const { facts } = state
  for (const [g, starts] of shuffle([...facts.fixedStarts], random)) open(state, random, g, starts[0])
}

/** Every group has its turn once, at a start that still has room for one more. */
function openOthers(state: State, random: Random): void {
  const { facts } = state
  const groups = Array.from({ length: facts.groups }, (_, g) => g).filter((g) => !facts.fixedStarts.has(g))
  for (const g of shuffle(groups, random)) {
    const topic = facts.topicOf[g]
    const starts = [...facts.starts[topic]].filter(
      (start) => facts.startOk[topic * facts.slots + start] === 1 && hasParallelRoom(state, topic, start),
    )
    if (starts.length === 0) continue
    mark(state)
    open(state, random, g, starts[random.below(starts.length)])
    const { length } = state.members[g]
    const lacksHost = facts.hostsMustCome && facts.hosts[topic].some((p) => !state.members[g].includes(p))
    if (length < Math.max(1, facts.minSize[topic]) || lacksHost) undo(state)
  }
}

/** Starts a group with its hosts and as few others as it may have. */
function open(state: State, random: Random, g: number, start: number): void {
  const { facts } = state
  const topic = facts.topicOf[g]
  setStart(state, g, start)
  for (const p of facts.hosts[topic]) if (facts.hostsMustCome && fits(state, p, g)) addMember(state, p, g)
  for (const p of facts.pinnedOf.get(g) ?? []) if (!state.members[g].includes(p)) addMember(state, p, g)
  for (const p of shuffle([...facts.candidates[topic]], random)) {
    if (state.members[g].length >= Math.max(1, facts.minSize[topic])) return
    if (mayJoin(state, p, g)) addMember(state, p, g)
  }
}

function placePeople(state: State, random: Random): void {
  const { facts, running } = state
  for (const p of shuffle(
    Array.from({ length: facts.people }, (_, index) => index),
    random,
  ))
    for (const g of shuffle([...running], random)) if (mayJoin(state, p, g)) addMember(state, p, g)
}

function mayJoin(state: State, p: number, g: number): boolean {
  const { facts, members, units } = state
  return units[p] < facts.wants[p] && !members[g].includes(p) && fits(state, p, g)
}

function meetingPlans(problem: PairsProblem, random: Random): () => RandomPlan {
  const facts = buildPairFacts(problem, 0)
  const counted = countedPeople(problem)
  return () => {
    const plan = randomMeetings(facts, random)
    const { score, satisfaction, unfilled } = evaluatePairs(facts, plan)
    return {
      score,
      satisfaction: meanShare(satisfaction, counted),
      missing: unfilled.reduce((sum, { units }) => sum + units, 0),
      plan,
    }
  }
}

/**
 * Meetings that stay, then any that are allowed, in a random order, at any session in which both are free.
 */
function randomMeetings(facts: PairFacts, random: Random): PlannedMeeting[] {
  const { sessions, ids, keptMeetings } = facts
  const room = facts.room.slice()
  const taken = new Set<number>()
  const meetings: PlannedMeeting[] = []
  const add = (a: number, b: number, session: number) => {
    if (sessions > 1) taken.add(a * sessions + session).add(b * sessions + session)
    meetings.push([ids[a], ids[b], sessions > 1 ? session : null])
  }
  const freeSession = (a: number, b: number) => {
    if (sessions === 1) return 0
    const free = Array.from({ length: sessions }, (_, session) => session).filter(
      (session) => !taken.has(a * sessions + session) && !taken.has(b * sessions + session),
    )
    return free.length === 0 ? -1 : free[random.below(free.length)]
  }
  for (const { a, b, session } of keptMeetings) if (session >= 0 || sessions === 1) add(a, b, session)
  for (const { a, b, session } of keptMeetings) {
    if (session >= 0 || sessions === 1) continue
    const found = freeSession(a, b)
    if (found >= 0) add(a, b, found)
  }
  for (const e of shuffle([...facts.a.keys()], random)) {
    const [a, b] = [facts.a[e], facts.b[e]]
    const session = room[a] > 0 && room[b] > 0 ? freeSession(a, b) : -1
    if (session < 0) continue
    room[a]--
    room[b]--
    add(a, b, session)
  }
  return meetings
}
