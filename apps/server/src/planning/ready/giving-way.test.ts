import { EventBuilder } from '@planner/domain/testing'
import { beforeEach, expect, test } from 'vitest'
import { HubFirst } from '../queue/hub-first.ts'
import { fiveAndTwo, found, KEEP_READY, keeping, seedOf, startAfresh, world } from '../testing/ready-plans.ts'

beforeEach(startAfresh)

test('PLAN-33: a run ends the search at once, and none begins while there is one', async () => {
  const { searches, settle } = keeping(fiveAndTwo())
  await settle()
  const resumes = [searches.awaitSearch(), searches.awaitSearch()]
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
      'hub at work',
      () => {
        world.hubLoad = 0.5
      },
    ],
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
    Object.assign(world, { free: 4, hubLoad: 0 })
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
  expect(off.ready.stateOf(off.room)).toEqual({ state: 'off', isUsedUp: false, plans: [] })
})

test('PLAN-33, SETTING-18: when the setting is switched off what was ready is dropped', async () => {
  const kept = await found(fiveAndTwo())
  kept.builder.setting(KEEP_READY, false)
  await kept.ready.look()
  expect(seedOf(kept)).toBeUndefined()
})

/** A search beside a hub, looked at every 100 ms; it stands still when the test says so. */
function beside() {
  const told: string[] = []
  let clock = 0
  let load = 0
  let isStill = () => {}
  const search = {
    pause: () => {
      told.push(`waits at ${clock}`)
      return new Promise<void>((resolve) => {
        isStill = resolve
      })
    },
    resume: () => void told.push(`goes on at ${clock}`),
  }
  const end = () => void told.push(`ends at ${clock}`)
  const first = new HubFirst({ search, hubLoad: () => load, now: () => clock, end })
  first.close()
  const pass = (ms: number, hubLoad: number) => {
    load = hubLoad
    for (const until = clock + ms; clock < until && !told.some((each) => each.startsWith('ends')); ) {
      clock += 100
      first.look()
    }
  }
  const stand = async () => {
    isStill()
    await Promise.resolve()
  }
  return { told, pass, stand, first }
}

test('PLAN-33: a search waits while the hub is at work, and goes on once that has had little to do', async () => {
  const { told, pass, stand, first } = beside()
  pass(300, 0.4)
  expect(told).toEqual([])
  pass(100, 0.5)
  expect([told, first.isPaused]).toEqual([['waits at 400'], true])
  await stand()
  pass(1000, 0.3)
  pass(400, 0.1)
  pass(100, 0.3)
  pass(500, 0.1)
  expect(told).toEqual(['waits at 400', 'goes on at 2400'])
  pass(100, 0.9)
  expect(told.at(-1)).toBe('waits at 2500')
})

test('PLAN-33: a search that does not stand still, or has waited for long, is ended', async () => {
  const working = beside()
  working.pass(1000, 1)
  expect(working.told).toEqual(['waits at 100', 'ends at 500'])
  const waiting = beside()
  waiting.pass(100, 1)
  await waiting.stand()
  waiting.pass(20_000, 1)
  expect(waiting.told).toEqual(['waits at 100', 'ends at 10100'])
})
