import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Job } from './job.ts'
import { workOff } from './sql/cell-backlog.ts'
import type { Db } from './sql/schema.ts'

/** After a slice that could not be written, such as on a full disk; ms. */
const AGAIN_MS = 5000

type Between = <T>(work: () => Promise<T>) => Promise<T>

/** Works off the backlog of cells on the storage thread, in slices between other jobs. */
export class Backlog {
  readonly #db: Db
  readonly #between: Between
  #isWorking = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  /** `between` runs work of the thread one after the other. */
  constructor(db: Db, between: Between) {
    this.#db = db
    this.#between = between
  }

  /** Starts when jobs that have run added something. */
  noteJobs(jobs: readonly Job[]): void {
    if (jobs.some(mayDefer)) this.start()
  }

  start(): void {
    if (this.#isWorking || this.#isClosed) return
    this.#isWorking = true
    clearTimeout(this.#timer)
    void this.#work().catch(() => {
      this.#isWorking = false
      if (!this.#isClosed) this.#timer = setTimeout(() => this.start(), AGAIN_MS)
    })
  }

  /** Works off the rest without a pause. What cannot be written stays for the next start. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#between(async () => {
      while (await this.#slice());
    }).catch(() => {})
  }

  async #work(): Promise<void> {
    while (!this.#isClosed && (await this.#between(() => this.#slice()))) await nextTurn()
    this.#isWorking = false
  }

  #slice(): Promise<boolean> {
    return this.#db.transaction().execute((trx) => workOff(trx))
  }
}

function mayDefer(job: Job): boolean {
  if (!('changes' in job)) return false
  return job.changes.some(({ kind }) => kind === 'putCells' || kind.startsWith('remove'))
}
