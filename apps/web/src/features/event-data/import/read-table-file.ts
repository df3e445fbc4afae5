/** The largest table that can be imported, in KiB; VALID-15. */
export const MAX_FILE_KIB = 30_720

/** A chosen file's text, or undefined when it is larger than allowed. */
export async function readTableFile(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE_KIB * 1024) return undefined
  return decode(await file.arrayBuffer())
}

// Spreadsheets still write CSV as Windows-1252; text that is not valid UTF-8 is decoded as that.
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
