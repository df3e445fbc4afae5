import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from './language-codes.ts'
import { acceptedLanguages, nearestLanguage } from './nearest-language.ts'

describe('TEXT-5: the nearest language', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    ['et-EE', 'et'],
    ['en', 'en-GB'],
    ['en-US', 'en-GB'],
    ['fr', 'en-GB'],
    ['', 'en-GB'],
    ['deutsch', 'en-GB'],
  ])('of %s is %s', (wanted, nearest) => {
    expect(nearestLanguage([wanted])).toBe(nearest)
  })

  test('is that of the first one that the product has', () => {
    expect(nearestLanguage(['fr-CA', 'et', 'de'])).toBe('et')
    for (const code of LANGUAGE_CODES) expect(nearestLanguage([code, 'fr'])).toBe(code)
  })

  test('of a header goes by its qualities', () => {
    expect(acceptedLanguages('fr, en;q=0.5, de-AT;q=0.8, *;q=0.1, et;q=0')).toEqual([
      'fr',
      'de-AT',
      'en',
      '*',
    ])
    expect(nearestLanguage(acceptedLanguages('fr, en;q=0.5, de-AT;q=0.8'))).toBe('de')
    expect(nearestLanguage(acceptedLanguages('et;q=0'))).toBe('en-GB')
    expect(nearestLanguage(acceptedLanguages('ET ; Q=0.3'))).toBe('et')
    expect(acceptedLanguages('')).toEqual([])
  })

  test('is one of the product for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LANGUAGE_CODES).toContain(nearestLanguage(acceptedLanguages(header)))
      }),
    )
  })
})
