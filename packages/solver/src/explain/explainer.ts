import { type BoundParts, boundOf, boundParts, followBound } from '../bounds/simple-bound.ts'
import { checkPlan } from '../check/check-plan.ts'
import type { CheckOptions } from '../check/finding.ts'
import type { CheckTools, PlanCheck } from '../check/plan-check.ts'
import { type Constraint, weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import { evaluate } from '../evaluate.ts'
import { evaluateGroups } from '../evaluate-groups.ts'
import type { GroupsEvaluation } from '../evaluation.ts'
import type { Facts } from '../facts.ts'
import { changedWishes, followReading } from '../follow-reading.ts'
import { readPlan } from '../plan-reading.ts'
import type {
  GroupRef,
  GroupsProblem,
  PairsProblem,
  PlannedGroup,
  PlannedMeeting,
  Problem,
} from '../problem.ts'
import { type ProblemReading, readProblem } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import { followFacts } from '../search/follow-facts.ts'
import { layOut } from '../search/plan-state.ts'
import { type State, weighed } from '../state.ts'
import { explainMissed, explainPlace, type KnownPlan } from './explain-place.ts'
import type {
  Explainer,
  ExplainerOptions,
  GroupsExplainer,
  GroupsExplainerOptions,
  Knowledge,
  MovePrices,
  PairsExplainer,
  RandomPlan,
  RuleTouch,
  SwapPrice,
} from './explanation.ts'
import { priceMoves } from './price-moves.ts'
import { priceSwaps } from './price-swaps.ts'
import { randomPlans } from './random-plans.ts'
import { explainResting } from './resting-topics.ts'
import { explainWishes } from './ungranted-wishes.ts'

export function createExplainer(
  problem: GroupsProblem,
  plan: readonly PlannedGroup[],
  options?: GroupsExplainerOptions,
): GroupsExplainer
export function createExplainer(
  problem: PairsProblem,
  plan: readonly PlannedMeeting[],
  options?: ExplainerOptions,
): PairsExplainer
export function createExplainer(
  problem: Problem,
  plan: readonly PlannedGroup[] | readonly PlannedMeeting[],
  options?: GroupsExplainerOptions,
): Explainer
export function createExplainer(
  problem: Problem,
  plan: readonly PlannedGroup[] | readonly PlannedMeeting[],
  options: GroupsExplainerOptions = {},
): Explainer {
  // The kind of a problem goes with that of its plan.
  return problem.kind === 'groups'
    ? new ExplainerOfGroups(problem, plan as readonly PlannedGroup[], options)
    : new ExplainerOfPairs(problem, plan as readonly PlannedMeeting[], options)
}

/** What does not depend on the kind of a plan. */
class WithMemory<P extends Problem> {
  readonly problem: P
  /** The plan that the last check of the event has found: after an edit it is mostly as good. */
  #found: readonly PlannedGroup[] | null = null
  #drawn: { readonly key: string; readonly plans: readonly RandomPlan[] } | null = null

  constructor(problem: P, before: Explainer | undefined) {
    this.problem = problem
    if (!(before instanceof WithMemory)) return
    this.#found = before.#found
    if (before.problem === problem) this.#drawn = before.#drawn
  }

  randomPlans(count: number, seed: number): readonly RandomPlan[] {
    const key = `${count} ${seed}`
    if (this.#drawn?.key !== key) this.#drawn = { key, plans: randomPlans(this.problem, count, seed) }
    return this.#drawn.plans
  }

  protected checked(
    known: readonly (readonly PlannedGroup[])[],
    tools: CheckTools,
    options: CheckOptions | undefined,
  ): PlanCheck {
    const last = this.#found === null ? [] : [this.#found]
    const found = checkPlan(this.problem, { ...tools, known: [...known, ...last] }, options)
    this.#found = found.plan
    return found
  }
}

class ExplainerOfPairs extends WithMemory<PairsProblem> implements PairsExplainer {
  readonly kind = 'pairs'
  readonly plan: readonly PlannedMeeting[]
  readonly #knows: Knowledge

  constructor(
    problem: PairsProblem,
    plan: readonly PlannedMeeting[],
    { knows = 'all', before }: ExplainerOptions,
  ) {
    super(problem, before)
    this.plan = plan
    this.#knows = knows
  }

  evaluation() {
    return evaluate(this.problem, this.plan)
  }

  wishes() {
    return explainWishes(this.problem, this.plan, this.#knows)
  }

  check(tools: CheckTools, options?: CheckOptions): PlanCheck {
    return this.checked([], tools, options)
  }
}

/** What is worked out of a problem when it is first asked for. */
interface Worked {
  reading?: ProblemReading
  facts?: Facts
  /** Null where a rule in effect is beyond the bound. */
  bound?: BoundParts | null
}

class ExplainerOfGroups extends WithMemory<GroupsProblem> implements GroupsExplainer {
  readonly kind = 'groups'
  readonly plan
  readonly vacant
  #read: KnownPlan | undefined
  readonly #knows: Knowledge
  #worked: Worked = {}
  #state: State | undefined
  #evaluation: GroupsEvaluation | undefined

  constructor(
    problem: GroupsProblem,
    plan: readonly PlannedGroup[],
    { vacant = [], knows = 'all', before }: GroupsExplainerOptions,
  ) {
    super(problem, before)
    this.plan = plan
    this.vacant = vacant
    if (before instanceof ExplainerOfGroups) this.#takeOver(before)
    this.#knows = knows
  }

  evaluation() {
    this.#evaluation ??= evaluateGroups(this.#reading(), this.plan)
    return this.#evaluation
  }

  place(person: string, slot: number | null) {
    return explainPlace(this.#known(), person, slot)
  }

  missed(options: Parameters<GroupsExplainer['missed']>[0]) {
    return explainMissed(this.#known(), options)
  }

  resting() {
    return explainResting(this.#known().plan)
  }

  rules() {
    return ruleTouches(this.problem, this.plan, this.evaluation())
  }

  moves(person: string, from: GroupRef | null): MovePrices {
    return { ...priceMoves(this.#laidOut(), this.vacant, person, from), span: this.#span() }
  }

  swaps(person: string, from: GroupRef): readonly SwapPrice[] {
    return priceSwaps(this.#laidOut(), person, from)
  }

  check(tools: CheckTools, options?: CheckOptions): PlanCheck {
    return this.checked([this.plan], tools, options)
  }

  /** The former explainer works out again what is taken from it, if it is asked once more. */
  #takeOver(before: ExplainerOfGroups): void {
    const { problem, plan } = before
    const isSame = problem === this.problem
    if (!isSame && BESIDE_WISHES.some((part) => problem[part] !== this.problem[part])) return
    const [worked, state] = [before.#worked, before.#state]
    before.#worked = {}
    before.#state = undefined
    if (isSame) {
      this.#worked = worked
      if (plan === this.plan) this.#state = state
      return
    }
    const changed = changedWishes(problem.wishes, this.problem.wishes)
    const { reading: former, facts, bound } = worked
    if (former === undefined) return
    const reading = followReading(former, this.problem, changed)
    this.#worked = { reading }
    if (facts === undefined) return
    const followed = followFacts(facts, former, reading, changed)
    this.#worked.facts = followed.facts
    if (bound === undefined) return
    if (bound !== null) followBound(bound, followed.facts, followed.touched)
    this.#worked.bound = bound
  }

  #known(): KnownPlan {
    this.#read ??= {
      plan: readPlan(this.#reading(), this.plan),
      knows: this.#knows,
      state: () => this.#laidOut(),
    }
    return this.#read
  }

  #reading(): ProblemReading {
    this.#worked.reading ??= readProblem(this.problem)
    return this.#worked.reading
  }

  #facts(): Facts {
    this.#worked.facts ??= buildFacts(this.problem, this.#reading())
    return this.#worked.facts
  }

  #laidOut(): State {
    this.#state ??= layOut(this.#facts(), this.plan)
    return this.#state
  }

  /** Soft points between the plan without groups and an upper bound; null where there is no such way. */
  #span(): number | null {
    const facts = this.#facts()
    if (this.#worked.bound === undefined) this.#worked.bound = boundParts(facts)
    const { bound } = this.#worked
    if (bound === null) return null
    const way = boundOf(facts, bound).soft - weighed(facts.emptyAmounts, facts.soft)
    return way > 1e-9 ? way : null
  }
}

/** What else a problem has beside its wishes. */
const BESIDE_WISHES = [
  'slots',
  'breaksAfter',
  'countBy',
  'people',
  'topics',
  'contacts',
  'fixedGroups',
  'pins',
  'previous',
  'rooms',
  'rules',
] as const satisfies readonly (keyof GroupsProblem)[]

function ruleTouches(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  { matches }: GroupsEvaluation,
): readonly RuleTouch[] {
  const members = new Map(groups.map(({ topic, group, members }) => [`${topic}|${group}`, members]))
  const counts = new Map<string, { people: Set<string>; times: number }>()
  for (const { constraint, people, topic, group } of matches) {
    const count = counts.get(constraint) ?? { people: new Set(), times: 0 }
    const concerned = people.length > 0 ? people : (members.get(`${topic}|${group}`) ?? [])
    for (const id of concerned) count.people.add(id)
    count.times++
    counts.set(constraint, count)
  }
  const counted = (one: Constraint) =>
    one.level === 'soft'
      ? weightOf(one, problem) !== 0 && one.concerns?.(problem) !== false
      : counts.has(one.name)
  return CONSTRAINTS.filter(counted).map((one) => ({
    rule: one.name,
    isHard: one.level === 'hard',
    people: counts.get(one.name)?.people.size ?? 0,
    times: counts.get(one.name)?.times ?? 0,
  }))
}
