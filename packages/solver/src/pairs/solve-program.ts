import { addTo, createLinearProgram, type LinearProgram, type Terms } from '../bounds/linear-program.ts'
import type { ProgramSolver } from '../program-solver.ts'
import type { Random } from '../random.ts'
import { decidedByCosts } from './branch.ts'
import { createCalendar, isFree, peopleOf, put } from './calendar.ts'
import type { Decisions } from './flow.ts'
import { type PairPlan, planOf } from './incumbent.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import { type Placing, placeMeetings } from './place-meetings.ts'
import type { Relaxation } from './relaxation.ts'

/** Solvers of programs round to about as much. */
const ROUNDING = 1e-5

interface Programming {
  readonly facts: PairFacts
  readonly root: Relaxation
  readonly best: PairPlan
  readonly random: Random
  readonly solver: ProgramSolver
  shouldStop(): boolean
}

interface Programmed {
  readonly plan: PairPlan | null
  /** No plan is worth more, other than the best one known. */
  readonly bound: number
}

/**
 * Whether programs have sessions: the first one, and the last resort. Committed meetings with sessions need
 * them; otherwise chosen meetings nearly always fit, and equal sessions are hard to search.
 */
export function programsFor({
  sessions,
  keptMeetings,
}: PairFacts): readonly [first: boolean, last?: boolean] {
  if (sessions === 1) return [false]
  return keptMeetings.some(({ session }) => session >= 0) ? [true] : [false, true]
}

/** The best plan by an integer program over the undecided meetings. Null: too large, or not solved. */
export function solveProgram(programming: Programming, withSessions: boolean): Programmed | null {
  const { facts, root, best, random, solver, shouldStop } = programming
  const { maxTimed, maxUntimed, maxGap, maxSteps } = PAIR_SCHEDULE.program
  const decisions = decidedByCosts(facts, root, best.worth)
  // The program asks for a session of each kept meeting.
  if (withSessions && !isEachKeptPlaced(facts, best)) return null
  const program = meetingProgram(facts, decisions, withSessions)
  if (program.variables === 0 || program.variables > (withSessions ? maxTimed : maxUntimed)) return null
  const solution = solver(program.text(), { maxGap, maxSteps, shouldStop })
  // The best plan known satisfies the program, so a solver that finds no such value is mistaken.
  if (solution === null || solution.bound + program.constant < best.worth - ROUNDING) return null
  const placing = { random, stay: facts.stay, mayMoveStays: true }
  const plan = solution.values === null ? null : program.planOf(solution.values, placing)
  return { plan, bound: Math.max(best.worth, solution.bound + program.constant) }
}

function isEachKeptPlaced({ keptMeetings, weight }: PairFacts, { sessionOf }: PairPlan): boolean {
  return keptMeetings.every((_, k) => sessionOf[weight.length + k] >= 0)
}

/** Meetings by item: edges, and after them kept meetings. */
interface Choice {
  readonly item: number
  /** -1 where the program leaves sessions aside. */
  readonly session: number
}

/** An integer program of meetings: its greatest value plus `constant` is the worth of the best plan. */
interface MeetingProgram {
  readonly variables: number
  text(): string
  readonly constant: number
  /** The plan that values of its variables stand for; null where they break a limit by more than rounding. */
  planOf(values: Float64Array, placing: Placing): PairPlan | null
}

/** A program under construction: what its sums over people, and over people in sessions, are made of. */
interface Draft {
  readonly facts: PairFacts
  readonly program: LinearProgram
  readonly choices: Choice[]
  readonly ofPerson: Map<number, Terms>
  /** By p * sessions + s. */
  readonly ofTime: Map<number, Terms>
  readonly withSessions: boolean
}

/**
 * The program of the meetings that decisions leave open or ask for. Without sessions it is worth at least as
 * much as with them, and is the smaller by their number.
 */
function meetingProgram(facts: PairFacts, decisions: Decisions, withSessions: boolean): MeetingProgram {
  const program = createLinearProgram()
  const draft: Draft = {
    facts,
    program,
    choices: [],
    ofPerson: new Map(),
    ofTime: new Map(),
    withSessions,
  }
  const free = createCalendar(facts)
  for (let e = 0; e < decisions.length; e++) {
    if (decisions[e] < 0) continue
    const mine = withSessions ? timesOf(draft, e, (p, s) => isFree(free, p, s)) : [untimed(draft, e)]
    program.constrain(mine, decisions[e] > 0 ? '=' : '<=', 1)
  }
  if (withSessions)
    facts.keptMeetings.forEach(({ session }, k) => {
      if (session >= 0) return
      const mine = timesOf(draft, facts.weight.length + k, (p, s) => isFree(free, p, s))
      program.constrain(mine, '=', 1)
    })
  for (const terms of draft.ofTime.values()) if (terms.length > 1) program.constrain(terms, '<=', 1)
  const constant = limitPeople(draft)
  return {
    variables: program.variables,
    text: () => program.text(false),
    constant,
    planOf: (values, placing) => readPlan(draft, values, placing),
  }
}

function choose({ program, choices, ofPerson, facts }: Draft, choice: Choice, worth: number): string {
  const name = program.variable(worth, 0, 1, true)
  choices.push(choice)
  if (choice.item < facts.weight.length)
    for (const p of peopleOf(facts, choice.item)) addTo(ofPerson, p, 1, name)
  return name
}

function untimed(draft: Draft, e: number): readonly [number, string] {
  return [1, choose(draft, { item: e, session: -1 }, draft.facts.weight[e])]
}

/** A variable for each session in which both are free. */
function timesOf(draft: Draft, item: number, free: (p: number, session: number) => boolean): Terms {
  const { facts, ofTime } = draft
  const { sessions, weight, stay, moveCost } = facts
  const people = peopleOf(facts, item)
  const terms: (readonly [number, string])[] = []
  for (let session = 0; session < sessions; session++) {
    if (!people.every((p) => free(p, session))) continue
    const mayMove = item >= weight.length || stay[item] < 0 || stay[item] === session
    const worth = item < weight.length ? weight[item] - (mayMove ? 0 : moveCost) : 0
    const name = choose(draft, { item, session }, worth)
    terms.push([1, name])
    for (const p of people) addTo(ofTime, p * sessions + session, 1, name)
  }
  return terms
}

/** Limits meetings to room; each counts less to fairness than the one before. Returns the worth of none. */
function limitPeople({ facts, program, ofPerson }: Draft): number {
  const { people, kept, room, fairness, goal } = facts
  let constant = 0
  for (let p = 0; p < people; p++) constant -= unfairnessOf(facts, p, kept[p])
  for (const [p, terms] of ofPerson) {
    if (fairness === 0 || goal[p] === 0) {
      if (terms.length > room[p]) program.constrain(terms, '<=', room[p])
      continue
    }
    const steps = Array.from({ length: Math.min(room[p], terms.length) }, (_, k): Terms[number] => {
      const met = kept[p] + k
      const gain = unfairnessOf(facts, p, met) - unfairnessOf(facts, p, met + 1)
      return [-1, program.variable(gain, 0, 1, false)]
    })
    program.constrain([...terms, ...steps], '=', 0)
  }
  return constant
}

function readPlan(
  { facts, choices, withSessions }: Draft,
  values: Float64Array,
  placing: Placing,
): PairPlan | null {
  const taken = choices.filter((_, v) => values[v] > 0.5)
  const edges = taken.flatMap(({ item }) => (item < facts.weight.length ? [item] : []))
  const more = new Int32Array(facts.people)
  for (const e of edges) for (const p of peopleOf(facts, e)) if (++more[p] > facts.room[p]) return null
  if (!withSessions) return planOf(facts, edges, placeMeetings(facts, edges, placing))
  const calendar = createCalendar(facts)
  for (const { item, session } of taken) {
    const isOpen = calendar.sessionOf[item] < 0
    if (!isOpen || !peopleOf(facts, item).every((p) => isFree(calendar, p, session))) return null
    put(calendar, item, session)
  }
  return planOf(facts, edges, { calendar, left: [] })
}
