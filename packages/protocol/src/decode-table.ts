/** The text of a table's file: Unicode with or without a mark, or older spreadsheets' (IMPORT-14). */
export function decodeTable(bytes: ArrayBuffer | Uint8Array): string {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)
  const [first, second] = view
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(view)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(view)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(view)
  } catch {
    return new TextDecoder('windows-1252').decode(view)
  }
}
