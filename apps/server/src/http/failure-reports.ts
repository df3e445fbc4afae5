import type { InvocationName } from '@planner/protocol'
import type { Logger } from 'pino'
import type { ErrorEntry, ServerFault } from '../adapters/error-entry.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import type { SiteNotes } from '../site/site-notes.ts'

/** The same failure is reported once in this time: a full disk fails everybody's requests; ms. */
const SAME_MS = 600_000

export type Failure = Omit<ErrorEntry, 'at' | 'source' | 'command'> & {
  source: 'server' | 'planning'
  command: InvocationName | ServerFault
}

/** Failures reported to the operator, beside the pages' reports; ERROR-15, ERROR-19. */
export type FailureReports = {
  /** Returns at once and never throws. */
  add(failure: Failure): void
}

type Options = { notes: SiteNotes; now: () => number; log: Logger; send: (entry: ErrorEntry) => void }

export function failureReports({ notes, now, log, send }: Options): FailureReports {
  const perHour = quota({ limit: LIMITS.reportsOfAll.value, per: 'hour', now })
  const told = new Map<string, number>()
  const isToldAlready = (name: string) => {
    const at = now()
    if (at - (told.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_MS) return true
    told.set(name, at)
    return false
  }
  return {
    add({ source, command, status, reason }) {
      if (isToldAlready(`${source} ${command} ${reason}`) || !perHour.take('')) return
      const entry: ErrorEntry = { at: new Date(now()).toISOString(), source, command, status, reason }
      send(entry)
      notes
        .add('error', JSON.stringify(entry))
        .catch((error: unknown) => log.error({ err: error }, 'A failure could not be reported'))
    },
  }
}
