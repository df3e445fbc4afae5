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

/** The fault behind an error of the database; undefined when the statement is to blame, not the disk. */
export function faultOf(error: unknown): StorageFault | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? FAULTS[code & 0xff] : undefined
}

/** What the system says of files for which there is no room. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** Whether something could not be written for want of room, to the database or to a file beside it. */
export function isWithoutRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const fault: StorageFault = 'full'
  return error.cause === fault || ('code' in error && NO_ROOM.includes(error.code))
}
