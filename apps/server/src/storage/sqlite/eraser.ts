import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Change } from '../change.ts'
import type { Job } from '../job.ts'
import { hasBacklog } from '../sql/cell-backlog.ts'
import type { Db } from '../sql/schema.ts'
import { forgetErasure, isErasureNoted } from '../sql/upkeep.ts'

/** From an erasure to the first cleaning; ms. */
const SOON_MS = 5000
/** The least time between two cleanings, so that nobody can keep the thread busy by erasing; ms. */
const AGAIN_MS = 60_000
/** A file up to this size is rewritten at the first cleaning: some 25 ms/MB, during which edits wait. */
const QUICK_BYTES = 16 * 1024 * 1024
/** A larger file is rewritten after this long without a write, ... */
const QUIET_MS = 5 * 60_000
/** ... and this long after the erasure at the latest; ms. */
const LATEST_MS = 24 * 3_600_000

/**
 * Cleans the files of what was erased (KEY-20). Deleted content is overwritten at once (`secure_delete`), but
 * SQLite leaves copies of rows that it has once moved between pages, so the file is also rewritten (VACUUM)
 * and the write-ahead log cut to nothing. Runs on the storage thread between batches; `close()` finishes what
 * is open.
 */
export class Eraser {
  readonly #database: DatabaseSync
  readonly #db: Db
  #last: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #dirtySince: number | undefined
  #cleanedAt = Number.NEGATIVE_INFINITY
  #usedAt = performance.now()

  constructor(database: DatabaseSync, db: Db) {
    this.#database = database
    this.#db = db
  }

  /** Continues what a killed server has left. */
  async resume(): Promise<void> {
    this.#truncateLog()
    await this.#note()
  }

  /** Runs work of the thread while no cleaning is on. */
  between<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  /** Plans a cleaning when jobs that have run erased something. */
  async noteJobs(jobs: readonly Job[]): Promise<void> {
    if (jobs.some(isWork)) this.#usedAt = performance.now()
    if (jobs.some(mayErase)) await this.#note()
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#last
    if (this.#dirtySince === undefined) return
    // At the end nobody waits for an edit, and a disk without room for the copy must not keep the server from
    // closing.
    await this.#rewrite().catch(() => {})
  }

  async #note(): Promise<void> {
    if (this.#dirtySince !== undefined || !(await isErasureNoted(this.#db))) return
    this.#dirtySince = performance.now()
    this.#lookIn(Math.max(SOON_MS, this.#cleanedAt + AGAIN_MS - performance.now()))
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.between(() => this.#clean()).catch(() => this.#lookIn(AGAIN_MS))
    }, ms)
  }

  async #clean(): Promise<void> {
    if (this.#dirtySince === undefined) return
    if (await hasBacklog(this.#db)) {
      this.#lookIn(SOON_MS)
      return
    }
    const now = performance.now()
    const isDue =
      this.#size() <= QUICK_BYTES || now - this.#usedAt >= QUIET_MS || now - this.#dirtySince >= LATEST_MS
    if (isDue) {
      if (await this.#rewrite()) return
    } else this.#truncateLog()
    this.#lookIn(AGAIN_MS)
  }

  /** @returns false when a reader, such as a backup, still needs the log. */
  async #rewrite(): Promise<boolean> {
    this.#cleanedAt = performance.now()
    this.#database.exec('vacuum')
    if (!this.#truncateLog()) return false
    await forgetErasure(this.#db)
    this.#dirtySince = undefined
    return true
  }

  #truncateLog(): boolean {
    // Without waiting for readers, since edits would wait as well.
    const timeout = this.#database.prepare('pragma busy_timeout').get()?.timeout
    this.#database.exec('pragma busy_timeout = 0')
    const answer = this.#database.prepare('pragma wal_checkpoint(truncate)').get()
    this.#database.exec(`pragma busy_timeout = ${Number(timeout)}`)
    return answer?.busy === 0
  }

  #size(): number {
    const path = this.#database.location()
    return path === null ? 0 : statSync(path).size
  }
}

/** Writes that people wait for; health checks and heartbeats of runs go on all the time. */
function isWork({ kind }: Job): boolean {
  return kind === 'write'
}

const ERASING: ReadonlySet<Change['kind']> = new Set(['removePerson', 'removeEvent', 'endRun'])

function mayErase(job: Job): boolean {
  // The end of a run cuts out who was erased while it was on.
  return job.kind === 'write' && job.changes.some(({ kind }) => ERASING.has(kind))
}
