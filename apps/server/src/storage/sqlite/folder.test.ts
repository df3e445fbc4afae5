import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { storeEvent } from '../testing/samples.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'planner-folder-')), 'made', 'by', 'storage')
})
afterEach(() => rm(join(dataDir, '../../..'), { recursive: true }))

/** Starts another process that opens the folder, reports so and keeps running. */
function openElsewhere(): ChildProcess {
  const program = `
    import { openStorage } from ${JSON.stringify(new URL('../open-storage.ts', import.meta.url))}
    await openStorage({ dataDir: ${JSON.stringify(dataDir)} })
    console.log('open')`
  return spawn(process.execPath, ['--input-type=module', '--eval', program])
}

it('a second process cannot open a locked folder, and its error names the folder', async () => {
  const storage = await openStorage({ dataDir })
  const other = openElsewhere()
  const [errors, [code]] = await Promise.all([text(other.stderr as never), once(other, 'exit')])
  expect(errors).toContain(`The data folder ${dataDir} cannot be opened: another process uses it`)
  expect(code).toBe(1)
  await expect(openStorage({ dataDir })).rejects.toThrow(dataDir)
  await storeEvent(storage)
  await storage.close()
  await (await openStorage({ dataDir })).close()
})

it('the lock is released when its process is killed', async () => {
  const other = openElsewhere()
  if (!other.stdout) throw new Error('the other process has no output')
  await once(other.stdout, 'data')
  await expect(openStorage({ dataDir })).rejects.toThrow('another process uses it')
  other.kill('SIGKILL')
  await once(other, 'exit')
  const storage = await openStorage({ dataDir })
  await storeEvent(storage)
  await storage.close()
})

it('OPS-4: the folder and everything in it are accessible to their owner only, files from before as well', async () => {
  const modes = async () =>
    Promise.all((await readdir(dataDir)).map(async (name) => [name, await modeOf(join(dataDir, name))]))
  const storage = await openStorage({ dataDir })
  await storeEvent(storage)
  expect(await modeOf(dataDir)).toBe(0)
  const open = await modes()
  expect(open.map(([name]) => name)).toEqual(expect.arrayContaining(['lock', 'planner.db', 'planner.db-wal']))
  expect(open).toEqual(open.map(([name]) => [name, 0]))
  await storage.close()
  for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), 0o644)
  await (await openStorage({ dataDir })).close()
  expect(await modes()).toEqual((await readdir(dataDir)).map((name) => [name, 0]))
})

/** The rights of others than the owner. */
const modeOf = async (path: string) => (await stat(path)).mode & 0o077

it('an unusable folder is rejected by name, and its content is not modified', async () => {
  await (await openStorage({ dataDir })).close()
  const path = join(dataDir, 'planner.db')
  await writeFile(path, 'This is no database, but somebody may want it.'.repeat(100))
  await expect(openStorage({ dataDir })).rejects.toThrow(`The data folder ${dataDir} cannot be opened`)
  expect(await readFile(path, 'utf8')).toContain('somebody may want it')
  await expect(openStorage({ dataDir: path })).rejects.toThrow(`The data folder ${path} cannot be opened`)
})
