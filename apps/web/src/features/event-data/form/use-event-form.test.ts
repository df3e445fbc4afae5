import { newEventFields, type VariantId, variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { newEventDraft, suggestedClock } from './use-event-form.ts'

const blank = newEventFields(variantOf('planner'))

test('ROUTE-12: the suggested name of a new event is saved without being typed', () => {
  expect(newEventDraft(blank, { name: 'Gentle Garden 42' }).typed.name).toBe('Gentle Garden 42')
})

test('WEEK-9: a new weekly event is suggested the zone of the browser, or the variant’s, and the next Monday there', () => {
  const sunday = Date.UTC(2026, 10, 22, 23, 30)
  const suggested = (id: VariantId) => suggestedClock(variantOf(id), 'Europe/Tallinn', sunday)
  expect(suggested('weekdayhourplanner')).toEqual({ timeZone: 'Europe/Tallinn', firstMonday: '2026-11-30' })
  expect(suggested('heallo')).toEqual({ timeZone: 'UTC', firstMonday: '2026-11-23' })
  expect(suggested('planner')).toEqual({ timeZone: 'Europe/Tallinn' })
  expect(suggested('1on1')).toEqual({ timeZone: 'Europe/Tallinn' })
})
