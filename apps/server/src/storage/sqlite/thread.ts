import { parentPort, workerData } from 'node:worker_threads'
import type { Engine } from '../job.ts'
import { openSqlite } from './open-sqlite.ts'
import type { ThreadResponse, ThreadData, ThreadRequest } from './thread-messages.ts'

/** The storage thread: the only place where the embedded database is touched, so that no commit blocks the server. */
if (!parentPort)
  throw new Error('thread.ts was not started as a thread. Maybe import open-storage.ts instead.')
const port = parentPort
const { dataDir } = workerData as ThreadData

const opening = openSqlite(dataDir)
let last: Promise<unknown> = answer(async () => {
  await opening
  return { kind: 'opened' }
})
port.on('message', (message: ThreadRequest) => {
  last = last.then(() => answer(async () => handle(await opening, message)))
})

async function handle(engine: Engine, message: ThreadRequest): Promise<ThreadResponse> {
  if (message.kind === 'run') return { kind: 'ran', outcomes: await engine.run(message.jobs) }
  await engine.close()
  port.unref()
  return { kind: 'closed' }
}

async function answer(work: () => Promise<ThreadResponse>): Promise<void> {
  const message = await work().catch(
    (error: unknown): ThreadResponse => ({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    }),
  )
  port.postMessage(message)
}
