import { evaluateGroups } from '../evaluate-groups.ts'
import { boundBySessions } from '../exact/session-bound.ts'
import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import { solveGroups } from '../solve-groups.ts'
import type { CheckFacts } from './check-facts.ts'
import { CHECK_POLICY, movesFor } from './check-policy.ts'
import { type FillingForm, fillingProgram, fillingProgramSize } from './filling-program.ts'
import type { CheckTools } from './plan-check.ts'

/** How many wanted units plans that break no rule fill. */
export interface Filling {
  /** No plan fills more; null: every plan breaks a rule. */
  readonly atMost: number | null
  /** A plan that was found fills so many; null: none was found that breaks no rule. */
  readonly atLeast: number | null
  readonly plan: readonly PlannedGroup[] | null
}

/** The same problem with nothing to weigh: a plan of it is as good as the units it fills. */
export function bareProblem(problem: GroupsProblem): GroupsProblem {
  const { rules } = problem
  return {
    ...problem,
    contacts: problem.contacts.filter(([, , weight]) => weight === 'no'),
    previous: null,
    rules: {
      ...rules,
      assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard',
      weights: Object.fromEntries(Object.keys(rules.weights).map((name) => [name, 0])),
    },
  }
}

export function wantedUnits({ people }: GroupsProblem): number {
  return people.reduce((sum, { wants }) => sum + Math.max(0, wants), 0)
}

/** How many units a plan fills; null where it breaks a rule. */
export function filledBy(problem: GroupsProblem, groups: readonly PlannedGroup[]): number | null {
  const { score, unfilled } = evaluateGroups(readProblem(problem), groups)
  return score[0] < 0 ? null : wantedUnits(problem) - unfilled.reduce((sum, { units }) => sum + units, 0)
}

interface Search {
  readonly moves: number
  /** The search ends when it has filled so many. */
  readonly enough: number
  readonly seed?: number
  /** A plan to begin with. */
  readonly from?: readonly PlannedGroup[]
  readonly shouldStop?: (() => boolean) | undefined
}

/** The best plan of a search and how many units it fills; null where every plan it found breaks a rule. */
export function searchFor(
  bare: GroupsProblem,
  { moves, enough, seed = 0, from, shouldStop = () => false }: Search,
): { readonly filled: number; readonly groups: readonly PlannedGroup[] } | null {
  const wanted = wantedUnits(bare)
  let isEnough = false
  const { score, groups } = solveGroups(bare, {
    seed,
    iterations: moves,
    ...(from && { warmStart: from }),
    shouldStop: () => isEnough || shouldStop(),
    onBest: ({ score: [hard, medium] }) => {
      isEnough = hard === 0 && wanted + medium >= enough
    },
  })
  return score[0] < 0 ? null : { filled: wanted + score[1], groups }
}

/** What is left of a plan of an earlier problem: groups and people that there are still. */
function stillIn({ people, topics }: GroupsProblem, plan: readonly PlannedGroup[]): readonly PlannedGroup[] {
  const isThere = new Set(people.map(({ id }) => id))
  const numbers = new Map(topics.map(({ id, groups }) => [id, groups]))
  return plan
    .filter(({ topic, group }) => group < (numbers.get(topic) ?? 0))
    .map((group) => ({ ...group, members: group.members.filter((id) => isThere.has(id)) }))
}

class Fill {
  readonly #facts: CheckFacts
  readonly #bare: GroupsProblem
  readonly #tools: CheckTools
  readonly #own: number
  atMost: number | null
  atLeast: number | null = null
  best: readonly PlannedGroup[] | null = null
  #searches = 0

  constructor(facts: CheckFacts, { own, atMost }: FillingQuestion, tools: CheckTools) {
    this.#facts = facts
    this.#bare = bareProblem(facts.problem)
    this.#tools = tools
    this.#own = own
    this.atMost = atMost
    for (const before of tools.known ?? []) {
      const plan = stillIn(this.#bare, before)
      this.#found(filledBy(this.#bare, plan), plan)
    }
  }

  /** Whether it is known if all can be had at once. */
  get isDecided(): boolean {
    return this.isExact || (this.atLeast !== null && (this.atMost ?? 0) < this.#own)
  }

  /** Whether nothing is left to find out. */
  get isExact(): boolean {
    return this.atMost === null || this.atLeast === this.atMost || (this.#tools.shouldStop?.() ?? false)
  }

  /** Searches from the start, or from the best plan so far; each with a seed of its own. */
  search(perSize: number, isFresh: boolean): void {
    const found = searchFor(this.#bare, {
      moves: movesFor(this.#bare, perSize),
      enough: this.atMost ?? 0,
      seed: this.#searches++,
      ...(!isFresh && this.best && { from: this.best }),
      shouldStop: this.#tools.shouldStop,
    })
    if (found !== null) this.#found(found.filled, found.groups)
  }

  /** Every set of topics of each session, where sessions do not depend on each other otherwise. */
  bySessions(): void {
    const exact = solveBySessions(this.#bare)
    if (exact !== null) this.#bound(wantedUnits(this.#bare) - exact.unfilled)
  }

  /** Prices of topics, better step by step. */
  byPrices(): void {
    if (this.#bare.people.length > CHECK_POLICY.maxPeopleBySessions) return
    const bound = boundBySessions(this.#bare, 'medium')
    if (bound === null) return
    for (let step = 0; step < CHECK_POLICY.sessionSteps && !bound.isDone() && !this.isDecided; step++)
      this.#bound(wantedUnits(this.#bare) + Math.floor(bound.step(null) + 1e-6))
  }

  byProgram(form: FillingForm): void {
    const { solver, shouldStop = () => false } = this.#tools
    if (solver === null || fillingProgramSize(this.#facts, form) > mostOf(form)) return
    const program = fillingProgram(this.#facts, form)
    if (program === null) {
      this.atMost = null
      return
    }
    const solution = solver(program.text, { maxGap: 0.5, maxSteps: CHECK_POLICY.simplexSteps, shouldStop })
    if (solution === null) return
    this.#bound(Math.floor(solution.bound + 1e-6))
    if (!form.whole || solution.values === null) return
    const plan = program.planOf(solution.values)
    this.#found(filledBy(this.#bare, plan), plan)
  }

  #bound(atMost: number): void {
    // A value below 0 is that of plans that break a rule.
    if (atMost < 0) this.atMost = null
    if (this.atMost !== null) this.atMost = Math.min(this.atMost, atMost)
  }

  #found(filled: number | null, plan: readonly PlannedGroup[]): void {
    if (filled === null || filled < (this.atLeast ?? 0)) return
    this.atLeast = filled
    this.best = plan
  }
}

function mostOf({ whole, collapsed }: FillingForm): number {
  const { maxWhole, maxRelaxed, maxCollapsed } = CHECK_POLICY
  if (whole) return maxWhole
  return collapsed ? maxCollapsed : maxRelaxed
}

export interface FillingQuestion {
  /** What people could have one by one. */
  readonly own: number
  /** What no plan fills more than, as far as that is known. */
  readonly atMost: number
}

/**
 * Finds out how many units can be filled: exactly where that is soon done, else until it is known whether all
 * can be had.
 */
export function fillingOf(facts: CheckFacts, question: FillingQuestion, tools: CheckTools): Filling {
  const fill = new Fill(facts, question, tools)
  const isLarge = fillingProgramSize(facts, { whole: false, collapsed: true }) > CHECK_POLICY.maxCollapsed
  if (!fill.isExact && (!isLarge || fill.best !== null))
    fill.search(CHECK_POLICY.firstMoves, fill.best === null)
  const exact = [() => fill.bySessions(), () => fill.byProgram({ whole: true, collapsed: false })]
  const deciding = [
    () => fill.byProgram({ whole: false, collapsed: true }),
    ...CHECK_POLICY.moreMoves.map(
      ({ perSize, isFresh }) =>
        () =>
          fill.search(perSize, isFresh),
    ),
    () => fill.byProgram({ whole: false, collapsed: false }),
    () => fill.byPrices(),
  ]
  for (const way of exact) {
    if (fill.isExact) break
    way()
  }
  for (const way of deciding) {
    if (fill.isDecided) break
    way()
  }
  return { atMost: fill.atMost, atLeast: fill.atLeast, plan: fill.best }
}
