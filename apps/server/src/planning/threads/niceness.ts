import { readdirSync } from 'node:fs'
import os from 'node:os'

/** Behind everything else on the machine, so that live editing stays quick while a search uses all of it. */
export const PLANNER_NICENESS = 15

/** Processor time that a thread of a search may use before it yields, its own start included; ms. */
export const OWN_SHARE_MS = 2000

/** The niceness of a thread after its own share of processor time; ms. */
export type Yielding = { niceness: number; afterMs: number }

/**
 * Returns what a thread calls often: once it has had its share of processor time, everything else on the
 * machine goes before it; on systems where threads share one niceness, before its process. So a small event
 * is planned soon even by a busy server, and a long search disturbs nobody. Undefined leaves the thread as it
 * is.
 */
export function createYielding(yielding: Yielding | undefined): () => void {
  if (yielding === undefined || os.getPriority() >= yielding.niceness) return () => {}
  const { niceness, afterMs } = yielding
  let isNice = afterMs === 0
  if (isNice) beNice(niceness)
  return () => {
    if (isNice) return
    const { user, system } = process.threadCpuUsage()
    if (user + system < afterMs * 1000) return
    isNice = true
    beNice(niceness)
  }
}

/**
 * Lets everything else on the machine go before a process that has just started, with all its threads: those
 * that its first thread has started already, and by their descent those that come.
 */
export function makeNice(pid: number, niceness: number): void {
  beNice(niceness, pid)
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) beNice(niceness, Number(thread))
  } catch {
    // A system on which threads share the niceness of their process, or a process that is gone.
  }
}

/**
 * Lets everything else on the machine go before a thread, the calling one unless another is named, from now
 * on.
 */
export function beNice(niceness: number, thread = 0): void {
  try {
    os.setPriority(thread, niceness)
  } catch {
    // A system that does not allow it: the search then takes its equal share.
  }
}
