import type { Facts } from './facts.ts'
import * as term from './terms.ts'

/** Stands for a slot, or a topic, that is none. */
export const OFF = -1
const ABSENT = 1e9
/** A host of two topics of one time is dearer than anything. */
const TORN_HOST = 10

/** What a seat is worth, by person and topic; 0 where they do not come. */
function seatValues({ people, topics, candidates, wish, host, reward, weights }: Facts): Float64Array {
  const value = new Float64Array(people * topics)
  for (let t = 0; t < topics; t++)
    for (const p of candidates[t]) {
      const at = p * topics + t
      const unwanted = wish[at] === 0 && host[at] === 0
      value[at] = Math.max(1e-3, reward[at] + (unwanted ? weights[term.NON_PREFERRED] : 0))
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
  /** Best value by person and slot; 0: nothing for them; ABSENT where they cannot come, which no change exceeds. */
  readonly best: Float64Array
  /** What is left to them without the topic of their best value. */
  readonly second: Float64Array
  /** Slots in which there is something, by person. */
  readonly served: Int32Array
  /** Running topics that need this person, by person and slot. */
  readonly hosting: Int16Array
  /** By person and topic: nobody where hosts need not come. */
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
      for (let p = 0; p < people; p++) if (attend[t][s * people + p] > 0) best[p * slots + s] = 0
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
    isHost: facts.hostsMustCome ? facts.host : new Uint8Array(people * topics),
    seen: new Int32Array(people),
    look: 0,
  }
}

/** Best of the slot for p, at row and place of their arrays, when one topic goes and another comes, OFF for none. */
function bestWith(outline: Outline, row: number, at: number, gone: number, come: number): number {
  const { value, isHost, best } = outline
  const now = best[at]
  const added = come === OFF ? 0 : value[row + come]
  const hosted = outline.hosting[at]
  const comesAsHost = come !== OFF && isHost[row + come] === 1
  if (hosted === 0 && !comesAsHost) {
    const left = gone !== OFF && now > 0 && value[row + gone] === now ? outline.second[at] : now
    return added > left ? added : left
  }
  const goesAsHost = gone !== OFF && isHost[row + gone] === 1
  if (hosted > 0 && !goesAsHost) return comesAsHost && added > now ? added : now
  return bestOfHost(outline, row, at, gone, added, comesAsHost, hosted > (goesAsHost ? 1 : 0))
}

/** The best for a host of the slot: of their own topics there, of all topics when none of them is left. */
function bestOfHost(
  { value, isHost, running, width, count, facts }: Outline,
  row: number,
  at: number,
  gone: number,
  added: number,
  comesAsHost: boolean,
  staysHost: boolean,
): number {
  const s = at % facts.slots
  const tied = comesAsHost || staysHost
  let most = !tied || comesAsHost ? added : 0
  for (let i = s * width, end = i + count[s]; i < end; i++) {
    const t = running[i]
    if (t === gone || (tied && isHost[row + t] === 0)) continue
    if (value[row + t] > most) most = value[row + t]
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
  const base = p * facts.slots
  const row = p * facts.topics
  let gain = 0
  let more = 0
  const there = best[base + to]
  if (there < ABSENT) {
    const next = bestWith(outline, row, base + to, other, t)
    gain += next - there
    more += (next > 0 ? 1 : 0) - (there > 0 ? 1 : 0)
  }
  const here = from === OFF ? ABSENT : best[base + from]
  if (here < ABSENT) {
    const next = bestWith(outline, row, base + from, t, other)
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
  const { hosts, slots, topics } = facts
  if (!facts.hostsMustCome) return 0
  let torn = 0
  for (let i = 0; i < hosts[t].length; i++) {
    const p = hosts[t][i]
    if (from !== OFF && hosting[p * slots + from] > 1) torn--
    if (hosting[p * slots + to] > (other === OFF ? 0 : isHost[p * topics + other])) torn++
  }
  if (other === OFF) return torn
  for (let i = 0; i < hosts[other].length; i++) {
    const p = hosts[other][i]
    if (hosting[p * slots + to] > 1) torn--
    if (from !== OFF && hosting[p * slots + from] > isHost[p * topics + t]) torn++
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
  const { slots, topics, wants } = facts
  let gain = 0
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    if (seen[p] === look) continue
    const row = p * topics
    const base = p * slots
    const ties = hosting[base + to] + isHost[row + t]
    if (ties + (from === OFF ? 0 : hosting[base + from]) + (other === OFF ? 0 : isHost[row + other]) > 0) {
      gain += gainOfHost(outline, unitPrice, p, t, from, to, other)
      continue
    }
    const coming = value[row + t]
    const going = other === OFF ? 0 : value[row + other]
    const there = best[base + to]
    const left = going > 0 && going === there ? second[base + to] : there
    const next = coming > left ? coming : left
    gain += next - there
    let more = (next > 0 ? 1 : 0) - (there > 0 ? 1 : 0)
    if (from !== OFF) {
      const here = best[base + from]
      const rest = coming > 0 && coming === here ? second[base + from] : here
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
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[p * facts.slots + s]++
}

function take(outline: Outline, t: number): void {
  const { facts, hosting, running, count, start } = outline
  const s = start[t]
  start[t] = OFF
  const last = s * outline.width + --count[s]
  for (let i = s * outline.width; i < last; i++) if (running[i] === t) running[i] = running[last]
  if (facts.hostsMustCome) for (const p of facts.hosts[t]) hosting[p * facts.slots + s]--
}

function refresh(outline: Outline, list: Int32Array, s: number): void {
  const { facts, hosting, running, count, best, second, served, value, isHost, width } = outline
  for (let i = 0; i < list.length; i++) {
    const p = list[i]
    const at = p * facts.slots + s
    if (best[at] === ABSENT) continue
    const tied = hosting[at] > 0
    let most = 0
    let next = 0
    for (let k = s * width, end = k + count[s]; k < end; k++) {
      const here = p * facts.topics + running[k]
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
  const { people, topics, slots, wants } = facts
  let score = 0
  for (let p = 0; p < people; p++) {
    let served = 0
    for (let s = 0; s < slots; s++) {
      if (best[p * slots + s] === ABSENT) continue
      const here = Array.from(start.keys()).filter((t) => start[t] === s)
      const hosted = here.filter((t) => isHost[p * topics + t] === 1)
      const worth = (hosted.length > 0 ? hosted : here).map((t) => value[p * topics + t])
      const most = Math.max(0, ...worth)
      score += most - TORN_HOST * unitPrice * Math.max(0, hosted.length - 1)
      if (most > 0) served++
    }
    score -= unitPrice * Math.max(0, wants[p] - served)
  }
  return score
}
