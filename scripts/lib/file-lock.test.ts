import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withFileLock } from './file-lock.mjs'
import { nodePath } from './node.mjs'
import { inRoot } from './paths.mjs'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planner-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A process that increments a counter in a file under the lock: read, wait, write. */
async function countInProcess(folder: string) {
  const code = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { withFileLock } from ${JSON.stringify(inRoot('scripts/lib/file-lock.mjs'))}
    await withFileLock('lock', { work: async () => {
      const count = existsSync('count') ? Number(readFileSync('count', 'utf8')) : 0
      await new Promise((resolve) => setTimeout(resolve, 50))
      writeFileSync('count', String(count + 1))
    } })`
  const child = spawn(nodePath, ['--input-type=module', '-e', code], { cwd: folder, stdio: 'inherit' })
  const [exitCode] = await once(child, 'exit')
  return exitCode
}

test('only one process at a time holds the lock', async () => {
  const folder = emptyFolder()
  expect(await Promise.all([1, 2, 3, 4].map(() => countInProcess(folder)))).toEqual([0, 0, 0, 0])
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('4')
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('the lock is released when the work fails', async () => {
  const path = join(emptyFolder(), 'lock')
  const work = async () => {
    throw new Error('no disk')
  }
  await expect(withFileLock(path, { work })).rejects.toThrow('no disk')
  expect(existsSync(path)).toBe(false)
})

test('the lock of a dead process is taken over', async () => {
  const path = join(emptyFolder(), 'lock')
  const child = spawn(nodePath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  writeFileSync(path, String(child.pid))
  expect(await withFileLock(path, { work: async () => 'inside' })).toBe('inside')
})

test('the lock of a process without a heartbeat is taken over, even if its process id is in use again', async () => {
  const path = join(emptyFolder(), 'lock')
  writeFileSync(path, String(process.pid))
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(path, longAgo, longAgo)
  expect(await withFileLock(path, { work: async () => 'inside' })).toBe('inside')
})
