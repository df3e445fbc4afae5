import type { EventState, VariantDescription } from '@planner/domain'
import type {
  FixedGroup,
  GroupsProblem,
  PairsProblem,
  PlannedGroup,
  PlannedMeeting,
  Problem,
} from '@planner/solver'
import type { Write } from '../../storage/storage.ts'
import { compileInSteps, compileProblem } from '../compile/compile-problem.ts'
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

const KEEP = { keepPreviousPlan: true }

/** A snapshot with what the next one of the same event is made of after an edit. */
export type ReadSnapshot = { snapshot: Snapshot; compiled: Problem }
export type FormerSnapshot = ReadSnapshot & { writes: readonly Write[] }

/** What questions about an event as it stands are answered from; a step in each `next()`, as of `compileInSteps`. */
export function* snapshotInSteps(
  variant: VariantDescription,
  state: EventState,
  former?: FormerSnapshot,
): Generator<void, ReadSnapshot> {
  const before = former && { problem: former.compiled, writes: former.writes }
  const compiled = yield* compileInSteps(variant, state, KEEP, before)
  return { snapshot: snapshotFrom(variant, state, compiled, former), compiled }
}

/** The same without an interruption. */
export function snapshotOf(variant: VariantDescription, state: EventState): Snapshot {
  return snapshotFrom(variant, state, compileProblem(variant, state, KEEP))
}

/** The plan in force is its own part: what keeps a plan close to it would price every change. */
function snapshotFrom(
  variant: VariantDescription,
  state: EventState,
  compiled: Problem,
  former?: FormerSnapshot,
): Snapshot {
  if (compiled.kind === 'pairs') {
    const { previous, rules } = compiled
    const weights = { ...rules.weights, keepPreviousPlan: 0 }
    const problem = { ...compiled, previous: null, rules: { ...rules, weights } }
    return { kind: 'pairs', problem, plan: [...compiled.kept, ...(previous ?? [])] }
  }
  const { previous, rules } = compiled
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  const problem = { ...compiled, previous: null, rules: { ...rules, weights } }
  if (former?.snapshot.kind === 'groups' && former.compiled.previous === previous) {
    const { plan, vacant } = former.snapshot
    return { kind: 'groups', problem, plan, vacant }
  }
  const plan = previous ?? []
  return { kind: 'groups', problem, plan, vacant: vacantGroups(variant, state, problem.topics, plan) }
}
