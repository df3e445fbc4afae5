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
export type GroupsSubject = {
  kind: 'groups'
  problem: GroupsProblem
  plan: readonly PlannedGroup[]
  /** The groups that have a time and nobody in them. */
  vacant: readonly FixedGroup[]
}
export type PairsSubject = { kind: 'pairs'; problem: PairsProblem; plan: readonly PlannedMeeting[] }
export type Subject = GroupsSubject | PairsSubject

const KEEP = { keepPreviousPlan: true }

/** A subject with what the next one of the same event is made of after an edit. */
export type ReadSubject = { subject: Subject; compiled: Problem }
export type FormerSubject = ReadSubject & { writes: readonly Write[] }

/** What questions about an event as it stands are answered from; a step in each `next()`, as of `compileInSteps`. */
export function* subjectInSteps(
  variant: VariantDescription,
  state: EventState,
  former?: FormerSubject,
): Generator<void, ReadSubject> {
  const before = former && { problem: former.compiled, writes: former.writes }
  const compiled = yield* compileInSteps(variant, state, KEEP, before)
  return { subject: subjectFrom(variant, state, compiled, former), compiled }
}

/** The same without an interruption. */
export function subjectOf(variant: VariantDescription, state: EventState): Subject {
  return subjectFrom(variant, state, compileProblem(variant, state, KEEP))
}

/** The plan in force is its own part: what keeps a plan close to it would price every change. */
function subjectFrom(
  variant: VariantDescription,
  state: EventState,
  compiled: Problem,
  former?: FormerSubject,
): Subject {
  if (compiled.kind === 'pairs') {
    const { previous, rules } = compiled
    const weights = { ...rules.weights, keepPreviousPlan: 0 }
    const problem = { ...compiled, previous: null, rules: { ...rules, weights } }
    return { kind: 'pairs', problem, plan: [...compiled.kept, ...(previous ?? [])] }
  }
  const { previous, rules } = compiled
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  const problem = { ...compiled, previous: null, rules: { ...rules, weights } }
  if (former?.subject.kind === 'groups' && former.compiled.previous === previous) {
    const { plan, vacant } = former.subject
    return { kind: 'groups', problem, plan, vacant }
  }
  const plan = previous ?? []
  return { kind: 'groups', problem, plan, vacant: vacantGroups(variant, state, problem.topics, plan) }
}
