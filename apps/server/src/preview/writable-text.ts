import type { Face } from './face.ts'

/** Less than this part of its letters and digits, and a text says something else or nothing. */
const ENOUGH = 0.5

/** A text in the letters that a face has: of others the letter without its accents, or nothing. Undefined where too little is left. */
export function writableText(text: string, face: Face): string | undefined {
  const letters = [...text.normalize('NFC')]
  const written = letters.map((letter) => writable(letter, face)).join('')
  const line = written.replace(/\s+/g, ' ').trim()
  return meaning(line) > 0 && meaning(line) >= ENOUGH * meaning(letters.join('')) ? line : undefined
}

function writable(letter: string, face: Face): string {
  if (/\s/.test(letter)) return ' '
  return [letter, [...letter.normalize('NFD')][0] ?? ''].find((each) => face.has(each)) ?? ''
}

function meaning(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
