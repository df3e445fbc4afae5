import { openSlots } from '../problem-reading.ts'
import type { Facts } from './facts.ts'
import * as term from './terms.ts'

/** Stands for a slot, or a topic, that is none. */
export const OFF = -1
const ABSENT = 1e9
/** A host of two topics of one time is dearer than anything. */
const TORN_HOST = 10

/**
 * What a seat is worth, by topic and person; 0 where they do not come. Who may attend but some of their slots counts for that
 * part in each.
 */
function seatValues(facts: Facts): Float64Array {
  const { people, topics, candidates, wish, host, reward, weights, max } = facts
  const value = new Float64Array(people * topics)
  const part = facts.problem.people.map((person, p) => {
    const most = facts.oneGroupOnly ? 1 : max[p] < 0 ? Infinity : max[p]
    return Math.min(1, most / Math.max(1, openSlots(person)))
  })
  for (let t = 0; t < topics; t++)
    for (const p of candidates[t]) {
      const at = p * topics + t
      const unwanted = wish[at] === 0 && host[at] === 0
      const worth = reward[at] + (unwanted ? weights[term.NON_PREFERRED] : 0)
      value[t * people + p] = Math.max(1e-3, part[p] * worth)
    }
  return value
}

/** Which topic runs when, as if every group had room for everybody; `start` is -1 for topics that do not run. */
export interface Outline {
  readonly facts: Facts
  readonly value: Float64Array
  readonly start: Int32Array
  /** Most topics of a slot; those that run in slot s are running[s * width] and on. */
  readonly width: number
  readonly running: Int32Array
  readonly count: Int32Array
  /** Best value by slot and person; 0: nothing for them; ABSENT where they cannot come, which no change exceeds. */
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
  look: number
}

export function createOutline(facts: Facts): Outline {
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
    running: new Int32Array(slots * width),
    count: new Int32Array(slots),
    best,
    second: best.slice(),
    served: new Int32Array(people),
    hosting: new Int16Array(people * slots),
    isHost,
    seen: new Int32Array(people),
    look: 0,
  }
}

/** Best of the slot for p when one topic goes and another comes, OFF for none. */
function bestWith(outline: Outline, p: number, s: number, gone: number, come: number): number {
  const { value, isHost, best, facts } = outline
  const { people } = facts
  const at = s * people + p
  const now = best[at]
  const added = come === OFF ? 0 : value[come * people + p]
  const hosted = outline.hosting[at]
  const comesAsHost = come !== OFF && isHost[come * people + p] === 1
  if (hosted === 0 && !comesAsHost) {
    const left = gone !== OFF && now > 0 && value[gone * people + p] === now ? outline.second[at] : now
    return added > left ? added : left
  }
  const goesAsHost = gone !== OFF && isHost[gone * people + p] === 1
  if (hosted > 0 && !goesAsHost) return comesAsHost && added > now ? added : now
  return bestOfHost(outline, p, s, gone, added, comesAsHost, hosted > (goesAsHost ? 1 : 0))
}

/** The best for a host of the slot: of their own topics there, of all topics when none of them is left. */
function bestOfHost(
  { value, isHost, running, width, count, facts }: Outline,
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
  outline: Outline,
  unitPrice: number,
  p: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { best, served, facts } = outline
  let gain = 0
  let more = 0
  const there = best[to * facts.people + p]
  if (there < ABSENT) {
    const next = bestWith(outline, p, to, other, t)
    gain += next - there
    more += (next > 0 ? 1 : 0) - (there > 0 ? 1 : 0)
  }
  const here = from === OFF ? ABSENT : best[from * facts.people + p]
  if (here < ABSENT) {
    const next = bestWith(outline, p, from, t, other)
    gain += next - here
    more += (next > 0 ? 1 : 0) - (here > 0 ? 1 : 0)
  }
  return more === 0 ? gain : gain + unitPrice * fewerOpen(facts.wants[p] - served[p], more)
}

function fewerOpen(open: number, more: number): number {
  return Math.max(0, open) - Math.max(0, open - more)
}

/** Hosts torn between topics of one time that the change adds, less those it frees. */
function tornBy(
  { facts, hosting, isHost }: Outline,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { hosts, people } = facts
  if (!facts.hostsMustCome) return 0
  let torn = 0
  for (let i = 0; i < hosts[t].length; i++) {
    const p = hosts[t][i]
    if (from !== OFF && hosting[from * people + p] > 1) torn--
    if (hosting[to * people + p] > (other === OFF ? 0 : isHost[other * people + p])) torn++
  }
  if (other === OFF) return torn
  for (let i = 0; i < hosts[other].length; i++) {
    const p = hosts[other][i]
    if (hosting[to * people + p] > 1) torn--
    if (from !== OFF && hosting[from * people + p] > isHost[t * people + p]) torn++
  }
  return torn
}

/** What the score gains when t moves (or comes) to a slot and another of there takes its place (or goes). */
export function change(
  outline: Outline,
  unitPrice: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { seen, facts } = outline
  const look = ++outline.look
  const mine = facts.candidates[t]
  for (let i = 0; i < mine.length; i++) seen[mine[i]] = look
  const gain = -TORN_HOST * unitPrice * tornBy(outline, t, from, to, other)
  const ours = gainOfAll(outline, unitPrice, mine, 0, t, from, to, other)
  if (other === OFF) return gain + ours
  return gain + ours + gainOfAll(outline, unitPrice, facts.candidates[other], look, t, from, to, other)
}

/** What the people of a list gain, those seen in this look left out. Nearly all the time of an outline is spent here. */
function gainOfAll(
  outline: Outline,
  unitPrice: number,
  list: Int32Array,
  look: number,
  t: number,
  from: number,
  to: number,
  other: number,
): number {
  const { best, second, value, hosting, isHost, served, seen, facts } = outline
  const { people, wants } = facts
  const tRow = t * people
  const otherRow = other * people
  const toRow = to * people
  const fromRow = from * people
  let gain = 0
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    if (seen[p] === look) continue
    const ties = hosting[toRow + p] + isHost[tRow + p]
    if (ties + (from === OFF ? 0 : hosting[fromRow + p]) + (other === OFF ? 0 : isHost[otherRow + p]) > 0) {
      gain += gainOfHost(outline, unitPrice, p, t, from, to, other)
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

function put(outline: Outline, t: number, s: number): void {
  const { facts, hosting, running, count, start } = outline
  start[t] = s
  running[s * outline.width + count[s]++] = t
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[s * facts.people + p]++
}

function take(outline: Outline, t: number): void {
  const { facts, hosting, running, count, start } = outline
  const s = start[t]
  start[t] = OFF
  const last = s * outline.width + --count[s]
  for (let i = s * outline.width; i < last; i++) if (running[i] === t) running[i] = running[last]
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[s * facts.people + p]--
}

function refresh(outline: Outline, list: Int32Array, s: number): void {
  const { facts, hosting, running, count, best, second, served, value, isHost, width } = outline
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
export function apply(outline: Outline, t: number, from: number, to: number, other: number): void {
  const { candidates } = outline.facts
  if (from !== OFF) take(outline, t)
  if (other !== OFF) take(outline, other)
  put(outline, t, to)
  if (other !== OFF && from !== OFF) put(outline, other, from)
  for (const moved of other === OFF ? [t] : [t, other]) {
    refresh(outline, candidates[moved], to)
    if (from !== OFF) refresh(outline, candidates[moved], from)
  }
}

/** The score from scratch: what everybody gets, less the price of open units and of torn hosts. */
export function scoreOutline({ facts, value, start, isHost, best }: Outline, unitPrice: number): number {
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
      score += most - TORN_HOST * unitPrice * Math.max(0, hosted.length - 1)
      if (most > 0) served++
    }
    score -= unitPrice * Math.max(0, wants[p] - served)
  }
  return score
}
