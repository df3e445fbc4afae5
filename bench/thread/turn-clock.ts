import { setImmediate } from 'node:timers'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a server that was started with an IPC channel: measures the longest turn of its main
 * thread's event loop, in milliseconds of CPU time, so that other programs on the machine do not count. Every
 * message is answered with the longest turn since the one before.
 */
export type TurnReport = { longestMs: number }

if (isMainThread && process.send) {
  let longestMs = 0
  let used = cpuMs()
  const turn = () => {
    const now = cpuMs()
    longestMs = Math.max(longestMs, now - used)
    used = now
    // The loop never sleeps, so that one turn is never taken for two.
    setImmediate(turn)
  }
  setImmediate(turn)
  process.on('message', () => {
    process.send?.({ longestMs } satisfies TurnReport)
    longestMs = 0
  })
  // The server ends by its signal, whether or not somebody still measures.
  process.channel?.unref()
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
