import { percentOf } from '../../../lib/percent.ts'

/** What the head of the schedule says of an event is made of these; null: not known, or not yet. */
export type HeadFacts = {
  /** A run could be started; VALID-14. */
  mayPlan: boolean
  isRunning: boolean
  /** The last run made no plan. */
  hasRunFailed: boolean
  plan: PlanFacts | null
  /** A plan that waits to be published. */
  draftId: string | null
  /** Meetings of a week that is over, and none of the open one. */
  isWeekOver: boolean
  drift: DriftFacts | null
  check: CheckFacts | null
  ready: ReadyFacts | null
  /** Who takes part reads the plan. */
  isVisible: boolean
}

export type PlanFacts = {
  /** Places that people want, or wishes to meet, and how many of them are not granted. */
  wanted: number
  missing: number
  /** People with fewer groups, or meetings, than they want. */
  short: number
  /** How many of these a place is free for, or a meeting possible. */
  open: number
  /** Rules that the plan breaks. */
  broken: number
  /** It was made or changed by hand. */
  isByHand: boolean
}

export type DriftFacts = {
  state: 'upToDate' | 'outOfDate' | 'unknown'
  /** People who came and have no group, or meeting. */
  unplaced: number
}

export type CheckFacts = {
  /** What no plan gets around and what stands in the way of planning; SCHED-57. */
  serious: number
  /** A serious finding whose remedy can be made here comes first. */
  hasRepair: boolean
  /** A plan is known in which nothing is missing. */
  isFull: boolean
}

export type ReadyPlanFacts = { satisfaction: number; moving: number }

export type ReadyFacts = {
  /** What people get now; null without a plan. */
  now: number | null
  fresh: ReadyPlanFacts | null
  keep: ReadyPlanFacts | null
  isSearching: boolean
}

/** The one thing to do next, in full colour, with what it does where that is known. */
export type Primary =
  | { act: 'generate' | 'replan'; effect: ReadyPlanFacts | null }
  | { act: 'fitIn'; open: number }
  | { act: 'repair' }
  | { act: 'publish' }

/** How things stand; the first that is true. The page in docs/rules says what each is called and offers. */
export type HeadState =
  | { name: 'empty'; primary: null }
  | { name: 'running'; primary: null }
  | { name: 'draft'; draftId: string; primary: Primary }
  | { name: 'failed'; hasPlan: boolean; primary: Primary | null }
  | { name: 'oldWeek'; primary: Primary }
  | { name: 'cannotWork'; serious: number; primary: Primary | null }
  | { name: 'ready'; isSure: boolean; primary: Primary }
  | { name: 'latePeople'; plan: PlanFacts; unplaced: number; primary: Primary | null }
  | { name: 'missingPlaces'; plan: PlanFacts; primary: Primary | null }
  | { name: 'brokenRules'; plan: PlanFacts; primary: Primary | null }
  | { name: 'changed'; plan: PlanFacts; primary: Primary | null }
  | { name: 'byHand'; plan: PlanFacts; primary: Primary | null }
  | { name: 'good'; plan: PlanFacts; primary: Primary | null }

/** From so large a share of missing places on these are counted, not people. */
export const MANY = 0.1

/** SCHED-57 to SCHED-60. */
export function headState(facts: HeadFacts): HeadState {
  const { mayPlan, isRunning, hasRunFailed, plan, draftId, isWeekOver, check, ready } = facts
  const generate: Primary = { act: 'generate', effect: ready?.fresh ?? null }
  const repair: Primary | null = check?.hasRepair ? { act: 'repair' } : null
  if (isRunning) return { name: 'running', primary: null }
  if (draftId !== null) return { name: 'draft', draftId, primary: { act: 'publish' } }
  if (plan) return stateOfPlan(plan, facts)
  if (hasRunFailed) return { name: 'failed', hasPlan: false, primary: repair ?? generate }
  if (!mayPlan) return { name: 'empty', primary: null }
  if (check && check.serious > 0) return { name: 'cannotWork', serious: check.serious, primary: repair }
  if (isWeekOver) return { name: 'oldWeek', primary: generate }
  return { name: 'ready', isSure: check?.isFull ?? false, primary: generate }
}

function stateOfPlan(plan: PlanFacts, facts: HeadFacts): HeadState {
  const { hasRunFailed, drift, check, isVisible } = facts
  const repair: Primary | null = check?.hasRepair ? { act: 'repair' } : null
  const publish: Primary | null = isVisible ? null : { act: 'publish' }
  const fitIn: Primary | null = plan.open > 0 ? { act: 'fitIn', open: plan.open } : null
  if (hasRunFailed) return { name: 'failed', hasPlan: true, primary: repair }
  if (plan.short > 0 || plan.missing > 0) {
    const unplaced = drift?.state === 'outOfDate' ? drift.unplaced : 0
    const primary = fitIn ?? repair ?? betterPlan(facts)
    return unplaced > 0 && plan.short <= unplaced
      ? { name: 'latePeople', plan, unplaced, primary }
      : { name: 'missingPlaces', plan, primary }
  }
  if (plan.broken > 0) return { name: 'brokenRules', plan, primary: betterPlan(facts) }
  if (drift?.state === 'outOfDate') return { name: 'changed', plan, primary: betterPlan(facts) ?? publish }
  return { name: plan.isByHand ? 'byHand' : 'good', plan, primary: publish }
}

/**
 * Another plan, where it gives people more than they have: the one that moves fewer, unless the other one
 * gives more. Where none is searched ahead it is not known, and what keeps most is offered. SCHED-60
 */
function betterPlan({ mayPlan, ready, drift }: HeadFacts): Primary | null {
  if (!mayPlan) return null
  if (!ready || (!ready.isSearching && !ready.fresh && !ready.keep)) {
    // Of the same data a plan was just made.
    return drift?.state === 'upToDate' ? null : { act: 'replan', effect: null }
  }
  const now = percentOf(ready.now ?? 0)
  const gives = (one: ReadyPlanFacts | null) => (one && one.moving > 0 ? percentOf(one.satisfaction) : 0)
  const [kept, fresh] = [gives(ready.keep), gives(ready.fresh)]
  if (ready.keep && kept > now && kept >= fresh) return { act: 'replan', effect: ready.keep }
  // What a re-plan gives may still be found.
  if (ready.fresh && ready.keep && fresh > now) return { act: 'generate', effect: ready.fresh }
  return null
}

/** After these nothing on the page is good news about the same plan; CHECK-8. */
export function isBadNews({ name }: HeadState): boolean {
  return name === 'failed' || name === 'missingPlaces' || name === 'brokenRules'
}
