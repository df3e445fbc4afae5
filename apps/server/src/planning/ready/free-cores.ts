import os from 'node:os'

type Times = { busy: number; all: number }

/**
 * Returns what tells how many of the machine's cores had nothing else to do since it was last asked. What
 * yields to everything else, as background searches do, counts as nothing.
 */
export function watchFreeCores(): () => number {
  let before = timesNow()
  let free = 0
  return () => {
    const now = timesNow()
    const all = now.all - before.all
    // Asked twice within one tick of the system's clock.
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
