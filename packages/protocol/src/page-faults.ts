/**
 * What a page reports besides failed commands, as the command of a report (ERROR-15): a part of the screen that could not be drawn, an
 * error in a script, and a session that has ended.
 */
const PAGE_FAULTS = ['PageBroken', 'ScriptError', 'SessionLost'] as const

export type PageFault = (typeof PAGE_FAULTS)[number]

export function isPageFault(name: string): name is PageFault {
  return (PAGE_FAULTS as readonly string[]).includes(name)
}

/** The kinds of error that a report names. Its message is left out, since it may hold what somebody has entered. */
const SCRIPT_ERRORS = [
  'AggregateError',
  'DOMException',
  'Error',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
]

export function isScriptErrorName(name: string): boolean {
  return SCRIPT_ERRORS.includes(name)
}
