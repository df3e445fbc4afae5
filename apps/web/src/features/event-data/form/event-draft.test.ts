import { newEventFields, variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { newEventDraft } from './event-draft.ts'

const blank = newEventFields(variantOf('planner'))

test('ROUTE-12: the suggested name of a new event is saved without being typed', () => {
  expect(newEventDraft(blank, 'Gentle Garden 42').typed.name).toBe('Gentle Garden 42')
})
