import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a server (`--import`): crashes its threads once the file named by FAIL_THREADS exists, like a thread that
 * runs out of memory.
 */
const file = process.env.FAIL_THREADS ?? ''

if (!isMainThread && file !== '') {
  const poll = setInterval(() => {
    if (existsSync(file)) throw new Error('The thread was made to fail')
  }, 20)
  poll.unref()
}
