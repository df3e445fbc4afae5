import { createHash } from 'node:crypto'
import type { Problem } from '@planner/solver'

/**
 * What a run plans: its event, its problem as text, its time limit, and its seed, of which only counts
 * whether one was drawn.
 */
export type PlannedProblem = { eventId: string; problem: string; seconds: number; seed: number }

/** Equal for two runs of one event that have the very same to plan; PLAN-32. */
export function problemKey({ eventId, problem, seconds, seed }: PlannedProblem): string {
  return digest(`${eventId} ${seconds} ${seed === 0 ? 'fixed' : 'drawn'} ${problem}`)
}

/**
 * Equal for two problems that are the same but for the plan in force: nothing has changed since it was made;
 * PLAN-31.
 */
export function dataKey(problem: Problem): string {
  const { rules } = problem
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  return digest(JSON.stringify({ ...problem, previous: null, rules: { ...rules, weights } }))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
