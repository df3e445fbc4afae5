/**
 * What a page reports besides failed commands, in the field for the command (ERROR-15): a part of the screen
 * that could not be drawn, an error in a script, a session that has ended, and a server that did not answer a
 * request for a session at first.
 */
const PAGE_FAULTS = ['PageBroken', 'ScriptError', 'SessionLost', 'SessionFailed'] as const

export type PageFault = (typeof PAGE_FAULTS)[number]

export function isPageFault(name: string): name is PageFault {
  return (PAGE_FAULTS as readonly string[]).includes(name)
}

/** The kinds of error that a report names, without the message, which may hold what was entered. */
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
