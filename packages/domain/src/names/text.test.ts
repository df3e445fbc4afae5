import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolatedText, sanitiseLine, sanitiseText, withoutBidiControls } from './text.ts'

test.each(['', 'Ann', 'Õnne & Jürgen (2)', 'Анна', '山田', '👩‍👩‍👧‍👦', '12:00–13:00', 'two\nlines'])(
  '%j is not changed',
  (text) => expect(isolatedText(text)).toBe(text),
)

test.each([
  ['Hebrew', 'דנה (2)', '\u2068דנה (2)\u2069'],
  ['Arabic', 'محمد', '\u2068محمد\u2069'],
  ['Arabic letters of old tables', '\ufefb', '\u2068\ufefb\u2069'],
  ['N’Ko, Thaana, Syriac', 'ߒ ދ ܐ', '\u2068ߒ ދ ܐ\u2069'],
  ['Adlam, beyond 16 bits', '𞤀', '\u2068𞤀\u2069'],
  ['one letter among others', 'Ann א', '\u2068Ann א\u2069'],
  ['a mark of direction', 'Ann\u200f', '\u2068Ann\u200f\u2069'],
  ['an override', '\u202eevil', '\u2068evil\u2069'],
  ['marks that would close the isolate', 'a\u2069\u202c\u202eb', '\u2068ab\u2069'],
  ['an isolate that is not closed', '\u2067a', '\u2068a\u2069'],
  ['an override in an isolate', '\u2068\u202ea\u2069', '\u2068a\u2069'],
])('%s is isolated', (_, text, isolated) => expect(isolatedText(text)).toBe(isolated))

test('a text composed of isolated parts is not changed', () => {
  const group = `${isolatedText('שרה')} (group 2)`
  expect(isolatedText(group)).toBe(group)
  expect(isolatedText(`${group}, שרה`)).toBe('\u2068שרה (group 2), שרה\u2069')
})

const unit = fc.oneof(
  fc.constantFrom(...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'),
  fc.constantFrom(...'אבج٣ a1(), '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const anyText = fc.string({ unit })

test('property: text outside isolates is directionally neutral, isolates are balanced, no other character is lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const isolated = isolatedText(text)
      expect(outsideOfIsolates(isolated)).not.toMatch(/[\p{Script=Hebrew}\p{Script=Arabic}\p{Bidi_Control}]/u)
      expect(withoutBidiControls(isolated)).toBe(withoutBidiControls(text))
    }),
  )
})

test('property: isolating is idempotent, also for texts with isolated parts', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const both = `${isolatedText(a)}, ${isolatedText(b)}: 1`
      expect(isolatedText(both)).toBe(both)
      expect(isolatedText(isolatedText(a))).toBe(isolatedText(a))
    }),
  )
})

/** @throws when an isolate is opened inside another, not closed, or closed without being open. */
function outsideOfIsolates(text: string): string {
  let outside = ''
  let isInside = false
  for (const character of text) {
    const opens = /[\u2066-\u2068]/.test(character)
    const closes = character === '\u2069'
    if ((opens && isInside) || (closes && !isInside)) throw new Error(`Marks do not match: ${text}`)
    if (opens || closes) isInside = opens
    else if (!isInside) outside += character
  }
  if (isInside) throw new Error(`Not closed: ${text}`)
  return outside
}

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
