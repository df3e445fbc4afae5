import { startThread } from '../../entries.ts'
import type { Engine, Job, Outcome } from '../job.ts'
import type { KeySecrets } from '../keyring/choose-keyring.ts'
import type { Resealed } from '../sql/reseal.ts'

type PendingRequest = { resolve(response: ThreadResponse): void; reject(error: Error): void }

/**
 * Starts the storage thread. Rejects with an error that names the folder when its database cannot be opened.
 * `onFailed` is called when the thread ends later without having been closed.
 */
export async function startThreadEngine(
  data: ThreadData,
  onFailed: (error: Error) => void,
): Promise<{ engine: Engine; resealed: Resealed }> {
  const worker = startThread('storage-thread', {
    name: 'storage',
    workerData: data,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const pending: PendingRequest[] = []
  let ended: Error | undefined
  let isReady = false

  function end(error: Error): void {
    ended ??= error
    if (isReady) onFailed(ended)
    isReady = false
    for (const each of pending.splice(0)) each.reject(ended)
  }
  worker.on('message', (response: ThreadResponse) => pending.shift()?.resolve(response))
  worker.on('error', (error) =>
    end(new Error(`The storage thread failed: ${error.message}`, { cause: error })),
  )
  worker.on('exit', () => end(new Error('The storage thread has ended. Maybe storage was closed.')))

  function nextResponse(): Promise<ThreadResponse> {
    return new Promise((resolve, reject) => pending.push({ resolve, reject }))
  }
  async function request<K extends ThreadResponse['kind']>(
    kind: K,
    message?: ThreadRequest,
  ): Promise<Extract<ThreadResponse, { kind: K }>> {
    if (ended) throw ended
    if (message) worker.postMessage(message)
    const response = await nextResponse()
    if (response.kind === kind) return response as Extract<ThreadResponse, { kind: K }>
    throw new Error(
      response.kind === 'failed'
        ? response.message
        : `Unexpected response ${response.kind} of the storage thread.`,
    )
  }

  let resealed: Resealed
  try {
    resealed = (await request('opened')).resealed
  } catch (error) {
    await worker.terminate()
    throw error
  }
  isReady = true
  const engine: Engine = {
    run: async (jobs) => (await request('ran', { kind: 'run', jobs })).outcomes,
    async close() {
      isReady = false
      if (ended) return
      await request('closed', { kind: 'close' })
      await worker.terminate()
    },
  }
  return { engine, resealed }
}

export type ThreadData = { dataDir: string; keySecrets: KeySecrets }

export type ThreadRequest = { kind: 'run'; jobs: readonly Job[] } | { kind: 'close' }

/** One response to the start and one to every request, in order. */
export type ThreadResponse =
  | { kind: 'opened'; resealed: Resealed }
  | { kind: 'ran'; outcomes: Outcome[] }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string }
