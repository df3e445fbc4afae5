import type { PlanDrift } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { ProblemDigest } from '../../../storage/plan-run.ts'
import { changedParts } from '../../drift/changed-parts.ts'
import { madeOf, type StoredBasis } from '../../drift/made-of.ts'
import { sinceDigests } from '../../drift/problem-digest.ts'
import { confirmed, isSameProblem } from '../../drift/same-problem.ts'
import type { Snapshot } from '../snapshot.ts'

export type DriftInput = {
  /** The version that is in force, as it is stored; null for a plan that no run has made. */
  version: StoredBasis | null
  /** The event as it is with the settings of then; null where they are the same. */
  former: Problem | null
  /** `openProblem` of the event as it is; null where that is asked of nothing. */
  open: Problem | null
  /** What differs between the two. */
  settings: PlanDrift['settings']
  fields: PlanDrift['fields']
}

/** What has changed since the plan in force was made; null without a plan. PLAN-27 */
export function drift(snapshot: Snapshot, input: DriftInput): PlanDrift | null {
  if (snapshot.plan.length === 0) return null
  const then = madeOf(input.version)
  if (then.kind === 'digest') return byDigest(snapshot.problem, then.digest, input)
  if (then.kind === 'unknown' || then.problem.kind !== snapshot.kind) return { ...NOTHING, state: 'unknown' }
  const { problem: now } = snapshot
  const { erased } = then
  if (erased === 0 && isSameProblem(confirmed(then.problem, now), now)) return NOTHING
  const former = input.former ?? now
  const parts = changedParts(confirmed(then.problem, former), former)
  const hasOtherSettings = input.former !== null && !isSameProblem(confirmed(former, now), now)
  const placed = new Set<string>(
    snapshot.kind === 'groups'
      ? snapshot.plan.flatMap(({ members }) => members)
      : snapshot.plan.flatMap(([a, b]) => [a, b] as const),
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

/** It is known whether something has changed, and what only where that is settings alone. */
function byDigest(now: Problem, digest: ProblemDigest, input: DriftInput): PlanDrift {
  const since = sinceDigests(now, input.open)(digest)
  if (since === 'same') return NOTHING
  if (since === 'unknown') return { ...NOTHING, state: 'unknown' }
  const isOfSettings = input.former !== null && sinceDigests(input.former, null)(digest) === 'same'
  return { ...NOTHING, state: 'outOfDate', settings: isOfSettings ? input.settings : [] }
}

const NOTHING: PlanDrift = {
  state: 'upToDate',
  newPeople: [],
  unplacedPeople: [],
  gonePeople: [],
  erasedPeople: 0,
  changedPeople: [],
  choices: [],
  newTopics: [],
  goneTopics: [],
  changedTopics: [],
  unfixedTopics: [],
  meetings: 0,
  settings: [],
  fields: [],
}
