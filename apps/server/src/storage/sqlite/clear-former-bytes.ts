import type { DatabaseSync } from 'node:sqlite'

/**
 * Writes the whole file again without the pages it no longer uses, and empties the write-ahead log, so that no byte of a former
 * value stays. Needs as much free space as the file is large. @throws when another process keeps the log in use.
 */
export function clearFormerBytes(database: DatabaseSync): void {
  database.exec('vacuum')
  const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
  if (busy !== 0)
    throw new Error(
      'another process reads the database, which keeps former keys in its log. Stop it and start again',
    )
}
