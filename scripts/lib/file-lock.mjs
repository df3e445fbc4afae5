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

const beatMs = 1000
const deadAfterMs = 60_000

/**
 * Runs `work` while no other process on this machine is inside it for the same path. A holder that died is
 * noticed by its process id, or by its missing heartbeat when it lived in another container. No library: this guards
 * the installation of the libraries, on any Node from 20 on (ADR-0018).
 *
 * @template T
 * @param {string} path lock file; its folder is made
 * @param {{ onWait?: () => void, work: () => Promise<T> }} task `onWait` is called once if another holds the lock
 * @returns {Promise<T>}
 */
export async function withFileLock(path, { onWait, work }) {
  mkdirSync(dirname(path), { recursive: true })
  let waited = false
  while (!tryTake(path)) {
    if (isAbandoned(path)) {
      discard(path)
      continue
    }
    if (!waited) onWait?.()
    waited = true
    await pause(100)
  }
  const release = () => rmSync(path, { force: true })
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      // The file was cleared away by hand: the work goes on, only without its guard.
    }
  }, beatMs)
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} path */
function tryTake(path) {
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
    if (Date.now() - statSync(path).mtimeMs > deadAfterMs) return true
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

/** Moves the abandoned file aside first: of several waiters only one succeeds, and none can take a fresh lock away. */
function discard(/** @type {string} */ path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    rmSync(aside, { force: true })
  } catch {
    // Another waiter was faster.
  }
}
