import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { endlessEvent } from '../testing/runs.ts'
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

test.runIf(existsSync('/proc/self/environ'))(
  'KEY-23: a planner process has what it needs of the environment, and none of the server’s secrets',
  async () => {
    const secrets = ['KEY_SECRET', 'SITE_ADMIN_KEY', 'SMTP_URL', 'DATABASE_URL']
    for (const name of [...secrets, 'PLAN_PATIENCE_SECONDS']) vi.stubEnv(name, `the value of ${name}`)
    const { variant, state } = endlessEvent()
    const problem = JSON.stringify(compileProblem(variant, state, { keepPreviousPlan: false }))
    const child = startSolver({ problem, best: null, seconds: 3600, seed: 1, threads: 1 }, () => {})
    try {
      const variables = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0').filter(Boolean)
      const names = variables.map((each) => each.slice(0, each.indexOf('=')))
      expect(names).toContain('PLAN_PATIENCE_SECONDS')
      expect(names.filter((name) => secrets.includes(name))).toEqual([])
    } finally {
      await child.kill()
    }
  },
)
