import type { Facts } from '../facts.ts'
import { SCHEDULE } from './schedule.ts'

/** Stands for a time, a place or a seat that is none. */
export const NONE = -1
/** Groups of one time are bits of a number. */
const MAX_WIDTH = 32
const SHORT = SCHEDULE.coverage.missingMember

/**
 * Which group runs when, with as many people seated as can be: in each slot the seats are a largest flow from
 * people to groups. It knows units, sizes, hosts and pins, and nothing of what anybody prefers. Group g at
 * slot s has a place there, a bit of its own.
 */
export interface Coverage {
  readonly facts: Facts
  /** Places of a slot. */
  readonly width: number
  /** Slot and place of each group, NONE when it does not run. */
  readonly start: Int32Array
  readonly place: Int32Array
  /** groupAt[s * width + k], NONE where nothing runs. */
  readonly groupAt: Int32Array
  /** Members by slot and place. */
  readonly members: readonly number[][]
  /** mayJoin[s * people + p]: places of the groups of the slot that p may be in. */
  readonly mayJoin: Int32Array
  /** The place that needs p as a host or by a pin, as a bit; 0 for none. */
  readonly tied: Int32Array
  /** seat[s * people + p]: the place p has. */
  readonly seat: Int32Array
  /** People without a seat by slot, and where each stands there. */
  readonly seatless: readonly number[][]
  readonly standing: Int32Array
  /** Seats of each person, and the most that count. */
  readonly got: Int32Array
  readonly wants: Int32Array
  /** People whose presence each group needs. */
  readonly needed: readonly (readonly number[])[]
  /** By slot: places from which room can be reached by moving people on. */
  readonly reach: Int32Array
  /** Units filled, and the price of groups below their smallest size, by slot. */
  filled: number
  readonly shortage: Float64Array
  /** Pairs s * people + p and the seat before, of everything since `beginChange`. */
  readonly journal: number[]
  readonly onward: Int32Array
  readonly via: Int32Array
}

/** Whether coverage can say who is served: groups take one slot each, without rooms, few enough at a time. */
export function admitsCoverage({ topics, covers, starts, rooms, ...facts }: Facts): boolean {
  if (topics === 0 || rooms !== null || widthOf(facts) > MAX_WIDTH) return false
  for (let t = 0; t < topics; t++)
    for (const start of starts[t]) if (covers[t][start].length !== 1) return false
  return true
}

function widthOf({ maxParallel, groups }: Pick<Facts, 'maxParallel' | 'groups'>): number {
  return Math.min(maxParallel, groups)
}

export function createCoverage(facts: Facts): Coverage {
  const { people, slots, groups, topicOf, hosts, pinnedOf, hostsMustCome } = facts
  const width = widthOf(facts)
  return {
    facts,
    width,
    start: new Int32Array(groups).fill(NONE),
    place: new Int32Array(groups).fill(NONE),
    groupAt: new Int32Array(slots * width).fill(NONE),
    members: Array.from({ length: slots * width }, () => []),
    mayJoin: new Int32Array(people * slots),
    tied: new Int32Array(people * slots),
    seat: new Int32Array(people * slots).fill(NONE),
    seatless: Array.from({ length: slots }, () => Array.from({ length: people }, (_, p) => p)),
    standing: Int32Array.from({ length: people * slots }, (_, at) => at % people),
    got: new Int32Array(people),
    wants: facts.wants.map((wants, p) => {
      const most = facts.oneGroupOnly ? 1 : facts.max[p] < 0 ? wants : facts.max[p]
      return Math.min(wants, most)
    }),
    needed: Array.from({ length: groups }, (_, g) => [
      ...new Set([...(hostsMustCome ? hosts[topicOf[g]] : []), ...(pinnedOf.get(g) ?? [])]),
    ]),
    reach: new Int32Array(slots),
    filled: 0,
    shortage: new Float64Array(slots),
    journal: [],
    onward: new Int32Array(width),
    via: new Int32Array(width),
  }
}

/** Units filled, less what groups below their smallest size only seem to fill. */
export function worthOfSeats({ filled, shortage }: Coverage): number {
  let value = filled
  for (let s = 0; s < shortage.length; s++) value -= shortage[s]
  return value
}

/** A place of the slot without a group, NONE when all are taken. */
export function freePlace({ groupAt, width }: Coverage, s: number): number {
  for (let k = 0; k < width; k++) if (groupAt[s * width + k] === NONE) return k
  return NONE
}

function reseat(coverage: Coverage, s: number, p: number, to: number): void {
  const { facts, seat, members, width, got, wants, seatless, standing } = coverage
  const at = s * facts.people + p
  const from = seat[at]
  coverage.journal.push(at, from)
  if (from !== NONE) {
    const list = members[s * width + from]
    const last = list.pop() as number
    if (last !== p) list[list.indexOf(p)] = last
  }
  if (to !== NONE) members[s * width + to].push(p)
  seat[at] = to
  if (from === NONE) {
    sitDown(coverage, s, p)
    if (got[p]++ < wants[p]) coverage.filled++
  }
  if (to === NONE) {
    standing[at] = seatless[s].push(p) - 1
    if (--got[p] < wants[p]) coverage.filled--
  }
}

function sitDown({ facts, seatless, standing }: Coverage, s: number, p: number): void {
  const row = s * facts.people
  const list = seatless[s]
  const last = list.pop() as number
  if (last === p) return
  list[standing[row + p]] = last
  standing[row + last] = standing[row + p]
}

/** Whether everybody whom the group needs can be there, apart from where `leaving` needs them. */
export function canBegin(
  { facts, needed, tied, place }: Coverage,
  g: number,
  s: number,
  leaving: number,
): boolean {
  const list = needed[g]
  const attend = facts.attend[facts.topicOf[g]]
  const gone = leaving === NONE ? 0 : 1 << place[leaving]
  for (let i = 0; i < list.length; i++) {
    const at = s * facts.people + list[i]
    if (attend[at] === 0 || (tied[at] & ~gone) !== 0) return false
  }
  return true
}

/** The group begins at a free place, with those it needs; `fillSlot` seats others. */
export function begin(coverage: Coverage, g: number, s: number, k: number): void {
  attach(coverage, g, s, k)
  for (const p of coverage.needed[g]) reseat(coverage, s, p, k)
}

/** The group ends; its members have no seat. */
export function end(coverage: Coverage, g: number): void {
  const { start, place, width, members } = coverage
  const list = members[start[g] * width + place[g]]
  while (list.length > 0) reseat(coverage, start[g], list[list.length - 1], NONE)
  detach(coverage, g)
}

function attach(coverage: Coverage, g: number, s: number, k: number): void {
  const { facts, width, start, place, groupAt, mayJoin, tied, needed } = coverage
  const topic = facts.topicOf[g]
  const row = s * facts.people
  const bit = 1 << k
  start[g] = s
  place[g] = k
  groupAt[s * width + k] = g
  const candidates = facts.candidates[topic]
  const attend = facts.attend[topic]
  for (let i = 0; i < candidates.length; i++)
    if (attend[row + candidates[i]] !== 0) mayJoin[row + candidates[i]] |= bit
  for (const p of needed[g]) tied[row + p] |= bit
}

function detach(coverage: Coverage, g: number): void {
  const { facts, width, start, place, groupAt, mayJoin, tied, needed } = coverage
  const row = start[g] * facts.people
  const keep = ~(1 << place[g])
  const candidates = facts.candidates[facts.topicOf[g]]
  for (let i = 0; i < candidates.length; i++) mayJoin[row + candidates[i]] &= keep
  for (const p of needed[g]) tied[row + p] &= keep
  groupAt[start[g] * width + place[g]] = NONE
  start[g] = NONE
  place[g] = NONE
}

/** Puts people back into the seats that they had before the journal. */
function unseat(coverage: Coverage): void {
  const { journal, facts } = coverage
  for (let i = journal.length - 2; i >= 0; i -= 2) {
    const s = Math.floor(journal[i] / facts.people)
    reseat(coverage, s, journal[i] - s * facts.people, journal[i + 1])
  }
  journal.length = 0
}

/** What a change of two slots at most has to remember. */
export interface Before {
  readonly groups: number[]
  readonly starts: number[]
  readonly places: number[]
  readonly slots: number[]
  readonly reach: number[]
  readonly shortage: number[]
}

/** Begins a change that `takeBack` can undo, of these groups and slots. */
export function remember(
  coverage: Coverage,
  before: Before,
  groups: readonly number[],
  slots: readonly number[],
): void {
  const { journal, start, place, reach, shortage } = coverage
  journal.length = 0
  before.groups.length = 0
  before.starts.length = 0
  before.places.length = 0
  before.slots.length = 0
  before.reach.length = 0
  before.shortage.length = 0
  for (const g of groups) {
    if (g === NONE) continue
    before.groups.push(g)
    before.starts.push(start[g])
    before.places.push(place[g])
  }
  for (const s of slots) {
    if (s === NONE) continue
    before.slots.push(s)
    before.reach.push(reach[s])
    before.shortage.push(shortage[s])
  }
}

export function takeBack(coverage: Coverage, before: Before): void {
  unseat(coverage)
  const { groups, starts, places, slots, reach, shortage } = before
  for (const g of groups) if (coverage.start[g] !== NONE) detach(coverage, g)
  for (let i = 0; i < groups.length; i++)
    if (starts[i] !== NONE) attach(coverage, groups[i], starts[i], places[i])
  for (let i = 0; i < slots.length; i++) {
    coverage.reach[slots[i]] = reach[i]
    coverage.shortage[slots[i]] = shortage[i]
  }
}

/** Seats as many more people of the slot as can be, moving others on, then fills groups that are too small. */
export function fillSlot(coverage: Coverage, s: number): void {
  do findReach(coverage, s)
  while (seatOneMore(coverage, s))
  coverage.shortage[s] = fillSmall(coverage, s)
}

/** Seats those for whom there is room at once, and finds from where it can be reached. */
function findReach(coverage: Coverage, s: number): void {
  const { facts, groupAt, width, members, mayJoin, tied, seatless, got, wants, onward, via, reach } = coverage
  const row = s * facts.people
  const first = s * width
  let open = 0
  for (let k = 0; k < width; k++) {
    const g = groupAt[first + k]
    if (g !== NONE && members[first + k].length < facts.maxSize[facts.topicOf[g]]) open |= 1 << k
  }
  const waiting = seatless[s]
  for (let i = waiting.length - 1; i >= 0 && open !== 0; i--) {
    const p = waiting[i]
    const at = row + p
    if (got[p] >= wants[p] || (mayJoin[at] & open) === 0) continue
    const k = 31 - Math.clz32(mayJoin[at] & open)
    reseat(coverage, s, p, k)
    if (members[first + k].length >= facts.maxSize[facts.topicOf[groupAt[first + k]]]) open &= ~(1 << k)
  }
  let found = open
  for (let grown = open !== 0; grown; ) {
    grown = false
    for (let k = 0; k < width; k++) {
      if (((found >>> k) & 1) === 1) continue
      const list = members[first + k]
      for (let i = 0; i < list.length; i++) {
        const at = row + list[i]
        const onTo = tied[at] === 0 ? mayJoin[at] & found : 0
        if (onTo === 0) continue
        found |= 1 << k
        via[k] = list[i]
        onward[k] = 31 - Math.clz32(onTo)
        grown = true
        break
      }
    }
  }
  for (let k = 0; k < width; k++) if (((open >>> k) & 1) === 1) onward[k] = NONE
  reach[s] = found
}

/** Seats somebody in a full group whose members move on until one has room. */
function seatOneMore(coverage: Coverage, s: number): boolean {
  const { facts, mayJoin, seatless, got, wants, reach, via, onward } = coverage
  const row = s * facts.people
  if (reach[s] === 0) return false
  for (const p of seatless[s]) {
    const at = row + p
    if (got[p] >= wants[p] || (mayJoin[at] & reach[s]) === 0) continue
    let k = 31 - Math.clz32(mayJoin[at] & reach[s])
    for (let who = p; ; ) {
      reseat(coverage, s, who, k)
      if (onward[k] === NONE) return true
      who = via[k]
      k = onward[k]
    }
  }
  return false
}

/** Groups that are too small take members whom others can spare. What is still amiss, in units. */
function fillSmall(coverage: Coverage, s: number): number {
  const { facts, groupAt, width, members, mayJoin, tied, seat } = coverage
  const row = s * facts.people
  const first = s * width
  let amiss = 0
  for (let k = 0; k < width; k++) {
    const g = groupAt[first + k]
    if (g === NONE) continue
    const low = facts.minSize[facts.topicOf[g]]
    const list = members[first + k]
    if (list.length >= low) continue
    const candidates = facts.candidates[facts.topicOf[g]]
    for (let i = 0; i < candidates.length && list.length < low; i++) {
      const at = row + candidates[i]
      const from = seat[at]
      if (from === NONE || from === k || tied[at] !== 0 || ((mayJoin[at] >>> k) & 1) === 0) continue
      if (members[first + from].length > facts.minSize[facts.topicOf[groupAt[first + from]]])
        reseat(coverage, s, candidates[i], k)
    }
    if (list.length < low) amiss += list.length + SHORT * (low - list.length)
  }
  return amiss
}

/** Throws when seats, members and units differ from what they are from scratch. */
export function assertCoverage({ facts, seat, members, width, start, place, ...coverage }: Coverage): void {
  const { people, slots, topicOf, maxSize } = facts
  const { got, wants, filled, needed } = coverage
  let units = 0
  for (let p = 0; p < people; p++) {
    let seats = 0
    for (let s = 0; s < slots; s++) if (seat[s * people + p] !== NONE) seats++
    if (seats !== got[p]) throw new Error(`Person ${p} has ${seats} seats, not ${got[p]}`)
    units += Math.min(seats, wants[p])
  }
  if (units !== filled) throw new Error(`The coverage fills ${units} units, not ${filled}`)
  for (let g = 0; g < start.length; g++) {
    if (start[g] === NONE) continue
    const list = members[start[g] * width + place[g]]
    if (list.length > Math.max(maxSize[topicOf[g]], needed[g].length))
      throw new Error(`Group ${g} has ${list.length} members, more than ${maxSize[topicOf[g]]}`)
    for (const p of list) {
      const at = start[g] * people + p
      if (seat[at] !== place[g] || facts.attend[topicOf[g]][at] === 0)
        throw new Error(`Person ${p} is in group ${g} without a seat there`)
    }
  }
}
