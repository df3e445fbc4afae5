import type { DataSince } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { ProblemDigest } from '../../../storage/plan-run-store.ts'
import { sinceDigests } from '../../drift/problem-digest.ts'
import type { Snapshot } from '../snapshot.ts'

/** Of each version, by its digest, whether something that planning reads has changed since it was made; PLAN-37. */
export function dataSince(
  { problem }: Snapshot,
  { digests, open }: { digests: readonly (ProblemDigest | undefined)[]; open: Problem | null },
): readonly DataSince[] {
  return digests.map(sinceDigests(problem, open))
}
