import { Worker } from 'node:worker_threads'
import type { Engine } from '../job.ts'
import type { ThreadResponse, ThreadData, ThreadRequest } from './thread-messages.ts'

type Waiting = { resolve(answer: ThreadResponse): void; reject(error: Error): void }

/**
 * Starts the storage thread. Rejects with the folder's name when its database cannot be opened. `onFailed` is called
 * when the thread ends later without having been closed.
 */
export async function startThreadEngine(dataDir: string, onFailed: (error: Error) => void): Promise<Engine> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    name: 'storage',
    workerData: { dataDir } satisfies ThreadData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const waiting: Waiting[] = []
  let ended: Error | undefined
  let isServing = false

  function end(error: Error): void {
    ended ??= error
    if (isServing) onFailed(ended)
    isServing = false
    for (const each of waiting.splice(0)) each.reject(ended)
  }
  worker.on('message', (answer: ThreadResponse) => waiting.shift()?.resolve(answer))
  worker.on('error', (error) =>
    end(new Error(`The storage thread failed: ${error.message}`, { cause: error })),
  )
  worker.on('exit', () => end(new Error('The storage thread has ended. Maybe storage was closed.')))

  function nextAnswer(): Promise<ThreadResponse> {
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
  async function request<K extends ThreadResponse['kind']>(
    kind: K,
    message?: ThreadRequest,
  ): Promise<Extract<ThreadResponse, { kind: K }>> {
    if (ended) throw ended
    if (message) worker.postMessage(message)
    const answer = await nextAnswer()
    if (answer.kind === kind) return answer as Extract<ThreadResponse, { kind: K }>
    throw new Error(answer.kind === 'failed' ? answer.message : `The storage thread answered ${answer.kind}.`)
  }

  try {
    await request('opened')
  } catch (error) {
    await worker.terminate()
    throw error
  }
  isServing = true
  return {
    run: async (jobs) => (await request('ran', { kind: 'run', jobs })).outcomes,
    async close() {
      isServing = false
      if (ended) return
      await request('closed', { kind: 'close' })
      await worker.terminate()
    },
  }
}
