import { createHash } from 'node:crypto'
import type { Problem } from '@planner/solver'

/** What a run plans: its problem as text, its time limit, and its seed, of which only counts whether one was drawn. */
export type PlannedProblem = { problem: string; seconds: number; seed: number }

/** Equal for two runs that have the very same to plan; PLAN-32. */
export function problemKey({ problem, seconds, seed }: PlannedProblem): string {
  return digest(`${seconds} ${seed === 0 ? 'fixed' : 'drawn'} ${problem}`)
}

/** Equal for two problems that are the same but for the plan in force: nothing has changed since it was made; PLAN-31. */
export function dataKey(problem: Problem): string {
  const { rules } = problem
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  return digest(JSON.stringify({ ...problem, previous: null, rules: { ...rules, weights } }))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
