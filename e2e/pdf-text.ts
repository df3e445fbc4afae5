import { inflateSync } from 'node:zlib'

/**
 * The text of each page of a PDF by Chromium, without spaces, because letters stand where the layout puts
 * them. Reads only what Chromium writes: streams of their own, and fonts that say which letters their glyphs
 * are.
 */
export function pagesOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const textOf = (id: string | undefined) => objects.get(id ?? '')?.stream ?? ''
  const letters = new Map<string, ReadonlyMap<string, string>>()
  for (const [id, { head }] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(head) ?? []
    if (map !== undefined) letters.set(id, lettersOf(textOf(map)))
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, content] = /\/Contents (\d+) 0 R/.exec(head) ?? []
      return textOfPage(textOf(content), letters)
    })
}

type PdfObject = { head: string; stream: string }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = pdf.toString('latin1')
  for (const { 1: id = '', index, 0: start } of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
    const from = index + start.length
    const end = text.indexOf('endobj', from)
    const head = text.slice(from, end)
    const stream = head.indexOf('stream\n')
    const [, length] = /\/Length (\d+)/.exec(head) ?? []
    const begin = from + stream + 'stream\n'.length
    const bytes = stream < 0 ? undefined : pdf.subarray(begin, begin + Number(length))
    const isPacked = head.slice(0, stream).includes('/FlateDecode')
    objects.set(id, {
      head: stream < 0 ? head : head.slice(0, stream),
      stream: bytes === undefined ? '' : (isPacked ? inflated(bytes) : bytes).toString('latin1'),
    })
  }
  return objects
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes)
  } catch {
    return Buffer.alloc(0)
  }
}

/** Glyphs in hexadecimal, and the letters they are. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, chars = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of chars.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(glyph, decoded(code))
  for (const [, ranges = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', code = ''] of ranges.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let offset = 0; offset <= Number.parseInt(last, 16) - Number.parseInt(first, 16); offset += 1) {
        const glyph = (Number.parseInt(first, 16) + offset)
          .toString(16)
          .toUpperCase()
          .padStart(first.length, '0')
        letters.set(glyph, String.fromCodePoint(Number.parseInt(code, 16) + offset))
      }
  return letters
}

function decoded(code: string): string {
  return (code.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}

function textOfPage(content: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const { 1: name, 2: glyphs } of content.matchAll(/\/F(\d+) [\d.]+ Tf|<(\w+)>/g)) {
    if (name !== undefined) font = letters.get(name) ?? new Map()
    // Fonts whose weight varies are drawn glyph by glyph, with codes of one byte; others have codes of two.
    const { length: digits = 4 } = font.keys().next().value ?? {}
    for (const glyph of glyphs?.toUpperCase().match(new RegExp(`.{${digits}}`, 'g')) ?? [])
      text += font.get(glyph) ?? ''
  }
  return text.replaceAll(/\s|\u00a0/g, '')
}
