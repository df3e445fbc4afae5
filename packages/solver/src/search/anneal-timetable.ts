import type { Facts } from '../facts.ts'
import type { Random } from '../random.ts'
import type { State } from '../state.ts'
import { mayStart } from './moves/open.ts'
import {
  apply,
  change,
  createRelaxedTimetable,
  OFF,
  type RelaxedTimetable,
  scoreTimetable,
} from './relaxed-timetable.ts'
import { SCHEDULE } from './schedule.ts'
import type { SearchContext } from './search-context.ts'

export interface TimetableAnnealing {
  /** What one open unit is worth here, in soft points. */
  readonly unitPrice: number
  readonly from: number
  readonly to: number
  /** Moves in which it cools, and those after which it ends even if it is hot. */
  readonly moves: number
  readonly most: number
  readonly assertScore: boolean
  /** Called every few moves. */
  shouldStop(): boolean
}

/** Whether relaxed timetables fit the problem: one slot a group, nothing kept, only first groups fixed. */
export function admitsRelaxedTimetable({ topics, covers, starts, previousCount, ...facts }: Facts): boolean {
  if (previousCount > 0) return false
  for (const [g, fixed] of facts.fixedStarts)
    if (
      facts.numberOf[g] !== 0 ||
      fixed.length !== 1 ||
      facts.startOk[facts.topicOf[g] * facts.slots + fixed[0]] === 0
    )
      return false
  for (let t = 0; t < topics; t++)
    for (const start of starts[t]) if (covers[t][start].length !== 1) return false
  return true
}

/** How many moves of single people take about as long as one move of a timetable. */
export function costOfTimetableMove({ candidates, topics }: Facts): number {
  const wishes = candidates.reduce((sum, { length }) => sum + length, 0)
  return Math.max(1, Math.round(wishes / Math.max(1, topics) / SCHEDULE.cost.timetable.wishesOfTopic))
}

/** A place (slot * people + person) with nothing for somebody who lacks units; -1: none found. */
function findUnserved({ facts, served, best }: RelaxedTimetable, random: Random): number {
  const { people, slots, wants } = facts
  let p = random.below(people)
  for (let tries = 0; tries < people; tries++) {
    if (served[p] < wants[p]) {
      const first = random.below(slots)
      for (let i = 0; i < slots; i++) {
        const at = ((first + i) % slots) * people + p
        if (best[at] === 0) return at
      }
    }
    p = p + 1 < people ? p + 1 : 0
  }
  return -1
}

/**
 * Anneals which topic runs when, as if every group had room for everybody: people take the best topic of each
 * slot, so that a change costs microseconds. Begins with the state's layout; only the first group of each
 * topic takes part. Returns the starts of groups, -1 for none.
 */
export function annealTimetable(
  state: State,
  { random }: SearchContext,
  annealing: TimetableAnnealing,
): { readonly start: Int32Array; readonly moves: number } {
  const { facts } = state
  const { unitPrice } = annealing
  const { onceIn } = SCHEDULE
  const { people, topics, slots, starts } = facts
  const timetable = createRelaxedTimetable(facts)
  const { start, count, running, width, most } = timetable
  const may = new Uint8Array(topics * slots)
  for (let t = 0; t < topics; t++)
    for (const s of starts[t]) if (mayStart(state, t, s)) may[t * slots + s] = 1
  // Nobody has anything yet: the score from scratch is looked for in asserts only.
  let score = -unitPrice * facts.wants.reduce((sum, units) => sum + units, 0)
  const begin = (t: number, at: number) => {
    if (start[t] !== OFF || may[t * slots + at] === 0 || count[at] === most[at]) return
    score += change(timetable, unitPrice, t, OFF, at, OFF)
    apply(timetable, t, OFF, at, OFF)
  }
  const isFixed = new Uint8Array(topics)
  for (const [g, [at]] of facts.fixedStarts) {
    begin(facts.topicOf[g], at)
    isFixed[facts.topicOf[g]] = 1
  }
  for (const g of state.running) begin(facts.topicOf[g], state.start[g])
  let greatest = score
  let kept = start.slice()
  let temperature = annealing.from
  const end = Math.min(annealing.moves, annealing.most)
  let i = 0
  for (; i < end; i++) {
    if (i % SCHEDULE.checkEvery.timetable === 0) {
      if (annealing.shouldStop()) break
      const progress = i / annealing.moves
      temperature = annealing.from * (annealing.to / annealing.from) ** progress
      if (progress < SCHEDULE.timetable.keptFrom) greatest = -Infinity
    }
    let t = random.below(topics)
    if (starts[t].length === 0) continue
    let to = starts[t][random.below(starts[t].length)]
    const unserved = random.below(onceIn.unservedFirst) === 0 ? findUnserved(timetable, random) : -1
    if (unserved >= 0) {
      const wanted = facts.wanted[unserved % people]
      if (wanted.length === 0) continue
      t = wanted[random.below(wanted.length)]
      to = Math.floor(unserved / people)
    }
    const from = start[t]
    if (to === from || may[t * slots + to] === 0 || isFixed[t] === 1) continue
    // The place is free, or one of those there goes: to where the topic comes from, or away.
    const hasRoom = count[to] < most[to]
    let other = OFF
    if (count[to] > 0 && (!hasRoom || random.below(onceIn.occupiedAnyway) === 0))
      other = running[to * width + random.below(count[to])]
    if (other === OFF ? !hasRoom : isFixed[other] === 1) continue
    if (other !== OFF && from !== OFF && may[other * slots + from] === 0) continue
    const gain = change(timetable, unitPrice, t, from, to, other)
    if (gain < 0 && random.next() >= Math.exp(gain / temperature)) continue
    apply(timetable, t, from, to, other)
    score += gain
    if (annealing.assertScore) assertTimetable(timetable, unitPrice, score)
    if (score > greatest + 1e-9) {
      greatest = score
      kept = start.slice()
    }
  }
  const startOf = new Int32Array(facts.groups).fill(OFF)
  for (let t = 0; t < topics; t++)
    if (facts.firstGroup[t] < facts.firstGroup[t + 1]) startOf[facts.firstGroup[t]] = kept[t]
  return { start: startOf, moves: i }
}

function assertTimetable(timetable: RelaxedTimetable, unitPrice: number, score: number): void {
  const fresh = scoreTimetable(timetable, unitPrice)
  if (Math.abs(fresh - score) > 1e-6 * (1 + Math.abs(fresh)))
    throw new Error(`The timetable's score is ${score}, from scratch ${fresh}`)
}
