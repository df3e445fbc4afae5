import { isPhone } from '@planner/domain'
import { CATALOGUES, LANGUAGE_CODES, type MessageKey } from '@planner/i18n'
import { expect, test } from 'vitest'
import { fieldErrorText } from './field-error.ts'

const filled = (key: MessageKey, values?: Record<string, string | number>) => {
  const text: string = CATALOGUES['en-GB'][key]
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]))
}

test('ERROR-16: a value that is not allowed is refused with what is, a suggested one with what is asked for', () => {
  const of = (params?: { allowed: string }) =>
    fieldErrorText(filled, { field: 'topicType', rule: 'notIn', ...(params && { params }) }, 'Kind')
  expect(of({ allowed: 'Talk, Fun' })).toBe('Kind must be one of: Talk, Fun.')
  expect(of()).toBe('Kind still has the suggested value. Please write your own.')
})

test('VALID-3: the example of a phone number is one', () => {
  for (const code of LANGUAGE_CODES) {
    const [example = ''] = /\+[\d ]+\d/.exec(CATALOGUES[code]['error.phone']) ?? []
    expect([code, isPhone(example)]).toEqual([code, true])
  }
})
