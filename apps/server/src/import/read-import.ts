import type { Worker } from 'node:worker_threads'
import type { ImportColumns } from '@planner/protocol'
import { startThread } from '../entries.ts'
import type { ReadEvent } from '../event-copy/read-event.ts'
import { FairTurns } from '../limits/fair-turns.ts'
import { LIMITS } from '../limits/limits.ts'
import type { PackedImport } from './packed-import.ts'

/** An import request as its thread has read it; without a table when there is no such variant. */
export type ReadImport = { variant: string; adminKey: string; adminName: string } & (
  | { wanted: 'event'; table: ReadEvent }
  | { wanted: 'table'; table: PackedImport | undefined }
  | { wanted: 'columns'; table: ImportColumns | undefined }
)

/** The thread ends when there was nothing to read for this long, and gives back its memory. */
const IDLE_MS = 5000

/** The table needed more time or memory than reading one may take. */
export class TableTooLarge extends Error {}

type Limits = { seconds: number; megabytes: number }

/** The sender of a table. */
export type Sender = { address: string; eventId: string }

/** Reads small tables on one thread and large ones on another: a small one never waits for a large one. */
export class ImportReaders {
  readonly #small = new ImportReader(limitsOf(LIMITS.smallImportMemory.value))
  readonly #large = new ImportReader(limitsOf(LIMITS.importMemory.value))

  read: ImportReader['read'] = (body, ...rest) => {
    const reader = body.byteLength <= LIMITS.smallImport.value ? this.#small : this.#large
    return reader.read(body, ...rest)
  }

  async close(): Promise<void> {
    await Promise.all([this.#small.close(), this.#large.close()])
  }
}

function limitsOf(memory: number): Limits {
  return { seconds: LIMITS.importSeconds.value, megabytes: memory / 1024 ** 2 }
}

/**
 * Reads import requests by whose turn it is on a thread with its own memory, which is stopped when its time
 * is up or the request goes away. `close()` ends it.
 */
export class ImportReader {
  readonly #limits: Limits
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #turns = new FairTurns()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Undefined when the body is no import request.
   * @throws TableTooLarge, the signal's reason, or what the thread has failed with.
   */
  read<W extends ReadImport['wanted'] = 'table'>(
    body: Buffer,
    signal: AbortSignal,
    sender: Sender,
    wanted: W = 'table' as W,
  ): Promise<Extract<ReadImport, { wanted: W }> | undefined> {
    return this.#turns.run({ ...sender, asks: body.byteLength }, async () => {
      signal.throwIfAborted()
      // The thread answers with what was asked for.
      return (await this.#read(body, signal, wanted)) as Extract<ReadImport, { wanted: W }> | undefined
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  async #read(
    body: Buffer,
    signal: AbortSignal,
    wanted: ReadImport['wanted'],
  ): Promise<ReadImport | undefined> {
    clearTimeout(this.#idle)
    this.#worker ??= startWorker(this.#limits.megabytes)
    const worker = this.#worker
    try {
      return await answerOf(worker, { body, wanted }, { signal, seconds: this.#limits.seconds })
    } catch (error) {
      this.#worker = undefined
      // The next table gets a new thread at once, whatever this one is doing.
      void worker.terminate()
      throw error
    } finally {
      this.#idle = setTimeout(() => {
        void this.#worker?.terminate()
        this.#worker = undefined
      }, IDLE_MS)
      this.#idle.unref()
    }
  }
}

function startWorker(megabytes: number): Worker {
  const worker = startThread('import-worker', {
    name: 'import',
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  worker.unref()
  // The caller that waits for the answer gets the failure.
  worker.on('error', () => {})
  return worker
}

function answerOf(
  worker: Worker,
  { body, wanted }: { body: Buffer; wanted: ReadImport['wanted'] },
  { signal, seconds }: { signal: AbortSignal; seconds: number },
): Promise<ReadImport | undefined> {
  // Copied unless it owns its memory: small bodies share a pool.
  const bytes =
    body.byteLength === body.buffer.byteLength ? new Uint8Array(body.buffer) : new Uint8Array(body)
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settled.abort()
      worker.off('message', answer).off('exit', exit).off('error', fail)
      settle()
    }
    const answer = (read: ReadImport | undefined) => end(() => resolve(read))
    const exit = () => end(() => reject(new TableTooLarge('The thread that reads tables has ended.')))
    // Memory that has run out is the table's doing, everything else ours.
    const fail = (error: Error) =>
      'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? exit() : end(() => reject(error))
    const timer = setTimeout(exit, seconds * 1000)
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: settled.signal })
    worker.on('message', answer).on('exit', exit).on('error', fail)
    worker.postMessage({ body: bytes, wanted }, [bytes.buffer as ArrayBuffer])
  })
}
