import type { PlanDrift } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { PlanRun, ProblemDigest } from '../../../storage/plan-run.ts'
import { compileProblem } from '../../compile/compile-problem.ts'
import { changedParts } from '../../drift/changed-parts.ts'
import { madeOf, type StoredBasis } from '../../drift/made-of.ts'
import { formerEvent } from '../../drift/plan-basis.ts'
import { sinceDigests, withoutCommitted } from '../../drift/problem-digest.ts'
import { confirmed, isSameProblem } from '../../drift/same-problem.ts'
import type { AskedEvent } from '../snapshot.ts'
import { peopleIn } from './plan-values.ts'

/** The version that is in force, as it is stored; null for a plan that no run has made. */
type DriftInput = { version: (StoredBasis & Pick<PlanRun, 'settings'>) | null }

/** What has changed since the plan in force was made; null without a plan. PLAN-27 */
export function drift(event: AskedEvent, { version }: DriftInput): PlanDrift | null {
  const explainer = event.explainer()
  if (explainer.plan.length === 0) return null
  const { problem: now } = explainer
  const then = madeOf(version)
  if (version === null || then.kind === 'unknown') return { ...NOTHING, state: 'unknown' }
  if (then.kind === 'digest') return byDigest(event, now, then.digest, version)
  if (then.problem.kind !== now.kind) return { ...NOTHING, state: 'unknown' }
  const { erased } = then
  if (erased === 0 && isSameProblem(confirmed(then.problem, now), now)) return NOTHING
  const former = formerProblem(event, version)
  const problem = former?.problem ?? now
  const parts = changedParts(confirmed(then.problem, problem), problem)
  const hasOtherSettings = former !== null && !isSameProblem(confirmed(former.problem, now), now)
  const placed = peopleIn(explainer.plan)
  return {
    ...parts,
    state: 'outOfDate',
    unplacedPeople: parts.newPeople.filter((id) => !placed.has(id)),
    erasedPeople: erased,
    settings: hasOtherSettings ? former.settings : [],
    fields: hasOtherSettings ? former.fields : [],
  }
}

/** It is known whether something has changed, and what only where that is settings alone. */
function byDigest(
  event: AskedEvent,
  now: Problem,
  digest: ProblemDigest,
  version: Pick<PlanRun, 'settings' | 'basis'>,
): PlanDrift {
  const since = sinceDigests(now, withoutCommitted(event.variant, event.state, now))(digest)
  if (since === 'same') return NOTHING
  if (since === 'unknown') return { ...NOTHING, state: 'unknown' }
  const former = formerProblem(event, version)
  const isOfSettings = former !== null && sinceDigests(former.problem, null)(digest) === 'same'
  return { ...NOTHING, state: 'outOfDate', settings: isOfSettings ? former.settings : [] }
}

type FormerProblem = { problem: Problem; settings: PlanDrift['settings']; fields: PlanDrift['fields'] }

/** The event as it is with the settings and fields of then, and which differ; null where none does. */
function formerProblem(
  { variant, state }: AskedEvent,
  version: Pick<PlanRun, 'settings' | 'basis'>,
): FormerProblem | null {
  const then = formerEvent(variant, state, version)
  if (!then) return null
  const problem = compileProblem(variant, then.state, { keepPreviousPlan: false })
  return { problem, settings: [...then.settingsRead()], fields: [...then.fields] }
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
