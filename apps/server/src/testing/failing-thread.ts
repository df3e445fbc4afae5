import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server before its own code (`--import`): makes its threads fail as soon as the file named by
 * FAIL_THREADS is there, as a thread does that runs out of memory.
 */
const file = process.env.FAIL_THREADS ?? ''

if (!isMainThread && file !== '') {
  const look = setInterval(() => {
    if (existsSync(file)) throw new Error('The thread was made to fail')
  }, 20)
  look.unref()
}
