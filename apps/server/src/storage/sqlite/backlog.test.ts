import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AddressedCell } from '@planner/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cellsText, changesOf } from '../change.ts'
import type { Engine, Job } from '../job.ts'
import { NO_KEY_SECRETS } from '../keyring/choose-keyring.ts'
import { openStorage } from '../open-storage.ts'
import type { Write } from '../storage.ts'
import { preference, putCell, putEvent, sampleEvent, samplePerson, storedCells } from '../testing/samples.ts'
import { DATABASE } from './database-file.ts'
import { openSqlite } from './open-sqlite.ts'

/** Cells of a large change: twenty slices. */
const CELLS = 10_000

let dataDir = ''
let engine: Engine
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planner-backlog-'))
  engine = (await openSqlite(dataDir, NO_KEY_SECRETS)).engine
  await write([putEvent(sampleEvent('large')), putEvent(sampleEvent('small'))])
})
afterEach(async () => {
  await engine.close()
  await rm(dataDir, { recursive: true })
})

async function run(job: Job): Promise<unknown> {
  const [outcome] = await engine.run([job])
  if (!outcome?.ok) throw new Error(outcome?.message)
  return outcome.value
}
const write = (writes: readonly Write[]) => run({ kind: 'write', changes: changesOf(writes) })

const cells = Array.from(
  { length: CELLS },
  (_, index): AddressedCell => ({
    address: preference(`p${index % 100}`, `t${Math.floor(index / 100)}`),
    value: 'Yes',
    timestamp: 1,
  }),
)
const putLarge = () =>
  run({
    kind: 'write',
    changes: [{ kind: 'putCells', eventId: 'large', texts: [cellsText('large', cells)] }],
  })

/** What a reader from outside sees of the file. */
function committed(sql: string): number {
  const database = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true })
  const { count } = database.prepare(sql).get() as { count: number }
  database.close()
  return count
}
const backlog = () => committed('select count(*) as count from cell_backlog')
const cellsIn = (eventId: string) =>
  committed(`select count(*) as count from cell where event_id = '${eventId}'`)

test('LIMIT-15: an edit waits for a slice of a large change of another event, not for all of it', async () => {
  await putLarge()
  await write([putCell('small', preference('ann', 'tea'), 'Yes', 1)])
  expect([cellsIn('small'), backlog()]).toEqual([1, 1])
  expect(cellsIn('large')).toBeLessThan(CELLS / 2)
})

test('LIMIT-15: erasing many people keeps other events from a commit for a slice at most', async () => {
  await putLarge()
  while (backlog() > 0) await run({ kind: 'catchUp', eventId: 'large' })
  const people = Array.from({ length: 90 }, (_, index) => `p${index}`)
  await write(people.map((personId) => ({ kind: 'removePerson', eventId: 'large', personId })))
  await write([putCell('small', preference('ann', 'tea'), 'Yes', 1)])
  expect(backlog()).toBe(1)
  expect(cellsIn('large')).toBeGreaterThan(CELLS / 2)
  while (backlog() > 0) await run({ kind: 'catchUp', eventId: 'large' })
  expect(cellsIn('large')).toBe(CELLS / 10)
})

test('LIMIT-15: a large event that is removed keeps other events from a commit for a slice at most', async () => {
  await putLarge()
  while (backlog() > 0) await run({ kind: 'catchUp', eventId: 'large' })
  await write([{ kind: 'removeEvent', eventId: 'large' }])
  await write([putCell('small', preference('ann', 'tea'), 'Yes', 1)])
  expect(backlog()).toBe(1)
  expect(cellsIn('large')).toBeGreaterThan(CELLS / 2)
  expect(await run({ kind: 'findKey', key: 'admin-key-of-large' })).toBeUndefined()
  while (backlog() > 0) await run({ kind: 'catchUp', eventId: 'large' })
  expect(committed("select count(*) as count from event where id = 'large'")).toBe(0)
})

test('LIVE-4: what a killed server has left of large changes is there after the next start, in order', async () => {
  await putLarge()
  await write([
    { kind: 'putPerson', eventId: 'large', person: samplePerson('p1') },
    { kind: 'removePerson', eventId: 'large', personId: 'p1' },
    putCell('large', preference('p2', 't0'), 'No', 2),
  ])
  expect(backlog()).toBeGreaterThan(1)
  const folder = await mkdtemp(join(tmpdir(), 'planner-backlog-'))
  const killed = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true })
  killed.exec(`vacuum into '${join(folder, DATABASE)}'`)
  killed.close()

  await copyFile(join(dataDir, 'key-secret'), join(folder, 'key-secret'))
  const storage = await openStorage({ dataDir: folder })
  const stored = await storedCells(storage, 'large')
  await storage.close()
  expect(stored.length).toBe(CELLS - CELLS / 100)
  expect(stored.filter(({ address }) => address.userId === 'p1')).toEqual([])
  expect(stored.filter(({ value }) => value === 'No').map(({ address }) => address.userId)).toEqual(['p2'])
  await rm(folder, { recursive: true })
})
