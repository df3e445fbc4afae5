import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a server (`--import`): crashes its threads once the file named by its own address exists, like a thread that
 * runs out of memory. Of the environment threads have only what the product gives them.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? ''

if (!isMainThread && file !== '') {
  const poll = setInterval(() => {
    if (existsSync(file)) throw new Error('The thread was made to fail')
  }, 20)
  poll.unref()
}
