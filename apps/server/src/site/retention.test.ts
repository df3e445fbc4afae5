import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newEvent, variantOf } from '@planner/domain'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Rooms } from '../rooms/rooms.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage, Write } from '../storage/storage.ts'
import { type Retention, startRetention } from './retention.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]
const variant = variantOf('planner')
const log = pino({ level: 'silent' })

let folder = ''
let storage: Storage
let rooms: Rooms
let retention: Retention
/** Server time and the time the server has been running, ms. */
let clock = { now: 0, steady: 0 }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-retention-'))
  clock = { now: 1000 * DAY, steady: 0 }
  await open()
  await storage.write([putEvent('quiet'), use('quiet'), putEvent('busy'), use('busy')])
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const putEvent = (id: string): Write => ({
  kind: 'putEvent',
  event: newEvent(variant, { id, timestamp: 1 }),
  keys: { adminKey: `admin-key-of-${id}`, shareKey: `share-key-of-${id}` },
})
const use = (eventId: string): Write => ({ kind: 'putUse', eventId, usedAt: clock.now })

async function open(): Promise<void> {
  storage = await openStorage({ dataDir: folder })
  const now = () => clock.now
  const failed = () => {
    throw new Error('A write failed')
  }
  rooms = new Rooms({ storage, now, onReloaded: failed, onBroken: failed })
  retention = startRetention({ storage, rooms, now, steady: () => clock.steady, log, days: 60 })
  // The sweep at the start.
  await storage.retention.use('quiet')
}

async function close(): Promise<void> {
  retention.close()
  await rooms.close()
  await storage.close()
}

/** Lets the server run for some days, with a sweep every other hour. */
async function run(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 2) {
    clock.now += 2 * HOUR
    clock.steady += 2 * HOUR
    await retention.sweep()
  }
}

async function change(eventId: string): Promise<void> {
  const room = await rooms.open(eventId)
  const key = 'parameters|groups|maxGroupSize'
  await room?.edit([{ kind: 'setting', key, value: 7, timestamp: clock.now }], { kind: 'setting' })
}

const isThere = async (eventId: string) => (await storage.loadEvent(eventId)) !== undefined

test('OPS-9, OPS-10: an unused event is announced for 30 days and then deleted, one in use is not', async () => {
  const began = clock.now
  const removed: string[] = []
  rooms.onRemoved((eventId) => removed.push(eventId))
  await run(29)
  await change('busy')
  expect(await retention.deletesAt('quiet')).toBe(null)
  await run(2)
  expect(await retention.deletesAt('quiet')).toBe(began + 60 * DAY)
  expect(await retention.deletesAt('busy')).toBe(null)
  await run(28)
  expect(await isThere('quiet')).toBe(true)
  await run(2)
  expect([await isThere('quiet'), await isThere('busy')]).toEqual([false, true])
  // What is kept of it in memory goes too.
  expect(removed).toEqual(['quiet'])
})

test('OPS-9: an event that is kept, or changed, after it was announced begins anew', async () => {
  await run(50)
  expect(await retention.deletesAt('quiet')).not.toBe(null)
  await (await rooms.open('quiet'))?.keep()
  await change('busy')
  expect([await retention.deletesAt('quiet'), await retention.deletesAt('busy')]).toEqual([null, null])
  await run(29)
  expect([await retention.deletesAt('quiet'), await isThere('quiet')]).toEqual([null, true])
})

test('OPS-10: a server that was off for months, or whose clock has jumped, announces for all of the 30 days before it deletes', async () => {
  await run(35)
  expect(await retention.deletesAt('quiet')).toBe(1060 * DAY)
  await change('busy')
  await close()
  clock.now += 200 * DAY
  clock.steady = 0
  await open()
  expect(await isThere('quiet')).toBe(true)
  const shownFor = 35 - 30
  const due = (await retention.deletesAt('quiet')) ?? 0
  expect(due).toBeGreaterThanOrEqual(clock.now + (30 - shownFor) * DAY)
  await run(20)
  expect(await isThere('quiet')).toBe(true)
  // What is busy was announced only now.
  await run(6)
  expect([await isThere('quiet'), await isThere('busy')]).toEqual([false, true])
  clock.now += 1000 * DAY
  await retention.sweep()
  expect(await isThere('busy')).toBe(true)
})

test('OPS-9: an event that is changed, or whose plan is asked for, while storage tells its use stays', async () => {
  await run(59)
  retention.close()
  const room = await rooms.open('quiet')
  const key = 'parameters|groups|maxGroupSize'
  const edit = () =>
    room?.edit([{ kind: 'setting', key, value: 7, timestamp: clock.now }], { kind: 'setting' })
  let meanwhile: () => unknown = edit
  const asked = {
    ...storage.retention,
    use: async (eventId: string) => {
      const use = await storage.retention.use(eventId)
      if (eventId === 'quiet') void meanwhile()
      return use
    },
  }
  const options = { storage: { retention: asked }, rooms, now: () => clock.now, log, days: 60 }
  retention = startRetention({ ...options, steady: () => clock.steady })
  await run(2)
  expect(await isThere('quiet')).toBe(true)
  await run(59)
  meanwhile = () => room?.startPlan(() => new Promise(() => {}))
  await run(2)
  expect(await isThere('quiet')).toBe(true)
})

test('OPS-9: nothing is announced or deleted where retention is off', async () => {
  retention.close()
  retention = startRetention({ storage, rooms, now: () => clock.now, log, days: 0 })
  clock.now += 5000 * DAY
  expect([await retention.deletesAt('quiet'), await isThere('quiet')]).toEqual([null, true])
})
