import type { EventState, VariantDescription } from '@planner/domain'
import {
  createExplainer,
  type Explainer,
  type FixedGroup,
  type GroupsProblem,
  type PairsProblem,
  type PlannedGroup,
  type PlannedMeeting,
  type Problem,
} from '@planner/solver'
import { compileProblem } from '../compile/compile-problem.ts'
import { withUnchangedParts } from './unchanged-parts.ts'
import { vacantGroups } from './vacant-groups.ts'

/** What an event would be planned from now, beside the plan that is in force. */
export type GroupsSnapshot = {
  kind: 'groups'
  problem: GroupsProblem
  plan: readonly PlannedGroup[]
  /** The groups that have a time and nobody in them. */
  vacant: readonly FixedGroup[]
}
export type PairsSnapshot = { kind: 'pairs'; problem: PairsProblem; plan: readonly PlannedMeeting[] }
export type Snapshot = GroupsSnapshot | PairsSnapshot

/** What questions about an event as it stands are answered from. */
export function snapshotOf(variant: VariantDescription, state: EventState): Snapshot {
  return snapshotFrom(variant, state, compileProblem(variant, state, { keepPreviousPlan: true }))
}

/** What answers questions about a snapshot; `before` is that of the event before an edit. */
export function explainerOf(snapshot: Snapshot, before?: Explainer): Explainer {
  if (snapshot.kind === 'pairs') return createExplainer(snapshot.problem, snapshot.plan, before && { before })
  const { problem, plan, vacant } = snapshot
  return createExplainer(problem, plan, { vacant, ...(before && { before }) })
}

/**
 * The same of the event that is compiled already, to stay close to the plan in force. The plan is its own
 * part: what keeps a plan close to it would price every change. Parts that are as they were in a snapshot
 * before, of this event with the same people and topics, are the same objects.
 */
export function snapshotFrom(
  variant: VariantDescription,
  state: EventState,
  compiled: Problem,
  before?: { snapshot: Snapshot; compiled: Problem },
): Snapshot {
  if (compiled.kind === 'pairs') {
    const { previous, rules } = compiled
    const weights = { ...rules.weights, keepPreviousPlan: 0 }
    const problem = { ...compiled, previous: null, rules: { ...rules, weights } }
    return { kind: 'pairs', problem, plan: [...compiled.kept, ...(previous ?? [])] }
  }
  const { previous, rules } = compiled
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  const made = { ...compiled, previous: null, rules: { ...rules, weights } }
  const former = before?.snapshot.kind === 'groups' ? before.snapshot : undefined
  const problem = former ? withUnchangedParts(former.problem, made) : made
  if (former && before?.compiled.previous === previous)
    return { kind: 'groups', problem, plan: former.plan, vacant: former.vacant }
  const plan = previous ?? []
  const read = { plan, vacant: vacantGroups(variant, state, problem.topics, plan) }
  return {
    kind: 'groups',
    problem,
    ...(former ? withUnchangedParts({ plan: former.plan, vacant: former.vacant }, read) : read),
  }
}
