import type { ErrorReport } from '@planner/protocol'
import { request } from './http/http.ts'

type Failure = { status: number; reason?: string | undefined }

/** Things received and ignored; ERROR-6. */
export function logIgnored(what: string, details: unknown): void {
  log(`${what} ignored`, details)
}

/** A command that the server refused or did not answer, by its name: what it carried may hold keys (ERROR-4). */
export function logFailed(command: string, why: Failure): void {
  log(`${command} failed`, `${why.status} ${why.reason ?? ''}`.trim())
}

/** Tells the server of a failure that is not the person's to put right. Nobody waits for the report to arrive. */
export function reportFailed(command: string, why: Failure): void {
  const report: ErrorReport = { command, status: why.status, reason: why.reason ?? '' }
  if (why.status === 0 || why.status >= 500) void request('/api/ErrorReport', report)
}

/** Into the browser's console. */
function log(what: string, details: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.error(what, details)
}
