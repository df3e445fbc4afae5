import type { Facts } from '../facts.ts'
import type { Random } from '../random.ts'
import type { State } from '../state.ts'
import { mustRun } from './checks.ts'
import {
  assertCoverage,
  type Before,
  begin,
  type Coverage,
  canBegin,
  createCoverage,
  end,
  fillSlot,
  freePlace,
  NONE,
  remember,
  takeBack,
  worthOfSeats,
} from './coverage.ts'
import { hasLargeGroups } from './effort.ts'
import { mayStart } from './moves/open.ts'
import { SCHEDULE } from './schedule.ts'

export interface CoverageAnnealing {
  /** In units. */
  readonly from: number
  readonly to: number
  /** Moves in which it cools, and those after which it ends even if it is hot. */
  readonly moves: number
  readonly most: number
  readonly assertScore: boolean
  /** Called every few moves. */
  shouldStop(): boolean
}

/** How many moves of single people take about as long as one move of a coverage. */
export function costOfCoverageMove(facts: Facts): number {
  const { people, inLargeGroups } = SCHEDULE.cost.coverage
  return hasLargeGroups(facts) ? inLargeGroups : Math.max(1, Math.round(facts.people / people))
}

interface CoverageSearch {
  readonly coverage: Coverage
  readonly random: Random
  /** may[t * slots + s]: the topic may start there. */
  readonly may: Uint8Array
  /** wishes[t * people + p]: p may be in the topic. */
  readonly wishes: Uint8Array
  readonly before: Before
  /** People of one slot without a seat whom another one would serve, as last gathered. */
  readonly waiting: Int32Array
  /** In units. */
  temperature: number
}

/** A group that begins or moves to a slot, at a place of it. */
interface Proposal {
  g: number
  s: number
  k: number
}

/** The layout of the state as coverage, everybody seated anew. */
function beginSearch(state: State, random: Random): CoverageSearch {
  const { facts } = state
  const { people, topics, slots } = facts
  const coverage = createCoverage(facts)
  for (const g of state.running) {
    const k = freePlace(coverage, state.start[g])
    if (k !== NONE && canBegin(coverage, g, state.start[g], NONE)) begin(coverage, g, state.start[g], k)
  }
  for (let s = 0; s < slots; s++) fillSlot(coverage, s)
  const may = new Uint8Array(topics * slots)
  const wishes = new Uint8Array(topics * people)
  for (let t = 0; t < topics; t++) {
    for (const s of facts.starts[t]) if (mayStart(state, t, s)) may[t * slots + s] = 1
    for (const p of facts.candidates[t]) wishes[t * people + p] = 1
  }
  const before = { groups: [], starts: [], places: [], slots: [], reach: [], shortage: [] }
  return { coverage, random, may, wishes, before, waiting: new Int32Array(people), temperature: 0 }
}

/**
 * Anneals which group runs when so that as few units as can be are missing, from the layout of the state.
 * Most changes bring a wished topic to somebody who has nothing in a slot, in the place of a group whose
 * people find other seats. Returns the starts of groups, -1 for none.
 */
export function annealCoverage(state: State, random: Random, annealing: CoverageAnnealing) {
  const search = beginSearch(state, random)
  const { coverage, before } = search
  let value = worthOfSeats(coverage)
  let best = value
  let kept = coverage.start.slice()
  const last = Math.min(annealing.moves, annealing.most)
  const proposal = { g: NONE, s: NONE, k: NONE }
  let i = 0
  for (; i < last; i++) {
    if (i % SCHEDULE.checkEvery.coverage === 0) {
      if (annealing.shouldStop()) break
      search.temperature = annealing.from * (annealing.to / annealing.from) ** (i / annealing.moves)
    }
    if (!propose(search, proposal)) continue
    // Drawn before the change is made: of what will not be taken most need not be tried.
    const least = value + search.temperature * Math.log(random.next())
    if (value + forecast(search, proposal) + SCHEDULE.coverage.surprise < least) continue
    if (!change(search, proposal)) continue
    const now = worthOfSeats(coverage)
    if (now < least) {
      takeBack(coverage, before)
      if (annealing.assertScore) assertCoverage(coverage)
      continue
    }
    value = now
    if (annealing.assertScore) assertCoverage(coverage)
    if (value > best + 1e-9) {
      best = value
      kept = coverage.start.slice()
    }
  }
  return { start: kept, moves: i, value: best }
}

/** False: nothing can be changed there. */
function propose(search: CoverageSearch, proposal: Proposal): boolean {
  const { coverage, random, may } = search
  const { facts, start } = coverage
  const { people, topics, slots, starts, firstGroup } = facts
  let s = NONE
  let t = NONE
  const unserved = random.below(SCHEDULE.coverage.aimlessOnceIn) > 0 ? findUnserved(coverage, random) : NONE
  if (unserved !== NONE) {
    s = Math.floor(unserved / people)
    t = topicFor(search, unserved % people, s)
  } else {
    t = random.below(topics)
    if (starts[t].length > 0) s = starts[t][random.below(starts[t].length)]
  }
  if (t === NONE || s === NONE || may[t * slots + s] === 0 || firstGroup[t] === firstGroup[t + 1])
    return false
  const g = firstGroup[t] + random.below(firstGroup[t + 1] - firstGroup[t])
  if (start[g] === s || mustRun(facts, g)) return false
  const free = freePlace(coverage, s)
  proposal.g = g
  proposal.s = s
  proposal.k = free !== NONE ? free : placeFor(search, s, t)
  return proposal.k !== NONE
}

/** About how many units the proposal fills, as if nobody else changed seats. */
function forecast(search: CoverageSearch, { g, s, k }: Proposal): number {
  const { coverage } = search
  const { facts, start, place, groupAt, width } = coverage
  const t = facts.topicOf[g]
  const other = groupAt[s * width + k]
  const from = start[g]
  const comes = Math.min(unservedBy(coverage, s, t), facts.maxSize[t])
  if (from === NONE) return comes - (other === NONE ? 0 : lossOf(search, s, k, t))
  if (other === NONE) return comes - lossOf(search, from, place[g], NONE)
  const goes = facts.topicOf[other]
  const leaves = lossOf(search, s, k, t) + lossOf(search, from, place[g], goes)
  return comes - leaves + Math.min(unservedBy(coverage, from, goes), facts.maxSize[goes])
}

/** The group takes the place, and who had it goes where the group comes from, or ends. */
function change({ coverage, may, before }: CoverageSearch, { g, s, k }: Proposal): boolean {
  const { facts, start, place, groupAt, width } = coverage
  const other = groupAt[s * width + k]
  if (!canBegin(coverage, g, s, other)) return false
  const from = start[g]
  const hole = place[g]
  const goes =
    from !== NONE &&
    other !== NONE &&
    may[facts.topicOf[other] * facts.slots + from] === 1 &&
    canBegin(coverage, other, from, g)
  remember(coverage, before, [g, other], [s, from])
  if (other !== NONE) end(coverage, other)
  if (from !== NONE) end(coverage, g)
  begin(coverage, g, s, k)
  if (goes) begin(coverage, other, from, hole)
  fillSlot(coverage, s)
  if (from !== NONE) fillSlot(coverage, from)
  return true
}

/** Extreme values of chance at equal steps of likelihood: two logarithms a choice would take most of the time. */
const NOISES = Float64Array.from({ length: 4096 }, (_, i) => -Math.log(-Math.log((i + 0.5) / 4096)))

/** Noise of the temperature for a choice: the greatest of all with it is chosen as often as it is likely. */
function noiseOf({ random, temperature }: CoverageSearch): number {
  return temperature * NOISES[random.below(NOISES.length)]
}

/** People who lack units and have no seat in the slot, where the topic could give them one. */
function unservedBy({ facts, seat, got, wants }: Coverage, s: number, t: number): number {
  const list = facts.candidates[t]
  const attend = facts.attend[t]
  const row = s * facts.people
  let count = 0
  for (let n = 0; n < list.length; n++) {
    const q = list[n]
    if (seat[row + q] === NONE && got[q] < wants[q] && attend[row + q] !== 0) count++
  }
  return count
}

/** Gathers who lacks units and has no seat in the slot; how many there are. */
function gatherWaiting({ coverage, waiting }: CoverageSearch, s: number): number {
  const { facts, seatless, got, wants } = coverage
  const attend = facts.attend[0]
  const row = s * facts.people
  let count = 0
  for (const q of seatless[s]) if (got[q] < wants[q] && attend[row + q] !== 0) waiting[count++] = q
  return count
}

/** A topic that p wishes, by how many others without a seat it would serve. */
function topicFor(search: CoverageSearch, p: number, s: number): number {
  const { coverage, may, wishes, waiting } = search
  const { facts } = coverage
  const wanted = facts.wanted[p]
  // In large events few lack a seat and many wish for each topic: those who lack one are counted then.
  const count = gatherWaiting(search, s)
  let chosen = NONE
  let most = -Infinity
  for (let j = 0; j < wanted.length; j++) {
    const t = wanted[j]
    if (may[t * facts.slots + s] === 0) continue
    const noise = noiseOf(search)
    const candidates = facts.candidates[t].length
    if (Math.min(candidates, count) + noise <= most) continue
    const worth = noise + (count < candidates ? wishingOf(count, t) : unservedBy(coverage, s, t))
    if (worth > most) {
      most = worth
      chosen = t
    }
  }
  return chosen

  function wishingOf(first: number, t: number): number {
    const row = t * facts.people
    let sum = 0
    for (let i = 0; i < first; i++) sum += wishes[row + waiting[i]]
    return sum
  }
}

/** People of the place who would find no other seat when topic t, or NONE, took it; counted up to `most`. */
function lossOf(
  { coverage, wishes }: CoverageSearch,
  s: number,
  k: number,
  t: number,
  most = Infinity,
): number {
  const { facts, width, members, reach, mayJoin, tied } = coverage
  const row = s * facts.people
  const list = members[s * width + k]
  const onTo = reach[s] & ~(1 << k)
  let loss = 0
  for (let n = 0; n < list.length && loss < most; n++) {
    const q = list[n]
    if ((mayJoin[row + q] & onTo) !== 0 || tied[row + q] !== 0) continue
    if (t === NONE || wishes[t * facts.people + q] === 0) loss++
  }
  return loss
}

/** The place of a group that can go for topic t, by how many of its people would find no other seat. */
function placeFor(search: CoverageSearch, s: number, t: number): number {
  const { facts, width, groupAt } = search.coverage
  let chosen = NONE
  let least = Infinity
  for (let k = 0; k < width; k++) {
    if (mustRun(facts, groupAt[s * width + k])) continue
    const noise = noiseOf(search)
    const price = lossOf(search, s, k, t, least + noise) - noise
    if (price < least) {
      least = price
      chosen = k
    }
  }
  return chosen
}

/** A seat (slot * people + person) that somebody who lacks units does not have; NONE: none found. */
function findUnserved({ facts, seat, got, wants }: Coverage, random: Random): number {
  const { people, slots } = facts
  let p = random.below(people)
  for (let tries = 0; tries < people; tries++) {
    if (got[p] < wants[p]) {
      const first = random.below(slots)
      for (let j = 0; j < slots; j++) {
        const s = (first + j) % slots
        if (seat[s * people + p] === NONE && facts.attend[0][s * people + p] > 0) return s * people + p
      }
    }
    p = p + 1 < people ? p + 1 : 0
  }
  return NONE
}
