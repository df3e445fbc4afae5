import { evaluate, type PlanReport, reportPlan } from '@planner/solver'
import type { Subject } from '../subject.ts'

export type PlanFacts = {
  report: PlanReport
  /** Person to satisfaction, 0..1; MODEL-46. */
  satisfaction: Readonly<Record<string, number>>
}

/** How good the plan in force is by today's choices and settings; null where people meet in pairs or there is no plan. */
export function planFacts(subject: Subject, _input: null): PlanFacts | null {
  if (subject.kind === 'pairs' || subject.plan.length === 0) return null
  const { problem, plan } = subject
  return { report: reportPlan(problem, plan), satisfaction: evaluate(problem, plan).satisfaction }
}
