import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ownerOnly } from './database-file.ts'

const SQLITE_BUSY = 5
/** Waits for a process that is shutting down. */
const LOCK_TIMEOUT_MS = 500

/**
 * Locks the data folder exclusively until `release`. It is an operating system lock on a separate file: it is
 * released when the process dies for any reason, and backup tools can still read the data.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const file = new DatabaseSync(ownerOnly(join(dataDir, 'lock')), { timeout: LOCK_TIMEOUT_MS })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new Error('another process uses it. Maybe the planner runs already: stop it, or set DATA_DIR.')
  }
  return { release: () => file.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
