/** What every XLSX begins with, and what workbooks with a password and those of before 2007 begin with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0] as const

/** Whether a file is a workbook or claims to be one, by its first bytes or its name; IMPORT-67. */
export function looksLikeWorkbook(bytes: Uint8Array, name: string): boolean {
  return isZip(bytes) || isCompound(bytes) || /\.(xlsx|xlsm|xls)$/i.test(name)
}

export function isZip(bytes: Uint8Array): boolean {
  return beginsWith(bytes, ZIP)
}

export function isCompound(bytes: Uint8Array): boolean {
  return beginsWith(bytes, COMPOUND)
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
