import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const heartbeatMs = 1000
const staleAfterMs = 60_000

/**
 * Runs `work` under a lock on the path, exclusively among the processes of this machine. A dead holder is
 * detected by its process id, or by its missing heartbeat if it ran in another container. No library, since
 * this guards the installation of the libraries, on any Node from 20 on (ADR-0018).
 *
 * @template T
 * @param {string} path lock file; its folder is made
 * @param {{ onWait?: () => void, work: () => Promise<T> }} task `onWait` is called once if another process holds the lock
 * @returns {Promise<T>}
 */
export async function withFileLock(path, { onWait, work }) {
  mkdirSync(dirname(path), { recursive: true })
  let waited = false
  while (!tryAcquire(path)) {
    if (isAbandoned(path)) {
      removeStale(path)
      continue
    }
    if (!waited) onWait?.()
    waited = true
    await pause(100)
  }
  const release = () => rmSync(path, { force: true })
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      // The file was deleted manually: the work continues without the lock.
    }
  }, heartbeatMs)
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} path */
function tryAcquire(path) {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} path */
function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > staleAfterMs) return true
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && !isAlive(pid)
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Renames the stale file first, so that only one of several waiters succeeds and none removes a fresh lock.
 */
function removeStale(/** @type {string} */ path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    rmSync(aside, { force: true })
  } catch {
    // Another waiter was faster.
  }
}
