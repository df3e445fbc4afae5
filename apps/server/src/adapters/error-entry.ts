import { isScriptErrorName } from '@planner/protocol'

/** An error as it is kept and reported: only names and numbers chosen by the product; ERROR-19. */
export type ErrorEntry = {
  at: string
  source: 'browser' | 'server' | 'planning'
  /** The failed command, or the kind of fault. */
  command: string
  status: number
  reason: string
}

/** Faults of the server itself: a request or a write that failed, and what ends it. */
export type ServerFault = 'RequestFailed' | 'WriteFailed' | 'StorageFailed' | 'ServerCrashed'

/** Codes of Node and SQLite: upper-case words. */
const CODE = /^(E|SQLITE_)[A-Z0-9_]{2,36}$/

/** The code or the kind of an error. Its message may hold what somebody has entered. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code
  return isScriptErrorName(error.name) ? error.name : 'Error'
}
