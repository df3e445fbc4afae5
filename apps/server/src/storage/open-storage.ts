import { resolve } from 'node:path'
import { queuedStorage } from './queued-storage.ts'
import { startThreadEngine } from './sqlite/thread-engine.ts'
import type { Storage } from './storage.ts'

export type StorageOptions = {
  /** Created if missing. Only one process at a time can open it. */
  dataDir: string
  /** The maximum number of calls per commit. */
  maxBatchJobs?: number
  /** Storage has failed and will reject every call; only a restart of the process helps. */
  onFailed?: (error: Error) => void
}

/**
 * Opens and migrates the embedded database of a data folder. Rejects with an error that names the folder when another
 * process uses it, or when it cannot be read or written.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, maxBatchJobs = 1000, onFailed = () => {} } = options
  return queuedStorage(await startThreadEngine(resolve(dataDir), onFailed), maxBatchJobs)
}
