import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_FILE } from '../keyring/choose-keyring.ts'
import { MIGRATIONS } from '../sql/migrate.ts'
import { damageOf } from '../sqlite/assert-intact.ts'
import { COMPANIONS, DATABASE, flush, putInPlace, restoringName } from '../sqlite/database-file.ts'
import { lockFolder } from '../sqlite/folder-lock.ts'
import { type BackupContents, contentsOfBackup } from './backup.ts'

type RestoreOptions = {
  /** Data that is there is put aside instead of refusing. */
  replace: boolean
  /** ms since the epoch; names the folder of what is put aside. */
  now: number
}

export type Restored = BackupContents & {
  /** The folder that the former data lies in. */
  putAside: string | undefined
}

/**
 * Puts a backup in the place of a folder's database (OPS-8). Nothing changes unless the backup is whole.
 * @throws when a server uses the folder, when there is data and `replace` is false, or when the backup is
 * damaged or newer than this version.
 */
export async function restore(dataDir: string, file: string, options: RestoreOptions): Promise<Restored> {
  assertBackup(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    return await restoreLocked(dataDir, file, options)
  } finally {
    lock.release()
  }
}

async function restoreLocked(
  dataDir: string,
  file: string,
  { replace, now }: RestoreOptions,
): Promise<Restored> {
  const path = join(dataDir, DATABASE)
  const former = [path, ...COMPANIONS.map((suffix) => path + suffix)].filter((name) => existsSync(name))
  if (former.length > 0 && !replace) {
    throw new Error(`${dataDir} holds data already. --replace restores the backup and keeps that data aside.`)
  }
  const copy = restoringName(path)
  const contents = await checkedCopy(file, copy)
  const putAside = former.length > 0 ? join(dataDir, asideName(now)) : undefined
  if (putAside !== undefined) {
    mkdirSync(putAside, { mode: 0o700 })
    for (const name of former) renameSync(name, join(putAside, name.slice(dataDir.length + 1)))
    // The former data opens under this secret (KEY-17), also when another one is used later.
    const secret = join(dataDir, SECRET_FILE)
    if (existsSync(secret)) copyFileSync(secret, join(putAside, SECRET_FILE))
  }
  putInPlace(copy, path)
  return { ...contents, putAside }
}

function assertBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Error(
      `${file} is a database in use: edits lie in ${file}-wal beside it. Make the backup with \`npm run backup\`.`,
    )
  }
}

/** Checks the copy and not the backup: the file that goes into force is the file that was checked. */
async function checkedCopy(file: string, copy: string): Promise<BackupContents> {
  try {
    copyFileSync(file, copy)
    chmodSync(copy, 0o600)
    flush(copy)
    const damage = await damageOf(copy, 'thorough')
    if (damage !== undefined) throw new Error(`${file} is no whole backup: ${damage}. Nothing was changed.`)
    const contents = contentsOfBackup(copy)
    const newer = contents.migrations.find((name) => !(name in MIGRATIONS))
    if (newer !== undefined)
      throw new Error(`${file} was made by a newer version of the planner (${newer}). Nothing was changed.`)
    return contents
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  } finally {
    // Opening a copy in WAL mode creates these files.
    for (const suffix of COMPANIONS) rmSync(copy + suffix, { force: true })
  }
}

function asideName(now: number): string {
  return `replaced-${new Date(now).toISOString().replaceAll(':', '-')}`
}
