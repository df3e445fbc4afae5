import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Draft,
  type DraftAction,
  isChanged,
  mergeUntouched,
  newDraft,
  nextDraft,
  reopenedDraft,
} from './draft.ts'

type Fields = { name: string; contactName: string; numSessions: number }

const fields: fc.Arbitrary<Fields> = fc.record({
  name: fc.constantFrom('', 'A', 'B'),
  contactName: fc.constantFrom('', 'C', 'D'),
  numSessions: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(Number.NaN)),
})

function after(draft: Draft<Fields>, ...actions: DraftAction<Fields>[]): Draft<Fields> {
  return actions.reduce((before, action) => nextDraft(before, action, mergeUntouched), draft)
}

const received = (incoming: Fields) => ({ type: 'received', incoming }) as const
const typing = (changes: Partial<Fields>) =>
  ({ type: 'typed', change: (typed: Fields) => ({ ...typed, ...changes }) }) as const
const sent = (value: Fields) => ({ type: 'sent', value }) as const
const answered = (isStored: boolean, keepsTyping = true) =>
  ({ type: 'answered', isStored, keepsTyping }) as const

const A = { name: 'A', contactName: 'C', numSessions: 1 }

describe('incoming data merges into untouched fields only', () => {
  test('touched fields keep their input, untouched fields follow the stored data', () => {
    fc.assert(
      fc.property(fields, fields, fields, (stored, typed, incoming) => {
        const draft = after(newDraft(stored, typed), received(incoming))
        for (const field of ['name', 'contactName', 'numSessions'] as const) {
          const wasTyped = !Object.is(typed[field], stored[field])
          expect(draft.typed[field]).toBe(wasTyped ? typed[field] : incoming[field])
        }
      }),
    )
  })

  test('an untouched form has no changes, whatever is received', () => {
    fc.assert(fc.property(fields, fields, (a, b) => !isChanged(after(newDraft(a), received(b)))))
  })

  test('after a save there is no unsaved input, whether the stored data arrives before or after the response', () => {
    fc.assert(
      fc.property(fields, fields, (stored, typed) => {
        const draft = after(newDraft(stored, typed), sent(typed))
        const kept = { ...typed, name: `${typed.name} trimmed` }
        expect(isChanged(after(draft, answered(true), received(kept)))).toBe(false)
        expect(isChanged(after(draft, received(kept), answered(true)))).toBe(false)
      }),
    )
  })

  test('input typed during a save is kept', () => {
    const draft = after(newDraft(A), typing({ name: 'B' }), sent({ ...A, name: 'B' }), typing({ name: 'BC' }))
    const stored = received({ ...A, name: 'B' })
    expect(after(draft, answered(true), stored).typed.name).toBe('BC')
    expect(after(draft, stored, answered(true)).typed.name).toBe('BC')
  })
})

test('a refused save loses no input, whatever is received before or after the response', () => {
  fc.assert(
    fc.property(fields, fields, fields, fields, (stored, typed, before, later) => {
      const draft = newDraft(stored, typed)
      const refused = after(draft, sent(typed), received(before), answered(false), received(later))
      expect(refused).toEqual(after(draft, received(before), received(later)))
    }),
  )
})

test('stored data received during a save is merged after the response, so that fields do not flicker', () => {
  const draft = after(newDraft(A), typing({ name: 'B' }), sent({ ...A, name: 'B' }))
  expect(after(draft, received({ ...A, name: 'b', numSessions: 3 })).typed).toEqual({ ...A, name: 'B' })
})

test('a control that cannot keep a refused value shows the stored value', () => {
  const draft = after(newDraft(A), sent({ ...A, name: 'B' }))
  expect(after(draft, answered(false, false)).typed).toEqual(A)
  expect(after(draft, received({ ...A, name: 'D' }), answered(false, false)).typed.name).toBe('D')
})

test('a later save supersedes one still in flight', () => {
  const draft = after(newDraft(A), sent({ ...A, name: 'B' }), sent({ ...A, name: 'C' }), answered(true))
  expect([draft.stored.name, draft.typed.name, isChanged(draft)]).toEqual(['C', 'C', false])
})

test('a form unmounted during a save and reopened has its input and awaits no response', () => {
  const left = after(newDraft(A), typing({ name: 'B' }), sent({ ...A, name: 'B' }))
  const stored = reopenedDraft(left, { ...A, name: 'B', numSessions: 2 }, mergeUntouched)
  expect([stored.typed, isChanged(stored), stored.sent]).toEqual([
    { ...A, name: 'B', numSessions: 2 },
    false,
    null,
  ])
  expect(reopenedDraft(left, A, mergeUntouched).typed.name).toBe('B')
})
