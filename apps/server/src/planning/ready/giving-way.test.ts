import { EventBuilder } from '@planner/domain/testing'
import { beforeEach, expect, test } from 'vitest'
import { fiveAndTwo, found, KEEP_READY, keeping, seedOf, startAfresh, world } from './test-ready-plans.ts'

beforeEach(startAfresh)

test('PLAN-33: a run ends the search at once, and none begins while there is one', async () => {
  const { ready, settle } = keeping(fiveAndTwo())
  await settle()
  const resumes = [ready.giveWay(), ready.giveWay()]
  expect(world.solvers.last.isGone).toBe(true)
  await settle()
  resumes[0]?.()
  resumes[0]?.()
  await settle()
  expect(world.solvers.started).toHaveLength(1)
  resumes[1]?.()
  await settle()
  expect(world.solvers.started).toHaveLength(2)
})

test('PLAN-33: without a core to spare, the setting, an organiser or two people nothing is searched, nor where the server has it off', async () => {
  const cases: [string, (kept: ReturnType<typeof keeping>) => void][] = [
    [
      'no core',
      () => {
        world.free = 0.9
      },
    ],
    ['setting', ({ builder }) => void builder.setting(KEEP_READY, false)],
    [
      'organiser',
      () => {
        world.clock += 4 * 3_600_000
      },
    ],
    ['locked', ({ room }) => Object.assign(room, { isLockedByPlanner: true })],
    ['nobody has it open', ({ evict }) => evict()],
  ]
  for (const [name, prepare] of cases) {
    world.free = 4
    const kept = keeping(fiveAndTwo())
    prepare(kept)
    await kept.settle()
    expect(world.solvers.started, name).toHaveLength(0)
  }
  world.free = 4
  await keeping(new EventBuilder('planner').people('ann').topic('tea')).settle()
  const off = keeping(fiveAndTwo(), false)
  await off.settle()
  expect(world.solvers.started).toHaveLength(0)
  expect(off.ready.stateOf(off.room)).toEqual({ state: 'off', plans: [] })
})

test('PLAN-33, SETTING-18: when the setting is switched off what was ready is dropped', async () => {
  const kept = await found(fiveAndTwo())
  kept.builder.setting(KEEP_READY, false)
  await kept.ready.look()
  expect(seedOf(kept)).toBeUndefined()
})
