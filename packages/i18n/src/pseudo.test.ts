import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { pseudoMessages, pseudoText } from './pseudo.ts'

const plain = fc.string({ unit: fc.constantFrom(...'aeiouxyzBCDE ,.0-9'), maxLength: 30 })
const name = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 8 })
const placeholder = name.map((each) => `{{${each}}}`)
const plural = fc
  .tuple(name, name, name)
  .map(([count, one, other]) => `{${count}, plural, one {# ${one}} other {# ${other}}}`)
const inBraces = fc.oneof(placeholder, plural)
const message = fc.array(fc.oneof(plain, inBraces), { maxLength: 8 })

describe('TEXT-8: the pseudo language', () => {
  test('keeps places and branches of plurals as they are, in their order', () => {
    fc.assert(
      fc.property(message, (parts) => {
        const expected = parts.filter((part) => part.startsWith('{')).join('')
        expect(inBracesOf(pseudoText(parts.join('')))).toBe(expected)
      }),
    )
  })

  test('is bracketed at both ends, and longer than the text by 40 percent at least, places left out', () => {
    fc.assert(
      fc.property(message, (parts) => {
        const text = parts.join('')
        const pseudo = pseudoText(text)
        expect([pseudo.at(0), pseudo.at(-1)]).toEqual(['⟦', '⟧'])
        const grown = pseudo.length - 2 - text.length
        const words = text.length - inBracesOf(text).length
        expect(grown).toBe(Math.ceil(0.4 * words))
      }),
    )
  })

  test('can be read, and has every message of English', () => {
    expect(pseudoText('Your data')).toBe('⟦Ýýööüüř dááťá⟧')
    expect(pseudoText('People: {{count}}')).toBe('⟦Pééööpłéé: {{count}}~⟧')
    const english = CATALOGUES['en-GB']
    const pseudo = pseudoMessages(english)
    expect(Object.keys(pseudo)).toEqual(Object.keys(english))
    for (const text of Object.values(pseudo)) expect(text).toMatch(/^⟦.+⟧$/s)
  })
})

/** Everything that stands in braces, nested ones with what is around them. */
function inBracesOf(text: string): string {
  let depth = 0
  let inside = ''
  for (const character of text) {
    if (character === '{') depth += 1
    if (depth > 0) inside += character
    if (character === '}') depth -= 1
  }
  return inside
}
