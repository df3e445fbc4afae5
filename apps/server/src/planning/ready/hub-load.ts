import { performance } from 'node:perf_hooks'

/**
 * Returns what tells for which part of the time, 0..1, this server's main thread was at work since it was
 * last asked.
 */
export function watchHubLoad(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
