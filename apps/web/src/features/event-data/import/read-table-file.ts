import { decodeTable } from '@planner/protocol'

/** The largest table that can be imported, in KiB; VALID-15. */
export const MAX_FILE_KIB = 30_720

/** A chosen file's text, or undefined when it is larger than allowed. */
export async function readTableFile(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE_KIB * 1024) return undefined
  return decodeTable(await file.arrayBuffer())
}
