import { type CheckOptions, checkFeasibility, checkPairs, type Finding } from '@planner/solver'
import type { Subject } from '../subject.ts'

/** What stands in the way of a plan of the event as it is; CHECK-1. */
export function findings(subject: Subject, options: CheckOptions): readonly Finding[] {
  return subject.kind === 'pairs' ? checkPairs(subject.problem) : checkFeasibility(subject.problem, options)
}
