import { type ErrorReport, isScriptErrorName, type PageFault } from '@planner/protocol'
import { request } from './http/http.ts'

type Failure = { status: number; reason?: string | undefined }

/** Logs received data that is ignored; ERROR-6. */
export function logIgnored(what: string, details: unknown): void {
  log(`${what} ignored`, details)
}

/** Logs a refused or unanswered command by name only: its payload may contain keys (ERROR-4). */
export function logFailed(command: string, why: Failure): void {
  log(`${command} failed`, `${why.status} ${why.reason ?? ''}`.trim())
}

/** Reports a client error to the server, without waiting for the response. */
export function reportFailed(command: string, why: Failure): void {
  const report: ErrorReport = { command, status: why.status, reason: why.reason ?? '' }
  if (why.status === 0 || why.status >= 500) void request('/api/ErrorReport', report)
}

/** What was reported since the page was opened: the same again says nothing new. */
// biome-ignore lint/plugin: of the page, and no more than there are kinds
const reported = new Set<string>()

/** Reports a fault of the page by its kind and the kind of error: a message may hold what was entered. */
export function reportFault(fault: PageFault, error?: unknown): void {
  const name = error instanceof Error ? error.name : ''
  const report: ErrorReport = { command: fault, status: 0, reason: isScriptErrorName(name) ? name : '' }
  const key = `${fault} ${report.reason}`
  if (reported.has(key)) return
  reported.add(key)
  void request('/api/ErrorReport', report)
}

/** Writes to the browser's console. */
function log(what: string, details: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that uses the console
  console.error(what, details)
}
