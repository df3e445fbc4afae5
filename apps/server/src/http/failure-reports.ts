import { join } from 'node:path'
import type { ErrorReport, InvocationName, RefusalReason } from '@planner/protocol'
import type { Logger } from 'pino'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { appendLog } from './append-log.ts'
import { ERRORS_FILE } from './error-report-routes.ts'

const HOUR_MS = 3_600_000

/** Failures that the server itself tells its operator of, in the file of the pages' reports and with as little in it; ERROR-15. */
export type FailureReports = {
  add(report: ErrorReport & { command: InvocationName; reason: RefusalReason }): void
}

type Options = { dataDir: string; now: () => number; log: Logger }

export function failureReports({ dataDir, now, log }: Options): FailureReports {
  const file = appendLog(join(dataDir, ERRORS_FILE))
  const perHour = quota({ limit: LIMITS.reportsOfAll.value, windowMs: HOUR_MS, now })
  return {
    add(report) {
      if (!perHour.take('')) return
      file
        .append(JSON.stringify({ at: new Date(now()).toISOString(), ...report }))
        .catch((error: unknown) => log.error({ err: error }, 'A failure could not be reported'))
    },
  }
}
