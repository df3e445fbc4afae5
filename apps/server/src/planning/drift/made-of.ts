import type { DataSince } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { PlanBasis, ProblemDigest } from '../../storage/plan-run.ts'
import { heldAsThen, sinceDigests } from './problem-digest.ts'
import { confirmed, isSameProblem } from './same-problem.ts'

/** What a version was made of, as it is stored. */
export type StoredBasis = { problem: string; basis: string }

/** The problem, without as many people as were erased since, or of older versions a digest of it. */
export type MadeOf =
  | { kind: 'problem'; problem: Problem; erased: number }
  | { kind: 'digest'; digest: ProblemDigest }
  | { kind: 'unknown' }

export function madeOf(version: StoredBasis | null): MadeOf {
  if (version === null) return { kind: 'unknown' }
  if (version.problem !== '')
    return { kind: 'problem', problem: JSON.parse(version.problem) as Problem, erased: 0 }
  if (version.basis === '') return { kind: 'unknown' }
  const { problem, erased, digest } = JSON.parse(version.basis) as PlanBasis
  if (problem !== null) return { kind: 'problem', problem: problem as Problem, erased }
  return digest ? { kind: 'digest', digest } : { kind: 'unknown' }
}

/**
 * What has changed since a version was made, and the very problem of then where nothing has and it can be
 * told. What a re-planning was to stay close to is in no digest. `openProblem` is `withoutCommitted` of now.
 */
export function sinceMadeOf(
  then: MadeOf,
  now: Problem,
  { openProblem, isReplan }: { openProblem: () => Problem | null; isReplan: boolean },
): { data: DataSince; problem: Problem | null } {
  if (then.kind === 'unknown') return { data: 'unknown', problem: null }
  if (then.kind === 'digest') {
    const open = openProblem()
    const data = sinceDigests(now, open)(then.digest)
    return { data, problem: data === 'same' && !isReplan ? heldAsThen(now, open, then.digest) : null }
  }
  const { problem, erased } = then
  const isSame = erased === 0 && isSameProblem(confirmed(problem, now), now)
  return isSame ? { data: 'same', problem } : { data: 'changed', problem: null }
}
