import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isPlannerRunning, planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type PlanResult, solve } from '@planner/solver'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SERVER } from '../../audit/audited-actions.ts'
import type { Room } from '../../rooms/room.ts'
import type { PlanRunStatus } from '../../storage/plan-run.ts'
import { howMany } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import type { PlanningDeps } from '../planning.ts'
import { answerHere } from '../testing/asked-event.ts'
import { ENDING_STEPS, ENDINGS, type EndingStep, type RunEnding } from '../testing/ending-steps.ts'
import { smallEvent, storeEvent, TestRuns } from '../testing/runs.ts'
import { searchOfTest } from '../testing/searches.ts'
import { hasUsablePlan, versionContent } from '../versions/version-plan.ts'
import { createRun } from './create-run.ts'
import { finishRun } from './finish-run.ts'
import { LEASE_MS } from './run.ts'

const UNSTORED_STEPS: readonly EndingStep[] = [
  'nothing found yet',
  'plan found, not yet kept',
  'before the change',
]
const STORED_STEPS: readonly EndingStep[] = ['stored, not yet told', 'told to one screen', 'over']

let runs: TestRuns
beforeAll(async () => {
  runs = await TestRuns.open()
})
afterEach(() => runs.startAfresh('event'))
afterAll(() => runs.close())

const deps = () => ({
  storage: runs.storage,
  rooms: runs.rooms,
  insight: { ask: answerHere as PlanningDeps['insight']['ask'] },
  now: Date.now,
  newId: () => crypto.randomUUID(),
  random: () => 0.5,
  log: runs.log,
  onWaiting: () => {},
  onProgress: () => {},
  onFinished: () => {},
})

/** A run of the event that somebody carries, and the plan that it has found. */
async function foundPlan(event: EventBuilder) {
  const room = await storeEvent(runs, event)
  expect((await createRun(deps(), room, { keepPreviousPlan: false })).kind).toBe('started')
  const run = await runs.storage.planRuns.claim('owner', Date.now(), 60_000)
  if (!run) throw new Error('There is no run.')
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: false })
  return { room, run, result: solve(problem, { seed: 1, iterations: 2000 }) }
}

const end = ({ run, result }: Awaited<ReturnType<typeof foundPlan>>, owner = 'owner') =>
  finishRun(deps(), run, owner, JSON.stringify(result), { kind: 'searched', obstacles: [] })

function erase(room: Room, personId: string): Promise<boolean> {
  const { eventId } = room
  return room.change([{ kind: 'removePerson', eventId, personId }], { kind: 'dataReplaced' })
}

async function stored() {
  const event = await runs.storage.loadEvent('event')
  if (!event) throw new Error('There is no event.')
  return event
}

test('KEY-20: the end of a run brings back nothing of people who were erased while it was made', async () => {
  const found = await foundPlan(smallEvent())
  expect(JSON.stringify(found.result)).toContain('"cid"')
  await erase(found.room, 'cid')
  await end(found)
  const { cells, event } = await stored()
  expect(isPlannerRunning(event)).toBe(false)
  expect(cells.filter(({ address }) => address.table === 'assignments').length).toBeGreaterThan(0)
  expect(JSON.stringify(cells)).not.toContain('"cid"')
  expect(JSON.stringify(await runs.storage.planRuns.list('event'))).not.toContain('"cid"')
})

test('KEY-9, MEET-12: a plan of meetings grants none to whoever has left or was erased while it was made', async () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cid', 'dan']) event.owner(id)
  const found = await foundPlan(event.wish('ann', 'bob', 'Yes').wish('cid', 'dan', 'Yes'))
  await erase(found.room, 'dan')
  const person = found.room.storedPerson('bob')
  if (!person) throw new Error('Bob is there')
  const archived = { kind: 'putPerson', eventId: 'event', person: { ...person, isArchived: true } } as const
  await found.room.change([archived], { kind: 'personArchived', personId: 'bob' })
  await end(found)
  expect((await stored()).meetings).toEqual([])
})

test('PLAN-9: the end of a run keeps what was changed of the event meanwhile, also where nobody had it open', async () => {
  const found = await foundPlan(smallEvent())
  const { state, keys } = found.room
  const named = { ...state.event, name: 'Autumn unconference' }
  await found.room.change([{ kind: 'putEvent', event: named, keys }], { kind: 'event' })
  runs.rooms.evict('event')
  await end(found)
  expect((await stored()).event.name).toBe('Autumn unconference')
  expect((await runs.room('event')).isLockedByPlanner).toBe(false)
})

test('PLAN-9: a server that has lost a run to another one changes nothing', async () => {
  const found = await foundPlan(smallEvent())
  const before = await stored()
  await expect(end(found, 'somebody else')).rejects.toThrow('not stored')
  expect(await stored()).toEqual(before)
  expect(found.room.isLockedByPlanner).toBe(true)
})

test('AUDIT-1: the start, the request to stop and the end of a run are each stored with their entry', async () => {
  const planning = runs.startPlanning()
  const room = await storeEvent(runs, smallEvent())
  await planning.start(room, { keepPreviousPlan: false, actor: SERVER })
  await planning.stop(room)
  await runs.untilEnd()
  const { entries } = await runs.storage.audit('event', { before: null, limit: 10, kinds: [] })
  expect(entries.map(({ action }) => action)).toEqual(['planEnded', 'planStopped', 'planStarted'])
  await planning.close()
})

/** The event of each ending, and what a run of it comes to if it comes to its end. */
const ENDED_EVENTS: Record<RunEnding, { event: () => EventBuilder; status: PlanRunStatus }> = {
  done: { event: smallEvent, status: 'done' },
  draft: {
    event: () => smallEvent().setting('parameters|ui|reviewPlansBeforeShowing', true),
    status: 'draft',
  },
  failed: { event: () => smallEvent().setting('parameters|groups|minGroupSize', 50), status: 'failed' },
  stopped: { event: smallEvent, status: 'done' },
  deleted: { event: smallEvent, status: 'done' },
}

/** Every step, and every ending where it is stored. */
const GATE_KILLS: readonly { ending: RunEnding; step: EndingStep }[] = [
  { ending: 'done', step: 'nothing found yet' },
  { ending: 'stopped', step: 'plan found, not yet kept' },
  { ending: 'failed', step: 'before the change' },
  { ending: 'done', step: 'change on its way' },
  { ending: 'draft', step: 'change on its way' },
  { ending: 'failed', step: 'stored, not yet told' },
  { ending: 'deleted', step: 'stored, not yet told' },
  { ending: 'stopped', step: 'told to one screen' },
  { ending: 'draft', step: 'over' },
]

const ALL_KILLS = ENDINGS.flatMap((ending) => ENDING_STEPS.map((step) => ({ ending, step })))
const KILLS = howMany({ gate: 0, soak: 1 }) > 0 ? ALL_KILLS : GATE_KILLS

test.each(KILLS)(
  'PLAN-9, LIVE-4: a server killed at the end of a run ($ending, $step) leaves all of it or nothing',
  async ({ ending, step }) => {
    const { event, status } = ENDED_EVENTS[ending]
    const room = await storeEvent(runs, event())
    await createRun(deps(), room, { keepPreviousPlan: false })
    if (ending === 'stopped')
      await room.change([{ kind: 'stopRun', eventId: room.eventId }], { kind: 'audited' }, { audited: [] })
    const { dataDir } = runs
    await runs.storage.close()
    const process = new URL('../testing/ending-process.ts', import.meta.url)
    const server = fork(fileURLToPath(process), [dataDir, step, ending], { execArgv: [] })
    const [, signal] = await once(server, 'exit')
    expect(signal).toBe('SIGKILL')

    await runs.reopen()
    const isThere = (await runs.storage.loadEvent('event')) !== undefined
    const [left] = await runs.storage.planRuns.list('event')
    // An event that is deleted takes its run along.
    expect(left !== undefined).toBe(isThere)
    if (STORED_STEPS.includes(step)) expect(isThere).toBe(ending !== 'deleted')
    const searches = runs.openSearches({ startSolver: searchOfTest() })
    const planning = runs.startPlanning(LEASE_MS, { searches })
    if (isThere) {
      const wasRunning = left?.status === 'running'
      expect(isPlannerRunning((await stored()).event)).toBe(wasRunning)
      expect(left?.stopRequested).toBe(ending === 'stopped')
      if (UNSTORED_STEPS.includes(step)) expect(wasRunning).toBe(true)
      if (STORED_STEPS.includes(step)) expect(wasRunning).toBe(false)
      if (wasRunning) await runs.untilEnd()
      expect(isPlannerRunning((await stored()).event)).toBe(false)
      const [run] = await runs.storage.planRuns.list('event')
      if (!run) throw new Error('There is no run.')
      expect([run.id, run.status]).toEqual([left?.id, status])
      const { variant, state } = await runs.room('event')
      const inForce = planContentOf(state)
      if (status !== 'done') expect(inForce).toEqual({ groups: [], meetings: [] })
      else {
        expect((JSON.parse(run.best ?? '') as PlanResult).kind).toBe('groups')
        expect(hasUsablePlan(state, run)).toBe(true)
        expect(inForce).toEqual(versionContent(variant, state, run, 0))
        expect(inForce.groups).not.toEqual([])
      }
    }
    await planning.close()
  },
)

test('PLAN-9: after the event of a run was deleted nothing of it is carried on', async () => {
  const found = await foundPlan(smallEvent())
  expect(await runs.rooms.remove(found.room)).toBe(true)
  await end(found)
  expect(await runs.storage.loadEvent('event')).toBeUndefined()
  expect(await runs.storage.planRuns.list('event')).toEqual([])
  expect(await runs.storage.planRuns.claimable(Date.now() + LEASE_MS)).toEqual([])
})
