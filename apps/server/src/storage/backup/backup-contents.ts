import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrationsOf } from '../sqlite/assert-intact.ts'

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
