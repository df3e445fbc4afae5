import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'
import { SCHEDULE } from './schedule.ts'

/** Stands for a slot, or a topic, that is none. */
export const OFF = -1
const ABSENT = 1e9
const DOUBLE_BOOKED_HOST = SCHEDULE.timetable.doubleBookedHost

/**
 * What a seat is worth, by topic and person; 0 where they do not come. Who may attend but some of their slots
 * counts for that part in each.
 */
function seatValues(facts: Facts): Float64Array {
  const { people, topics, candidates, reward, max } = facts
  const value = new Float64Array(people * topics)
  const part = facts.problem.people.map((person, p) => {
    const most = facts.oneGroupOnly ? 1 : max[p] < 0 ? Infinity : max[p]
    return Math.min(1, most / Math.max(1, openSlots(person)))
  })
  for (let t = 0; t < topics; t++)
    for (const p of candidates[t]) {
      const at = p * topics + t
      value[t * people + p] = Math.max(1e-3, part[p] * reward[at])
    }
  return value
}

/** Which topic runs when, as if every group had room for everybody; `start` is -1 for topics without one. */
export interface RelaxedTimetable {
  readonly facts: Facts
  readonly value: Float64Array
  readonly start: Int32Array
  /** Most topics of a slot; those that run in slot s are running[s * width] and on. */
  readonly width: number
  /** As many as there are rooms for. */
  readonly most: Int32Array
  readonly running: Int32Array
  readonly count: Int32Array
  /** Best value by slot and person; 0: nothing for them; ABSENT, above all values: they cannot come. */
  readonly best: Float64Array
  /** What is left to them without the topic of their best value. */
  readonly second: Float64Array
  /** Slots in which there is something, by person. */
  readonly served: Int32Array
  /** Running topics of a slot that need this person, by slot and person. */
  readonly hosting: Int16Array
  /** By topic and person: nobody where hosts need not come. */
  readonly isHost: Uint8Array
  readonly seen: Int32Array
  /** Number of the last change that was evaluated; marks those seen by it. */
  evaluation: number
}

export function createRelaxedTimetable(facts: Facts): RelaxedTimetable {
  const { people, topics, slots, maxParallel, starts, attend } = facts
  const width = Math.min(maxParallel, topics)
  const best = new Float64Array(people * slots).fill(ABSENT)
  for (let t = 0; t < topics; t++)
    for (const s of starts[t])
      for (let p = 0; p < people; p++) if (attend[t][s * people + p] > 0) best[s * people + p] = 0
  const isHost = new Uint8Array(people * topics)
  if (facts.hostsMustCome)
    for (let t = 0; t < topics; t++) for (const p of facts.hosts[t]) isHost[t * people + p] = 1
  return {
    facts,
    value: seatValues(facts),
    start: new Int32Array(topics).fill(OFF),
    width,
    most: Int32Array.from({ length: slots }, (_, s) =>
      Math.min(width, facts.rooms?.seats[s].length ?? width),
    ),
    running: new Int32Array(slots * width),
    count: new Int32Array(slots),
    best,
    second: best.slice(),
    served: new Int32Array(people),
    hosting: new Int16Array(people * slots),
    isHost,
    seen: new Int32Array(people),
    evaluation: 0,
  }
}

/** Best of the slot for p when one topic goes and another comes, OFF for none. */
function bestWith(timetable: RelaxedTimetable, p: number, s: number, gone: number, come: number): number {
  const { value, isHost, best, facts } = timetable
  const { people } = facts
  const at = s * people + p
  const now = best[at]
  const added = come === OFF ? 0 : value[come * people + p]
  const hosted = timetable.hosting[at]
  const comesAsHost = come !== OFF && isHost[come * people + p] === 1
  if (hosted === 0 && !comesAsHost) {
    const left = gone !== OFF && now > 0 && value[gone * people + p] === now ? timetable.second[at] : now
    return added > left ? added : left
  }
  const goesAsHost = gone !== OFF && isHost[gone * people + p] === 1
  if (hosted > 0 && !goesAsHost) return comesAsHost && added > now ? added : now
  return bestOfHost(timetable, p, s, gone, added, comesAsHost, hosted > (goesAsHost ? 1 : 0))
}

/** The best for a host of the slot: of their own topics there, of all topics when none of them is left. */
function bestOfHost(
  { value, isHost, running, width, count, facts }: RelaxedTimetable,
  p: number,
  s: number,
  gone: number,
  added: number,
  comesAsHost: boolean,
  staysHost: boolean,
): number {
  const tied = comesAsHost || staysHost
  let most = !tied || comesAsHost ? added : 0
  for (let i = s * width, end = i + count[s]; i < end; i++) {
    const at = running[i] * facts.people + p
    if (running[i] === gone || (tied && isHost[at] === 0)) continue
    if (value[at] > most) most = value[at]
  }
  return most
}

/** What p, host of a topic that moves or runs in one of the slots, gains by the change. */
function gainOfHost(
  timetable: RelaxedTimetable,
  unitPrice: number,
  p: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { best, served, facts } = timetable
  let gain = 0
  let more = 0
  const there = best[to * facts.people + p]
  if (there < ABSENT) {
    const next = bestWith(timetable, p, to, other, t)
    gain += next - there
    more += (next > 0 ? 1 : 0) - (there > 0 ? 1 : 0)
  }
  const here = from === OFF ? ABSENT : best[from * facts.people + p]
  if (here < ABSENT) {
    const next = bestWith(timetable, p, from, t, other)
    gain += next - here
    more += (next > 0 ? 1 : 0) - (here > 0 ? 1 : 0)
  }
  return more === 0 ? gain : gain + unitPrice * fewerOpen(facts.wants[p] - served[p], more)
}

function fewerOpen(open: number, more: number): number {
  return Math.max(0, open) - Math.max(0, open - more)
}

/** Hosts needed by two topics of one slot that the change adds, less those it frees. */
function doubleBookingsBy(
  { facts, hosting, isHost }: RelaxedTimetable,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { hosts, people } = facts
  if (!facts.hostsMustCome) return 0
  let bookings = 0
  for (let i = 0; i < hosts[t].length; i++) {
    const p = hosts[t][i]
    if (from !== OFF && hosting[from * people + p] > 1) bookings--
    if (hosting[to * people + p] > (other === OFF ? 0 : isHost[other * people + p])) bookings++
  }
  if (other === OFF) return bookings
  for (let i = 0; i < hosts[other].length; i++) {
    const p = hosts[other][i]
    if (hosting[to * people + p] > 1) bookings--
    if (from !== OFF && hosting[from * people + p] > isHost[t * people + p]) bookings++
  }
  return bookings
}

/** What the score gains when t moves (or comes) to a slot and another of there takes its place (or goes). */
export function change(
  timetable: RelaxedTimetable,
  unitPrice: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { seen, facts } = timetable
  const evaluation = ++timetable.evaluation
  const mine = facts.candidates[t]
  for (let i = 0; i < mine.length; i++) seen[mine[i]] = evaluation
  const gain = -DOUBLE_BOOKED_HOST * unitPrice * doubleBookingsBy(timetable, t, from, to, other)
  const ours = gainOfAll(timetable, unitPrice, mine, 0, t, from, to, other)
  if (other === OFF) return gain + ours
  return (
    gain + ours + gainOfAll(timetable, unitPrice, facts.candidates[other], evaluation, t, from, to, other)
  )
}

/** What people of a list gain, without those this evaluation has seen. The hottest loop of a timetable. */
function gainOfAll(
  timetable: RelaxedTimetable,
  unitPrice: number,
  list: Int32Array,
  evaluation: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { best, second, value, hosting, isHost, served, seen, facts } = timetable
  const { people, wants } = facts
  const tRow = t * people
  const otherRow = other * people
  const toRow = to * people
  const fromRow = from * people
  let gain = 0
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    if (seen[p] === evaluation) continue
    const ties = hosting[toRow + p] + isHost[tRow + p]
    if (ties + (from === OFF ? 0 : hosting[fromRow + p]) + (other === OFF ? 0 : isHost[otherRow + p]) > 0) {
      gain += gainOfHost(timetable, unitPrice, p, t, from, to, other)
      continue
    }
    const coming = value[tRow + p]
    const going = other === OFF ? 0 : value[otherRow + p]
    const there = best[toRow + p]
    const left = going > 0 && going === there ? second[toRow + p] : there
    const next = coming > left ? coming : left
    gain += next - there
    let more = (next > 0 ? 1 : 0) - (there > 0 ? 1 : 0)
    if (from !== OFF) {
      const here = best[fromRow + p]
      const rest = coming > 0 && coming === here ? second[fromRow + p] : here
      const then = going > rest ? going : rest
      gain += then - here
      more += (then > 0 ? 1 : 0) - (here > 0 ? 1 : 0)
    }
    if (more !== 0) gain += unitPrice * fewerOpen(wants[p] - served[p], more)
  }
  return gain
}

function put(timetable: RelaxedTimetable, t: number, s: number): void {
  const { facts, hosting, running, count, start } = timetable
  start[t] = s
  running[s * timetable.width + count[s]++] = t
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[s * facts.people + p]++
}

function take(timetable: RelaxedTimetable, t: number): void {
  const { facts, hosting, running, count, start } = timetable
  const s = start[t]
  start[t] = OFF
  const last = s * timetable.width + --count[s]
  for (let i = s * timetable.width; i < last; i++) if (running[i] === t) running[i] = running[last]
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[s * facts.people + p]--
}

function refresh(timetable: RelaxedTimetable, list: Int32Array, s: number): void {
  const { facts, hosting, running, count, best, second, served, value, isHost, width } = timetable
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    const at = s * facts.people + p
    if (best[at] === ABSENT) continue
    const tied = hosting[at] > 0
    let most = 0
    let next = 0
    for (let k = s * width, end = k + count[s]; k < end; k++) {
      const here = running[k] * facts.people + p
      const worth = value[here]
      if (worth <= next || (tied && isHost[here] === 0)) continue
      if (worth > most) {
        next = most
        most = worth
      } else next = worth
    }
    served[p] += (most > 0 ? 1 : 0) - (best[at] > 0 ? 1 : 0)
    best[at] = most
    second[at] = next
  }
}

/** Makes the change that `change` speaks of. */
export function apply(timetable: RelaxedTimetable, t: number, from: number, to: number, other: number): void {
  const { candidates } = timetable.facts
  if (from !== OFF) take(timetable, t)
  if (other !== OFF) take(timetable, other)
  put(timetable, t, to)
  if (other !== OFF && from !== OFF) put(timetable, other, from)
  for (const moved of other === OFF ? [t] : [t, other]) {
    refresh(timetable, candidates[moved], to)
    if (from !== OFF) refresh(timetable, candidates[moved], from)
  }
}

/** The score from scratch: what everybody gets, less the price of open units and of double-booked hosts. */
export function scoreTimetable(
  { facts, value, start, isHost, best }: RelaxedTimetable,
  unitPrice: number,
): number {
  const { people, slots, wants } = facts
  let score = 0
  for (let p = 0; p < people; p++) {
    let served = 0
    for (let s = 0; s < slots; s++) {
      if (best[s * people + p] === ABSENT) continue
      const here = Array.from(start.keys()).filter((t) => start[t] === s)
      const hosted = here.filter((t) => isHost[t * people + p] === 1)
      const worth = (hosted.length > 0 ? hosted : here).map((t) => value[t * people + p])
      const most = Math.max(0, ...worth)
      score += most - DOUBLE_BOOKED_HOST * unitPrice * Math.max(0, hosted.length - 1)
      if (most > 0) served++
    }
    score -= unitPrice * Math.max(0, wants[p] - served)
  }
  return score
}
