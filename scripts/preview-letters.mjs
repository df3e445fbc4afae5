import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import { inRoot } from './lib/paths.mjs'
import { printStatus } from './lib/terminal.mjs'

/**
 * Writes the outlines of the letters in pictures of share links (ROOM-10): the server draws shapes and knows
 * no fonts. Run it when a font has changed.
 */
const FACES = [
  { name: 'heading', font: 'bricolage-grotesque', weight: 600 },
  { name: 'text', font: 'figtree', weight: 500 },
]
/** Code points of latin alphabets and usual punctuation. */
const WANTED = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const UNITS = 1000
const KERNED = /^[\p{L}\p{N}.,'’:-]$/u

const resolve = createRequire(import.meta.url).resolve
const folder = inRoot('apps', 'server', 'src', 'preview', 'letters')
for (const { name, font, weight } of FACES) {
  const home = dirname(resolve(`@fontsource/${font}/package.json`))
  /** @type {Record<string, [number, string]>} */
  const letters = {}
  /** @type {Record<string, number>} */
  const kerning = {}
  for (const subset of ['latin', 'latin-ext']) {
    const bytes = await readFile(join(home, 'files', `${font}-${subset}-${weight}-normal.woff2`))
    const face = /** @type {import('fontkit').Font} */ (fontkit.create(bytes))
    const scale = UNITS / face.unitsPerEm
    const known = face.characterSet.filter((code) =>
      WANTED.some(([from = 0, to = 0]) => code >= from && code <= to),
    )
    for (const code of known) {
      const glyph = face.glyphForCodePoint(code)
      const path = glyph.path.scale(scale, -scale).commands.map(pathPart).join('')
      letters[String.fromCodePoint(code)] ??= [Math.round(glyph.advanceWidth * scale), path]
    }
    if (subset === 'latin') Object.assign(kerning, kerningOf(face, known, scale))
  }
  const sorted = Object.fromEntries(Object.entries(letters).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ letters: sorted, kerning })}\n`)
  await copyFile(join(home, 'LICENSE'), join(folder, `${name}-LICENSE.txt`))
  printStatus(`Wrote ${Object.keys(letters).length} letters of ${font} ${weight}`)
}

/** @param {import('fontkit').PathCommand} command */
function pathPart({ command, args }) {
  const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
    command
  ]
  return letter + args.map((value) => Math.round(value)).join(' ')
}

/** @param {import('fontkit').Font} face @param {number[]} known @param {number} scale */
function kerningOf(face, known, scale) {
  /** @type {Record<string, number>} */
  const kerning = {}
  const texts = known.map((code) => String.fromCodePoint(code)).filter((text) => KERNED.test(text))
  for (const left of texts)
    for (const right of texts) {
      const { glyphs, positions } = face.layout(left + right)
      // Ligatures are written letter by letter.
      if (glyphs.length !== 2) continue
      const kern = Math.round(((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)) * scale)
      if (kern !== 0) kerning[left + right] = kern
    }
  return kerning
}
