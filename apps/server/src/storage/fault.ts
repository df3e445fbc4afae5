/** What is wrong with the disk or the database, as far as the database says. */
export type StorageFault = 'damaged' | 'full' | 'notWritable'

/** SQLite's primary result codes. */
const FAULTS: Record<number, StorageFault> = {
  8: 'notWritable', // read-only
  10: 'notWritable', // the operating system refuses
  11: 'damaged',
  13: 'full',
  14: 'notWritable', // cannot be opened
  26: 'damaged',
}

/** What PostgreSQL, its driver and the network say; by SQLSTATE or the system's name of the error. */
const FAULTS_OF_POSTGRES: Record<string, StorageFault> = {
  '53100': 'full',
  '58030': 'notWritable', // the operating system refuses
  '25006': 'notWritable', // read-only, as a standby is
  '57P01': 'notWritable', // it is ending
  '57P02': 'notWritable', // it has crashed
  '57P03': 'notWritable', // it is starting
  XX001: 'damaged',
  XX002: 'damaged',
  ECONNREFUSED: 'notWritable',
  ECONNRESET: 'notWritable',
  EPIPE: 'notWritable',
  ENOTFOUND: 'notWritable',
  ETIMEDOUT: 'notWritable',
}
/** The driver has no code for a connection that has ended. */
const ENDED = /^Connection terminated|not queryable|^timeout exceeded when trying to connect/

/** The fault behind an error of the database; undefined when the statement is to blame, not the disk. */
export function faultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return FAULTS[error.errcode & 0xff]
  if ('code' in error && typeof error.code === 'string') return FAULTS_OF_POSTGRES[error.code]
  return ENDED.test(error.message) ? 'notWritable' : undefined
}

/** A transaction that waited for another one which waited for it, or that saw what another one changed. */
const IN_THE_WAY: readonly unknown[] = ['40P01', '40001']

/** Whether a transaction failed only because of others at the same time; PostgreSQL alone has such. */
export function isOfOthers(error: unknown): boolean {
  return error instanceof Error && 'code' in error && IN_THE_WAY.includes(error.code)
}

/** What the system says of files for which there is no room. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** Whether something could not be written for want of room, to the database or to a file beside it. */
export function isWithoutRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const fault: StorageFault = 'full'
  return error.cause === fault || ('code' in error && NO_ROOM.includes(error.code))
}
