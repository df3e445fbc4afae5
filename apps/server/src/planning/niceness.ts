import os from 'node:os'

/**
 * Lets everything else on the machine go before the calling thread; on systems where threads share one niceness, before
 * its process. Undefined leaves it as it is.
 */
export function beNice(niceness: number | undefined): void {
  if (niceness === undefined || os.getPriority() >= niceness) return
  try {
    os.setPriority(niceness)
  } catch {
    // A system that does not allow it: the search then takes its equal share.
  }
}
