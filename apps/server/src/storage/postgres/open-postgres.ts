import { randomBytes } from 'node:crypto'
import { Backlog } from '../backlog.ts'
import { CONFLICT } from '../change-log.ts'
import type { Engine } from '../job.ts'
import type { KeySecrets } from '../keyring/choose-keyring.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { forgetAllowances } from '../sql/allowances.ts'
import { pruneChanges, readRevisions } from '../sql/logged-changes.ts'
import { migrate } from '../sql/migrate.ts'
import { forgetOutgoing } from '../sql/outgoing.ts'
import { KnownPlanFacts } from '../sql/plan-versions.ts'
import { neededSecrets, type Resealed, sealUnderCurrent } from '../sql/reseal.ts'
import { runBatch } from '../sql/run-batch.ts'
import type { Db } from '../sql/schema.ts'
import { databaseOf, poolOf } from './connect.ts'
import { Hints } from './hints.ts'

export type DatabaseOptions = {
  /** Of the PostgreSQL that all nodes use. */
  databaseUrl: string
  /** The same database where LISTEN works; '' and none: the same address. */
  listenUrl?: string
  /** Whether hints of other nodes come; where they do not, `why` says what is wrong. */
  onListening?: ((state: 'heard' | 'deaf', why: string) => void) | undefined
}

/** What failed is told some moments later, when the database may be back already; ms. */
const STILL_AWAY_MS = 5000

/** Changes are kept for nodes that are behind for so long, and looked through so often; ms. */
const KEEP_CHANGES_MS = 600_000
const PRUNE_MS = 60_000

/** What it cannot do now it does next time. */
async function prune(db: Db): Promise<void> {
  await pruneChanges(db, KEEP_CHANGES_MS).catch(() => {})
  await forgetAllowances(db).catch(() => {})
  await forgetOutgoing(db).catch(() => {})
}

/**
 * Connects to a PostgreSQL and migrates its schema; nodes that start at once wait for each other. @throws an error
 * that says what is wrong with DATABASE_URL or KEY_SECRET, and never holds the password.
 */
export async function openPostgres(
  { databaseUrl: connectionString, listenUrl = '', onListening }: DatabaseOptions,
  secrets: KeySecrets,
): Promise<{ engine: Engine; resealed: Resealed }> {
  const pool = poolOf(connectionString)
  const db = databaseOf(pool)
  try {
    const keyring = keyringFor(secrets)
    // A database that is not there is no question of its version.
    await pool.query('select 1')
    await migrate(db, keyring)
    const needed = await neededSecrets(db)
    if (!needed.every((id) => keyring.ids.includes(id))) throw new Error(WRONG_SECRET)
    const resealed = await sealUnderCurrent(db, keyring, async () => {})
    const turns = new Turns()
    const backlog = new Backlog(db, (work) => turns.take(work))
    backlog.start()
    const node = randomBytes(9).toString('base64url')
    const own = {
      keyring,
      planFacts: new KnownPlanFacts(),
      shared: { node },
    }
    const hints = new Hints({
      node,
      listenUrl: listenUrl || connectionString,
      notify: async (channel, payload) => {
        await pool.query('select pg_notify($1, $2)', [channel, payload])
      },
      revisions: (eventIds) => readRevisions(db, eventIds),
      ...(onListening ? { onState: onListening } : {}),
    })
    await hints.start()
    const pruning = setInterval(() => void prune(db), PRUNE_MS)
    pruning.unref()
    let awayAt = Number.NEGATIVE_INFINITY
    const counts = { changes: 0, conflicts: 0 }
    const engine: Engine = {
      async run(jobs) {
        const outcomes = await turns.take(() => runBatch(db, jobs, own))
        if (outcomes.some((outcome) => !outcome.ok && outcome.fault === 'notWritable'))
          awayAt = performance.now()
        backlog.noteJobs(jobs)
        for (const [index, job] of jobs.entries()) {
          const outcome = outcomes[index]
          if (!('log' in job) || !job.log || !outcome) continue
          if (!outcome.ok) {
            if (outcome.fault === CONFLICT) counts.conflicts += 1
            continue
          }
          counts.changes += 1
          hints.tell({ eventId: job.log.eventId, revision: Number(outcome.value) })
        }
        return outcomes
      },
      shared: {
        node,
        isAway: () => performance.now() - awayAt < STILL_AWAY_MS,
        figures: () => ({ ...counts, isHeard: hints.isHeard, silentSeconds: hints.silenceMs / 1000 }),
        onHint: (listener) => hints.onHint(listener),
        watchRevisions: (events) => hints.watchRevisions(events),
      },
      async close() {
        clearInterval(pruning)
        await hints.close()
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
