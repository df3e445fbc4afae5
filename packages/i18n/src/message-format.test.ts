import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from './language-codes.ts'
import { messageFormat, placesOf, pluralsOf, withoutPlaces } from './message-format.ts'

const joined = '{number, plural, =0 {Nobody has} one {# person has} other {# people have}} joined {{event}}.'
const format = messageFormat('en-GB', (text) => text)

describe('TEXT-9: a plural', () => {
  test.each([
    [0, 'Nobody has joined Tea.'],
    [1, '1 person has joined Tea.'],
    [2, '2 people have joined Tea.'],
    [1090, '1,090 people have joined Tea.'],
  ])('of %s has the words of the number', (number, text) => {
    expect(format(joined, { number, event: 'Tea' })).toBe(text)
  })

  test('may hold values, which keep what looks like the number or like a place', () => {
    const text = '{number, plural, one {# of {{name}}} other {# of all of {{name}}}}'
    expect(format(text, { number: 1, name: '#1 {{number}} $&' })).toBe('1 of #1 {{number}} $&')
    expect(format(text, { number: 3, name: 'tea' })).toBe('3 of all of tea')
  })

  test('without its number stays as it is', () => {
    expect(format(joined, { event: 'Tea' })).toBe(joined.replace('{{event}}', 'Tea'))
  })

  test('writes the number as the language does', () => {
    const text = '{number, plural, one {# Platz} other {# Plätze}}'
    expect(messageFormat('de', (each) => each)(text, { number: 1090 })).toBe('1.090 Plätze')
  })
})

test('texts that are put into a message go through isolation, numbers do not', () => {
  const isolating = messageFormat('en-GB', (text) => `<${text}>`)
  expect(isolating('{{name}} in {{room}}', { name: 'Ada', room: 3 })).toBe('<Ada> in 3')
})

test('the parts of a message are found', () => {
  expect(placesOf(joined)).toEqual(['event', 'number'])
  expect(pluralsOf(joined).map(({ counted, branches }) => [counted, [...branches.keys()]])).toEqual([
    ['number', ['=0', 'one', 'other']],
  ])
  expect(withoutPlaces(joined)).toBe(' joined .')
})

test('TEXT-9: the branch of any number is the one of its category in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGE_CODES), fc.nat({ max: 100_000 }), (code, number) => {
      const text = messageFormat(code, (each) => each)('{n, plural, one {one} other {other}}', { n: number })
      expect(text).toBe(new Intl.PluralRules(code).select(number))
    }),
  )
})
