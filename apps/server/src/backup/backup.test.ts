import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entryUrl } from '../entries.ts'
import { backup } from '../storage/backup/backup.ts'
import { restore } from '../storage/backup/restore.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { runWrites } from '../storage/testing/run-writes.ts'
import {
  loadStored,
  preference,
  putCell,
  samplePerson,
  sampleRun,
  sampleTopic,
  storeEvent,
} from '../storage/testing/samples.ts'

const NOW = Date.UTC(2026, 10, 22, 8)

let folder = ''
let dataDir = ''
let copy = ''
let elsewhere = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-backup-'))
  dataDir = join(folder, 'data')
  elsewhere = join(folder, 'elsewhere')
  copy = join(folder, 'copy.db')
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs the command of `npm run backup` or `npm run restore`. */
async function command(name: 'backup' | 'restore', dir: string, ...args: string[]) {
  const entry = fileURLToPath(entryUrl(name))
  const child = spawn(process.execPath, [entry, ...args], { env: { ...process.env, DATA_DIR: dir } })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, stdout, stderr }
}

/** All rows of all tables. */
function rowsOf(path: string): Record<string, unknown[]> {
  const database = new DatabaseSync(path, { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
  const rows = tables.map(({ name }) => {
    const all = database.prepare(`select * from "${name}"`).all()
    return [name, all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]
  })
  database.close()
  return Object.fromEntries(rows)
}

/** An event with something in every table. */
async function fill(storage: Storage): Promise<string> {
  const eventId = await storeEvent(storage)
  const person = { ...samplePerson('ann'), name: 'Ann Õunapuu' }
  const opened = { eventId, role: 'admin', link: '/planner/admin/', openedAt: 1 } as const
  await storage.write([
    { kind: 'putPerson', eventId, person },
    { kind: 'putTopic', eventId, topic: sampleTopic('ann', 'ann') },
    { kind: 'putSetting', eventId, key: 'parameters|groups|minGroupSize', cell: { value: 3, timestamp: 1 } },
    { kind: 'putOpenedEvent', sessionId: 'session', opened },
    putCell(eventId, preference('ann', 'ann'), 'Host', 1),
  ])
  await runWrites(storage).create(sampleRun('run', eventId))
  await storage.checkHealth(1)
  return eventId
}

test('OPS-7, OPS-8: a backup made while people edit has every edit that was acknowledged before it began, and all tables come back', async () => {
  const storage = await openStorage({ dataDir })
  const eventId = await fill(storage)
  const acknowledged: string[] = []
  let isOn = true
  const editing = [0, 1, 2].map(async (writer) => {
    for (let count = 0; isOn; count += 1) {
      const name = `${writer}-${count}`
      await storage.write([putCell(eventId, preference('ann', name), name, 2)])
      acknowledged.push(name)
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30)
  const before = [...acknowledged]
  const made = await command('backup', dataDir, copy)
  isOn = false
  await Promise.all(editing)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    /events 1, people 1, topics 1, cells \d+, settings 1, plan runs 1; .* Checked: whole\./,
  )
  expect((await stat(copy)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).sort()).toEqual(['copy.db', 'data'])

  const restoring = await command('restore', elsewhere, copy)
  expect(restoring).toMatchObject({ code: 0, stderr: '' })
  expect(restoring.stdout).toContain('put key-secret into')
  await expect(openStorage({ dataDir: elsewhere })).rejects.toThrow('the secret is missing')
  await copyFile(join(dataDir, 'key-secret'), join(elsewhere, 'key-secret'))
  expect(rowsOf(join(elsewhere, 'planner.db'))).toEqual(rowsOf(copy))
  const restored = await openStorage({ dataDir: elsewhere })
  const cells = new Set((await loadStored(restored, eventId)).cells.map(({ value }) => value))
  expect(before.filter((name) => !cells.has(name))).toEqual([])
  await restored.close()

  await backup(dataDir, copy)
  await restore(elsewhere, copy, { replace: true, now: NOW })
  await storage.close()
  expect(rowsOf(join(elsewhere, 'planner.db'))).toEqual(rowsOf(join(dataDir, 'planner.db')))
})

test('OPS-7: a backup of damaged or missing data fails, and leaves the former backup', async () => {
  await expect(backup(dataDir, copy)).rejects.toThrow('There is no planner.db')
  const storage = await openStorage({ dataDir })
  await fill(storage)
  await storage.close()
  await backup(dataDir, copy)
  const former = await readFile(copy)
  const { size } = await stat(join(dataDir, 'planner.db'))
  await truncate(join(dataDir, 'planner.db'), size / 2)
  await expect(backup(dataDir, copy)).rejects.toThrow()
  expect(former.equals(await readFile(copy))).toBe(true)
  expect((await readdir(folder)).sort()).toEqual(['copy.db', 'data'])
})

test('OPS-8: a restore refuses while a server uses the folder, and over data unless told; then that is kept aside', async () => {
  let storage = await openStorage({ dataDir })
  const eventId = await fill(storage)
  await backup(dataDir, copy)
  const later = await storeEvent(storage)
  await expect(restore(dataDir, copy, { replace: true, now: NOW })).rejects.toThrow('another process uses it')
  await storage.close()
  await expect(restore(dataDir, copy, { replace: false, now: NOW })).rejects.toThrow('--replace')

  const { putAside } = await restore(dataDir, copy, { replace: true, now: NOW })
  expect(putAside).toBe(join(dataDir, 'replaced-2026-11-22T08-00-00.000Z'))
  storage = await openStorage({ dataDir })
  expect([await storage.loadEvent(eventId), await storage.loadEvent(later)]).toEqual([
    expect.anything(),
    undefined,
  ])
  await storage.close()
  const aside = await openStorage({ dataDir: putAside ?? '' })
  expect(await aside.loadEvent(later)).toBeDefined()
  await aside.close()
})

test('OPS-8: what is no whole backup is refused, and the data stays', async () => {
  const storage = await openStorage({ dataDir })
  await fill(storage)
  await backup(dataDir, copy)
  await storage.close()
  const data = await readFile(join(dataDir, 'planner.db'))
  const attempt = () => restore(dataDir, copy, { replace: true, now: NOW })
  const whole = await readFile(copy)
  for (const [bytes, words] of [
    [Buffer.alloc(0), 'it is empty'],
    [whole.subarray(0, whole.length / 2), 'is no whole backup'],
    [Buffer.from('notes'.repeat(1000)), 'does not begin as a database does'],
  ] as const) {
    await writeFile(copy, bytes)
    await expect(attempt()).rejects.toThrow(words)
  }
  await writeFile(copy, whole)
  const newer = new DatabaseSync(copy)
  newer.exec("insert into migration values ('9999-later', '2030-01-01')")
  newer.close()
  await expect(attempt()).rejects.toThrow('made by a newer version of the planner (9999-later)')
  await writeFile(`${copy}-wal`, 'edits')
  await expect(attempt()).rejects.toThrow('edits lie in')
  expect(data.equals(await readFile(join(dataDir, 'planner.db')))).toBe(true)
  expect(await readdir(dataDir)).not.toContain('planner.db.restoring')
})

test('OPS-8: after a restore that a power failure has ended, no empty database takes the place of the data', async () => {
  await mkdir(dataDir)
  await chmod(dataDir, 0o700)
  await writeFile(join(dataDir, 'planner.db.restoring'), 'half')
  await expect(openStorage({ dataDir })).rejects.toThrow('a restore was not finished')
  expect(await readdir(dataDir)).not.toContain('planner.db')
})

test('the commands explain how they are used', async () => {
  expect(await command('backup', dataDir)).toMatchObject({
    code: 1,
    stderr: 'Usage: npm run backup -- FILE\n',
  })
  expect((await command('restore', dataDir, '--replace')).stderr).toContain('Usage: npm run restore')
})
