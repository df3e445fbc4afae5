import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { keyringOf } from '../keyring/keyring.ts'
import { MIGRATIONS, migrate } from '../sql/migrate.ts'
import type { Schema } from '../sql/schema.ts'
import { DATABASE, openDatabase } from '../sqlite/database-file.ts'
import { nodeSqliteDialect } from '../sqlite/dialect.ts'
import { sampleEvent, samplePerson } from './samples.ts'

export type FormerDatabase = {
  adminKey: string
  shareKey: string
  /** By the person's id. */
  privateKeys: Map<string, string>
  /** Every key the database ever held, those of erased people included. */
  everIssued: string[]
}

type FormerKey = { hash: string; key: string; kind: string; event_id: string; person_id: string }

const newKey = () => randomBytes(18).toString('base64url')

/**
 * Makes the data folder of a server that stored keys in plain text and was killed: with keys in its pages, in
 * pages it had freed and in its write-ahead log. One event `e` with `people` people, whose admin link the
 * session `s` has opened.
 */
export async function makeFormerDatabase(dataDir: string, people: number): Promise<FormerDatabase> {
  const running = await mkdtemp(join(tmpdir(), 'planner-former-'))
  const database = openDatabase(join(running, DATABASE))
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  const { '0001-initial': initial } = MIGRATIONS
  if (!initial) throw new Error('No migration 0001-initial. Maybe it was renamed.')
  await migrate(db, keyringOf(['not used']), { '0001-initial': initial })

  const everIssued: string[] = []
  const put = (kind: string, person_id: string) => {
    const key = newKey()
    everIssued.push(key)
    const hash = createHash('sha256').update(key).digest('hex')
    const row: FormerKey = { hash, key, kind, event_id: 'e', person_id }
    const columns = Object.keys(row)
    const text = `insert into access_key (${columns}) values (${columns.map(() => '?')})`
    database.prepare(text).run(...Object.values(row))
    return key
  }
  await db
    .insertInto('event')
    .values({ id: 'e', data: JSON.stringify(sampleEvent('e')) })
    .execute()
  database.exec('begin')
  const [adminKey, shareKey] = [put('admin', ''), put('share', '')]
  for (let index = 0; index < people; index += 1) put('private', `erased-${index}`)
  database.exec(
    "commit; pragma wal_checkpoint(truncate); begin; delete from access_key where person_id like 'erased-%'",
  )
  const privateKeys = new Map<string, string>()
  for (let index = 0; index < people; index += 1) {
    const id = `p${index}`
    const { privateKey: _, ...person } = samplePerson(id)
    await db
      .insertInto('person')
      .values({ event_id: 'e', id, data: JSON.stringify(person), position: index })
      .execute()
    privateKeys.set(id, put('private', id))
  }
  database
    .prepare('insert into opened_event (session_id, event_id, role, link, opened_at) values (?, ?, ?, ?, ?)')
    .run('s', 'e', 'admin', `/planner/admin/?adminInvite=${adminKey}`, 1)

  database.exec('commit')
  await mkdir(dataDir, { recursive: true })
  await cp(running, dataDir, { recursive: true })
  await db.destroy()
  await rm(running, { recursive: true })
  return { adminKey, shareKey, privateKeys, everIssued }
}
