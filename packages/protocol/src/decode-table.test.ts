import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTable } from './decode-table.ts'

const MARK = '\uFEFF'
const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((each) => !each.startsWith(MARK))

/** In the order of bytes of `isLittle`. */
function utf16(from: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(from.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < from.length; index += 1)
    view.setUint16(index * 2, from.charCodeAt(index), isLittle)
  return bytes
}

test('IMPORT-14: text comes back from UTF-8 and from UTF-16 with a byte order mark', () => {
  fc.assert(
    fc.property(text, (each) => {
      const encoder = new TextEncoder()
      expect(decodeTable(encoder.encode(each))).toBe(each)
      expect(decodeTable(encoder.encode(MARK + each))).toBe(each)
      expect(decodeTable(utf16(MARK + each, true))).toBe(each)
      expect(decodeTable(utf16(MARK + each, false))).toBe(each)
    }),
  )
})

test('IMPORT-14: every letter of Windows-1252 comes back', () => {
  const decoder = new TextDecoder('windows-1252')
  const letters = Array.from({ length: 128 }, (_, index) => index + 128)
  for (const letter of letters) {
    // Beside another letter: the two together are no UTF-8.
    const bytes = Uint8Array.of(0x41, letter, 0x3b, 0xe4, 0x3b)
    expect(decodeTable(bytes)).toBe(decoder.decode(bytes))
  }
  expect(decodeTable(Uint8Array.of(0x4b, 0xe4, 0x73, 0x65))).toBe('Käse')
})
