import { expect, test } from 'vitest'
import { forgetHalfTyped, setHalfTyped, whenNothingHalfTyped } from './half-typed.ts'

test('PERSON-15: what would lose half-typed text waits until all of it is stored, then happens once', () => {
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  setHalfTyped('person', true)
  setHalfTyped('event', true)
  whenNothingHalfTyped(reload)
  whenNothingHalfTyped(reload)
  setHalfTyped('person', false)
  expect(reloads).toBe(0)
  setHalfTyped('event', false)
  setHalfTyped('event', false)
  expect(reloads).toBe(1)
  whenNothingHalfTyped(reload)
  expect(reloads).toBe(2)
})

test('the forms of an event that was left hold nothing up', () => {
  const seen: string[] = []
  setHalfTyped('event', true)
  whenNothingHalfTyped(() => seen.push('reloaded'))
  forgetHalfTyped()
  expect(seen).toEqual(['reloaded'])
})
