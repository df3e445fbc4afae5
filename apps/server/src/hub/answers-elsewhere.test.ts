import { EventBuilder } from '@planner/domain/testing'
import { type PlanResult, solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { answerHere, insightHere } from '../planning/testing/asked-event.ts'
import { versionOf } from '../planning/testing/drift.ts'
import { liveRoom } from '../testing/live-room.ts'
import {
  ExplainPlace,
  PriceMoves,
  ReadPlanDrift,
  ReadPlanReport,
  ReadReport,
} from './handlers/plan-questions.ts'
import { ListPlans } from './handlers/plan-versions.ts'
import { ReadScenarios } from './handlers/scenarios.ts'
import { authorise } from './rights/gates.ts'

/** An event with a plan of a run, a scenario, and a hub that may not read what people have entered. */
function openEvent(event: EventBuilder) {
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: false })
  const best = JSON.stringify(solve(problem, { seed: 1, iterations: 100 }) as PlanResult)
  const { room } = liveRoom(event)
  const state = {
    ...room.state,
    get cells(): never {
      throw new Error('The hub reads all cells. Maybe this is a question for the thread of questions?')
    },
  }
  const guarded = new Proxy(room, {
    get(target, name) {
      const value: unknown = name === 'state' ? state : Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const run = { ...versionOf(event), id: 'run', endedAt: 1, week: 1, best, isReplan: false, inForceAt: null }
  const scenario = { id: 'three', name: 'Three', status: 'done', best, settings: { numSessions: 3 } }
  const set = { id: 'set', createdAt: 1, author: '', seconds: 5, problemKey: 'other', scenarios: [scenario] }
  const versions = [{ ...run, status: 'done', digest: JSON.parse(run.basis).digest }]
  const context = {
    now: () => 1,
    storage: { planRuns: { latestDone: async () => run, versions: async () => versions } },
    scenarios: { of: async () => set, waitSeconds: () => null },
    insight: insightHere((_, ...question) => answerHere(room, ...question)),
  } as never
  const connection = { membership: { room: guarded }, rateLimit: { take: () => true } } as never
  return (name: string, handler: (...args: never[]) => unknown, payload: object) =>
    authorise(
      context,
      connection,
      { name, payload } as never,
      ((by: never) => handler(context, connection, payload as never, by)) as never,
    )
}

const ADMIN = { adminKey: 'admin' }
const place = (key: string) => ({ key, userId: 'ann', sessionId: 1 })

test('LIMIT-15: no answer about a plan is made on the hub’s thread, for organisers or participants', async () => {
  const event = new EventBuilder('planner', { numSessions: 1 })
  for (const id of ['ann', 'bob', 'cid']) event.owner(id)
  event.wish('ann', 'bob', 'Yes').assign('ann', 'cid').assign('cid', 'cid').start('cid', 0, 0)
  event.setting('parameters|groups|minGroupSize', 1).setting('parameters|ui|showScheduleTabToUsers', true)
  const ask = openEvent(event)
  expect(await ask('ReadPlanDrift', ReadPlanDrift, ADMIN)).toMatchObject({ drift: { state: 'upToDate' } })
  expect(await ask('ListPlans', ListPlans, ADMIN)).toMatchObject({ plans: [{ data: 'same' }] })
  expect(await ask('ReadReport', ReadReport, { key: 'admin' })).toMatchObject({ report: { kind: 'groups' } })
  const from = null
  expect(await ask('PriceMoves', PriceMoves, { ...ADMIN, personId: 'ann', from })).toMatchObject({
    moves: { groups: expect.any(Array) },
  })
  for (const key of ['admin', 'key of ann'])
    expect(await ask('ExplainPlace', ExplainPlace, place(key))).toMatchObject({ card: { kind: 'groups' } })
  expect(await ask('ReadScenarios', ReadScenarios, ADMIN)).toMatchObject({
    bench: { isDataChanged: true, scenarios: [{ value: { satisfaction: 1 } }] },
  })
})

test('LIMIT-15: nor are reports of meetings', async () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cid']) event.owner(id, {}, { numMeetingRequests: 1 })
  event.wish('ann', 'bob', 'Yes').wish('ann', 'cid', 'Yes').meeting('ann', 'bob', 'committed')
  const ask = openEvent(event)
  for (const key of ['admin', 'key of ann']) {
    expect(await ask('ReadPlanReport', ReadPlanReport, { key })).toMatchObject({
      report: { reasons: [{ from: 'ann', to: 'cid', reason: 'ownCapacity' }] },
    })
    expect(await ask('ExplainPlace', ExplainPlace, place(key))).toMatchObject({ card: { kind: 'meetings' } })
  }
  expect(await ask('ListPlans', ListPlans, ADMIN)).toMatchObject({ plans: [{ data: 'same' }] })
})
