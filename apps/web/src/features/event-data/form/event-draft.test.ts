import { type EventFields, newEventFields, variantOf } from '@planner/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChanged, newEventDraft, withSaved, withStored } from './event-draft.ts'

const blank = newEventFields(variantOf('planner'))
const fields = fc
  .record({
    name: fc.constantFrom('', 'A', 'B'),
    contactName: fc.constantFrom('', 'C', 'D'),
    numSessions: fc.integer({ min: 1, max: 3 }),
  })
  .map((changes): EventFields => ({ ...blank, ...changes }))

describe('an incoming UpdateEvent merges into untouched fields only', () => {
  test('what was typed stays, what was not follows', () => {
    fc.assert(
      fc.property(fields, fields, fields, (stored, typed, incoming) => {
        const draft = withStored({ stored, typed }, incoming)
        for (const field of ['name', 'contactName', 'numSessions'] as const) {
          const wasTyped = typed[field] !== stored[field]
          expect(draft.typed[field]).toBe(wasTyped ? typed[field] : incoming[field])
        }
      }),
    )
  })

  test('a form nobody has typed in has no changes, whatever comes in', () => {
    fc.assert(fc.property(fields, fields, (a, b) => !isChanged(withStored(newEventDraft(a, ''), b))))
  })

  test('after a save nothing is left to save, whether the stored event comes before the answer or after it', () => {
    fc.assert(
      fc.property(fields, fields, (stored, typed) => {
        const before = { stored, typed }
        const kept = { ...typed, name: `${typed.name} trimmed` }
        expect(isChanged(withStored(withSaved(before, before, typed), kept))).toBe(false)
        expect(isChanged(withSaved(withStored(before, kept), before, typed))).toBe(false)
      }),
    )
  })

  test('what is typed while a save is under way stays', () => {
    const before = newEventDraft(blank, 'A')
    const typedOn = { ...before, typed: { ...before.typed, name: 'AB' } }
    expect(withStored(withSaved(typedOn, before, before.typed), before.typed).typed.name).toBe('AB')
    expect(withSaved(withStored(typedOn, before.typed), before, before.typed).typed.name).toBe('AB')
  })
})

test('spec 2.1: the suggested name of a new event is saved without being typed', () => {
  expect(newEventDraft(blank, 'Gentle Garden 42').typed.name).toBe('Gentle Garden 42')
})
