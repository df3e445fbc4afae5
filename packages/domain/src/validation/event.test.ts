import { describe, expect, test } from 'vitest'
import { type EventFields, newEventFields } from '../entities/event.ts'
import { type VariantId, variantOf } from '../variants/registry.ts'
import { validateEvent } from './event.ts'

const errors = (id: VariantId, changes: Partial<EventFields>) => {
  const variant = variantOf(id)
  const fields = { ...newEventFields(variant), name: 'Spring unconference', ...changes }
  return validateEvent(variant, fields).map(({ field, rule }) => `${field} ${rule}`)
}

test.each([
  ['https://docs.google.com/forms/d/e/1/viewform?usp=pp_url', true],
  ['https://Forms.gle/abc', true],
  ['https://forms.gle', true],
  ['http://docs.google.com/forms', false],
  ['https://docs.google.com@evil.example/', false],
  ['https://docs.google.com:secret@forms.gle/', false],
  ['https://docs.google.com.evil.example/', false],
  ['https://evil.example/?https://docs.google.com/', false],
  ['https://docs.google.com\\@evil.example/', false],
  ['https://docs.google.com:8443/', false],
  ['https://evil.example', false],
])('EVENT-9: the form address %s is taken: %s', (googleFormUrl, isTaken) => {
  const variant = variantOf('planner')
  const fields = { ...newEventFields(variant), name: 'Spring unconference', googleFormUrl }
  const refused = [
    { field: 'googleFormUrl', rule: 'formHost', params: { allowed: 'docs.google.com, forms.gle' } },
  ]
  expect(validateEvent(variant, fields, ['docs.google.com', 'forms.gle'])).toEqual(isTaken ? [] : refused)
})

describe('VALID-1, VALID-4: the event form', () => {
  test.each<[VariantId, Partial<EventFields>, string[]]>([
    ['planner', {}, []],
    ['planner', { name: '  ' }, ['name required']],
    ['planner', { email: 'ann@example.org', phone: '+491234567' }, []],
    ['planner', { email: 'änn@example.org' }, ['email email']],
    ['planner', { phone: '0123' }, ['phone phone']],
    ['planner', { googleFormUrl: 'javascript:1' }, ['googleFormUrl url']],
    ['planner', { numSessions: 10 }, []],
    ['planner', { numSessions: 11 }, ['numSessions range']],
    ['planner', { numSessions: 0 }, ['numSessions range']],
    ['planner', { numSessions: 1.5 }, ['numSessions range']],
    ['multiplanner', { numSessions: 100 }, []],
    ['multiplanner', { numSessions: 101 }, ['numSessions range']],
    ['multiplanner', { sessionDurationInHours: 11 }, ['sessionDurationInHours range']],
    ['weekdayhourplanner', { sessionDurationInHours: 0 }, ['sessionDurationInHours range']],
    ['weekdayhourplanner', { sessionDurationInHours: null }, ['sessionDurationInHours range']],
    ['planner', { sessionDurationInHours: null }, []],
    [
      'planner',
      { name: 'x'.repeat(201), description: 'x'.repeat(5001) },
      ['name tooLong', 'description tooLong'],
    ],
  ])('%s %o: %o', (id, changes, expected) => expect(errors(id, changes)).toEqual(expected))
})
