import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['*', 'en-GB'],
  ['et', 'et'],
  ['de-AT', 'de'],
  ['en-US,en;q=0.9', 'en-GB'],
  ['fr, de;q=0.5, et;q=0.8', 'et'],
  ['fr;q=1, de;q=0', 'en-GB'],
  ['de;q=x, et;q=0.1', 'et'],
  ['ET ; Q=0.3', 'et'],
])('HTTP-16: the language of "%s" is %s', (header, code) => {
  expect(acceptedLanguage(header)).toBe(code)
})
