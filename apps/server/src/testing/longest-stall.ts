import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a server (`--import`): at its end it writes the longest time, in milliseconds, that its main
 * thread was busy without a pause into the file named by STALL_FILE.
 */
const file = process.env.STALL_FILE ?? ''
const RESOLUTION_MS = 10

if (isMainThread && file !== '') {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  // The start of the server does not count.
  setTimeout(() => delay.enable(), 1000).unref()
  process.on('exit', () => {
    writeFileSync(file, String(Math.max(0, Math.round(delay.max / 1e6 - RESOLUTION_MS))))
  })
}
