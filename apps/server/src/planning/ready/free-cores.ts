import os from 'node:os'

/** How many cores must be free for a search to begin, and how many for it to go on. */
export const FREE_CORES = { toBegin: 1, toGoOn: 0.5 }

type Times = { busy: number; all: number }

/**
 * Each call of the returned function says how many of the machine's cores were free since the call before.
 * Niced work, as searches are, counts as free.
 */
export function watchFreeCores(): () => number {
  let before = timesNow()
  let free = 0
  return () => {
    const now = timesNow()
    const all = now.all - before.all
    // Two calls within one tick of the system's clock.
    if (all <= 0) return free
    free = (1 - (now.busy - before.busy) / all) * os.cpus().length
    before = now
    return free
  }
}

function timesNow(): Times {
  const times = os.cpus().map((core) => core.times)
  const sum = (of: (each: (typeof times)[number]) => number) => times.reduce((all, each) => all + of(each), 0)
  const busy = sum(({ user, sys, irq }) => user + sys + irq)
  return { busy, all: busy + sum(({ nice, idle }) => nice + idle) }
}
