import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { EventBuilder } from '@planner/domain/testing'
import { compareScores, type PlanResult, solve } from '@planner/solver'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import type { Planning } from '../planning.ts'
import type { StartSolver } from '../queue/search-processes.ts'
import { endlessEvent, smallEvent, storeEvent, TestRuns } from '../testing/runs.ts'
import { startPatient } from '../testing/searches.ts'
import { ReadyPlans } from './ready-plans.ts'

let runs: TestRuns
let planning: Planning
let ready: ReadyPlans | undefined

beforeEach(async () => {
  runs = await TestRuns.open()
})
afterEach(async () => {
  await ready?.close()
  ready = undefined
  await planning.close()
  expect(runs.alive()).toEqual([])
  await runs.close()
})

const keep = { keepPreviousPlan: false }

/**
 * As searches are started, but for their niceness: on a busy machine they would begin only once everything
 * else has ended.
 */
const startAtOnce: StartSolver = (order, onBest) => startPatient(order, onBest)

/** A stored event that an organiser has open, on a server that keeps plans ready. */
async function opened(event: EventBuilder, start: StartSolver) {
  const room = await storeEvent(runs, event)
  const searches = runs.openSearches({ startSolver: start, watchHub: () => () => 0 })
  const kept = new ReadyPlans({
    rooms: { loaded: () => room },
    insight: runs.insight,
    now: Date.now,
    random: () => 0.5,
    log: runs.log,
    searches,
    isOn: true,
    freeCores: () => 4,
    pace: { quietMs: 0, lookMs: 20 },
  })
  ready = kept
  planning = runs.startPlanning(0, { ready: kept, searches })
  kept.seen(room, 'here')
  return { room, stateNow: () => kept.stateOf(room) }
}

async function lastRun() {
  const [run] = await runs.storage.planRuns.list('event')
  if (!run?.best) throw new Error('there is no plan')
  return { ...run, result: JSON.parse(run.best) as PlanResult }
}

test('PLAN-32: a run whose plan is ready ends with it, with its seed and without a process of its own', async () => {
  const { room, stateNow } = await opened(smallEvent(), startAtOnce)
  await expect.poll(() => stateNow().state).toBe('ready')
  const plan = stateNow().plans[0]?.plan
  expect(await planning.start(room, keep)).toMatchObject({ kind: 'started' })
  expect((await runs.untilEnd()).kind).toBe('done')
  const run = await lastRun()
  expect(run).toMatchObject({ status: 'done', seed: plan?.seed, best: plan?.best.text })
  expect(run.result).toMatchObject({ status: 'optimal', run: { seed: run.seed, threads: 1 } })
  expect(runs.pids).toHaveLength(1)

  // The next run of the same data has a seed of its own again.
  await planning.start(room, keep)
  await runs.untilEnd()
  expect((await lastRun()).seed).not.toBe(run.seed)
  expect(runs.pids).toHaveLength(2)
})

test('PLAN-32: a run goes on from what was found so far, and its plan is as good at least', async () => {
  const event = endlessEvent()
  const snapshot = await storeEvent(runs, event)
  const result = solve(compileProblem(event.variant, event.state, keep), { seed: 1, iterations: 30_000 })
  const [hard, medium, soft] = result.score
  const best = {
    text: JSON.stringify(result),
    hard,
    brokenRules: 0,
    medium,
    soft,
    satisfaction: 0.5,
    bound: null,
  }
  const found = {
    eventId: 'event',
    seed: 1,
    best,
    obstacles: [],
    isComplete: false,
    isOver: false,
    seconds: 1,
  }
  planning = runs.startPlanning(0, {
    ready: { seedFor: () => undefined, take: () => found, planned: () => {} },
  })
  await planning.start(snapshot, keep)
  // Stopped at once, it has no time to find as good a plan by itself.
  await runs.stop(planning, 'event')
  await runs.untilEnd()
  expect(compareScores((await lastRun()).result.score, result.score)).toBeGreaterThanOrEqual(0)
})

test.runIf(existsSync('/proc/self/task'))(
  'PLAN-33: a search yields to everything else from its start, and is gone when a run begins',
  async () => {
    const { room } = await opened(endlessEvent(), startPatient)
    await expect.poll(() => runs.alive().length).toBe(1)
    const [pid = 0] = runs.alive()
    const niceness = (thread: string) =>
      Number(
        readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[16],
      )
    expect(new Set(readdirSync(`/proc/${pid}/task`).map(niceness))).toEqual(new Set([19]))
    await planning.start(room, keep)
    await expect.poll(() => runs.alive()).not.toContain(pid)
    await runs.stop(planning, 'event')
    await runs.untilEnd()
  },
)
