import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../rules.ts'
import { CONSTRAINTS } from './constraints.ts'
import { CONSTRAINT_NAMES, MEDIUM, positionOf, TERM_COUNT } from './terms.ts'

test('every constraint stands at the position of its name', () => {
  expect(CONSTRAINTS.map(({ name }) => name)).toEqual(CONSTRAINT_NAMES)
  expect(CONSTRAINTS.map(({ name }) => positionOf(name))).toEqual([...CONSTRAINTS.keys()])
  expect(CONSTRAINTS.length).toBe(TERM_COUNT)
})

test('hard constraints come first, then the medium one, then a soft one for every weight', () => {
  expect(CONSTRAINTS.slice(0, MEDIUM).every(({ level }) => level === 'hard')).toBe(true)
  expect(CONSTRAINTS[MEDIUM].level).toBe('medium')
  expect(CONSTRAINTS.slice(MEDIUM + 1).every(({ level }) => level === 'soft')).toBe(true)
  expect(CONSTRAINTS.slice(MEDIUM + 1).map(({ name }) => name)).toEqual(Object.keys(DEFAULT_RULES.weights))
})
