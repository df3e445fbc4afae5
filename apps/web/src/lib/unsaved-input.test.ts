import { beforeEach, expect, test } from 'vitest'
import { forgetUnsavedInput, runWithoutUnsavedInput, setUnsavedInput } from './unsaved-input.ts'

beforeEach(forgetUnsavedInput)

test('PERSON-15: a reload is deferred until all input is saved, then runs once', () => {
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

test('forms of an event that was left do not block a reload', () => {
  const seen: string[] = []
  setUnsavedInput('event', true)
  runWithoutUnsavedInput(() => seen.push('reloaded'))
  forgetUnsavedInput()
  expect(seen).toEqual(['reloaded'])
})
