import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseLine, sanitiseText } from './text.ts'

test.each([
  ['<script>alert(1)</script> & "co"', '<script>alert(1)</script> & "co"'],
  ['  محمد  ', 'محمد'],
  ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦 family'],
  ['evil\u202Etxt.exe', 'eviltxt.exe'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
  ['half \ud83d', 'half'],
  ['\u200b\ufeff', ''],
  ['two\r\nlines\tand a tab', 'two lines and a tab'],
])('%j is sanitised to %j', (typed, kept) => expect(sanitiseLine(typed)).toBe(kept))

test('longer texts keep their line breaks', () => {
  expect(sanitiseText(' one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree')
})

test('property: sanitising is idempotent and never makes a text longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const tidy of [sanitiseLine, sanitiseText]) {
        expect(tidy(tidy(text))).toBe(tidy(text))
        expect(tidy(text).length).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
