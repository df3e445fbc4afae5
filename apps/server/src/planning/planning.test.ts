import { existsSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { cellAddress, cellKey, isPlannerRunning, settingKeysOf, settingValue } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { compareScores, evaluate, type PlanResult, parseProblem } from '@planner/solver'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditedAction, SERVER } from '../audit/audited-actions.ts'
import { plannerRunning } from '../gate/refusal.ts'
import type { Planning } from './planning.ts'
import { endlessEvent, smallEvent, storeEvent, TestRuns } from './testing/runs.ts'

let runs: TestRuns
let planning: Planning

beforeAll(async () => {
  runs = await TestRuns.open()
})
beforeEach(() => {
  planning = runs.startPlanning()
})
afterEach(async () => {
  await planning.close()
  await runs.startAfresh('event', 'second', 'third', 'fourth')
})
afterAll(() => runs.close())

const keep = { keepPreviousPlan: false }

async function storedRun() {
  const [run] = await runs.storage.planRuns.list('event')
  return run
}

test('PLAN-5: a run stores its start, plans and puts the plan and its end into force', async () => {
  const room = await storeEvent(runs, smallEvent())
  const started = await planning.start(room, keep)
  if (started.kind !== 'started') throw new Error(`not started: ${started.kind}`)
  const running = await runs.storage.loadEvent('event')
  expect(running?.event.lastPlannerStartTime).toBe(started.startTime)
  expect(running && isPlannerRunning(running.event)).toBe(true)

  const end = await runs.untilEnd()
  expect(end.kind).toBe('done')
  const stored = await runs.storage.loadEvent('event')
  if (!stored) throw new Error('the event is gone')
  expect(isPlannerRunning(stored.event)).toBe(false)
  const cells = new Map(stored.cells.map((cell) => [cellKey(cell.address), cell.value]))
  const run = await storedRun()
  expect(run).toMatchObject({ status: 'done', error: null, endedAt: stored.event.lastPlannerEndTime })
  const result = JSON.parse(run?.best ?? '') as PlanResult
  if (result.kind !== 'groups') throw new Error('not a plan of groups')
  expect(result.groups.length).toBeGreaterThan(0)
  for (const { topic, group, start, members } of result.groups) {
    const at = { topicId: topic, topicGroupIndex: group }
    expect(cells.get(cellKey(cellAddress('weekDayHourAssignments', at)))).toBe(start)
    for (const userId of members)
      expect(cells.get(cellKey(cellAddress('assignments', { ...at, userId, sessionId: start + 1 })))).toBe(
        true,
      )
  }
  const parsed = parseProblem(JSON.parse(run?.problem ?? ''))
  if (!parsed.ok || parsed.problem.kind !== 'groups') throw new Error('the stored problem is none')
  const { score } = evaluate(parsed.problem, result.groups)
  expect(compareScores(score, result.score)).toBe(0)
  expect(score[0]).toBe(0)
})

test('PLAN-10: a run is stored with what it was made with: settings in force, seed and seconds', async () => {
  const room = await storeEvent(runs, smallEvent())
  await planning.start(room, keep)
  await runs.untilEnd()
  const run = await storedRun()
  const { variant, state } = room
  const inForce = settingKeysOf(variant).map((key) => [key, settingValue(variant, state.settings, key)])
  expect(JSON.parse(run?.settings ?? '')).toEqual(Object.fromEntries(inForce))
  expect(run).toMatchObject({ seed: expect.any(Number), seconds: expect.any(Number) })
})

test('MODEL-46: meetings of two are planned and reserved', async () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  await planning.start(await storeEvent(runs, event.wish('ann', 'bob', 'Yes')), keep)
  expect((await runs.untilEnd()).kind).toBe('done')
  const stored = await runs.storage.loadEvent('event')
  expect(stored?.cells.map(({ value }) => value)).toEqual(['Yes reserved', 'Yes reserved'])
  expect(stored?.meetings).toMatchObject([{ people: ['ann', 'bob'], state: 'reserved', wishedBy: ['ann'] }])
})

test('PLAN-7: stopping a run puts its best plan so far into force', async () => {
  await planning.start(await storeEvent(runs, endlessEvent()), keep)
  const seen = await runs.untilProgress()
  expect(seen.limitSeconds).toBe(3600)
  expect(seen.satisfaction).toBeGreaterThan(0)
  expect(await runs.stop(planning, 'event')).toBe('stopped')
  expect((await runs.untilEnd()).kind).toBe('done')
  const result = JSON.parse((await storedRun())?.best ?? '') as PlanResult
  expect(compareScores(result.score, [seen.hard, seen.medium, seen.soft])).toBeGreaterThanOrEqual(0)
  expect(await runs.stop(planning, 'event')).toBe('idle')
})

test('PLAN-7: a run that is stopped before its first plan still puts a plan into force', async () => {
  await planning.start(await storeEvent(runs, endlessEvent()), keep)
  await runs.stop(planning, 'event')
  expect((await runs.untilEnd()).kind).toBe('done')
  const result = JSON.parse((await storedRun())?.best ?? '') as PlanResult
  expect(result.kind === 'groups' && result.groups.length).toBeGreaterThan(0)
})

test.runIf(existsSync('/proc/self/task'))(
  'architecture: searches yield after their first seconds, their watch never',
  async () => {
    await planning.start(await storeEvent(runs, endlessEvent()), keep)
    await runs.untilProgress()
    const [pid] = runs.alive()
    if (pid === undefined) throw new Error('there is no planner process')
    const niceness = (thread: string) =>
      Number(
        readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[16],
      )
    expect(niceness(String(pid))).toBe(os.getPriority())
    await expect.poll(() => readdirSync(`/proc/${pid}/task`).map(niceness)).toContain(15)
    await runs.stop(planning, 'event')
    await runs.untilEnd()
  },
)

test('PLAN-1, KEY-4: whoever may not plan any more when the turn of their run has come starts none', async () => {
  const room = await storeEvent(runs, smallEvent())
  const other = await storeEvent(runs, smallEvent('second'), '2')
  let refusal: ReturnType<typeof plannerRunning> | undefined
  const options = { ...keep, address: 'a' }
  const first = planning.start(room, options)
  const second = planning.start(other, { ...options, refusalByNow: () => refusal })
  refusal = plannerRunning()
  expect([(await first).kind, await second]).toEqual(['started', { kind: 'refused', refusal }])
  expect(await runs.storage.planRuns.list('second')).toEqual([])
  await runs.untilEnd()
})

test('PLAN-1: a second run of an event is refused while one is active', async () => {
  const room = await storeEvent(runs, endlessEvent())
  await planning.start(room, keep)
  expect(await planning.start(room, keep)).toEqual({ kind: 'busy' })
})

test('LIMIT-13: an address has two runs under way, which leave a place for somebody else', async () => {
  const start = async (id: string, address: string) => {
    const room = await storeEvent(runs, endlessEvent(id), id)
    return planning.start(room, { ...keep, address })
  }
  expect(await start('event', 'a')).toMatchObject({ kind: 'started' })
  expect(await start('second', 'a')).toMatchObject({ kind: 'started' })
  expect(await start('third', 'a')).toEqual({ kind: 'tooMany' })
  expect(await start('fourth', 'b')).toMatchObject({ kind: 'started' })
  await expect.poll(() => runs.alive().length).toBe(3)
  await runs.stop(planning, 'event')
  await expect.poll(async () => (await start('third', 'a')).kind).toBe('started')
})

/** A server that lets one search go on at a time. */
async function crowded(leastTurnMs: number): Promise<Planning> {
  await planning.close()
  planning = runs.startPlanning(0, { searches: runs.openSearches({ atOnce: { run: 1 }, leastTurnMs }) })
  return planning
}

const startFor = async (address: string, event: ReturnType<typeof smallEvent>) => {
  const { id } = event.state.event
  expect(await planning.start(await storeEvent(runs, event, id), { ...keep, address })).toMatchObject({
    kind: 'started',
  })
}

test('LIMIT-13, PLAN-9, PLAN-38: a run is set aside for somebody who has none, and goes on from its best plan', async () => {
  await crowded(300)
  await startFor('a', endlessEvent())
  const before = await runs.untilProgress()
  await startFor('b', endlessEvent('second'))
  const waits = () => runs.waits.flatMap(([eventId, seconds]) => (eventId === 'event' ? [seconds] : []))
  await expect.poll(() => waits()[0] ?? 0).toBeGreaterThan(0)
  await runs.stop(planning, 'second')
  await expect.poll(() => runs.ended).toEqual(['second'])
  await expect.poll(() => runs.alive().length).toBe(1)
  runs.progress.length = 0
  const after = await runs.untilProgress()
  expect(
    compareScores([after.hard, after.medium, after.soft], [before.hard, before.medium, before.soft]),
  ).toBeGreaterThanOrEqual(0)
  // What it has waited is none of its time.
  expect(after.elapsedSeconds).toBeGreaterThan(before.elapsedSeconds)
  expect(waits().at(-1)).toBe(0)
  await runs.stop(planning, 'event')
  await expect.poll(() => runs.ended).toEqual(['second', 'event'])
  expect(await storedRun()).toMatchObject({ status: 'done' })
})

test('PLAN-7: a run that is stopped while it is set aside puts its plan into force without another turn', async () => {
  // It does not come back before the other one has had twice as long.
  await crowded(2000)
  await startFor('a', endlessEvent())
  await runs.untilProgress()
  await startFor('b', endlessEvent('second'))
  await expect.poll(() => runs.pids.length).toBe(2)
  await expect.poll(() => runs.alive()).toEqual([runs.pids[1]])
  await runs.stop(planning, 'event')
  await expect.poll(() => runs.ended).toEqual(['event'])
  expect(await storedRun()).toMatchObject({ status: 'done' })
  expect(runs.pids.slice(0, 2)).toEqual(runs.pids)
  await runs.stop(planning, 'second')
  await expect.poll(() => runs.ended).toEqual(['event', 'second'])
})

test('MODEL-47: a run is refused with a reason when fewer than two people come', async () => {
  const room = await storeEvent(runs, new EventBuilder('planner').people('ann').topic('t'))
  expect(await planning.start(room, keep)).toMatchObject({ kind: 'invalid' })
  expect(await storedRun()).toBeUndefined()
  expect((await runs.storage.loadEvent('event'))?.event.lastPlannerStartTime).toBeNull()
})

test('PLAN-9: a run whose process is killed goes on from its best plan', async () => {
  await planning.start(await storeEvent(runs, endlessEvent()), keep)
  const seen = await runs.untilProgress()
  const [killed] = runs.alive()
  if (killed === undefined) throw new Error('there is no planner process')
  process.kill(killed, 'SIGKILL')
  runs.progress.length = 0
  const after = await runs.untilProgress()
  expect(
    compareScores([after.hard, after.medium, after.soft], [seen.hard, seen.medium, seen.soft]),
  ).toBeGreaterThanOrEqual(0)
  await runs.stop(planning, 'event')
  expect((await runs.untilEnd()).kind).toBe('done')
})

test('PLAN-9: a run whose process keeps dying fails and the event is no longer running', async () => {
  const room = await storeEvent(runs, endlessEvent())
  await planning.start(room, keep)
  const end = runs.untilEnd()
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  while (!isOver) {
    for (const pid of runs.alive()) process.kill(pid, 'SIGKILL')
    await setTimeout(5)
  }
  expect(await end).toMatchObject({ kind: 'failed', failure: { reason: 'plannerCrashed', obstacles: [] } })
  expect(await storedRun()).toMatchObject({ status: 'failed', error: expect.stringContaining('SIGKILL') })
  const stored = await runs.storage.loadEvent('event')
  expect(stored && isPlannerRunning(stored.event)).toBe(false)
})

test('PLAN-9: a problem the planner cannot read fails with its reason', async () => {
  const room = await storeEvent(runs, smallEvent())
  const run = {
    id: 'run',
    eventId: 'event',
    createdAt: 1,
    seconds: 5,
    seed: 1,
    settings: '{}',
    week: 1,
    author: null,
    isReplan: false,
    basis: '',
    problem: '{"format":"?"}',
  }
  await room.startPlan(async () => ({
    kind: 'ready',
    run,
    actor: SERVER,
    audited: auditedAction('planStarted'),
  }))
  expect(await runs.untilEnd()).toMatchObject({ kind: 'failed', failure: { reason: 'planFailed' } })
  expect((await storedRun())?.error).toContain('format')
})

test('PLAN-9: closing ends the planner processes and the next start takes the run up', async () => {
  await planning.start(await storeEvent(runs, endlessEvent()), keep)
  await runs.untilProgress()
  await planning.close()
  expect(runs.alive()).toEqual([])
  const left = await storedRun()
  expect(left?.best).not.toBeNull()
  const best = JSON.parse(left?.best ?? '') as PlanResult
  planning = runs.startPlanning()
  runs.progress.length = 0
  await runs.untilProgress()
  await runs.stop(planning, 'event')
  expect((await runs.untilEnd()).kind).toBe('done')
  const result = JSON.parse((await storedRun())?.best ?? '') as PlanResult
  expect(compareScores(result.score, best.score)).toBeGreaterThanOrEqual(0)
})

test('PLAN-10: an event that is deleted takes its run with it', async () => {
  await planning.start(await storeEvent(runs, endlessEvent()), keep)
  await runs.untilProgress()
  await runs.rooms.remove(await runs.room('event'))
  while (runs.alive().length > 0) await setTimeout(50)
  expect(await runs.storage.loadEvent('event')).toBeUndefined()
})
