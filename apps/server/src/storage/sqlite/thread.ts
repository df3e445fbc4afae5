import { parentPort, workerData } from 'node:worker_threads'
import type { Engine } from '../job.ts'
import { openSqlite } from './open-sqlite.ts'
import type { ThreadData, ThreadRequest, ThreadResponse } from './thread-engine.ts'

/** The storage thread, the only one that accesses the database: commits never block the server. */
if (!parentPort)
  throw new Error('thread.ts was not started as a thread. Maybe import open-storage.ts instead.')
const port = parentPort
const { dataDir, keySecrets } = workerData as ThreadData

const opening = openSqlite(dataDir, keySecrets)
// biome-ignore lint/plugin: of the thread, as all here
let last: Promise<unknown> = respond(async () => {
  const { resealed } = await opening
  return { kind: 'opened', resealed }
})
port.on('message', (message: ThreadRequest) => {
  last = last.then(() => respond(async () => handle((await opening).engine, message)))
})

async function handle(engine: Engine, message: ThreadRequest): Promise<ThreadResponse> {
  if (message.kind === 'run') return { kind: 'ran', outcomes: await engine.run(message.jobs) }
  await engine.close()
  port.unref()
  return { kind: 'closed' }
}

async function respond(handler: () => Promise<ThreadResponse>): Promise<void> {
  const message = await handler().catch(
    (error: unknown): ThreadResponse => ({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    }),
  )
  port.postMessage(message)
}
