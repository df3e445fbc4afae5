import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a server (`--import`): crashes its threads once a file exists, as if they had run out of
 * memory. The file is named by this module's own address, because threads do not get the environment of the
 * process.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? ''

if (!isMainThread && file !== '') {
  const poll = setInterval(() => {
    if (existsSync(file)) throw new Error('The thread was made to fail')
  }, 20)
  poll.unref()
}
