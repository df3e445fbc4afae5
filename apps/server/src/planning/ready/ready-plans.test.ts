import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { howMany, SEED } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { dataKey } from '../insight/problems.ts'
import { BEST, fiveAndTwo, found, keeping, seedOf, startAfresh, world } from '../testing/ready-plans.ts'

beforeEach(startAfresh)

test('PLAN-31: a search begins once nothing has changed for five seconds, and a change ends it', async () => {
  const { ready, room, settle } = keeping(fiveAndTwo())
  world.clock += 4999
  await ready.look()
  expect(world.solvers.started).toHaveLength(0)
  world.clock += 1
  await ready.look()
  expect(world.solvers.started).toHaveLength(1)
  expect(world.solvers.last).toMatchObject({ threads: 1, patience: 4, seconds: 120 })
  room.changed()
  expect(world.solvers.last.isGone).toBe(true)
  await ready.look()
  expect(world.solvers.started).toHaveLength(1)
  await settle()
  expect(world.solvers.started).toHaveLength(2)
})

test('PLAN-31: of an event without a plan in force a new plan is searched, with one also a re-plan, one after the other', async () => {
  const first = await found(fiveAndTwo())
  await first.settle()
  expect(world.solvers.started).toHaveLength(1)
  expect(first.ready.stateOf(first.room)).toMatchObject({
    state: 'ready',
    plans: [{ keepPreviousPlan: false }],
  })

  const planned = fiveAndTwo().assign('cid', 'ann').assign('dan', 'ann').start('ann', 1, 0)
  const second = await found(planned)
  // The second search begins as soon as the first has ended.
  expect(world.solvers.started).toHaveLength(3)
  expect(JSON.parse(world.solvers.last.problem).previous).toHaveLength(1)
  expect(second.ready.stateOf(second.room).state).toBe('searching')
  world.solvers.last.ends()
  await second.turn()
  expect(second.ready.stateOf(second.room)).toMatchObject({
    state: 'ready',
    plans: [{ keepPreviousPlan: false }, { keepPreviousPlan: true }],
  })
})

test('PLAN-31: nothing is searched for data that was just planned, before something else than the plan has changed', async () => {
  const { ready, room, settle, builder } = keeping(fiveAndTwo())
  for (const keepPreviousPlan of [false, true]) {
    ready.planned('event', dataKey(compileProblem(room.variant, room.state, { keepPreviousPlan })))
    builder.assign(keepPreviousPlan ? 'dan' : 'cid', 'ann').start('ann', 1, 0)
    room.changed()
    await settle()
    expect(world.solvers.started).toHaveLength(0)
    expect(ready.stateOf(room)).toEqual({ state: 'ready', isUsedUp: false, plans: [] })
  }
  builder.wish('dan', 'bob', '')
  room.changed()
  await settle()
  expect(world.solvers.started).toHaveLength(1)
})

test('PLAN-31: a plan that is kept makes data no other, in no variant', () => {
  const pairs = new EventBuilder('1on1', { numSessions: 2 })
  for (const id of ['ann', 'bob', 'cid']) pairs.owner(id)
  pairs.wish('ann', 'bob', 'Yes').wish('cid', 'bob', 'Yes').meeting('ann', 'bob', 'reserved')
  for (const event of [pairs, fiveAndTwo().assign('cid', 'ann').start('ann', 1, 0)]) {
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
      startAfresh()
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
      expect(world.solvers.started).toHaveLength(isSame ? 1 : 2)
      expect(kept.ready.seedFor(before) !== undefined).toBe(isSame)
      await kept.ready.close()
    }),
    { seed: SEED, numRuns: howMany({ gate: 25, soak: 2000 }) },
  )
})

test('PLAN-32: a plan with a drawn seed is handed out once, one with seed 0 again', async () => {
  const drawn = await found(fiveAndTwo())
  const seed = seedOf(drawn)
  expect(seed).toBe(world.solvers.last.seed)
  expect(drawn.ready.take({ ...drawn.asked(), seed: 99 })).toMatchObject({ isComplete: false })
  expect(seedOf(drawn)).toBeUndefined()

  const fixed = await found(fiveAndTwo().setting('parameters|rules|randomiseAssignments', false))
  const asked = fixed.asked(false, 0)
  expect(fixed.ready.seedFor(asked)).toBe(0)
  for (const _ of [1, 2]) expect(fixed.ready.take(asked)).toMatchObject({ isComplete: true, seed: 0 })
  expect(fixed.ready.take({ ...asked, eventId: 'other' })).toBeUndefined()
})

test('PLAN-32: an event has nothing of the plan of another event with the very same problem', async () => {
  const first = await found(fiveAndTwo())
  const other = first.open(fiveAndTwo('other'))
  const asked = { ...first.asked(), eventId: 'other' }
  await first.settle()
  expect(world.solvers.started).toHaveLength(2)
  expect(first.ready.seedFor(asked)).toBeUndefined()
  expect(first.ready.take(asked)).toBeUndefined()
  expect(first.ready.stateOf(other)).toEqual({ state: 'searching', isUsedUp: false, plans: [] })
  world.solvers.last.ends({ best: { ...BEST, soft: 2 } } as object)
  await first.turn()
  expect(first.ready.take(asked)).toMatchObject({ eventId: 'other', best: { soft: 2 } })
  expect(first.ready.take(first.asked())).toMatchObject({ eventId: 'event', best: { soft: 1 } })
})

test('PLAN-32: what a search has found when it must end is where a run, or its next part, begins', async () => {
  const { ready, searches, settle, turn, asked, room } = keeping(fiveAndTwo())
  await settle()
  world.solvers.last.finds()
  world.free = 0.4
  await ready.look()
  expect(world.solvers.last.isGone).toBe(true)
  await turn()
  world.free = 4
  await ready.look()
  expect(world.solvers.started).toHaveLength(2)
  expect(world.solvers.last.best).toBe(BEST.text)
  const resume = searches.awaitSearch()
  expect(ready.stateOf(room).plans).toEqual([])
  expect(ready.seedFor(asked())).toBeUndefined()
  expect(ready.take(asked())).toMatchObject({ best: BEST, isComplete: false })
  resume()
})

test('PLAN-32: a search that got hardly any processor time, or broke down, has not found what a run would', async () => {
  for (const end of [{ isProven: false, cpuSeconds: -1 }, { kind: 'died', how: 'SIGKILL' } as const]) {
    const { settle, turn, ready, asked } = keeping(fiveAndTwo())
    await settle()
    world.solvers.last.finds()
    world.solvers.last.ends(end)
    await turn()
    expect(ready.seedFor(asked())).toBeUndefined()
    const before = world.solvers.started.length
    await settle()
    expect(world.solvers.started).toHaveLength(before)
  }
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
  expect(kept.ready.stateOf(kept.room)).toEqual({ state: 'searching', isUsedUp: false, plans: [] })
  await kept.settle()
  expect(kept.ready.stateOf(kept.room).plans).toHaveLength(1)
})

test('PLAN-33, PLAN-35: an address has its share of the hour, which is then told as used up, and others have theirs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { ready, room, settle, open } = keeping(fiveAndTwo())
  const its = open(fiveAndTwo('its'), 'elsewhere')
  await settle()
  // Ten minutes, a third of what there is.
  vi.advanceTimersByTime(600_000)
  await ready.look()
  expect(world.solvers.last.isGone).toBe(true)
  expect(ready.stateOf(room)).toEqual({ state: 'off', isUsedUp: true, plans: [] })
  expect(ready.stateOf(its)).toEqual({ state: 'searching', isUsedUp: false, plans: [] })
  expect(ready.stateOf(open(fiveAndTwo('another of theirs'), 'here'))).toMatchObject({ isUsedUp: true })
  await settle()
  expect(world.solvers.started).toHaveLength(2)
  vi.advanceTimersByTime(390_000)
  await ready.look()
  expect(world.solvers.last.isGone).toBe(false)
  expect(ready.stateOf(its).isUsedUp).toBe(false)
  vi.advanceTimersByTime(10_000)
  await ready.look()
  expect(world.solvers.last.isGone).toBe(true)
  expect(ready.stateOf(its).isUsedUp).toBe(true)
  const fresh = open(fiveAndTwo('fresh'), 'a third address')
  expect(ready.stateOf(fresh)).toMatchObject({ state: 'searching', isUsedUp: false })
  world.clock += 3_600_000
  expect([room, its].map((each) => ready.stateOf(each).state)).toEqual(['searching', 'searching'])
  vi.useRealTimers()
})
