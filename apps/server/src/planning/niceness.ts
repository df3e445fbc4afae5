import { readdirSync } from 'node:fs'
import os from 'node:os'

/** Behind everything else on the machine, so that live editing stays quick while a run uses all of it. */
export const PLANNER_NICENESS = 15

/** Processor time that a thread may use before it yields, its own start included; ms. */
const OWN_SHARE_MS = 2000

/**
 * Returns what a thread calls often: once it has had its share of processor time, everything else on the machine goes before
 * it; on systems where threads share one niceness, before its process. So a small event is planned soon even by a busy
 * server, and a long run disturbs nobody. Undefined leaves the thread as it is.
 */
export function createYielding(niceness: number | undefined): () => void {
  if (niceness === undefined || os.getPriority() >= niceness) return () => {}
  let isNice = false
  return () => {
    if (isNice) return
    const { user, system } = process.threadCpuUsage()
    if (user + system < OWN_SHARE_MS * 1000) return
    isNice = true
    beNice(niceness)
  }
}

/**
 * Lets everything else on the machine go before a process that has just started, with all its threads: those that its first thread has
 * started already, and by their descent those that come.
 */
export function makeNice(pid: number, niceness: number): void {
  beNice(niceness, pid)
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) beNice(niceness, Number(thread))
  } catch {
    // A system on which threads share the niceness of their process, or a process that is gone.
  }
}

/** Lets everything else on the machine go before a thread, the calling one unless another is named, from now on. */
export function beNice(niceness: number, thread = 0): void {
  try {
    os.setPriority(thread, niceness)
  } catch {
    // A system that does not allow it: the search then takes its equal share.
  }
}
