import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Backlog } from '../backlog.ts'
import type { Engine } from '../job.ts'
import type { KeySecrets } from '../keyring/choose-keyring.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { migrate } from '../sql/migrate.ts'
import { KnownPlanFacts } from '../sql/plan-versions.ts'
import { neededSecrets, type Resealed, sealUnderCurrent } from '../sql/reseal.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Schema } from '../sql/schema.ts'

/** Of one node; the database has a bound for all of them. */
const CONNECTIONS = 8

/**
 * Connects to a PostgreSQL and migrates its schema; nodes that start at once wait for each other. @throws an error
 * that says what is wrong with DATABASE_URL or KEY_SECRET, and never holds the password.
 */
export async function openPostgres(
  connectionString: string,
  secrets: KeySecrets,
): Promise<{ engine: Engine; resealed: Resealed }> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types: NUMBERS })
  // Connections that nobody uses end when the database does; the next query says so.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    const keyring = keyringFor(secrets)
    await migrate(db, keyring)
    const needed = await neededSecrets(db)
    if (!needed.every((id) => keyring.ids.includes(id))) throw new Error(WRONG_SECRET)
    const resealed = await sealUnderCurrent(db, keyring, async () => {})
    const turns = new Turns()
    const backlog = new Backlog(db, (work) => turns.take(work))
    backlog.start()
    const planFacts = new KnownPlanFacts()
    const engine: Engine = {
      async run(jobs) {
        const outcomes = await turns.take(() => runBatch(db, jobs, { keyring, planFacts }))
        backlog.noteJobs(jobs)
        return outcomes
      },
      async close() {
        await backlog.close()
        await db.destroy()
      },
    }
    return { engine, resealed }
  } catch (error) {
    await db.destroy()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database that DATABASE_URL names cannot be opened: ${reason}`, { cause: error })
  }
}

/** Counts are bigint, which the driver gives as text; all of ours are far below 2^53. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format),
}

/** One piece of work after the other. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }
}

function keyringFor({ current, previous }: KeySecrets) {
  if (current === '')
    throw new Error(
      'all nodes must seal keys under one secret, and KEY_SECRET is not set. Set it on each of them',
    )
  return keyringOf([current, ...previous])
}

const WRONG_SECRET =
  'its keys and links are encrypted under another secret than KEY_SECRET. Set KEY_SECRET to the secret that the data ' +
  'was written with, or name that one in KEY_SECRET_PREVIOUS to go over to the present one. Nothing was changed'
