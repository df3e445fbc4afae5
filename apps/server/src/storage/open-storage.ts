import { resolve } from 'node:path'
import { type KeySecrets, NO_KEY_SECRETS } from './keyring/choose-keyring.ts'
import { queuedStorage } from './queued-storage.ts'
import type { Resealed } from './sql/reseal.ts'
import { startThreadEngine } from './sqlite/thread-engine.ts'
import type { Storage } from './storage.ts'

export type StorageOptions = {
  /** Created if missing. Only one process at a time can open it. */
  dataDir: string
  /** Without them, a secret in the data folder. */
  keySecrets?: KeySecrets
  /** The maximum number of calls per commit. */
  maxBatchJobs?: number
  /** Storage has failed and will reject every call; only a restart of the process helps. */
  onFailed?: (error: Error) => void
  /** Keys and links were sealed under another secret than before; the former one is no longer needed. */
  onResealed?: (resealed: Resealed) => void
  /** A stored key cannot be read any more. The message names its holder. */
  onDamagedKey?: (message: string) => void
}

/**
 * Opens and migrates the embedded database of a data folder. Rejects with an error that names the folder when another
 * process uses it, when it cannot be read or written, or when its keys need a secret that is not there.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { maxBatchJobs = 1000, keySecrets = NO_KEY_SECRETS, onFailed = () => {}, onDamagedKey } = options
  const data = { dataDir: resolve(options.dataDir), keySecrets }
  const { engine, resealed } = await startThreadEngine(data, onFailed)
  if (resealed.resealed + resealed.damaged > 0) options.onResealed?.(resealed)
  return queuedStorage(engine, maxBatchJobs, onDamagedKey)
}
