import { expect, test } from 'vitest'
import { forgetUnsavedInput, runWithoutUnsavedInput, setUnsavedInput } from './unsaved-input.ts'

test('PERSON-15: what would lose half-typed text waits until all of it is stored, then happens once', () => {
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  setUnsavedInput('person', true)
  setUnsavedInput('event', true)
  runWithoutUnsavedInput(reload)
  runWithoutUnsavedInput(reload)
  setUnsavedInput('person', false)
  expect(reloads).toBe(0)
  setUnsavedInput('event', false)
  setUnsavedInput('event', false)
  expect(reloads).toBe(1)
  runWithoutUnsavedInput(reload)
  expect(reloads).toBe(2)
})

test('the forms of an event that was left hold nothing up', () => {
  const seen: string[] = []
  setUnsavedInput('event', true)
  runWithoutUnsavedInput(() => seen.push('reloaded'))
  forgetUnsavedInput()
  expect(seen).toEqual(['reloaded'])
})
