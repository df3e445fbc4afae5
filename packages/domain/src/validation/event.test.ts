import { describe, expect, test } from 'vitest'
import { type EventFields, newEventFields, withClock } from '../entities/event.ts'
import { type VariantId, variantOf } from '../variants/registry.ts'
import { validateEvent } from './event.ts'

const errors = (id: VariantId, changes: Partial<EventFields>) => {
  const variant = variantOf(id)
  const blank = withClock(variant, newEventFields(variant), Date.UTC(2026, 10, 22))
  const fields = { ...blank, name: 'Spring unconference', ...changes }
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
  expect(validateEvent(variant, fields, { formHosts: ['docs.google.com', 'forms.gle'] })).toEqual(
    isTaken ? [] : refused,
  )
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

describe('EVENT-19, WEEK-13: zone and first Monday of a weekly event', () => {
  test.each<[VariantId, Partial<EventFields>, string[]]>([
    ['weekdayhourplanner', { timeZone: 'Asia/Kolkata' }, []],
    ['reciprocity10', { timeZone: 'Antarctica/Troll', firstMonday: '2028-02-28' }, []],
    ['weekdayhourplanner', { timeZone: '' }, ['timeZone required']],
    ['weekdayhourplanner', { timeZone: 'Nowhere/Atlantis' }, ['timeZone zone']],
    ['weekdayhourplanner', { timeZone: '+02:00' }, ['timeZone zone']],
    ['weekdayhourplanner', { firstMonday: '' }, ['firstMonday required']],
    ['weekdayhourplanner', { firstMonday: '2026-11-24' }, ['firstMonday monday']],
    ['weekdayhourplanner', { firstMonday: '2026-02-30' }, ['firstMonday monday']],
    ['weekdayhourplanner', { firstMonday: '23.11.2026' }, ['firstMonday monday']],
    ['heallo', { timeZone: 'Europe/Tallinn' }, []],
    ['heallo', { timeZone: 'Asia/Kolkata' }, ['timeZone zone']],
    ['heallo', { timeZone: 'Antarctica/Troll' }, ['timeZone zone']],
    ['heallo', { timeZone: 'Australia/Lord_Howe' }, ['timeZone zone']],
    ['planner', { timeZone: '', firstMonday: '' }, []],
  ])('%s %o: %o', (id, changes, expected) => expect(errors(id, changes)).toEqual(expected))

  test('WEEK-12: an event of an earlier version is saved without them as long as neither is given', () => {
    const variant = variantOf('weekdayhourplanner')
    const stored = { ...newEventFields(variant), name: 'Spring' }
    const rules = (changes: Partial<EventFields>) =>
      validateEvent(variant, { ...stored, ...changes }, { stored }).map(({ field }) => field)
    expect(rules({ name: 'Autumn' })).toEqual([])
    expect(rules({ timeZone: 'Europe/Tallinn' })).toEqual(['firstMonday'])
    expect(rules({ firstMonday: '2026-11-23' })).toEqual(['timeZone'])
    expect(rules({ timeZone: 'Europe/Tallinn', firstMonday: '2026-11-23' })).toEqual([])
  })

  test.each<[VariantId, string]>([
    ['weekdayhourplanner', ''],
    ['heallo', 'UTC'],
    ['planner', ''],
  ])(
    'WEEK-9: %s begins with the zone "%s", and with UTC and the next Monday where nothing is given',
    (id, zone) => {
      const variant = variantOf(id)
      const blank = newEventFields(variant)
      expect(blank).toMatchObject({ timeZone: zone, firstMonday: '' })
      const isWeekly = variant.eventFields.some((field) => field === 'firstMonday')
      expect(withClock(variant, blank, Date.UTC(2026, 10, 23))).toMatchObject(
        isWeekly ? { timeZone: 'UTC', firstMonday: '2026-11-30' } : { timeZone: '', firstMonday: '' },
      )
    },
  )
})

describe('VALID-19: sessions in which nobody could be in time', () => {
  const variant = variantOf('planner')
  const form = (newSessionLabels: string, changes: Partial<EventFields> = {}): EventFields => ({
    ...newEventFields(variant),
    name: 'Spring',
    numSessions: 3,
    timeZone: 'Europe/Tallinn',
    newSessionLabels,
    ...changes,
  })
  const overlapping = '2026-11-28 9:00-10:00\n9:30-10:30\n11:00-12:00'

  test.each<[string, Partial<EventFields>, object[]]>([
    ['2026-11-28 9:00-10:00\n10:00-11:00\n11:00', {}, []],
    [overlapping, {}, [{ rule: 'overlappingSessions', params: { session: 2, other: 1 } }]],
    [
      '2026-11-28 9:00-8:00\n10:00-11:00\n',
      {},
      [{ rule: 'overlappingSessions', params: { session: 2, other: 1 } }],
    ],
    ['2026-03-29 3:30-5:00', {}, [{ rule: 'skippedTime', params: { session: 1, time: '03:30' } }]],
    ['2026-03-29 3:30-5:00', { timeZone: '' }, []],
    // Only sessions that are held count, and without a day nobody knows.
    [overlapping, { numSessions: 1 }, []],
    ['9:00-10:00\n9:30-10:30', {}, []],
  ])('%j %o: %o', (labels, changes, expected) => {
    const found = validateEvent(variant, form(labels, changes))
    expect(found).toEqual(expected.map((each) => ({ field: 'newSessionLabels', ...each })))
  })

  test('what was so before does not keep the rest from being saved', () => {
    const stored = form(overlapping)
    expect(validateEvent(variant, { ...stored, name: 'Autumn' }, { stored })).toEqual([])
    const worse = form(`${overlapping}\n11:30-12:00`, { numSessions: 4 })
    expect(validateEvent(variant, worse, { stored })).toMatchObject([{ params: { session: 4, other: 3 } }])
  })
})
