import { companyLimit } from '../constraints/contact-preferences.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createValuer, type Valuer } from './columns.ts'
import type { ExactPlan } from './exact-plan.ts'
import { planOfSeatings } from './plan-of-seatings.ts'
import { countedProblem, isSeparable } from './separable.ts'
import { firstAlike, forEachKind, readSession, type Session, softRange } from './session.ts'

/** Limits of the method: topics, sets of topics to value, and steps to combine them. */
const MAX_TOPICS = 20
const MAX_SETS = 60_000
const MAX_STEPS = 300_000_000
/** A last resort: each round values one plan's columns exactly. */
const MAX_ROUNDS = 2000

/** How many sets of at most `most` of the topics there are, and how many subsets they leave in all. */
function workOf(topics: number, most: number): { sets: number; steps: number } {
  let sets = 0
  let steps = 0
  let choices = 1
  for (let size = 0; size <= Math.min(most, topics); size++) {
    sets += choices
    steps += choices * 2 ** (topics - size)
    choices = (choices * (topics - size)) / (size + 1)
  }
  return { sets, steps }
}

/** Topics of a set, the lowest first. */
function listOf(set: number): number[] {
  const list: number[] = []
  for (let t = 0; set >> t !== 0; t++) if (set & (1 << t)) list.push(t)
  return list
}

function columnsOf(session: Session, most: number, { atMost }: Valuer): Column[] {
  const columns: Column[] = [{ topics: 0, value: 0, isExact: true }]
  const add = (set: number, count: number, from: number) => {
    for (let i = from; i < session.topics.length; i++) {
      const topics = set | (1 << session.topics[i])
      const { value, isExact } = atMost(listOf(topics))
      if (value > -Infinity) columns.push({ topics, value, isExact })
      if (count + 1 < most) add(topics, count + 1, i + 1)
    }
  }
  if (most > 0) add(0, 0, 0)
  return columns
}

/**
 * Values every set of topics of a session with everybody placed best, and combines the best sets. Pair rules
 * are left out: a plan may break them, and its score is then still an upper bound.
 */
export function solveBySessions(problem: GroupsProblem): ExactPlan | null {
  if (problem.topics.length > MAX_TOPICS) return null
  const counted = countedProblem(problem, 'solveBySessions')
  if (counted === null) return null
  const facts = buildFacts(counted)
  if (!isSeparable(facts)) return null
  const { slots, topics, people } = facts
  const openUnit = openUnitCharge(facts)
  const range = softRange(facts)
  const unitPrice = 2 * range * openUnit.medium + openUnit.soft
  const read = Array.from({ length: slots }, (_, slot) => readSession(facts, slot, unitPrice))
  const alike = firstAlike(read)
  const { sets, steps } = workOf(topics, Math.max(...read.map(({ most }) => most)))
  if (sets * new Set(alike).size > MAX_SETS || steps * Math.max(0, slots - 2) > MAX_STEPS) return null
  const sessions = forEachKind(alike, (slot) => {
    const valuer = createValuer(read[slot], people, 100 * (unitPrice + range))
    return { valuer, columns: columnsOf(read[slot], read[slot].most, valuer) }
  })
  const all = sessions.map(({ columns }) => columns)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const chosen = combine(all, topics)
    const open = chosen.flatMap((column, k) => (column.isExact ? [] : [{ column, k }]))
    for (const { column, k } of open) {
      const seated = sessions[k].valuer.exactly(listOf(column.topics))
      if (seated === 'tooHard') return null
      column.value = seated?.value ?? -Infinity
      column.isExact = true
    }
    if (open.length > 0) continue
    const choices = chosen.flatMap((column, k) => {
      const list = listOf(column.topics)
      const seating = sessions[k].valuer.exactly(list)
      return seating === null || seating === 'tooHard' ? [] : [{ topics: list, seating }]
    })
    const plan = planOfSeatings(facts, choices, 2 * range)
    return { ...plan, soft: plan.soft + companyLimit(buildFacts(problem)) }
  }
  return null
}

/** Topics that run in one session, as bits, and what that is worth with everybody placed best. */
interface Column {
  readonly topics: number
  /** Never too low; exact where `isExact`. */
  value: number
  isExact: boolean
}

/**
 * Chooses one column for each session, no topic twice, with the greatest sum. `columns[k]` hold the empty
 * set. Takes memory for 2 ** topics numbers per session.
 */
function combine(columns: readonly (readonly Column[])[], topics: number): Column[] {
  const all = 2 ** topics - 1
  /** best[k][u]: greatest sum of sessions 0..k with topics of u. */
  const best: Float64Array[] = []
  for (let k = 0; k < columns.length - 1; k++) best.push(extend(columns[k], best[k - 1], all))
  const chosen: Column[] = []
  let left = all
  for (let k = columns.length - 1; k >= 0; k--) {
    const before = best[k - 1]
    let most = -Infinity
    let choice = columns[k][0]
    for (const column of columns[k]) {
      if ((column.topics & ~left) !== 0) continue
      const sum = column.value + (before === undefined ? 0 : before[left & ~column.topics])
      if (sum > most) {
        most = sum
        choice = column
      }
    }
    chosen[k] = choice
    left &= ~choice.topics
  }
  return chosen
}

function extend(columns: readonly Column[], before: Float64Array | undefined, all: number): Float64Array {
  const best = new Float64Array(all + 1).fill(-Infinity)
  for (const { topics, value } of columns) {
    if (value === -Infinity) continue
    if (before === undefined) {
      best[topics] = Math.max(best[topics], value)
      continue
    }
    const others = all & ~topics
    for (let used = others; ; used = (used - 1) & others) {
      const sum = value + before[used]
      if (sum > best[topics | used]) best[topics | used] = sum
      if (used === 0) break
    }
  }
  if (before === undefined)
    for (let bit = 1; bit <= all; bit <<= 1)
      for (let set = 0; set <= all; set++)
        if (set & bit && best[set ^ bit] > best[set]) best[set] = best[set ^ bit]
  return best
}
