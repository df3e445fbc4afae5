import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { damageOf, migrationsOf } from '../sqlite/assert-intact.ts'
import { DATABASE, flush, putInPlace } from '../sqlite/database-file.ts'

/** Waits for a server that is just rewriting its file; ms. */
const BUSY_TIMEOUT_MS = 60_000

/**
 * Copies the database of a data folder, as it is when the call begins, also while a server writes to it
 * (OPS-7). The copy is checked before it takes the place of what `file` was. @throws when there is nothing to
 * copy, or the copy is damaged.
 */
export async function backup(dataDir: string, file: string): Promise<BackupContents> {
  const source = join(dataDir, DATABASE)
  if (!existsSync(source))
    throw new Error(`There is no ${DATABASE} in ${dataDir}. Maybe DATA_DIR is another folder?`)
  const target = resolve(file)
  if (target === source) throw new Error('A backup needs a file of its own.')
  const unfinished = `${target}.unfinished-${process.pid}`
  // VACUUM INTO fills an empty file and keeps its mode: only the owner may read it.
  closeSync(openSync(unfinished, 'wx', 0o600))
  try {
    copyDatabase(source, unfinished)
    const damage = await damageOf(unfinished, 'thorough')
    if (damage !== undefined)
      throw new Error(`The copy is damaged: ${damage}. Maybe the database is, or the disk.`)
    const contents = contentsOfBackup(unfinished)
    putInPlace(unfinished, target)
    return contents
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
  flush(target)
}

const COUNTED = ['event', 'person', 'topic', 'cell', 'setting', 'plan_run'] as const

export type BackupContents = {
  bytes: number
  rows: Record<(typeof COUNTED)[number], number>
  /** The migrations it has been through. */
  migrations: string[]
}

export function contentsOfBackup(path: string): BackupContents {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const count = (table: string) => Number(database.prepare(`select count(*) as n from "${table}"`).get()?.n)
    const rows = Object.fromEntries(COUNTED.map((table) => [table, count(table)])) as BackupContents['rows']
    return { bytes: statSync(path).size, rows, migrations: migrationsOf(database) }
  } finally {
    database.close()
  }
}

export function describeContents({ bytes, rows, migrations }: BackupContents): string {
  const { event, person, topic, cell, setting, plan_run } = rows
  const counts = `events ${event}, people ${person}, topics ${topic}, cells ${cell}, settings ${setting}, plan runs ${plan_run}`
  return `${counts}; ${(bytes / 1e6).toFixed(1)} MB; schema ${migrations.at(-1)}`
}
