import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { endlessEvent } from '../test-runs.ts'
import { startSolver } from './solver-child.ts'

test('PLAN-33: a planner process stands still with all its threads when it is told to, and goes on', async () => {
  const { variant, state } = endlessEvent()
  const problem = JSON.stringify(compileProblem(variant, state, { keepPreviousPlan: false }))
  const order = { problem, best: null, seconds: 3600, seed: 1, threads: 1 }
  const child = startSolver(order, () => {})
  try {
    await child.pause()
    child.resume()
    child.stop()
    expect(await child.ended).toMatchObject({ kind: 'done', isProven: false })
  } finally {
    await child.kill()
  }
})
