import type { PlanDrift } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { PlanBasis } from '../../../storage/plan-run-store.ts'
import { changedParts } from '../../drift/changed-parts.ts'
import { confirmed, isSameProblem } from '../../drift/same-problem.ts'
import type { Subject } from '../subject.ts'

export type DriftInput = {
  /** The version that is in force, as it is stored; null for a plan that no run has made. */
  version: { problem: string; basis: string } | null
  /** The event as it is with the settings of then; null where they are the same. */
  former: Problem | null
  /** What differs between the two. */
  settings: PlanDrift['settings']
  fields: PlanDrift['fields']
}

/** What has changed since the plan in force was made; null without a plan. PLAN-27 */
export function drift(subject: Subject, input: DriftInput): PlanDrift | null {
  if (subject.plan.length === 0) return null
  const then = formerProblem(input.version)
  if (then === null || then.problem.kind !== subject.kind) return { ...NOTHING, state: 'unknown' }
  const { problem: now } = subject
  const { erased } = then
  if (erased === 0 && isSameProblem(confirmed(then.problem, now), now)) return NOTHING
  const former = input.former ?? now
  const parts = changedParts(confirmed(then.problem, former), former)
  const hasOtherSettings = input.former !== null && !isSameProblem(confirmed(former, now), now)
  const placed = new Set<string>(
    subject.kind === 'groups'
      ? subject.plan.flatMap(({ members }) => members)
      : subject.plan.flatMap(([a, b]) => [a, b] as const),
  )
  return {
    ...parts,
    state: 'outOfDate',
    unplacedPeople: parts.newPeople.filter((id) => !placed.has(id)),
    erasedPeople: erased,
    settings: hasOtherSettings ? input.settings : [],
    fields: hasOtherSettings ? input.fields : [],
  }
}

const NOTHING: PlanDrift = {
  ...{ state: 'upToDate', newPeople: [], unplacedPeople: [], gonePeople: [], erasedPeople: 0 },
  ...{ changedPeople: [], choices: [], newTopics: [], goneTopics: [], changedTopics: [], unfixedTopics: [] },
  ...{ meetings: 0, settings: [], fields: [] },
}

/** What the version was made of, without those who were erased since. */
function formerProblem(version: DriftInput['version']): { problem: Problem; erased: number } | null {
  if (version === null) return null
  if (version.problem !== '') return { problem: JSON.parse(version.problem) as Problem, erased: 0 }
  if (version.basis === '') return null
  const { problem, erased } = JSON.parse(version.basis) as PlanBasis
  return problem === null ? null : { problem: problem as Problem, erased }
}
