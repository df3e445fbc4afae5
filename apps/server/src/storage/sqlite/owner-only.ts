import { chmodSync, closeSync, openSync } from 'node:fs'

/**
 * Makes a file accessible to its owner only, creating it if missing: data and lock say what is stored here, and by whom. A file
 * from before is put right too. SQLite gives the files that it adds (-wal, -shm, -journal) the same permissions.
 */
export function ownerOnly(path: string): string {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return path
}
