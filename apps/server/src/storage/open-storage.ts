import { resolve } from 'node:path'
import { queuedStorage } from './queued-storage.ts'
import { startThreadEngine } from './sqlite/thread-engine.ts'
import type { Storage } from './storage.ts'

export type StorageOptions = {
  /** Made when it does not exist. One process at a time can have it open. */
  dataDir: string
  /** How many calls share one commit at most. */
  maxBatchJobs?: number
  /** The storage has ended by itself and every call will be refused: only a new process can help. */
  onFailed?: (error: Error) => void
}

/**
 * Opens the embedded database of a data folder and brings its tables up to date. Rejects with a message that
 * names the folder when another process uses it, or it cannot be read or written.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, maxBatchJobs = 1000, onFailed = () => {} } = options
  return queuedStorage(await startThreadEngine(resolve(dataDir), onFailed), maxBatchJobs)
}
