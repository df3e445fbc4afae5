import type { Storage } from '../storage.ts'

/** What an implementation gives the contract suite. */
export type StorageUnderTest = {
  storage: Storage
  /** Closes and opens again what is stored; `storage` is of no use afterwards. */
  reopen(): Promise<Storage>
  /** Closes and removes all. */
  dispose(): Promise<void>
}

export type OpenStorageUnderTest = () => Promise<StorageUnderTest>
