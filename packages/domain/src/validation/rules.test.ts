import { describe, expect, test } from 'vitest'
import { isWholeNumberBetween } from '../whole-number.ts'
import { isEmail, isHttpUrl, isPhone } from './rules.ts'

describe('VALID-2: e-mail', () => {
  test.each(['a@b.c', 'ann.lee+tag@mail.example.org', 'ann@münchen.de', "o'neil@example.org"])(
    '%s is valid',
    (text) => expect(isEmail(text)).toBe(true),
  )
  test.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann lee@example.org',
    'änn@example.org',
    'a@b@c.d',
    'a@b..c',
  ])('%s is not', (text) => expect(isEmail(text)).toBe(false))
})

describe('VALID-3: phone: optional plus, a digit 1-9, then 3 to 18 digits, spaces or hyphens', () => {
  test.each(['1234', '+49 170 555-0001', `9${'0'.repeat(18)}`])('%s is valid', (text) =>
    expect(isPhone(text)).toBe(true),
  )
  test.each(['', '123', '0170 5550001', '+0123', '12(3)4', `9${'0'.repeat(19)}`, '++491234', '1234a'])(
    '%s is not',
    (text) => expect(isPhone(text)).toBe(false),
  )
})

test.each([
  ['https://docs.google.com/forms/d/e/x/viewform', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['example.org', false],
])('a web address: %s %s', (text, expected) => expect(isHttpUrl(text)).toBe(expected))

test('a whole number between bounds, both included', () => {
  const values = [0, 1, 10, 11, 1.5, Number.NaN, '5', null, undefined]
  expect(values.filter((value) => isWholeNumberBetween(value, 1, 10))).toEqual([1, 10])
})
