import { unfairness } from '../constraints/fairness.ts'
import type { Facts } from '../facts.ts'
import type { PlannedGroup } from '../problem.ts'
import type { State } from '../state.ts'
import { isHeld } from './checks.ts'
import { addMember, mark, removeMember, undo } from './operations.ts'
import { layOut, planOfState } from './plan-state.ts'

/** Exchanges that are tried for one plan: some milliseconds for most events, two tenths of a second at most. */
const MAX_TRIES = 20_000
/** What differs by less is equal but for rounding: half of what `compareScores` takes for equal. */
const ROUNDING = 5e-10

/**
 * The plan with more precedence that exchanges of two people lead to: of one seat, of a seat for none, and of
 * all their seats. Its score is that of the plan (MODEL-71).
 */
export function withPrecedence(facts: Facts, groups: readonly PlannedGroup[]): readonly PlannedGroup[] {
  const priority = facts.problem.people.map((person) => person.priority ?? 0)
  // Among people of one priority nobody comes first.
  if (priority.every((one) => one === priority[0])) return groups
  const state = layOut(facts, groups)
  const pass: Pass = { state, priority, begin: state.amounts.slice(), triesLeft: MAX_TRIES }
  const first = [...priority.keys()].filter((p) => priority[p] > 0)
  first.sort((a, b) => priority[b] - priority[a] || a - b)
  let rounds = 0
  while (helpAll(pass, first)) rounds++
  return rounds > 0 ? planOfState(state) : groups
}

interface Pass {
  readonly state: State
  readonly priority: readonly number[]
  /** The amounts of the plan that was given: its score is kept, not that of the exchange before. */
  readonly begin: Float64Array
  triesLeft: number
}

/** Two people change places: p leaves `out` for `into`, which q leaves for `out`. */
interface Exchange {
  readonly p: number
  readonly out: readonly number[]
  readonly q: number
  readonly into: readonly number[]
}

/** Helps each as long as there is a way; whether there was any. Who gave something may take from others. */
function helpAll(pass: Pass, people: readonly number[]): boolean {
  let isChanged = false
  for (const p of people) while (helpOnce(pass, p)) isChanged = true
  return isChanged
}

/** Makes the first exchange that gives p more and is no loss; whether there was one. */
function helpOnce(pass: Pass, p: number): boolean {
  const { state } = pass
  // Whoever has all they could hope for gains nothing.
  if (pass.triesLeft <= 0 || unfairness(state.facts.ideal[p], state.got[p]) === 0) return false
  const mine = leavable(state, p)
  for (const h of [...state.running].sort((a, b) => a - b)) {
    if (state.groupsOf[p].includes(h)) continue
    const into = [h]
    const others = [...state.members[h]].sort((a, b) => a - b)
    for (const q of others) {
      if (isHeld(state, q, h)) continue
      if (exchange(pass, { p, out: [], q, into })) return true
      for (const g of mine)
        if (!state.groupsOf[q].includes(g) && exchange(pass, { p, out: [g], q, into })) return true
    }
  }
  for (let q = 0; q < state.facts.people; q++) if (exchangeAll(pass, p, q)) return true
  return false
}

/** The groups that somebody could leave. */
function leavable(state: State, p: number): number[] {
  return state.groupsOf[p].filter((g) => !isHeld(state, p, g)).sort((a, b) => a - b)
}

function exchangeAll(pass: Pass, p: number, q: number): boolean {
  if (p === q) return false
  const { groupsOf } = pass.state
  const out = leavable(pass.state, p).filter((g) => !groupsOf[q].includes(g))
  const into = leavable(pass.state, q).filter((g) => !groupsOf[p].includes(g))
  // Of single seats it is tried already.
  return Math.max(out.length, into.length) > 1 && exchange(pass, { p, out, q, into })
}

/** Keeps the exchange where precedence rises and the score stays. */
function exchange(pass: Pass, { p, out, q, into }: Exchange): boolean {
  const { state, priority, begin } = pass
  if (!couldCome(state, p, into) || !couldCome(state, q, out)) return false
  const gain =
    priority[p] * gainOf(state, p, out, into) +
    (priority[q] > 0 ? priority[q] * gainOf(state, q, into, out) : 0)
  if (gain <= ROUNDING || pass.triesLeft <= 0) return false
  pass.triesLeft--
  mark(state)
  const got = [state.got[p], state.got[q]] as const
  for (const g of out) removeMember(state, p, g)
  for (const h of into) removeMember(state, q, h)
  for (const g of out) addMember(state, q, g)
  for (const h of into) addMember(state, p, h)
  const { hard, medium, soft } = state.facts
  const keeps = [hard, medium, soft].every(({ weights, first, end }) => {
    let change = 0
    for (let i = first; i < end; i++) change += weights[i] * (state.amounts[i] - begin[i])
    return Math.abs(change) <= ROUNDING
  })
  if (keeps) return true
  undo(state)
  state.got[p] = got[0]
  state.got[q] = got[1]
  return false
}

/** Whether p may be in the topics of these groups and can come then; what else stands against it shows. */
function couldCome({ facts, start }: State, p: number, groups: readonly number[]): boolean {
  return groups.every((g) => {
    const topic = facts.topicOf[g]
    const at = p * facts.topics + topic
    const mayCome = !facts.noIsHard || facts.wish[at] === 1 || facts.host[at] === 1
    return mayCome && facts.attend[topic][start[g] * facts.people + p] !== 0
  })
}

/** What p's satisfaction gains. */
function gainOf(
  { facts, attends, got }: State,
  p: number,
  out: readonly number[],
  into: readonly number[],
): number {
  const ideal = facts.ideal[p]
  if (ideal === 0) return 0
  const times = new Map<number, number>()
  const count = (groups: readonly number[], by: number) => {
    for (const g of groups) times.set(facts.topicOf[g], (times.get(facts.topicOf[g]) ?? 0) + by)
  }
  count(out, -1)
  count(into, 1)
  let after = got[p]
  for (const [topic, by] of times) {
    const before = attends[p * facts.topics + topic]
    const change = Number(before + by > 0) - Number(before > 0)
    after += change * facts.value[p * facts.topics + topic]
  }
  return Math.min(1, after / ideal) - Math.min(1, got[p] / ideal)
}
