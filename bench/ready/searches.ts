import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The planner's process of a server, with the seconds of processor time it has used and the memory it has. */
export type Search = { pid: number; cpuSeconds: number; megabytes: number }

/** The search of a server that is under way. Linux alone. */
export function searchOf(serverPid: number): Search | undefined {
  const [pid] = read(`/proc/${serverPid}/task/${serverPid}/children`).split(' ').filter(Boolean).map(Number)
  if (pid === undefined) return undefined
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
  return { pid, cpuSeconds: ticks / 100, megabytes: kilobytes / 1024 }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @throws when it is not so after this time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { longestMs = 120_000, everyMs = 20 } = {},
): Promise<void> {
  const end = performance.now() + longestMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not so after ${longestMs / 1000} s: ${what}`)
    await wait(everyMs)
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
}

/** The median, and between which of the values it lies with 95 % certainty, whatever their distribution. */
export function medianWithInterval(values: readonly number[]): { median: number; from: number; to: number } {
  const half = 0.98 / Math.sqrt(values.length)
  const at = (share: number) => quantile(values, Math.min(1, Math.max(0, share)))
  return { median: at(0.5), from: at(0.5 - half), to: at(0.5 + half) }
}
