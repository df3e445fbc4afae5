import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { preference, putCell, storeEvent } from '../testing/samples.ts'
import { assertIntact } from './assert-intact.ts'

let sample = ''
beforeAll(async () => {
  sample = await mkdtemp(join(tmpdir(), 'planner-integrity-'))
  const storage = await openStorage({ dataDir: sample })
  const eventId = await storeEvent(storage)
  const cells = Array.from({ length: 3000 }, (_, index) =>
    putCell(eventId, preference(`p${index}`, 't'), 'x'.repeat(100), 1),
  )
  await storage.write(cells)
  await storage.close()
})
afterAll(() => rm(sample, { recursive: true }))

let dataDir = ''
let path = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planner-integrity-'))
  path = join(dataDir, 'planner.db')
  await copyFile(join(sample, 'planner.db'), path)
})
afterEach(() => rm(dataDir, { recursive: true }))

async function zero(from: number, length: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(length), 0, length, from)
  await file.close()
}

function execute(sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

const DAMAGES: [string, () => Promise<void>, RegExp][] = [
  ['an empty file', () => truncate(path, 0), /planner\.db is damaged: it is empty\./],
  ['a zeroed file', async () => zero(0, (await stat(path)).size), /does not begin as a database does/],
  ['a zeroed first page', () => zero(0, 4096), /does not begin as a database does/],
  ['zeroed pages within', () => zero(20 * 4096, 10 * 4096), /planner\.db is damaged/],
  ['a truncated file', () => truncate(path, 20 * 4096 + 100), /planner\.db is damaged/],
  ['text', () => writeFile(path, 'somebody’s notes'.repeat(400)), /does not begin as a database does/],
  ['a missing table', async () => execute('drop table setting'), /the table setting is missing/],
  ['a missing index', async () => execute('drop index plan_run_one_active'), /index plan_run_one_active is/],
  [
    'no tables at all',
    async () => {
      await rm(path)
      execute('pragma user_version = 3')
    },
    /the table migration is missing/,
  ],
]

test.each(DAMAGES)(
  'OPS-5: %s is found before anything is changed, with the way out',
  async (_, damage, words) => {
    await assertIntact(path)
    await damage()
    const before = await readFile(path)
    await expect(assertIntact(path)).rejects.toThrow(words)
    await expect(assertIntact(path)).rejects.toThrow(/npm run restore -- FILE --replace/)
    expect(before.equals(await readFile(path))).toBe(true)
  },
)

test('OPS-5: a damaged database stops the start and is left as it is', async () => {
  await zero(20 * 4096, 10 * 4096)
  const before = await readFile(path)
  await expect(openStorage({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot be opened: planner.db`,
  )
  expect(before.equals(await readFile(path))).toBe(true)
})

test('OPS-5: a database that has gone while its log is there is not begun anew', async () => {
  await rm(path)
  await writeFile(`${path}-wal`, 'log')
  await expect(openStorage({ dataDir })).rejects.toThrow('planner.db is missing')
  expect(await readdir(dataDir)).not.toContain('planner.db')
})

test('OPS-5: what a start that was killed has half made is made anew', async () => {
  await rm(path)
  await writeFile(`${path}.new`, 'half')
  await (await openStorage({ dataDir })).close()
  expect((await readdir(dataDir)).filter((name) => name.startsWith('planner.db'))).toEqual(['planner.db'])
})
