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
  test('keeps places, and what selects the branches of plurals, as they are, in their order', () => {
    fc.assert(
      fc.property(message, (parts) => {
        expect(noText(pseudoText(parts.join('')))).toEqual(noText(parts.join('')))
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
        const words = text.length - noText(text).join('').length
        expect(grown).toBe(Math.ceil(0.4 * words))
      }),
    )
  })

  test('can be read, and has every message of English', () => {
    expect(pseudoText('Your data')).toBe('⟦Ýýööüüř dááťá⟧')
    expect(pseudoText('People: {{count}}')).toBe('⟦Pééööpłéé: {{count}}~⟧')
    expect(pseudoText('{n, plural, one {# day} other {# days}}')).toBe(
      '⟦{n, plural, one {# dááýý} other {# dááýýš}}~⟧',
    )
    const english = CATALOGUES['en-GB']
    const pseudo = pseudoMessages(english)
    expect(Object.keys(pseudo)).toEqual(Object.keys(english))
    for (const text of Object.values(pseudo)) expect(text).toMatch(/^⟦.+⟧$/s)
  })
})

/** Places for values, and the parts of plurals that are no text. */
function noText(text: string): string[] {
  return text.match(/\{\{\w+\}\}|\{\w+, plural, one \{|\} other \{|\}\}/g) ?? []
}
