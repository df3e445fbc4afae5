import { cellAddress, type EventState } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { NOTHING_REPLACED, type Watcher } from '../../rooms/replaced-values.ts'
import type { Write } from '../../storage/storage.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import type { SolverEnd } from '../runs/solver-child.ts'
import type { BestPlan } from '../runs/solver-messages.ts'
import type { StartSolver } from './background-search.ts'
import { dataKey } from './problem-keys.ts'
import { ReadyPlans } from './ready-plans.ts'

const BEST = { text: '{}', hard: 0, brokenRules: 0, medium: 0, soft: 1, satisfaction: 0.5, bound: null }
const KEEP_READY = 'parameters|rules|keepPlanReady'

/** Searches that were started, each with what it was asked for; the test says when it finds and ends. */
class FakeSolvers {
  readonly started: (Parameters<StartSolver>[0] & {
    finds: (best?: BestPlan) => void
    ends: (end?: Partial<SolverEnd>) => void
    isGone: boolean
  })[] = []

  readonly start: StartSolver = (order, onBest) => {
    const { promise, resolve } = Promise.withResolvers<SolverEnd>()
    const search = {
      ...order,
      isGone: false,
      finds: (best: BestPlan = BEST) => onBest(best),
      ends: (end = {}) =>
        resolve({
          ...{ kind: 'done', best: BEST, obstacles: [], isProven: true, cpuSeconds: 1 },
          ...end,
        } as SolverEnd),
    }
    this.started.push(search)
    const kill = async () => {
      search.isGone = true
      resolve({ kind: 'died', how: 'SIGTERM' })
    }
    return { pid: undefined, ended: promise, stop: () => {}, kill }
  }

  get last() {
    const last = this.started.at(-1)
    if (!last) throw new Error('No search was started.')
    return last
  }
}

/** A live copy of an event that the test changes. */
function roomOf(builder: EventBuilder) {
  const watchers: Watcher[] = []
  const room = {
    ...{ eventId: 'event', variant: builder.variant, state: builder.state as EventState },
    ...{ revision: 1, isLockedByPlanner: false },
    watch: (watcher: Watcher) => void watchers.push(watcher),
    changed(writes: readonly Write[] | null = []) {
      room.revision += 1
      for (const watcher of watchers) watcher(writes, NOTHING_REPLACED)
    },
  }
  return room
}

function fiveAndTwo(variant: 'planner' | '1on1' = 'planner') {
  const event = new EventBuilder(variant, { numSessions: 2 })
  if (variant === '1on1') {
    for (const id of ['ann', 'bob', 'cid']) event.owner(id)
    return event.wish('ann', 'bob', 'Yes').wish('cid', 'bob', 'Yes')
  }
  event.owner('ann').owner('bob').people('cid', 'dan', 'eve')
  for (const id of ['cid', 'dan', 'eve']) event.wish(id, 'ann', 'Yes').wish(id, 'bob', 'Yes')
  return event
}

let solvers: FakeSolvers
let clock = 0
let free = 0
beforeEach(() => {
  solvers = new FakeSolvers()
  clock = 1_000_000
  free = 4
})

function keeping(builder: EventBuilder, isOn = true) {
  const room = roomOf(builder)
  let loaded: typeof room | undefined = room
  const ready = new ReadyPlans({
    ...{ rooms: { loaded: () => loaded }, now: () => clock, random: () => 0.5, threads: 4, isOn },
    ...{ freeCores: () => free, startSolver: solvers.start },
    log: { info: () => {}, warn: () => {}, error: (details: object) => expect(details).toBeUndefined() },
    pace: { lookMs: 2 ** 30 },
  })
  const settle = async () => {
    clock += 5000
    await ready.look()
  }
  /** Lets a search that has ended be taken in, and the next one begin. */
  const turn = async () => {
    await new Promise(setImmediate)
    await ready.look()
  }
  const asked = (keepPreviousPlan = false, seed = 7) => ({
    ...{ eventId: 'event', seconds: 300, seed },
    problem: JSON.stringify(compileProblem(room.variant, room.state, { keepPreviousPlan })),
  })
  const evict = () => {
    loaded = undefined
  }
  ready.seen(room)
  return { ready, room, settle, turn, asked, evict, builder }
}

async function found(builder: EventBuilder) {
  const kept = keeping(builder)
  await kept.settle()
  solvers.last.ends()
  await kept.turn()
  return kept
}

const seedOf = ({ ready, asked }: ReturnType<typeof keeping>) => ready.seedFor(asked())

test('PLAN-31: a search begins once nothing has changed for five seconds, and a change ends it', async () => {
  const { ready, room, settle } = keeping(fiveAndTwo())
  clock += 4999
  await ready.look()
  expect(solvers.started).toHaveLength(0)
  clock += 1
  await ready.look()
  expect(solvers.started).toHaveLength(1)
  expect(solvers.last).toMatchObject({ threads: 1, patience: 4, seconds: 120 })
  room.changed()
  expect(solvers.last.isGone).toBe(true)
  await ready.look()
  expect(solvers.started).toHaveLength(1)
  await settle()
  expect(solvers.started).toHaveLength(2)
})

test('PLAN-31: of an event without a plan in force a new plan is searched, with one also a re-plan, one after the other', async () => {
  const first = await found(fiveAndTwo())
  await first.settle()
  expect(solvers.started).toHaveLength(1)
  expect(first.ready.stateOf(first.room)).toMatchObject({
    state: 'ready',
    plans: [{ keepPreviousPlan: false }],
  })

  const planned = fiveAndTwo().assign('cid', 'ann').assign('dan', 'ann').start('ann', 1, 0)
  const second = await found(planned)
  // The second search begins as soon as the first has ended.
  expect(solvers.started).toHaveLength(3)
  expect(JSON.parse(solvers.last.problem).previous).toHaveLength(1)
  expect(second.ready.stateOf(second.room).state).toBe('searching')
  solvers.last.ends()
  await second.turn()
  expect(second.ready.stateOf(second.room)).toMatchObject({
    state: 'ready',
    plans: [{ keepPreviousPlan: false }, { keepPreviousPlan: true }],
  })
})

test('PLAN-31: nothing is searched for data that was just planned, before something else than the plan has changed', async () => {
  const { ready, room, settle, builder } = keeping(fiveAndTwo())
  for (const keepPreviousPlan of [false, true]) {
    ready.planned('event', compileProblem(room.variant, room.state, { keepPreviousPlan }))
    builder.assign(keepPreviousPlan ? 'dan' : 'cid', 'ann').start('ann', 1, 0)
    room.changed()
    await settle()
    expect(solvers.started).toHaveLength(0)
    expect(ready.stateOf(room)).toEqual({ state: 'ready', plans: [] })
  }
  builder.wish('dan', 'bob', '')
  room.changed()
  await settle()
  expect(solvers.started).toHaveLength(1)
})

test('PLAN-31: a plan that is kept makes data no other, in no variant', () => {
  for (const variant of ['planner', '1on1'] as const) {
    const event = fiveAndTwo(variant)
    if (variant === 'planner') event.assign('cid', 'ann').start('ann', 1, 0)
    else event.meeting('ann', 'bob', 'reserved')
    const [fresh, kept] = [false, true].map((keepPreviousPlan) =>
      compileProblem(event.variant, event.state, { keepPreviousPlan }),
    )
    if (!fresh || !kept) throw new Error('not compiled')
    expect(kept.previous).toHaveLength(1)
    expect(dataKey(kept)).toBe(dataKey(fresh))
  }
})

/** A change of an event, of which some let the planner's problem be another. */
const CHANGES = fc.oneof(
  fc
    .record({
      person: fc.constantFrom('cid', 'dan', 'eve'),
      topic: fc.constantFrom('ann', 'bob'),
      value: fc.constantFrom('Yes', '', '#1 Yes!'),
    })
    .map(
      ({ person, topic, value }) =>
        (event: EventBuilder) =>
          void event.wish(person, topic, value),
    ),
  fc
    .record({
      userId: fc.constantFrom('ann', 'cid', 'dan'),
      sessionId: fc.constantFrom(1, 2),
      value: fc.boolean(),
    })
    .map(
      ({ value, ...at }) =>
        (event: EventBuilder) =>
          void event.set('availabilities', at, value),
    ),
  fc
    .integer({ min: 2, max: 4 })
    .map((size) => (event: EventBuilder) => void event.setting('parameters|groups|maxGroupSize', size)),
  fc
    .constantFrom(300, 400)
    .map(
      (seconds) => (event: EventBuilder) => void event.setting('parameters|groups|solverTimeLimit', seconds),
    ),
  fc
    .boolean()
    .map(
      (isOn) => (event: EventBuilder) => void event.setting('parameters|rules|randomiseAssignments', isOn),
    ),
  fc
    .constantFrom('A', 'B')
    .map((name) => (event: EventBuilder) => void Object.assign(event.state.event, { name })),
  fc.constantFrom('cid', 'dan').map((id) => (event: EventBuilder) => void event.person(id, { phone: '123' })),
)

test('PLAN-32: a plan is used for the very problem that it was found for, and goes with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(CHANGES, { minLength: 1, maxLength: 3 }), async (changes) => {
      solvers = new FakeSolvers()
      const builder = fiveAndTwo()
      const kept = await found(builder)
      const problemNow = () => {
        const { settings } = builder.state
        const isDrawn = settings.get('parameters|rules|randomiseAssignments')?.value !== false
        const seconds = Number(settings.get('parameters|groups|solverTimeLimit')?.value ?? 300)
        return { ...kept.asked(false, isDrawn ? 7 : 0), seconds }
      }
      const before = problemNow()
      for (const change of changes) change(builder)
      kept.room.changed()
      const now = problemNow()
      const isSame =
        JSON.stringify({ ...now, seed: 0 }) === JSON.stringify({ ...before, seed: 0 }) &&
        now.seed === before.seed
      expect(kept.ready.seedFor(now) !== undefined).toBe(isSame)
      // Once the event has settled what is of the former problem is not there any more.
      await kept.settle()
      expect(solvers.started).toHaveLength(isSame ? 1 : 2)
      expect(kept.ready.seedFor(before) !== undefined).toBe(isSame)
      await kept.ready.close()
    }),
    { seed: SEED, numRuns: howMany({ gate: 25, soak: 2000 }) },
  )
})

test('PLAN-32: a plan with a drawn seed is handed out once, one with seed 0 again', async () => {
  const drawn = await found(fiveAndTwo())
  const seed = seedOf(drawn)
  expect(seed).toBe(solvers.last.seed)
  expect(drawn.ready.take({ ...drawn.asked(), seed: 99 })).toMatchObject({ isComplete: false })
  expect(seedOf(drawn)).toBeUndefined()

  const fixed = await found(fiveAndTwo().setting('parameters|rules|randomiseAssignments', false))
  const asked = fixed.asked(false, 0)
  expect(fixed.ready.seedFor(asked)).toBe(0)
  for (const _ of [1, 2]) expect(fixed.ready.take(asked)).toMatchObject({ isComplete: true, seed: 0 })
  expect(fixed.ready.take({ ...asked, eventId: 'other' })).toBeUndefined()
})

test('PLAN-32: what a search has found when it must end is where a run, or its next part, begins', async () => {
  const { ready, settle, turn, asked, room } = keeping(fiveAndTwo())
  await settle()
  solvers.last.finds()
  free = 0.4
  await ready.look()
  expect(solvers.last.isGone).toBe(true)
  await turn()
  free = 4
  await ready.look()
  expect(solvers.started).toHaveLength(2)
  expect(solvers.last.best).toBe(BEST.text)
  const resume = ready.giveWay()
  expect(ready.stateOf(room).plans).toEqual([])
  expect(ready.seedFor(asked())).toBeUndefined()
  expect(ready.take(asked())).toMatchObject({ best: BEST, isComplete: false })
  resume()
})

test('PLAN-32: a search that got hardly any processor time, or broke down, has not found what a run would', async () => {
  for (const end of [{ isProven: false, cpuSeconds: -1 }, { kind: 'died', how: 'SIGKILL' } as const]) {
    const { settle, turn, ready, asked } = keeping(fiveAndTwo())
    await settle()
    solvers.last.finds()
    solvers.last.ends(end)
    await turn()
    expect(ready.seedFor(asked())).toBeUndefined()
    const before = solvers.started.length
    await settle()
    expect(solvers.started).toHaveLength(before)
  }
})

test('PLAN-33: a run ends the search at once, and none begins while there is one', async () => {
  const { ready, settle } = keeping(fiveAndTwo())
  await settle()
  const resumes = [ready.giveWay(), ready.giveWay()]
  expect(solvers.last.isGone).toBe(true)
  await settle()
  resumes[0]?.()
  resumes[0]?.()
  await settle()
  expect(solvers.started).toHaveLength(1)
  resumes[1]?.()
  await settle()
  expect(solvers.started).toHaveLength(2)
})

test('PLAN-33: without a core to spare, the setting, an organiser or two people nothing is searched, nor where the server has it off', async () => {
  const cases: [string, (kept: ReturnType<typeof keeping>) => void][] = [
    [
      'no core',
      () => {
        free = 0.9
      },
    ],
    ['setting', ({ builder }) => void builder.setting(KEEP_READY, false)],
    [
      'organiser',
      () => {
        clock += 4 * 3_600_000
      },
    ],
    ['locked', ({ room }) => Object.assign(room, { isLockedByPlanner: true })],
    ['nobody has it open', ({ evict }) => evict()],
  ]
  for (const [name, prepare] of cases) {
    free = 4
    const kept = keeping(fiveAndTwo())
    prepare(kept)
    await kept.settle()
    expect(solvers.started, name).toHaveLength(0)
  }
  free = 4
  await keeping(new EventBuilder('planner').people('ann').topic('tea')).settle()
  const off = keeping(fiveAndTwo(), false)
  await off.settle()
  expect(solvers.started).toHaveLength(0)
  expect(off.ready.stateOf(off.room)).toEqual({ state: 'off', plans: [] })
})

test('PLAN-33, SETTING-18: when the setting is switched off what was ready is dropped', async () => {
  const kept = await found(fiveAndTwo())
  kept.builder.setting(KEEP_READY, false)
  await kept.ready.look()
  expect(seedOf(kept)).toBeUndefined()
})

test('PLAN-34: of somebody erased nothing is kept, from that moment on', async () => {
  const kept = await found(fiveAndTwo())
  const asked = kept.asked()
  kept.room.changed([
    {
      kind: 'putCell',
      eventId: 'event',
      cell: {
        address: cellAddress('preferences', { userId: 'cid', topicId: 'ann' }),
        value: '',
        timestamp: 1,
      },
    },
  ])
  expect(kept.ready.seedFor(asked)).toBeDefined()
  kept.room.changed([{ kind: 'removePerson', eventId: 'event', personId: 'cid' }])
  expect(kept.ready.seedFor(asked)).toBeUndefined()
})

test('PLAN-34: what is ready is told of the event as it stands alone', async () => {
  const kept = await found(fiveAndTwo())
  expect(kept.ready.stateOf(kept.room).plans).toHaveLength(1)
  kept.room.changed()
  expect(kept.ready.stateOf(kept.room)).toEqual({ state: 'searching', plans: [] })
  await kept.settle()
  expect(kept.ready.stateOf(kept.room).plans).toHaveLength(1)
})
