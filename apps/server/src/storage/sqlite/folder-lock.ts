import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
/** How long a process that is just ending may still hold the folder. */
const PATIENCE_MS = 500

/**
 * Holds the data folder for this process until `release`. The lock is the operating system's lock on a file, so
 * it ends with the process however that ends. It is not on the data itself, which backup tools may read.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const file = new DatabaseSync(join(dataDir, 'lock'), { timeout: PATIENCE_MS })
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
