import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announcementStore } from '../../lib/announce.ts'
import { startOf } from './use-draft.ts'
import { useDraftForm } from './use-draft-form.ts'

type Fields = { name: string; size: number }
type Answer =
  | { ok: true; id: string }
  | { ok: false; status: number; fields?: { field: string; rule: string }[] }

const A: Fields = { name: 'A', size: 1 }

function openForm(stored: Fields | null = A) {
  return renderHook(
    (now: Fields | null) =>
      useDraftForm<Fields>({
        stored: now,
        start: startOf(now ?? A),
        valueAt: (typed, field) => typed[field as keyof Fields],
      }),
    { initialProps: stored },
  )
}

/** A save whose response is resolved later. */
function pendingSave(form: ReturnType<typeof openForm>) {
  let answer: (answer: Answer) => void = () => {}
  let saved: Promise<unknown> = Promise.resolve()
  const sent: Fields[] = []
  act(() => {
    saved = form.result.current.save(
      () => [],
      (typed) => {
        sent.push(typed)
        return new Promise<Answer>((resolve) => {
          answer = resolve
        })
      },
    )
  })
  const answered = async (given: Answer) => {
    let outcome: unknown
    await act(async () => {
      answer(given)
      outcome = await saved
    })
    return outcome
  }
  return { sent, answered }
}

const type = (form: ReturnType<typeof openForm>, changes: Partial<Fields>) =>
  act(() => form.result.current.change((typed) => ({ ...typed, ...changes })))

test('live changes update untouched fields', () => {
  const form = openForm()
  type(form, { name: 'typed' })
  form.rerender({ name: 'elsewhere', size: 2 })
  expect(form.result.current.draft.typed).toEqual({ name: 'typed', size: 2 })
  expect(form.result.current.isChanged).toBe(true)
})

test('PERSON-4: invalid fields are not sent, and an error clears when its field changes', async () => {
  const form = openForm()
  const wrong = [
    { field: 'name', rule: 'required' },
    { field: 'size', rule: 'range' },
  ]
  await act(() =>
    form.result.current.save(
      () => wrong,
      () => Promise.reject(new Error('Nothing must be sent.')),
    ),
  )
  expect(form.result.current.errors).toEqual(wrong)
  type(form, { name: 'B' })
  expect(form.result.current.errors.map(({ field }) => field)).toEqual(['size'])
})

test('a refused save keeps the input and names the fields', async () => {
  const form = openForm()
  type(form, { name: 'B' })
  const { answered } = pendingSave(form)
  expect(form.result.current.isSaving).toBe(true)
  form.rerender({ name: 'elsewhere', size: 2 })
  const outcome = await answered({ ok: false, status: 400, fields: [{ field: 'name', rule: 'notIn' }] })
  expect(outcome).toBeUndefined()
  expect(form.result.current.draft.typed).toEqual({ name: 'B', size: 2 })
  expect(form.result.current.errors).toEqual([{ field: 'name', rule: 'notIn' }])
  expect([form.result.current.isSaving, form.result.current.isUnanswered]).toEqual([false, false])
})

test('a missing response is reported, and the same values can be sent again', async () => {
  const form = openForm()
  type(form, { name: 'B' })
  await pendingSave(form).answered({ ok: false, status: 0 })
  expect(form.result.current.isUnanswered).toBe(true)
  const again = pendingSave(form)
  expect(again.sent).toEqual([{ name: 'B', size: 1 }])
  expect(form.result.current.isUnanswered).toBe(false)
  expect(await again.answered({ ok: true, id: 'x' })).toEqual({ ok: true, id: 'x' })
  expect(form.result.current.isChanged).toBe(false)
})

test('PERSON-4: nothing is sent while a save is in flight, and input typed meanwhile remains unsaved', async () => {
  const form = openForm()
  type(form, { name: 'B' })
  const first = pendingSave(form)
  type(form, { name: 'BC' })
  expect(pendingSave(form).sent).toEqual([])
  await first.answered({ ok: true, id: 'x' })
  form.rerender({ name: 'B', size: 1 })
  expect(form.result.current.draft.typed.name).toBe('BC')
  expect(form.result.current.isChanged).toBe(true)
})

test('BROWSER-4: what somebody else changes beside unsaved input is said, and what is saved from here is not', async () => {
  const before = announcementStore.getSnapshot().number
  const number = () => announcementStore.getSnapshot().number - before
  const form = openForm()
  form.rerender({ name: 'A', size: 2 })
  expect(number()).toBe(0)
  type(form, { name: 'typed' })
  form.rerender({ name: 'A', size: 3 })
  expect(number()).toBe(1)
  const { answered } = pendingSave(form)
  form.rerender({ name: 'typed', size: 3 })
  await answered({ ok: true, id: '1' })
  type(form, { name: 'more' })
  form.rerender({ name: 'typed', size: 3 })
  expect(number()).toBe(1)
})
